import { spawn } from "node:child_process";
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { authSecret } from "../../lib/server/auth/secret.ts";
import { makeDataFolder } from "../../lib/server/data-folder.ts";
import { closeDatabase, openedDatabase } from "../../lib/server/db/database.ts";
import { isDatabaseFailure } from "../../lib/server/db/failure.ts";
import { KEY, processWide } from "../../lib/server/db/peek.ts";
import { log } from "../../lib/server/front/log.ts";
import { deleteExpired } from "../../lib/server/housekeeping.ts";
import { start } from "../../lib/server/start.ts";

/** Forgets a failed opening, as the server does after half a minute. */
const forgetDatabase = () => {
  delete processWide[KEY];
};

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
  const created = join(parent, "a", "data");
  makeDataFolder(created);
  expect([modeOf(created), modeOf(join(parent, "a"))]).toEqual([0o700, 0o700]);
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

test("an empty secret, as a full disk leaves it, is replaced", () => {
  vi.stubEnv("AUTH_SECRET", "");
  vi.stubEnv("DATA_DIR", join(parent, "data"));
  mkdirSync(join(parent, "data"));
  writeFileSync(join(parent, "data", "auth-secret"), "\n");
  const secret = authSecret();
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(authSecret()).toBe(secret);
  expect(readdirSync(join(parent, "data"))).toEqual(["auth-secret"]);
});

/** Expects the database to fail with the visitor's sentence, and the log to say why. */
async function expectUnusable(reason: RegExp): Promise<void> {
  const error = vi.spyOn(log, "error");
  const failure = await openedDatabase().then(
    () => undefined,
    (rejected: unknown) => rejected,
  );
  expect(isDatabaseFailure(failure)).toBe(true);
  expect((failure as Error).message).toMatch(/^Our database cannot be reached/);
  expect(error.mock.calls.map(([fields]) => (fields as { reason: string }).reason).join(" ")).toMatch(reason);
  error.mockRestore();
}

describe("a folder that the embedded database cannot use", () => {
  beforeEach(() => {
    vi.stubEnv("DATABASE_URL", "");
    vi.stubEnv("DATA_DIR", join(parent, "data"));
  });

  test("is left as it is if it holds something else", async () => {
    mkdirSync(join(parent, "data", "postgres"), { recursive: true });
    writeFileSync(join(parent, "data", "postgres", "letter.txt"), "Dear Ada");
    await expectUnusable(/holds no complete database \(missing: PG_VERSION.*left as it is.*npm run restore/);
    expect(readdirSync(join(parent, "data", "postgres"))).toEqual(["letter.txt"]);
  });

  test("is left as it is if a part of the database is missing", async () => {
    await openedDatabase();
    await closeDatabase();
    const files = join(parent, "data", "postgres");
    rmSync(join(files, "PG_VERSION"));
    const before = readdirSync(files);
    await expectUnusable(/missing: PG_VERSION/);
    expect(readdirSync(files)).toEqual(before);
  });

  test("is reported as damaged, not as an abort of the engine", async () => {
    await openedDatabase();
    await closeDatabase();
    const files = join(parent, "data", "postgres");
    writeFileSync(join(files, "global", "pg_control"), Buffer.alloc(8192));
    await expectUnusable(/The database in .*postgres cannot be opened: it is damaged.*npm run restore/);
  });

  test("takes the restored database if a restore ended between its two renames", async () => {
    const { prisma } = await openedDatabase();
    await prisma.faq.deleteMany();
    await closeDatabase();
    renameSync(join(parent, "data", "postgres"), join(parent, "data", "postgres-restored"));
    const reopened = await openedDatabase();
    expect(await reopened.prisma.faq.count()).toBe(0);
    expect(readdirSync(join(parent, "data"))).not.toContain("postgres-restored");
  });

  test("is in use while another process has it, whatever its process number", async () => {
    mkdirSync(join(parent, "data"), { recursive: true });
    const program = `
      const { DatabaseSync } = require("node:sqlite");
      const lock = new DatabaseSync(${JSON.stringify(join(parent, "data", "database.lock"))});
      lock.exec("BEGIN EXCLUSIVE");
      console.log("locked");
      setInterval(() => {}, 1000);`;
    const other = spawn(process.execPath, ["-e", program], { stdio: ["ignore", "pipe", "inherit"] });
    await new Promise((resolve) => other.stdout.once("data", resolve));
    await expectUnusable(/is in use by another server or command/);
    // The lock ends with its process, even one that is killed: no number is compared.
    await closeDatabase();
    other.kill("SIGKILL");
    await new Promise((resolve) => other.once("exit", resolve));
    forgetDatabase();
    writeFileSync(join(parent, "data", "process.lock"), String(process.pid));
    await expect(openedDatabase()).resolves.toBeDefined();
  });
});

test("other users can neither read nor write the files of a server’s database", async () => {
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
