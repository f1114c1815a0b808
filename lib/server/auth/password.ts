import { messages } from "./messages.ts";

export const MIN_PASSWORD = 12;
/** Longer ones would only cost time to hash. */
export const MAX_PASSWORD = 128;
/** Fewer different characters than this make a pattern such as "abcabcabcabc". */
const MIN_DIFFERENT = 5;

/**
 * Finds the reason why a password must not be set for an address. Length counts characters; no kind of character is
 * required (ASVS 5.0, 6.2.5).
 * @returns a sentence for the user, or undefined for a good password
 */
export async function findPasswordWeakness(password: string, email: string): Promise<string | undefined> {
  const length = [...password].length;
  if (length < MIN_PASSWORD) return messages.password.tooShort(MIN_PASSWORD);
  if (password.length > MAX_PASSWORD) return messages.password.tooLong(MAX_PASSWORD);
  if (new Set(password).size < MIN_DIFFERENT) return messages.password.repetitive;
  // Two megabytes of words and a file of passwords, loaded only when a password is set.
  const { isContextPassword, isCommonPassword } = await import("./common-passwords.ts");
  if (isContextPassword(password, email)) return messages.password.personal;
  return (await isCommonPassword(password)) ? messages.password.common : undefined;
}
