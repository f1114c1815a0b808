/** Evaluation thread: it loads the engine, not the catalog, and only what one call needs. */
import { parentPort } from "node:worker_threads";
import { hasPanelApi, loadPanelApi, localEvaluator } from "../../catalog/evaluator.ts";
import { DataError } from "../../core/data/loader.ts";
import { loadFromFolder } from "../../core/data/read-file.ts";
import type { Call, WorkerMessage } from "./messages.ts";

const evaluator = localEvaluator(loadFromFolder);
const prepared = new Set<string>();

const report = (message: WorkerMessage): void => parentPort?.postMessage(message);

function cpuTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Loads the API of a calculator with a panel, once, before the time of a call starts. */
async function preparePanel(id: string): Promise<void> {
  if (prepared.has(id) || !hasPanelApi(id)) return;
  const { prepare } = await loadPanelApi(id);
  await prepare?.();
  prepared.add(id);
}

const evaluate = (call: Call): Promise<unknown> =>
  call.name === "runPanel" ? evaluator.runPanel(...call.args) : evaluator.evaluateExpression(...call.args);

parentPort?.on("message", async (call: Call) => {
  if (call.name === "runPanel") await preparePanel(call.args[0]);
  report({ kind: "started", cpuTime: cpuTime() });
  try {
    const result = await evaluate(call);
    report({ kind: "done", cpuTime: cpuTime(), result });
  } catch (error) {
    // Other errors end the worker; the next call starts another.
    if (!(error instanceof DataError)) throw error;
    report({ kind: "unavailable", cpuTime: cpuTime() });
  }
});
