import { randomBytes } from "node:crypto";
import { hashToken } from "./hashed-tokens.ts";

export const BACKUP_CODE_COUNT = 10;
/** Codes have 32 letters each: 120 bits, so that a plain hash protects them (ASVS 5.0, 6.5.2). */
const LETTERS = 24;
const GROUP = 4;
/** Crockford's Base32, without letters that resemble digits. */
const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
const SEPARATORS = /[\s-]/g;

export const createBackupCodes = (): string[] => Array.from({ length: BACKUP_CODE_COUNT }, createCode);

function createCode(): string {
  // 256 is a multiple of 32: each letter is equally likely.
  const letters = [...randomBytes(LETTERS)].map((byte) => ALPHABET[byte % ALPHABET.length]);
  const groups = Array.from({ length: LETTERS / GROUP }, (_, index) =>
    letters.slice(index * GROUP, (index + 1) * GROUP).join(""),
  );
  return groups.join("-");
}

export const hashBackupCode = (code: string): string =>
  hashToken(code.replaceAll(SEPARATORS, "").toLowerCase());

/** Matches a stored hash: 256 bits in Base64. Entered codes are always hashed, so none can match directly. */
const HASH = /^[\w-]{43}$/;

/** Hashes the codes of a list before better-auth stores it: new codes, or remaining hashes. */
export const encodeBackupCodes = async (json: string): Promise<string> =>
  JSON.stringify(parseCodes(json).map((code) => (HASH.test(code) ? code : hashBackupCode(code))));

/** Returns the stored hashes, which better-auth compares with the hash of an entered code. */
export const decodeBackupCodes = async (json: string): Promise<string> => json;

export const countBackupCodes = (json: string): number => parseCodes(json).length;

const parseCodes = (json: string): string[] => (JSON.parse(json) as unknown[]).map(String);
