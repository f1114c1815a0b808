import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { makeDataFolder } from "../data-folder.ts";
import { env } from "../env.ts";

const KEY = Symbol.for("scicalc.auth-secret");
const processWide = globalThis as typeof globalThis & { [KEY]?: string };

const made = (): string => randomBytes(32).toString("base64url");

/**
 * What cookies are signed and second factors are encrypted with: AUTH_SECRET, else one that is made at the first start
 * and kept in DATA_DIR. With "memory://" it lasts as long as the process, as its sessions do.
 */
export function authSecret(): string {
  const { AUTH_SECRET, DATA_DIR } = env();
  if (AUTH_SECRET !== undefined) return AUTH_SECRET;
  if (DATA_DIR === "memory://") {
    processWide[KEY] ??= made();
    return processWide[KEY];
  }
  const folder = resolve(DATA_DIR);
  const path = join(folder, "auth-secret");
  makeDataFolder(folder);
  try {
    // Fails when it is there: whoever comes first makes it.
    writeFileSync(path, made(), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return readFileSync(path, "utf8").trim();
}
