import cluster from "node:cluster";
import { authSecret } from "../../lib/server/auth/secret.ts";
import { keepFilesPrivate } from "../../lib/server/data-folder.ts";
import { summaryOf } from "../../lib/server/db/failure.ts";
import { env } from "../../lib/server/env.ts";
import { log } from "../../lib/server/front/log.ts";
import { findSettingProblems, findTypos } from "../../lib/server/setting-problems.ts";
import { CONFIG_ERROR } from "./exit.ts";
import { countProcesses } from "./process-count.ts";

/**
 * Serves the site in this process, or as the primary of several. Exits with `CONFIG_ERROR` if the settings
 * are invalid.
 */
export async function serveSite(): Promise<void> {
  keepFilesPrivate();
  if (cluster.isPrimary) await checkSettings();
  const { PORT, PROCESSES, METRICS_PORT, DATABASE_URL } = env();
  const { count, warning } = countProcesses(cluster.isPrimary ? PROCESSES : 1, DATABASE_URL !== undefined);
  if (warning !== undefined) log.warn(warning);
  if (count > 1 && DATABASE_URL !== undefined) return startProcesses(count, DATABASE_URL);
  if (cluster.isWorker && METRICS_PORT !== undefined) (await import("./all-metrics.ts")).answerForMetrics();
  const { serveHere } = await import("./serve-here.ts");
  await serveHere();
  if (cluster.isPrimary) console.log(`\nSciCalc is served at http://localhost:${PORT}\n`);
}

async function checkSettings(): Promise<void> {
  for (const typo of findTypos(process.env)) log.warn(typo);
  const problems = await findSettingProblems(process.env);
  for (const problem of problems) log.fatal(problem);
  if (problems.length > 0) process.exit(CONFIG_ERROR);
}

/** Migrates the database once, then starts the processes. If it is down, migrates later. */
async function startProcesses(count: number, url: string): Promise<void> {
  const { PORT, METRICS_PORT, METRICS_TOKEN, DRAIN_SECONDS } = env();
  const [{ prepareServer }, { supervise }] = await Promise.all([
    import("../../lib/server/db/prepare.ts"),
    import("./supervise.ts"),
  ]);
  await prepareServer(url).catch((error: unknown) => {
    log.warn(`The database is not there yet: ${summaryOf(error)}`);
  });
  cluster.on("listening", function first() {
    cluster.off("listening", first);
    console.log(`\nSciCalc is served at http://localhost:${PORT} by ${count} processes\n`);
  });
  if (METRICS_PORT !== undefined) {
    const { serveAllMetrics } = await import("./all-metrics.ts");
    serveAllMetrics({ port: METRICS_PORT, token: METRICS_TOKEN });
  }
  // All processes share the secret that this one generates if the owner has not set one.
  supervise(count, { AUTH_SECRET: authSecret() }, DRAIN_SECONDS);
}
