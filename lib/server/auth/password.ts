export const MIN_PASSWORD = 12;
/** Longer ones would only cost time to hash. */
export const MAX_PASSWORD = 128;

/** What is wrong with a password that someone wants for an address, as a sentence; undefined when it is good. */
export function weaknessOf(password: string, email: string): string | undefined {
  if (password.length < MIN_PASSWORD) return `The password must have at least ${MIN_PASSWORD} characters.`;
  if (password.length > MAX_PASSWORD) return `The password can have at most ${MAX_PASSWORD} characters.`;
  if (new Set(password).size < 5) return "The password must have at least five different characters.";
  if (password.toLowerCase().includes(email.toLowerCase()))
    return "The password must not contain the email address.";
  return undefined;
}
