import type { Worker } from "node:worker_threads";
import type { Call, WorkerMessage } from "./messages.ts";

export interface CallLimits {
  /** Processor time of a call, in ms. */
  cpuTime: number;
  /** Time of a call by the clock, in ms: a thread that is stuck outside JavaScript reports no processor time. */
  time: number;
  /** Time until the worker has loaded what a call needs, in ms. */
  loadTime: number;
}

/** The end of a call. `cpuTime` is what it used, in ms. */
export type CallOutcome =
  | { kind: "done"; cpuTime: number; result: unknown }
  /** A table of the calculator cannot be read. */
  | { kind: "unavailable"; cpuTime: number }
  /** It took too long, and the worker may still be at it. */
  | { kind: "stopped"; cpuTime: number }
  /** The worker ended by itself: its heap is full, or the engine has a fault. */
  | { kind: "crashed"; cpuTime: number }
  /** Never begun: too many calls wait. */
  | { kind: "busy"; cpuTime: number };

/** Time between two looks at the worker's processor time, in ms. */
const WATCH_INTERVAL_MS = 10;

/** Sends a call to a worker that has nothing else to do, and watches the time that it takes. */
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
    // A worker that has ended reports no time: `onExit` hears of it.
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
