import cluster, { type Worker } from "node:cluster";
import { log } from "../../lib/server/front/log.ts";
import { CONFIG_ERROR, SHUTDOWN_TIMEOUT_MS } from "./exit.ts";

/** First and maximum delay before restarting a process that ended immediately, in ms. */
const FIRST_DELAY = 200;
const LONGEST_DELAY = 30_000;
/** Uptime after which a process counts as working, in ms. */
const STEADY = 30_000;

/** Returns the delay before the next start in ms, after this many consecutive failures. */
export const delayAfter = (failures: number): number =>
  failures === 0 ? 0 : Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** (failures - 1));

/**
 * Keeps `count` processes of this program running on one port, and ends them on SIGTERM and SIGINT: each
 * first answers pending requests, for at most `drainSeconds` plus ten. Replaces dead processes, with longer
 * delays for early deaths. A permanent failure (`CONFIG_ERROR`) ends all.
 */
export function supervise(
  count: number,
  environment: Readonly<Record<string, string>>,
  drainSeconds = 0,
): void {
  const timeout = drainSeconds * 1000 + SHUTDOWN_TIMEOUT_MS + 2000;
  const started = new Map<number, number>();
  let failures = 0;
  let exitCode: number | undefined;

  function begin(): void {
    if (exitCode !== undefined) return;
    const worker = cluster.fork(environment);
    started.set(worker.id, Date.now());
  }

  /** Ends all processes. Ignores a second signal, since a terminal and a forwarding parent send one each. */
  function end(code: number): void {
    if (exitCode !== undefined) return;
    exitCode = code;
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    if (workers.length === 0) process.exit(exitCode);
    for (const worker of workers) worker.process.kill("SIGTERM");
    setTimeout(() => {
      for (const worker of workers) worker.process.kill("SIGKILL");
      process.exit(1);
    }, timeout).unref();
  }

  cluster.on("exit", (worker: Worker, code: number | null, signal: string | null) => {
    const lived = Date.now() - (started.get(worker.id) ?? 0);
    started.delete(worker.id);
    if (exitCode !== undefined) {
      if (code !== 0) exitCode ||= 1;
      if (started.size === 0) process.exit(exitCode);
      return;
    }
    if (code === CONFIG_ERROR) {
      end(CONFIG_ERROR);
      return;
    }
    // A process with exit status 0 was stopped on purpose.
    failures = code === 0 || lived > STEADY ? 0 : failures + 1;
    const delay = delayAfter(failures);
    log.warn(
      { process: worker.process.pid, code, signal, delay },
      "A process ended; another takes its place",
    );
    setTimeout(begin, delay);
  });

  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => end(0));
  for (let each = 0; each < count; each += 1) begin();
}
