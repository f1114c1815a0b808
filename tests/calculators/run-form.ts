import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Computation } from "../../lib/calculators/computation.ts";
import type { FormCalculator } from "../../lib/calculators/define.ts";
import type { DataLoader } from "../../lib/data/loader.ts";
import { calculate } from "../../lib/faces/calculate.ts";
import { engineOf } from "../../lib/faces/page/calculator-view.ts";
import { entriesFrom } from "../../lib/fields/sent.ts";
import { contextIn } from "./form.ts";

const files = new Map<string, unknown>();

/** The files of the data sets, at once. */
export function fileOf(set: string, file: string): unknown {
  const path = join(import.meta.dirname, "..", "..", "data", set, `${file}.json`);
  const cached = files.get(path) ?? JSON.parse(readFileSync(path, "utf8"));
  files.set(path, cached);
  return cached;
}

/** Computes a calculator as on the page, with its data loaded immediately. */
export const engineWithData = async (id: string) => ({ ...(await engineOf(id)), load: fileOf as DataLoader });

/** Returns a function that calculates a form from raw inputs and SI defaults. */
export async function runnerOf({
  id,
  inputs,
}: FormCalculator): Promise<(raw: Readonly<Record<string, unknown>>) => Computation> {
  const engine = await engineWithData(id);
  return (raw) => {
    const { typed, errors } = entriesFrom(inputs, raw, { units: "si" });
    if (errors.length > 0) return { ok: false, errors };
    const result = calculate(inputs, typed, contextIn(), engine);
    if (result instanceof Promise) throw new Error("All files are there at once");
    return result;
  };
}
