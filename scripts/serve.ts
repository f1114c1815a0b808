/** Serves the built site on PORT: Next behind the server of lib/front, in one process or in several (PROCESSES). */
import cluster from "node:cluster";
import { log } from "../lib/front/log.ts";
import { authSecret } from "../lib/server/auth/secret.ts";
import { summaryOf } from "../lib/server/db/failure.ts";
import { env } from "../lib/server/env.ts";
import { loadEnvironment } from "./environment.ts";
import { processCount } from "./serve/process-count.ts";

loadEnvironment();
// The database, the secret and what Next keeps are for this user alone.
process.umask(0o077);

const { PORT, PROCESSES, DATABASE_URL, METRICS_PORT, METRICS_TOKEN } = env();
const { count, refusal } = processCount(PROCESSES, DATABASE_URL !== undefined);

if (cluster.isPrimary) {
  if (refusal !== undefined) log.warn(refusal);
  if (count > 1 && DATABASE_URL !== undefined) await startProcesses(DATABASE_URL);
}
if (cluster.isWorker || count === 1) {
  if (cluster.isWorker && METRICS_PORT !== undefined)
    (await import("./serve/all-metrics.ts")).answerForMetrics();
  const { serveHere } = await import("./serve/one.ts");
  await serveHere();
  if (cluster.isPrimary) console.log(`\nSciCalc is served at http://localhost:${PORT}\n`);
}

/** Brings the database up to date once, then starts the processes. One that is down is brought up to date when it is back. */
async function startProcesses(url: string): Promise<void> {
  const [{ prepareServer }, { supervise }] = await Promise.all([
    import("../lib/server/db/prepare.ts"),
    import("./serve/supervise.ts"),
  ]);
  await prepareServer(url).catch((error: unknown) => {
    log.warn(`The database is not there yet: ${summaryOf(error)}`);
  });
  cluster.on("listening", function first() {
    cluster.off("listening", first);
    console.log(`\nSciCalc is served at http://localhost:${PORT} by ${count} processes\n`);
  });
  if (METRICS_PORT !== undefined) {
    const { serveAllMetrics } = await import("./serve/all-metrics.ts");
    serveAllMetrics({ port: METRICS_PORT, token: METRICS_TOKEN });
  }
  // Without a secret of the owner's, all have the one that this process made.
  supervise(count, { AUTH_SECRET: authSecret() });
}
