import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { authSecret } from "../../lib/server/auth/secret.ts";
import { makeDataFolder } from "../../lib/server/data-folder.ts";
import { closeDatabase } from "../../lib/server/db/database.ts";
import { deleteExpired } from "../../lib/server/housekeeping.ts";
import { start } from "../../lib/server/start.ts";

const OTHERS = 0o077;
let parent = "";
let mask = 0;

const modeOf = (path: string) => statSync(path).mode & 0o777;

beforeEach(async () => {
  await closeDatabase();
  parent = mkdtempSync(join(tmpdir(), "scicalc-data-"));
  mask = process.umask(0);
});
afterEach(async () => {
  await closeDatabase();
  process.umask(mask);
  vi.unstubAllEnvs();
  vi.useRealTimers();
  rmSync(parent, { recursive: true });
});

test("the folder of the data is its user's alone, made anew or narrowed", () => {
  const made = join(parent, "a", "data");
  makeDataFolder(made);
  expect([modeOf(made), modeOf(join(parent, "a"))]).toEqual([0o700, 0o700]);
  const wide = join(parent, "wide");
  mkdirSync(wide);
  chmodSync(wide, 0o777);
  makeDataFolder(wide);
  expect(modeOf(wide)).toBe(0o700);
  const strict = join(parent, "strict");
  mkdirSync(strict, { mode: 0o500 });
  makeDataFolder(strict);
  expect(modeOf(strict)).toBe(0o500);
});

test("the secret's folder too", () => {
  vi.stubEnv("AUTH_SECRET", "");
  vi.stubEnv("DATA_DIR", join(parent, "data"));
  expect(authSecret()).toMatch(/^[\w-]{43}$/);
  expect(modeOf(join(parent, "data"))).toBe(0o700);
  expect(modeOf(join(parent, "data", "auth-secret"))).toBe(0o600);
});

test("nobody else can read or write a file of a server's database", async () => {
  const folder = join(parent, "data");
  vi.stubEnv("DATABASE_URL", "");
  vi.stubEnv("DATA_DIR", folder);
  vi.useFakeTimers({ toFake: ["setInterval"] });
  await start();
  // Goes through the same as the round that has begun: the database is closed after both.
  await deleteExpired();
  const paths = readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name)));
  expect(paths.length).toBeGreaterThan(100);
  expect([folder, ...paths].filter((path) => (statSync(path).mode & OTHERS) !== 0)).toEqual([]);
});
