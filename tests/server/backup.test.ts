import { randomUUID } from "node:crypto";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { Client } from "pg";
import { afterEach, beforeEach, describe, expect, inject, it, vi } from "vitest";
import { commands } from "../../lib/server/commands.ts";
import { createBackup, type InTransaction, restoreBackup, writeDump } from "../../lib/server/db/backup.ts";
import { digestsOf, dumpLines } from "../../lib/server/db/dump.ts";
import { migrate, readMigrations } from "../../lib/server/db/migrate.ts";
import { prepare } from "../../lib/server/db/prepare.ts";
import { expectNoServers, isEmptySchema, restoreInNewSchema } from "../../lib/server/db/replace-schema.ts";
import { type Sql, sqlOfClient, sqlOfPglite } from "../../lib/server/db/sql.ts";
import { inPgliteTransaction, inServerTransaction } from "../../lib/server/db/transactions.ts";
import { connectionName } from "../../lib/server/instances/identity.ts";
import { runInServer, serveCommands } from "../../lib/server/local-channel.ts";
import { emptyDatabase as emptySite } from "./database.ts";
import { createPglite } from "./pglite.ts";

const url = inject("databaseUrl");
let folder = "";
const closers: (() => Promise<unknown>)[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "scicalc-backup-"));
});
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
  rmSync(folder, { recursive: true });
});

/** An empty database of the kind under test. */
async function emptyDatabase(): Promise<{ sql: Sql; inTransaction: InTransaction }> {
  if (url === undefined) {
    const pglite = await createPglite();
    closers.push(() => pglite.close());
    return { sql: sqlOfPglite(pglite), inTransaction: inPgliteTransaction(pglite) };
  }
  const name = `backup_${randomUUID().replaceAll("-", "")}`;
  const admin = new Client({ connectionString: url });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
  const target = url.replace(/postgres$/, name);
  const client = new Client({ connectionString: target });
  await client.connect();
  closers.push(async () => {
    await client.end();
    await admin.query(`DROP DATABASE ${name}`);
    await admin.end();
  });
  return { sql: sqlOfClient(client), inTransaction: inServerTransaction(target) };
}

async function filledDatabase() {
  const database = await emptyDatabase();
  await prepare(database.sql, { allowsNewer: false });
  await database.sql.run(`
    INSERT INTO "contact_submissions" ("name", "email", "subject", "message", "submission_key")
      SELECT 'Ada ' || n, 'a@b.cd', E'Quotes " and \\\\ and \u2028', repeat('Grüße U0001F600 ', n % 50 + 1), 'key ' || n
      FROM generate_series(1, 1200) n;
    INSERT INTO "user_reviews" ("name", "rating", "comment", "submission_key") VALUES ('Bob', 4, 'Fine', 'one');
    DELETE FROM "contact_submissions" WHERE "id" = 1200`);
  return database;
}

const keptBytes = async (sql: Sql) => sql.query(`SELECT * FROM "kept_submissions" ORDER BY "kind"`);

