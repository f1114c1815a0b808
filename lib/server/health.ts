import { withDatabase } from "./db/database.ts";
import { isDraining } from "./front/draining.ts";
import { logFailure } from "./log-failure.ts";

interface Readiness {
  status: "ok" | "ending" | "unavailable";
  database: boolean;
  /** Names of the applied migrations, in order. */
  migrations: readonly string[];
}

/** Returns the state of the site and of its database. Opens (and migrates) an unreachable database on the way. */
export async function readiness(): Promise<Readiness> {
  try {
    const rows = await withDatabase(
      (prisma) =>
        prisma.$queryRaw<{ migration_name: string }[]>`
          SELECT "migration_name" FROM "_prisma_migrations"
          WHERE "finished_at" IS NOT NULL AND "rolled_back_at" IS NULL ORDER BY "migration_name"`,
    );
    return {
      status: isDraining() ? "ending" : "ok",
      database: true,
      migrations: rows.map((row) => row.migration_name),
    };
  } catch (error) {
    logFailure("Not ready", error);
    return { status: "unavailable", database: false, migrations: [] };
  }
}
