import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { migrate, readMigrations } from "../../lib/server/db/migrate.ts";
import { type Sql, sqlOfClient, sqlOfPglite } from "../../lib/server/db/sql.ts";
import { createPglite } from "./pglite.ts";

const OPTIONS = { allowsNewer: true };

const url = inject("databaseUrl");
const name = `migrations_${randomUUID().replaceAll("-", "")}`;
const opened: (() => Promise<void>)[] = [];

/** Another connection to one empty database, or to the one of that name. */
async function connect(database = name): Promise<Sql> {
  if (url === undefined) {
    const pglite = await createPglite();
    opened.push(() => pglite.close());
    return sqlOfPglite(pglite);
  }
  const client = new Client({ connectionString: url.replace(/postgres$/, database) });
  await client.connect();
  opened.push(() => client.end());
  return sqlOfClient(client);
}

async function onServer(statement: string): Promise<void> {
  if (url === undefined) return;
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

const withData = `${name}_with_data`;
const withAdmins = `${name}_with_admins`;
const databases = [name, withData, withAdmins];
beforeAll(async () => {
  for (const database of databases) await onServer(`CREATE DATABASE ${database}`);
});
afterAll(async () => {
  await Promise.all(opened.map((close) => close()));
  for (const database of databases) await onServer(`DROP DATABASE ${database}`);
});

describe("migrations", () => {
  test("are applied once, by the first server, and recorded in Prisma’s format", async () => {
    const migrations = await readMigrations("prisma/migrations");
    const first = await connect();
    const servers = url === undefined ? [first] : [first, await connect(), await connect()];
    const applied = await Promise.all(servers.map((sql) => migrate(sql, migrations, OPTIONS)));
    expect(applied.flat()).toEqual(migrations.map((migration) => migration.name));
    expect(await migrate(first, migrations, OPTIONS)).toEqual([]);
    const rows = await first.query<{ checksum: string; logs: null; applied_steps_count: number }>(
      `SELECT * FROM "_prisma_migrations" ORDER BY "migration_name"`,
    );
    expect(rows.map(({ checksum }) => checksum)).toEqual(migrations.map(({ checksum }) => checksum));
    expect(rows.map((row) => row.applied_steps_count)).toEqual(migrations.map(() => 1));
  });

  test("that were changed after they had been applied are refused", async () => {
    const sql = await connect();
    const migration = { name: "1_made", sql: "SELECT 1", checksum: "a" };
    await migrate(sql, [migration], OPTIONS);
    await expect(migrate(sql, [{ ...migration, checksum: "b" }], OPTIONS)).rejects.toThrow(
      "1_made was changed",
    );
  });

  test("of a newer build are rejected unless the caller accepts them, as a rolled-back server does", async () => {
    const sql = await connect();
    const newer = { name: "9_newer", sql: "SELECT 1", checksum: "e" };
    const applied = (
      await sql
        .query<{ migration_name: string; checksum: string }>(
          `SELECT "migration_name", "checksum" FROM "_prisma_migrations"`,
        )
        .catch(() => [])
    ).map((row) => ({ name: row.migration_name, checksum: row.checksum, sql: "" }));
    await migrate(sql, [...applied, newer], OPTIONS);
    expect(await migrate(sql, applied, OPTIONS)).toEqual([]);
    await expect(migrate(sql, applied, { allowsNewer: false })).rejects.toThrow("newer build (9_newer)");
    await sql.run(`DELETE FROM "_prisma_migrations" WHERE "migration_name" = '9_newer'`);
  });

  test("that fail leave nothing behind and give the lock back", async () => {
    const sql = await connect();
    const broken = { name: "2_broken", sql: `CREATE TABLE "half" (); SELECT nothing`, checksum: "c" };
    await expect(migrate(sql, [broken], OPTIONS)).rejects.toThrow();
    expect(await sql.query(`SELECT to_regclass('half') AS "found"`)).toEqual([{ found: null }]);
    const mended = { ...broken, sql: `CREATE TABLE "half" ()`, checksum: "d" };
    expect(await migrate(sql, [mended], OPTIONS)).toEqual(["2_broken"]);
  });

  test("measure what is there already, and clear the log of senders whose message is gone", async () => {
    const sql = await connect(withData);
    const migrations = await readMigrations("prisma/migrations");
    const before = migrations.findIndex(({ name: folder }) => folder.endsWith("_kept_data"));
    await migrate(sql, migrations.slice(0, before), OPTIONS);
    await sql.run(`
      INSERT INTO "contact_submissions" ("id", "name", "email", "subject", "message", "submission_key")
        VALUES (1, 'Ada', 'a@b.cd', 'Hi', 'Grüße', 'one');
      INSERT INTO "user_reviews" ("name", "rating", "comment", "decided_at", "submission_key")
        VALUES ('Ada', 5, 'Exact.', NULL, 'one'), ('Bob', 1, 'No.', now(), 'two');
      INSERT INTO "audit_entries" ("actor", "action", "subject", "detail")
        VALUES ('x', 'message.read', 'message 1', '{"from": "a@b.cd"}'), ('x', 'message.read', 'message 2', '{"from": "c@d.ef"}');
      INSERT INTO "auth_verifications" ("id", "identifier", "value", "expires_at")
        VALUES ('1', 'trust-device-x', 'u', now()), ('2', '2fa-x', 'u', now())`);
    await migrate(sql, migrations.slice(0, before + 1), OPTIONS);
    const submissions = `SELECT "kind", "bytes"::int FROM "kept_submissions" ORDER BY "kind"`;
    expect(await sql.query(submissions)).toEqual([
      { kind: "message", bytes: 1024 + 18 },
      { kind: "review", bytes: 1024 + 9 },
    ]);
    expect(await sql.query(`SELECT "detail" FROM "audit_entries" ORDER BY "id"`)).toEqual([
      { detail: { from: "a@b.cd" } },
      { detail: {} },
    ]);
    expect(await sql.query(`SELECT "id" FROM "auth_verifications"`)).toEqual([{ id: "2" }]);
  });

  test("end the sessions and backup codes that were not hashed, and leave the second factors", async () => {
    const sql = await connect(withAdmins);
    const migrations = await readMigrations("prisma/migrations");
    const before = migrations.findIndex(({ name: folder }) => folder.endsWith("_second_factor"));
    await migrate(sql, migrations.slice(0, before), OPTIONS);
    await sql.run(`
      INSERT INTO "auth_users" ("id", "name", "email", "two_factor_enabled")
        VALUES ('ada', 'Ada', 'ada@example.org', true), ('bob', 'Bob', 'bob@example.org', false);
      INSERT INTO "auth_sessions" ("id", "expires_at", "token", "user_id") VALUES ('1', now(), 'token', 'ada');
      INSERT INTO "auth_verifications" ("id", "identifier", "value", "expires_at") VALUES ('1', '2fa-x', 'ada', now());
      INSERT INTO "auth_two_factors" ("id", "secret", "backup_codes", "user_id", "verified")
        VALUES ('1', 'a', 'encrypted', 'ada', true), ('2', 'b', 'encrypted', 'bob', false)`);
    await migrate(sql, migrations, OPTIONS);
    expect(await sql.query(`SELECT * FROM "auth_sessions"`)).toEqual([]);
    expect(await sql.query(`SELECT * FROM "auth_verifications"`)).toEqual([]);
    expect(await sql.query(`SELECT "secret", "backup_codes" FROM "auth_two_factors"`)).toEqual([
      { secret: "a", backup_codes: "[]" },
    ]);
    expect(await sql.query(`SELECT "id" FROM "auth_users" ORDER BY "id"`)).toEqual([
      { id: "ada" },
      { id: "bob" },
    ]);
  });
});