describe("a backup", () => {
  it("restores every row, in the same kind of database and in the embedded one", async () => {
    const { sql, inTransaction } = await filledDatabase();
    const path = join(folder, "site.jsonl.gz");
    const digests = await createBackup(path, (draft) => writeDump(draft, inTransaction));
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(["site.jsonl.gz"]);
    expect(digests.contact_submissions?.rows).toBe(1199);

    const { sql: other } = await emptyDatabase();
    await restoreBackup(path, other);
    const restored = await other.query(`SELECT * FROM "contact_submissions" ORDER BY "id"`);
    expect(restored).toEqual(await sql.query(`SELECT * FROM "contact_submissions" ORDER BY "id"`));
    // Counts are those of the backup, not counted twice by the triggers, which work again afterwards.
    expect(await keptBytes(other)).toEqual(await keptBytes(sql));
    await other.run(`
      INSERT INTO "contact_submissions" ("name", "email", "subject", "message", "submission_key")
        VALUES ('Cy', 'c@d.ef', 'New', 'Text', 'another')`);
    const [last] = await other.query<{ id: number }>(`SELECT max("id") AS "id" FROM "contact_submissions"`);
    expect(last?.id).toBeGreaterThan(1199);
    expect(await keptBytes(other)).not.toEqual(await keptBytes(sql));
  });

  it("reads tables in the order of their keys, which needs no sorting, and restores those of the first format", async () => {
    const { sql, inTransaction } = await filledDatabase();
    const path = join(folder, "site.jsonl.gz");
    await writeDump(path, inTransaction);
    const ids = gunzipSync(readFileSync(path))
      .toString()
      .split("\n")
      .flatMap((line) => (line.includes("Ada ") ? [JSON.parse(JSON.parse(line).row).id] : []));
    expect(ids).toEqual(Array.from({ length: 1199 }, (_, index) => index + 1));

    const older = await inTransaction((sql) => Array.fromAsync(dumpLines(sql, "scicalc-backup-1")));
    expect(older.findIndex((line) => line.includes(`Ada 10\\`))).toBeLessThan(
      older.findIndex((line) => line.includes(`Ada 2\\`)),
    );
    writeFileSync(path, gzipSync(older.join("\n")));
    const { sql: other } = await emptyDatabase();
    await restoreBackup(path, other);
    expect(await digestsOfNow(other)).toEqual(await digestsOfNow(sql));
  });

  it("that is damaged, cut off or of a newer build changes nothing", async () => {
    const { sql, inTransaction } = await filledDatabase();
    const path = join(folder, "site.jsonl.gz");
    await writeDump(path, inTransaction);
    const before = await digestsOfNow(sql);
    const lines = gunzipSync(readFileSync(path)).toString().split("\n");
    const variants: [string, string[], RegExp][] = [
      ["cut", lines.slice(0, -2), /cut off/],
      ["changed", lines.map((line) => line.replace("Ada 77", "Eve 77")), /differs from the backup/],
      ["newer", [(lines[0] ?? "").replace("_init", "_unknown"), ...lines.slice(1)], /newer build/],
      ["other", ["{}", ...lines.slice(1)], /not a backup/],
      ["broken", [...lines.slice(0, 5), "{", ...lines.slice(5)], /cannot be read/],
    ];
    for (const [name, changed, message] of variants) {
      const variant = join(folder, name);
      writeFileSync(variant, gzipSync(changed.join("\n")));
      await expect(restoreBackup(variant, sql), name).rejects.toThrow(message);
      expect(await digestsOfNow(sql), name).toEqual(before);
    }
    writeFileSync(join(folder, "plain"), "not compressed");
    await expect(restoreBackup(join(folder, "plain"), sql)).rejects.toThrow("not a backup");
    writeFileSync(join(folder, "short"), readFileSync(path).subarray(0, -20));
    await expect(restoreBackup(join(folder, "short"), sql)).rejects.toThrow("cut off");
  });
});

describe("a backup that cannot be restored", () => {
  it("does not replace the previous one", async () => {
    const path = join(folder, "site.jsonl.gz");
    writeFileSync(path, "previous");
    await expect(createBackup(path, async (draft) => writeFileSync(draft, gzipSync("{}")))).rejects.toThrow(
      "not a backup",
    );
    expect(readFileSync(path, "utf8")).toBe("previous");
    expect(readdirSync(folder)).toEqual(["site.jsonl.gz"]);
  });
});

describe("a backup after one that was killed", () => {
  afterEach(() => vi.unstubAllEnvs());

  it("removes the files that it left, and none that are in use or of other programs", async () => {
    vi.stubEnv("TMPDIR", folder);
    const yesterday = Date.now() / 1000 - 86_400;
    const left = ["one.jsonl.gz.scicalc-part", "scicalc-verify-one"];
    const others = ["two.jsonl.gz.scicalc-part", "scicalc-verify-two", "film.part", "one.jsonl.gz"];
    for (const name of [...left, ...others]) {
      if (name.startsWith("scicalc")) mkdirSync(join(folder, name));
      else writeFileSync(join(folder, name), "");
      if (!name.includes("two")) utimesSync(join(folder, name), yesterday, yesterday);
    }
    const { inTransaction } = await filledDatabase();
    await createBackup(join(folder, "site.jsonl.gz"), (draft) => writeDump(draft, inTransaction));
    expect(readdirSync(folder).sort()).toEqual([...others, "site.jsonl.gz"].sort());
  });
});

