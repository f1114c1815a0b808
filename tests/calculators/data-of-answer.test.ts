import { describe, expect, it } from "vitest";
import { formCalculators } from "@/lib/catalog/calculators";
import { dataLoader } from "@/lib/core/data/loader";
import { loadFromFolder } from "@/lib/core/data/read-file";
import { calculate } from "@/lib/run/calculate";
import { calculatorView, engineOf } from "@/lib/run/calculator-view";

/** Paths of the files that a calculation of the initial form loads on a page, which has its records. */
async function filesOf(id: string): Promise<string[]> {
  const calculator = formCalculators.find((each) => each.id === id);
  if (!calculator) throw new Error(id);
  const { start, context, system, records } = await calculatorView(calculator);
  const files: string[] = [];
  const load = dataLoader(async (set, file) => {
    files.push(`${set}/${file}`);
    return JSON.stringify(await loadFromFolder(set, file));
  });
  await calculate(calculator.inputs, start, context, { ...(await engineOf(id)), load, records }, system);
  return files.sort();
}

describe("the data files of a view", () => {
  it.each(formCalculators)("are those of the first answer: $id", async (calculator) => {
    const { data } = await calculatorView(calculator);
    expect(data.map(({ set, file }) => `${set}/${file}`).sort()).toEqual(await filesOf(calculator.id));
  });

  it("are none without tables, and those of all steps with them", async () => {
    expect(await filesOf("loan")).toEqual([]);
    expect(await filesOf("firefighting")).toContain("sprinkler-hazards/criteria");
  });
});
