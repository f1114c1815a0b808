import type { Evaluator } from "../../catalog/evaluator.ts";

/** Call of an {@link Evaluator}, as sent to the worker. */
export type Call = {
  [Name in keyof Evaluator]: { name: Name; args: Parameters<Evaluator[Name]> };
}[keyof Evaluator];

/** Messages of the worker. `cpuTime` is the total processor time of its thread, in ms. */
export type WorkerMessage =
  | { kind: "started"; cpuTime: number }
  | { kind: "done"; cpuTime: number; result: unknown }
  /** A table of the calculator is unreadable. */
  | { kind: "unavailable"; cpuTime: number };
