import { randomBytes } from "node:crypto";
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { makeDataFolder } from "../data-folder.ts";
import { env } from "../env.ts";

const KEY = Symbol.for("scicalc.auth-secret");
const processWide = globalThis as typeof globalThis & { [KEY]?: string };

const createSecret = (): string => randomBytes(32).toString("base64url");

/**
 * Returns the secret that signs cookies and encrypts second factors: AUTH_SECRET, else a random one that the
 * first start saves in DATA_DIR. With "memory://" it lasts as long as the process and its sessions.
 */
export function authSecret(): string {
  const { AUTH_SECRET, DATA_DIR } = env();
  if (AUTH_SECRET !== undefined) return AUTH_SECRET;
  if (DATA_DIR === "memory://") {
    processWide[KEY] ??= createSecret();
    return processWide[KEY];
  }
  const folder = resolve(DATA_DIR);
  const path = join(folder, "auth-secret");
  makeDataFolder(folder);
  for (;;) {
    const saved = savedSecret(path);
    if (saved !== "") return saved;
    writeSecret(path);
  }
}

/** Returns the saved secret; empty for a missing or an empty file, which a full disk or a crash may cause. */
function savedSecret(path: string): string {
  try {
    return readFileSync(path, "utf8").trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    return "";
  }
}

/** Saves a secret atomically. Of two processes, the later one only replaces an empty file. */
function writeSecret(path: string): void {
  const draft = `${path}-${randomBytes(6).toString("hex")}`;
  const file = openSync(draft, "wx", 0o600);
  try {
    writeSync(file, createSecret());
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  try {
    if (existsSync(path) && savedSecret(path) === "") renameSync(draft, path);
    else linkSync(draft, path);
  } catch (error) {
    // Another process was first.
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
