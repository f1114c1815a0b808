/** A worker for tests of the pool: it does what the name of the panel says. */
import { parentPort, threadId } from "node:worker_threads";
import type { Call, WorkerMessage } from "../../lib/server/evaluation/messages.ts";

const report = (message: WorkerMessage): void => parentPort?.postMessage(message);
const wait = (milliseconds: number): unknown =>
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

const ACTIONS: Readonly<Record<string, () => void>> = {
  loop() {
    for (;;);
  },
  sleep: () => void wait(60_000),
  pause: () => void wait(100),
  fill() {
    const rows: number[][] = [];
    for (;;) rows.push(Array(100_000).fill(rows.length));
  },
  throw() {
    throw new TypeError("a fault of the engine");
  },
  exit: () => process.exit(0),
};

parentPort?.on("message", ({ args: [name] }: Call) => {
  if (name === "load") return void wait(60_000);
  report({ kind: "started", cpuTime: process.threadCpuUsage().user / 1000 });
  ACTIONS[name]?.();
  report({ kind: "done", cpuTime: process.threadCpuUsage().user / 1000, result: threadId });
});
