import { describe, expect, it } from "vitest";
import ductsizer from "../../../lib/calculators/ductsizer/calculator.ts";
import hvac from "../../../lib/calculators/hvac/calculator.ts";
import { formCalculators } from "../../../lib/catalog/calculators.ts";
import type { CalculationReport } from "../../../lib/faces/report/calculation-report.ts";
import { sectionsOf } from "../../../lib/faces/report/sections.ts";
import { reportSheets } from "../../../lib/faces/report/sheets.ts";
import type { UnitSystem } from "../../../lib/kit/quantities/systems.ts";
import { hasUnitSystems } from "../../../lib/run/address/unit-variants.ts";
import { writtenSteps } from "../../../lib/run/format/format-steps.ts";
import { projectOf, reportOf } from "./support.ts";

const cases = formCalculators.flatMap((calculator) =>
  (hasUnitSystems(calculator) ? (["si", "us"] as const) : (["si"] as const)).map(
    (system): [string, UnitSystem, typeof calculator] => [calculator.id, system, calculator],
  ),
);

/** Every text of a report and of its tables. */
function textsOf(report: CalculationReport): string[] {
  return [
    ...report.inputs.flatMap(({ label, text, reading = "" }) => [label, text, reading]),
    ...report.lists.flatMap(({ label, heads, lines }) => [label, ...heads, ...lines.flat()]),
    ...report.results.flatMap(({ label, text, hint = "" }) => [label, text, hint]),
    ...report.assumptions,
    ...report.warnings.map(({ text }) => text),
    ...report.values.flatMap(({ label, figures, note = "" }) => [label, figures, note]),
    ...reportSheets(projectOf([report])).flatMap(({ name, columns, rows }) => [
      name,
      ...columns.map(({ title }) => title),
      ...rows.flat().map(String),
    ]),
  ];
}

describe("the report of a fresh form", () => {
  it.each(cases)("of %s in %s has every section", async (_, system, calculator) => {
    const report = await reportOf(calculator, system);
    const { inputs, lists, results, steps, assumptions, sources } = report;
    for (const part of [[...inputs, ...lists], results, steps, assumptions, sources])
      expect(part.length).toBeGreaterThan(0);
    expect(results.filter(({ primary }) => primary)).toEqual([results[0]]);
    // A report for the files names its editions.
    if (calculator.category === "engineering-construction")
      for (const { title, edition } of sources) expect(edition, title).toBeTruthy();
    const titles = sectionsOf({ id: "r1", report }, "").map(({ title }) => title);
    expect(titles[0]).toBe("Inputs");
    expect(titles.indexOf("Sources")).toBeGreaterThan(titles.indexOf("Warnings"));
    expect(titles).toContain("Warnings");
  });

  it.each(cases)("of %s in %s says only what can be read", async (_, system, calculator) => {
    const report = await reportOf(calculator, system);
    for (const text of textsOf(report)) expect(text).not.toMatch(/NaN|undefined|Infinity|\[object/);
    const formulas = calculator.formulas ?? {};
    for (const { formula, result } of writtenSteps({ formulas }, report.steps, report.context)) {
      expect(formula).not.toBe("");
      expect(result).not.toMatch(/NaN|undefined/);
    }
    // Each formula that is printed is cited.
    for (const step of report.steps)
      if ("values" in step) expect(report.formulas[step.formula]?.source).not.toBe("");
  });
});

describe("the report of rooms", () => {
  it("says what a surface is made of, not that it was chosen from a list", async () => {
    const rooms = [{ surfaces: [{ kind: "wall", glass: "list" }] }];
    const { lists } = await reportOf(hvac, "us", { rooms });
    const surfaces = lists.find(({ id }) => id === "rooms")?.rows[0]?.lists[0]?.rows ?? [];
    const labels = surfaces.map(({ cells }) => cells.map(({ label }) => label));
    expect(labels[0]?.slice(0, 2)).toEqual(["Surface", "Facing"]);
    expect(labels[0]).toContain("Wall construction");
    expect(labels[0]).toContain("Glazing");
    expect(labels.flat()).not.toContain("Construction");
  });
});

describe("the report of a duct run", () => {
  const inputs = {
    mode: "run",
    sections: [
      { name: "Main", flow: { value: 1000, unit: "liter-per-second" }, length: { value: 10, unit: "meter" } },
      { name: "Branch", flow: { value: 400, unit: "liter-per-second" }, length: { value: 6, unit: "meter" } },
    ],
  };

  it("has its rows as lines under heads with units, each with its number", async () => {
    const { lists } = await reportOf(ductsizer, "si", inputs);
    expect(lists.map(({ id }) => id)).toContain("sections");
    const [list] = lists;
    expect(list?.heads[0]).toBe("#");
    expect(list?.heads.join("; ")).toContain("(L/s)");
    expect(list?.lines.map((line) => line[0]).filter(Boolean)).toEqual(["1", "2"]);
    expect(list?.lines.flat()).toContain("Branch");
  });

  it("says of each table value where it comes from", async () => {
    const { values } = await reportOf(ductsizer, "us");
    const material = values.find(({ field }) => field === "Material");
    expect(material?.figures).toBe("0.00354 in");
    expect(material?.source.title).toContain("ASHRAE");
    expect(material?.source.edition).toBe("2021");
    expect(material?.source.clause).toContain("table 1");
  });
});
