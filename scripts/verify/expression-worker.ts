/** Evaluates expressions with a library, from an index on, and posts each grade. Stopped by its parent when one takes too long. */
import { parentPort, workerData } from "node:worker_threads";
import { arithmetics } from "./arithmetics.ts";
import { gradeAnswer } from "./classify.ts";
import { expressionCases } from "./expressions.ts";

const { name, from } = workerData as { name: string; from: number };
const library = arithmetics.find((each) => each.name === name);
if (!library) throw new RangeError(`No library ${name}`);
parentPort?.postMessage("ready");
for (const each of expressionCases().slice(from))
  parentPort?.postMessage(gradeAnswer(library.evaluate(each), each.expected, each.digits));
