import type { Evaluator } from "../../catalog/evaluator.ts";

/** One call of an {@link Evaluator}, as it is sent to the worker. */
export type Call = {
  [Name in keyof Evaluator]: { name: Name; args: Parameters<Evaluator[Name]> };
}[keyof Evaluator];

/** Messages of the worker. `cpuTime` is the processor time of its thread so far, in ms. */
export type WorkerMessage =
  | { kind: "started"; cpuTime: number }
  | { kind: "done"; cpuTime: number; result: unknown }
  /** A table of the calculator cannot be read. */
  | { kind: "unavailable"; cpuTime: number };
