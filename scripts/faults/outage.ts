import { randomUUID } from "node:crypto";
import type { Postgres } from "../postgres.ts";
import { wait } from "../site.ts";
import { discrepancies, storedKeys } from "./stored-keys.ts";
import { isAcknowledged, type Submission, submit, submitAll } from "./submissions.ts";
import type { Target } from "./target.ts";

/** Milliseconds. */
const DOWN = 3000;
const RECOVERY_LIMIT = 5000;

/**
 * Stops Postgres under load, cleanly and as a crash, and restarts it: no server may end, all must answer 503
 * meanwhile and serve their pages, must recover in under 5 s, and must not lose anything that they
 * acknowledged.
 */
export async function databaseOutage(target: Target, postgres: Postgres): Promise<string[]> {
  await target.start();
  const faults: string[] = [];
  const acknowledged: string[] = [];
  for (const mode of ["fast", "immediate"] as const) {
    let over = false;
    const sent: Submission[] = [];
    function* keys() {
      while (!over) yield randomUUID();
    }
    const load = submitAll(target.url, keys(), (submission) => sent.push(submission));
    await wait(2000);
    postgres.stop(mode);
    await wait(DOWN / 2);
    const meanwhile = await submit(target.url);
    if (meanwhile.status !== 503)
      faults.push(`${mode}: answered ${meanwhile.status} while the database was down`);
    const page = await fetch(`${target.url}/calculators/loan`);
    if (page.status !== 200) faults.push(`${mode}: a calculator answered ${page.status} meanwhile`);
    await wait(DOWN / 2);
    postgres.start();
    const start = Date.now();
    while (!isAcknowledged(await submit(target.url)) && Date.now() - start < 4 * RECOVERY_LIMIT)
      await wait(50);
    const recovery = Date.now() - start;
    if (recovery > RECOVERY_LIMIT) faults.push(`${mode}: recovered after ${recovery} ms`);
    await wait(1000);
    over = true;
    await load;
    acknowledged.push(...sent.filter(isAcknowledged).map(({ key }) => key));
    const statuses = [...new Set(sent.map(({ status }) => status))].sort((a, b) => a - b);
    console.log(`  ${mode}: recovered in ${recovery} ms; answers: ${statuses.join(", ")}`);
    const unknown = statuses.filter((status) => ![201, 429, 503].includes(status));
    if (unknown.length > 0) {
      const reason = target.log.split("\n").findLast((line) => line.includes("could not be stored"));
      faults.push(`${mode}: answered ${unknown.join(", ")}: ${reason}`);
    }
    if (!target.isAlive) return [...faults, `${mode}: the server ended`];
    // Next's listener keeps the process alive; we must not rely on that.
    if (target.log.includes("uncaughtException")) faults.push(`${mode}: an error was not caught`);
  }
  await target.stop("SIGTERM");
  return [...faults, ...discrepancies(acknowledged, await storedKeys(postgres))];
}