describe.runIf(url !== undefined)("a restore into a Postgres database that is not empty", () => {
  /** A backup of a build that had only the first migrations. */
  async function olderBackup(): Promise<string> {
    const { sql, inTransaction } = await emptyDatabase();
    const migrations = (await readMigrations("prisma/migrations")).slice(0, 4);
    await migrate(sql, migrations, { allowsNewer: false });
    await sql.run(`INSERT INTO "user_reviews" ("name", "rating", "comment", "submission_key")
      VALUES ('Older', 5, 'Text', 'older')`);
    const path = join(folder, "older.jsonl.gz");
    await writeDump(path, inTransaction);
    return path;
  }
  const names = (sql: Sql) => sql.query<{ name: string }>(`SELECT "name" FROM "user_reviews"`);

  it("replaces the tables by those of an older build, migrated, and keeps the previous ones", async () => {
    const { sql } = await filledDatabase();
    expect(await isEmptySchema(sql)).toBe(false);
    const { replaced } = await restoreInNewSchema(await olderBackup(), sql);
    expect(await names(sql)).toEqual([{ name: "Older" }]);
    expect(await sql.query(`SELECT "name" FROM "${replaced}"."user_reviews"`)).toEqual([{ name: "Bob" }]);
    const applied = await sql.query(`SELECT 1 FROM "_prisma_migrations"`);
    expect(applied).toHaveLength((await readMigrations("prisma/migrations")).length);
    // Triggers work on the new tables.
    await sql.run(`INSERT INTO "user_reviews" ("name", "rating", "comment", "submission_key")
      VALUES ('Cy', 3, 'New', 'another')`);
    expect(await names(sql)).toHaveLength(2);
  });

  it("changes nothing if the backup is cut off", async () => {
    const { sql } = await filledDatabase();
    const path = await olderBackup();
    const lines = gunzipSync(readFileSync(path)).toString().split("\n");
    writeFileSync(path, gzipSync(lines.slice(0, -2).join("\n")));
    await expect(restoreInNewSchema(path, sql)).rejects.toThrow("cut off");
    expect(await names(sql)).toEqual([{ name: "Bob" }]);
    expect(await sql.query(`SELECT 1 FROM pg_namespace WHERE nspname LIKE '%restored'`)).toEqual([]);
  });

  it("counts tables of other programs as content", async () => {
    const { sql } = await emptyDatabase();
    expect(await isEmptySchema(sql)).toBe(true);
    await sql.run(`CREATE TABLE "invoices" ("id" integer)`);
    expect(await isEmptySchema(sql)).toBe(false);
  });

  it("is rejected while a server of the site is connected", async () => {
    const { sql } = await filledDatabase();
    await expectNoServers(sql);
    const [database] = await sql.query<{ name: string }>(`SELECT current_database() AS "name"`);
    const server = new Client({
      connectionString: url?.replace(/postgres$/, database?.name ?? ""),
      application_name: connectionName({ build: "a", secret: "b" }),
    });
    await server.connect();
    closers.push(() => server.end());
    await expect(expectNoServers(sql)).rejects.toThrow("Stop all of its servers");
  });
});

async function digestsOfNow(sql: Sql) {
  await sql.run("BEGIN");
  const digests = await digestsOf(sql);
  await sql.run("ROLLBACK");
  return digests;
}

describe("a command on the local channel", () => {
  it("is answered by the server that has the folder, and fails without one", async () => {
    expect(await runInServer(folder, "double", { value: 21 })).toBeUndefined();
    const server = serveCommands(folder, {
      double: async (input) => 2 * (input as { value: number }).value,
      fail: async () => {
        throw new Error("This cannot be done.");
      },
    });
    closers.push(async () => server?.close());
    await new Promise((resolve) => server?.once("listening", resolve));
    expect(statSync(join(folder, "commands.sock")).mode & 0o777).toBe(0o600);
    expect(await runInServer(folder, "double", { value: 21 })).toBe(42);
    await expect(runInServer(folder, "fail", {})).rejects.toThrow("This cannot be done.");
    await expect(runInServer(folder, "toString", {})).rejects.toThrow("no command toString");
    await expect(runInServer(folder, "double", "x".repeat(70_000))).rejects.toThrow("too long");
  });

  it("creates an administrator in the running server, and says what is wrong", async () => {
    await emptySite();
    const server = serveCommands(folder, commands);
    closers.push(async () => server?.close());
    await new Promise((resolve) => server?.once("listening", resolve));
    const create = (password: string) =>
      runInServer(folder, "admin-create", { email: "Ada@Example.org", password });
    await expect(create("short")).rejects.toThrow(/12 characters/);
    expect(await create("violet harbor 7 lanterns")).toEqual({ email: "ada@example.org" });
    await expect(create("violet harbor 7 lanterns")).rejects.toThrow("already exists");
    await expect(runInServer(folder, "admin-create", {})).rejects.toThrow("address and a password");
  });

  it("lists the administrators and removes all but the last", async () => {
    await emptySite();
    const server = serveCommands(folder, commands);
    closers.push(async () => server?.close());
    await new Promise((resolve) => server?.once("listening", resolve));
    const password = "violet harbor 7 lanterns";
    const remove = (email: string) => runInServer(folder, "admin-remove", { email });
    expect(await runInServer(folder, "admin-list", {})).toEqual({ admins: [] });
    for (const email of ["ada@example.org", "grace@example.org"])
      await runInServer(folder, "admin-create", { email, password });
    expect(await runInServer(folder, "admin-list", {})).toEqual({
      admins: ["ada@example.org", "grace@example.org"].map((email) => ({
        email,
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        hasSecondFactor: false,
      })),
    });
    await expect(remove("nobody@example.org")).rejects.toThrow("no administrator with the address");
    expect(await remove("Ada@example.org")).toEqual({ email: "ada@example.org" });
    await expect(remove("grace@example.org")).rejects.toThrow("the only administrator");
    await expect(runInServer(folder, "admin-remove", {})).rejects.toThrow("Name the address");
  });

  it("dumps the database only to an absolute path", async () => {
    await expect(commands.dump?.({ path: "site.jsonl.gz" })).rejects.toThrow("absolute path");
  });
});
