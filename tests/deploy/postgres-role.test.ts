import { spawnSync } from "node:child_process";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { migrate, readMigrations } from "../../lib/server/db/migrate.ts";
import { sqlOfClient } from "../../lib/server/db/sql.ts";
import { type Postgres, startPostgres } from "../../scripts/postgres.ts";

let postgres: Postgres;
let site: Client;

async function connect(user: string, database: string): Promise<Client> {
  const url = new URL(postgres.url);
  url.username = user;
  url.pathname = database;
  const client = new Client({ connectionString: url.href });
  await client.connect();
  return client;
}

/** The script with the environment that the image gives it. */
beforeAll(async () => {
  postgres = await startPostgres();
  const { port } = new URL(postgres.url);
  const { status, stderr } = spawnSync("sh", ["deploy/postgres-role.sh"], {
    encoding: "utf8",
    env: {
      ...process.env,
      PGHOST: "127.0.0.1",
      PGPORT: port,
      POSTGRES_USER: "postgres",
      POSTGRES_PASSWORD: "it's 'quoted'",
    },
  });
  expect(status, stderr).toBe(0);
  site = await connect("scicalc", "scicalc");
});
afterAll(async () => {
  await site.end();
  postgres.remove();
});

describe("the role of the site", () => {
  it("owns its database and has no right beyond", async () => {
    const { rows } = await site.query(`
      SELECT rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls
      FROM pg_roles WHERE rolname = current_user`);
    expect(Object.values(rows[0])).toEqual([false, false, false, false, false]);
    for (const statement of [
      "CREATE ROLE other",
      "CREATE DATABASE other",
      "ALTER SYSTEM SET work_mem = '1GB'",
      "COPY (SELECT 1) TO PROGRAM 'id'",
      "SELECT pg_read_file('/etc/passwd')",
      "SELECT * FROM pg_authid",
    ])
      await expect(site.query(statement), statement).rejects.toThrow(/permission denied|must be superuser/);
    await expect(connect("scicalc", "postgres")).rejects.toThrow(/permission denied for database/);
  });

  it("applies the migrations", async () => {
    const migrations = await readMigrations("prisma/migrations");
    const applied = await migrate(sqlOfClient(site), migrations, { allowsNewer: true });
    expect(applied).toEqual(migrations.map(({ name }) => name));
  });

  it("makes the backup", () => {
    const { port } = new URL(postgres.url);
    const dump = spawnSync("pg_dump", ["-h", "127.0.0.1", "-p", port, "-U", "scicalc", "scicalc"], {
      encoding: "utf8",
    });
    expect(dump.status, dump.stderr).toBe(0);
    expect(dump.stdout).toContain("CREATE TABLE public.auth_sessions");
  });

  it("has the password, and the superuser has none", async () => {
    const superuser = await connect("postgres", "postgres");
    const { rows } = await superuser.query<{ rolname: string; has: boolean }>(
      `SELECT rolname, rolpassword IS NOT NULL AS has FROM pg_authid WHERE rolcanlogin ORDER BY rolname`,
    );
    await superuser.end();
    expect(rows).toEqual([
      { rolname: "postgres", has: false },
      { rolname: "scicalc", has: true },
    ]);
  });
});
