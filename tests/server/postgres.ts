import type { TestProject } from "vitest/node";
import { startPostgres } from "../../scripts/postgres.ts";

/** Starts a Postgres server for a project's tests, and stops it after them. */
export default async function setup(project: TestProject): Promise<() => void> {
  const postgres = await startPostgres();
  project.provide("databaseUrl", postgres.url);
  return postgres.remove;
}

declare module "vitest" {
  export interface ProvidedContext {
    databaseUrl?: string;
  }
}
