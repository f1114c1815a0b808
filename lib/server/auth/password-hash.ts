import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { verifyPassword as verifyScrypt } from "better-auth/crypto";

const deriveKey = promisify(argon2);

/** OWASP's minimum for Argon2id (Password Storage Cheat Sheet): 19 MiB, two passes, one lane. */
const MEMORY_KIB = 19_456;
const PASSES = 2;
const LANES = 1;
const SALT_BYTES = 16;
const KEY_BYTES = 32;
/** Prefix of the hash in the PHC string format. */
const PREFIX = `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$`;

/** Matches better-auth's scrypt (N = 16,384, r = 16), which hashed passwords before. */
const SCRYPT_HASH = /^[0-9a-f]{32}:[0-9a-f]{128}$/;

/** Maximum simultaneous hashes, of the four threads that Node also uses for files. */
const MAX_RUNNING = 2;
let running = 0;
const waiting: (() => void)[] = [];

/** Runs a task on one of the few threads for hashing. admission.ts limits the requests that wait here. */
async function queueHashing<Value>(task: () => Promise<Value>): Promise<Value> {
  if (running < MAX_RUNNING) running += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await task();
  } finally {
    // The next task takes the slot.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

const argon2id = (password: string, salt: Buffer): Promise<Buffer> =>
  queueHashing(() =>
    deriveKey("argon2id", {
      message: password,
      nonce: salt,
      memory: MEMORY_KIB,
      passes: PASSES,
      parallelism: LANES,
      tagLength: KEY_BYTES,
    }),
  );

const encode = (bytes: Buffer): string => bytes.toString("base64").replaceAll("=", "");

/** Hashes a password with Argon2id, off the main thread. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return `${PREFIX}${encode(salt)}$${encode(await argon2id(password, salt))}`;
}

/** Verifies a password, also against a hash by better-auth. */
export async function verifyPassword({
  hash,
  password,
}: {
  hash: string;
  password: string;
}): Promise<boolean> {
  if (SCRYPT_HASH.test(hash)) return queueHashing(() => verifyScrypt({ hash, password }));
  if (!hash.startsWith(PREFIX)) return false;
  const [salt = "", key = ""] = hash.slice(PREFIX.length).split("$");
  const expected = Buffer.from(key, "base64");
  return (
    expected.length === KEY_BYTES &&
    timingSafeEqual(expected, await argon2id(password, Buffer.from(salt, "base64")))
  );
}

/** Returns true if a hash has outdated parameters. */
export const isOutdatedHash = (hash: string): boolean => !hash.startsWith(PREFIX);
