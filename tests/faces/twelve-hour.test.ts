/** Clock times as the reader writes them. Expected times follow from the offsets of the zones, by hand. */
import { describe, expect, it } from "vitest";
import time from "../../lib/calculators/time/calculator.ts";
import { formCalculators } from "../../lib/catalog/calculators.ts";
import { localEvaluator } from "../../lib/catalog/evaluator.ts";
import { loadFromFolder } from "../../lib/core/data/read-file.ts";
import { answerTo } from "../../lib/faces/answers/answer-to.ts";
import { defaultEntries } from "../../lib/kit/fields/entry.ts";
import type { UnitSystem } from "../../lib/kit/quantities/systems.ts";
import { hasUnitSystems } from "../../lib/run/address/unit-variants.ts";
import { calculate } from "../../lib/run/calculate.ts";
import { engineOf } from "../../lib/run/calculator-view.ts";
import { serverResources } from "../../lib/server/answers.ts";

/** Sunday evening in Los Angeles is Monday in Tokyo. */
const context = {
  today: "2026-11-29",
  now: Date.parse("2026-11-29T20:00:00Z"),
  timeZone: "UTC",
  currency: { code: "USD", decimals: 2 },
};
const zoneForm = { mode: "zone", day: "2026-11-29", time: "09:00", zone: "America/Los_Angeles" };

async function figuresIn(system: UnitSystem, inputs: Record<string, string>) {
  const entries = { ...defaultEntries(time.inputs, system), ...inputs };
  const calculation = await calculate(time.inputs, entries, context, await engineOf("time"), system);
  if (!calculation.ok) throw new Error(JSON.stringify(calculation.problems));
  return calculation.value.outputs;
}

describe("times of day", () => {
  it("have 12 hours in US defaults, 24 in SI, and a page for each", () => {
    for (const { id, inputs } of formCalculators)
      for (const [name, field] of Object.entries(inputs)) {
        if (field.kind !== "clock" || field.default === undefined) continue;
        expect(defaultEntries(inputs, "us")[name], `${id} ${name}`).toMatch(/^\d{1,2}:\d\d (?:AM|PM)$/);
        expect(defaultEntries(inputs, "si")[name], `${id} ${name}`).toMatch(/^\d\d:\d\d$/);
      }
    expect(hasUnitSystems(time)).toBe(true);
  });

  it("read “1:00 AM tomorrow” and “17 hours ahead” in the US", async () => {
    expect(await figuresIn("us", zoneForm)).toMatchObject({
      there: "2:00 AM tomorrow",
      difference: "17 hours ahead",
    });
    expect(await figuresIn("us", { ...zoneForm, day: "2026-12-04" })).toMatchObject({
      there: "2:00 AM on Saturday, December 5, 2026",
    });
    expect(await figuresIn("si", zoneForm)).toMatchObject({
      there: "02:00 on Monday, November 30, 2026",
      difference: "17 hours ahead",
    });
  });

  it("follow an added length", async () => {
    const shift = { mode: "shift", clock: "22:30", direction: "add", length: "3:00" };
    expect(await figuresIn("us", shift)).toMatchObject({ clockTime: "1:30 AM" });
    expect(await figuresIn("si", shift)).toMatchObject({ clockTime: "01:30 (1:30 AM)" });
  });
});

describe("the answer bar", () => {
  const resources = serverResources(localEvaluator(loadFromFolder));
  const answerIn = async (system: UnitSystem) =>
    (await answerTo("3 pm est in tokyo", context, system, resources)).answer;

  it("displays times of the reader, and zones in words", async () => {
    const us = await answerIn("us");
    expect(us?.value).toBe("5:00 AM tomorrow");
    const inputs = us?.inputs?.map(({ text }) => text).join(" ") ?? "";
    expect(inputs).toContain("3:00 PM");
    expect(inputs).not.toContain("Etc/");
    const si = await answerIn("si");
    expect(si?.value).toContain("05:00");
    expect(si?.inputs?.map(({ text }) => text)).toContain("15:00");
  });
});
