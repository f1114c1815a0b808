import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { DataLoader } from "../../lib/core/data/loader.ts";
import type { Computation } from "../../lib/kit/calculator/computation.ts";
import type { FormCalculator } from "../../lib/kit/calculator/define.ts";
import { entriesFrom } from "../../lib/kit/fields/sent-entries.ts";
import { calculate } from "../../lib/run/calculate.ts";
import { engineOf } from "../../lib/run/calculator-view.ts";
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
    const { entries, problems } = entriesFrom(inputs, raw, { units: "si" });
    if (problems.length > 0) return { ok: false, problems };
    const result = calculate(inputs, entries, contextIn(), engine);
    if (result instanceof Promise) throw new Error("All files are there at once");
    return result;
  };
}
