import { Worker } from "node:worker_threads";
import type { FigureRow, Grade } from "../../lib/verification/library-figures.ts";
import { type Library, libraries } from "../bench/conversion-libraries.ts";
import { arithmetics } from "./arithmetics.ts";
import { gradeAnswer } from "./classify.ts";
import { conversionCases, convertHere, convertWith } from "./conversions.ts";
import { evaluateHere, expressionCases } from "./expressions.ts";

export const LIBRARIES = ["mathjs", "convert", "convert-units", "js-quantities", "decimal.js"] as const;

/** Time for one expression, in ms. */
const TIMEOUT_MS = 500;

const rowOf = (name: string, grades: readonly Grade[]): FigureRow => {
  const count = (grade: Grade): number => grades.filter((each) => each === grade).length;
  return {
    name,
    allDigits: count("allDigits"),
    tenDigits: count("tenDigits"),
    wrong: count("wrong"),
    refused: count("refused"),
    unsupported: count("unsupported"),
  };
};

/** Grades our conversions and those of the named libraries. */
export async function compareConversions(names: readonly string[]): Promise<FigureRow[]> {
  const cases = conversionCases();
  const ours: Grade[] = [];
  for (const each of cases) ours.push(gradeAnswer(await convertHere(each), each.expected, each.digits));
  const others = names.filter((name): name is Library => Object.hasOwn(libraries, name));
  return [
    rowOf("SciCalc", ours),
    ...others.map((name) =>
      rowOf(
        name,
        cases.map((each) => gradeAnswer(convertWith(name, each), each.expected, each.digits)),
      ),
    ),
  ];
}

/** Grades our values of expressions and those of the named libraries. */
export async function compareExpressions(names: readonly string[]): Promise<FigureRow[]> {
  const cases = expressionCases();
  const rows = [
    rowOf(
      "SciCalc",
      cases.map((each) => gradeAnswer(evaluateHere(each), each.expected, each.digits)),
    ),
  ];
  for (const { name, library } of arithmetics)
    if (names.includes(library)) rows.push(rowOf(name, await gradeInWorkers(name, cases.length)));
  return rows;
}

/** Grades all expressions; one that takes too long is refused, and a new worker begins behind it. */
async function gradeInWorkers(name: string, count: number): Promise<Grade[]> {
  const grades: Grade[] = [];
  while (grades.length < count) {
    await gradeUntilTimeout(name, grades);
    if (grades.length < count) grades.push("refused");
  }
  return grades;
}

function gradeUntilTimeout(name: string, grades: Grade[]): Promise<void> {
  const worker = new Worker(new URL("./expression-worker.ts", import.meta.url), {
    workerData: { name, from: grades.length },
  });
  return new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined;
    worker.on("message", (message: Grade | "ready") => {
      clearTimeout(timer);
      if (message !== "ready") grades.push(message);
      timer = setTimeout(() => void worker.terminate(), message === "ready" ? TIMEOUT_MS * 4 : TIMEOUT_MS);
    });
    worker.on("error", reject);
    worker.on("exit", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
