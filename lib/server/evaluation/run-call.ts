import type { Worker } from "node:worker_threads";
import type { Call, WorkerMessage } from "./messages.ts";

export interface CallLimits {
  cpuTime: number;
  /** Wall-clock limit of a call, in ms: a thread stuck outside JavaScript reports no processor time. */
  time: number;
  /** Time limit for loading what a call needs, in ms. */
  loadTime: number;
}

/** Outcome of a call. `cpuTime` is its processor time, in ms. */
export type CallOutcome =
  | { kind: "done"; cpuTime: number; result: unknown }
  /** A table of the calculator is unreadable. */
  | { kind: "unavailable"; cpuTime: number }
  /** It took too long, and the worker may still be running it. */
  | { kind: "stopped"; cpuTime: number }
  /** The worker ended by itself: its heap is full, or the engine is defective. */
  | { kind: "crashed"; cpuTime: number }
  /** Never started: too many calls wait. */
  | { kind: "busy"; cpuTime: number };

/** Interval of processor time checks, in ms. */
const WATCH_INTERVAL_MS = 10;

/** Sends a call to an idle worker, and monitors its time. */
export function runCall(
  worker: Worker,
  call: Call,
  { cpuTime: maxCpuTime, time, loadTime }: CallLimits,
): Promise<CallOutcome> {
  const { promise, resolve } = Promise.withResolvers<CallOutcome>();
  let before = 0;
  let cpuTime = 0;
  const stop = (): void => resolve({ kind: "stopped", cpuTime });
  let deadline = setTimeout(stop, loadTime);
  let watch: NodeJS.Timeout | undefined;

  async function measureTime(): Promise<void> {
    const { user, system } = await worker.cpuUsage();
    cpuTime = (user + system) / 1000 - before;
    if (cpuTime > maxCpuTime) stop();
  }
  function onMessage(message: WorkerMessage): void {
    if (message.kind !== "started") {
      resolve({ ...message, cpuTime: message.cpuTime - before });
      return;
    }
    before = message.cpuTime;
    clearTimeout(deadline);
    deadline = setTimeout(stop, time);
    // A worker that has ended reports no time; `onExit` handles it.
    watch = setInterval(() => void measureTime().catch(() => {}), WATCH_INTERVAL_MS);
  }
  const onExit = (): void => resolve({ kind: "crashed", cpuTime });

  worker.on("message", onMessage).on("exit", onExit);
  worker.postMessage(call);
  return promise.finally(() => {
    clearTimeout(deadline);
    clearInterval(watch);
    worker.off("message", onMessage).off("exit", onExit);
  });
}
