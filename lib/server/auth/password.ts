import { messages } from "./messages.ts";

export const MIN_PASSWORD = 12;
/** Longer passwords would only cost hashing time. */
export const MAX_PASSWORD = 128;
/** Fewer different characters make a pattern such as "abcabcabcabc". */
const MIN_DIFFERENT = 5;

/**
 * Returns the reason why a password is too weak for an address, as a sentence for the user; undefined for a
 * good one. Length counts characters; no kind of character is required (ASVS 5.0, 6.2.5).
 */
export async function findPasswordWeakness(password: string, email: string): Promise<string | undefined> {
  const length = [...password].length;
  if (length < MIN_PASSWORD) return messages.password.tooShort(MIN_PASSWORD);
  if (password.length > MAX_PASSWORD) return messages.password.tooLong(MAX_PASSWORD);
  if (new Set(password).size < MIN_DIFFERENT) return messages.password.repetitive;
  // Loads two megabytes of words and passwords only when a password is set.
  const { isContextPassword, isCommonPassword } = await import("./common-passwords.ts");
  if (isContextPassword(password, email)) return messages.password.personal;
  return (await isCommonPassword(password)) ? messages.password.common : undefined;
}
