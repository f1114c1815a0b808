import { describe, expect, it } from "vitest";
import { runCalculator } from "../../lib/agents/calculator-tool.ts";
import bmi from "../../lib/calculators/bmi/calculator.ts";
import type { UnitSystem } from "../../lib/kit/quantities/systems.ts";
import { context } from "./context.ts";

const METRIC = { weight: { value: "80", unit: "kilogram" }, height: { value: "180", unit: "centimeter" } };
const POUNDS = { weight: { value: "180", unit: "pound" }, height: { value: "6", unit: "foot" } };

async function answerTo(input: unknown, units?: UnitSystem) {
  const result = await runCalculator(bmi, input, { ...context, ...(units && { units }) });
  if (!result.ok) throw new Error(result.message);
  const { units: system } = result.data as { units: UnitSystem };
  return { system, text: result.text, path: result.page?.path };
}

describe("a calculator's tool answers", () => {
  it("in SI where nothing is known", async () => {
    const { system, text, path } = await answerTo({});
    expect(system).toBe("si");
    expect(text).toContain("Weight: 70 kg; Height: 170 cm");
    expect(path).toBe("/calculators/bmi/adult-bmi");
  });

  it("in the visitor's units, with their defaults, and opens the page in them", async () => {
    const { system, text, path } = await answerTo({}, "us");
    expect(system).toBe("us");
    expect(text).toContain("Weight: 154 lb; Height: 5 ft 7 in.");
    expect(path).toBe("/calculators/bmi/adult-bmi?units=us");
  });

  it("in the units of the question before the visitor's", async () => {
    expect(await answerTo(METRIC, "us")).toMatchObject({
      system: "si",
      path: "/calculators/bmi/adult-bmi?weight=80&height=180",
    });
    expect((await answerTo(POUNDS, "si")).system).toBe("us");
  });

  it("in those that it is asked for before all others", async () => {
    expect((await answerTo({ ...METRIC, units: "us" }, "si")).system).toBe("us");
    expect((await answerTo({ ...POUNDS, units: "si" }, "us")).system).toBe("si");
    expect((await answerTo({ ...METRIC, units: null }, "us")).system).toBe("si");
  });
});
