import { expect } from "vitest";
import type { OutputRecord } from "../../../kit/calculator/computation.ts";
import { entriesFrom } from "../../../kit/fields/sent-entries.ts";
import { calculate } from "../../../run/calculate.ts";
import { engineOf, serverContext } from "../../../run/calculator-view.ts";
import calculator from "../calculator.ts";

const run = async ({ units, ...raw }: Record<string, unknown>) => {
  const system = units === "si" || units === "us" ? units : undefined;
  const { entries, problems } = entriesFrom(calculator.inputs, raw, { units: system });
  if (problems.length > 0) return { ok: false as const, problems };
  return calculate(calculator.inputs, entries, serverContext(0), await engineOf("hvac"));
};

type Figures = Record<
  | "coolingLoad"
  | "sensibleLoad"
  | "heatingLoad"
  | "coilLoad"
  | "airFlow"
  | "sumOfPeaks"
  | "floorArea"
  | "outdoorAir"
  | "heatingCoil",
  number
>;

/** Returns the figures of an answer; the form must be valid. */
export async function answerTo(
  raw: Record<string, unknown>,
): Promise<Figures & { rooms: readonly OutputRecord[]; warnings: string; airConvention: string }> {
  const { outputs, warnings } = await loadAnswer(raw);
  const figure = (id: keyof Figures): number => Number(outputs[id] ?? 0);
  const { rooms } = outputs;
  return {
    coolingLoad: figure("coolingLoad"),
    sensibleLoad: figure("sensibleLoad"),
    heatingLoad: figure("heatingLoad"),
    coilLoad: figure("coilLoad"),
    airFlow: figure("airFlow"),
    sumOfPeaks: figure("sumOfPeaks"),
    floorArea: figure("floorArea"),
    outdoorAir: figure("outdoorAir"),
    heatingCoil: figure("heatingCoil"),
    airConvention: String(outputs.airConvention),
    rooms: Array.isArray(rooms) ? rooms : [],
    warnings: JSON.stringify(warnings),
  };
}

/** Returns the complete answer, with its tables. */
export async function loadAnswer(raw: Record<string, unknown>) {
  const result = await run(raw);
  return result.ok ? result.value : expect.unreachable(JSON.stringify(result.problems));
}

export async function refusalOf(raw: Record<string, unknown>): Promise<string[]> {
  const result = await run(raw);
  return result.ok ? [] : result.problems.map(({ path }) => path);
}
