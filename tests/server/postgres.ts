import { Client } from "pg";
import type { TestProject } from "vitest/node";
import { startPostgres } from "../../scripts/postgres.ts";

const databaseName = (worker: number): string => `worker_${worker}`;

/** Returns the connection string of the database that only this worker uses. */
export const databaseOfWorker = (url: string, worker: number): string =>
  url.replace(/postgres$/, databaseName(worker));

/** Starts a Postgres server with a database for each worker, and stops it after the project’s tests. */
export default async function setup(project: TestProject): Promise<() => void> {
  const postgres = await startPostgres();
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  for (let worker = 1; worker <= project.config.maxWorkers; worker += 1)
    await client.query(`CREATE DATABASE ${databaseName(worker)}`);
  await client.end();
  project.provide("databaseUrl", postgres.url);
  return postgres.remove;
}

declare module "vitest" {
  export interface ProvidedContext {
    databaseUrl?: string;
  }
}
