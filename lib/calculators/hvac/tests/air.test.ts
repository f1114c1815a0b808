import { describe, expect, test } from "vitest";
import { loadAnswer, refusalOf } from "./form.ts";

const wall = { kind: "wall", orientation: "s", area: 12, glass: "list", windowArea: 4 };
const office = { name: "Office", area: 40, people: 3, surfaces: [wall] };
const meeting = { name: "Meeting room", area: 20, people: 20, lights: 0, equipment: 0, surfaces: [] };

// ASHRAE's load calculation workbook of 2017 for Atlanta in July, as Heron's tests/test_hvac.py quotes it: °F to a tenth.
test("displays the wet bulb of each hour by its daily range, as ASHRAE prints it", async () => {
  const fahrenheit = (value: number) => ({ value, unit: "fahrenheit" });
  const delta = (value: number) => ({ value, unit: "delta-fahrenheit" });
  const { tables = [] } = await loadAnswer({
    coolingOutdoor: fahrenheit(91.6),
    coolingWetBulb: fahrenheit(74.3),
    dailyRange: delta(20.2),
    wetBulbRange: delta(6.1),
  });
  const rows = tables.find(({ id }) => id === "hours")?.rows ?? [];
  for (const [hour, dryBulb, wetBulb] of [
    [2, 73, 68.7],
    [5, 71.4, 68.2],
    [12, 89, 73.5],
    [15, 91.6, 74.3],
    [24, 75, 69.3],
  ] as const) {
    const [, outdoor, wet] = rows[hour - 1] ?? [];
    expect(Math.abs(Number(outdoor) * 1.8 - 459.67 - dryBulb)).toBeLessThanOrEqual(0.0501);
    expect(Math.abs(Number(wet) * 1.8 - 459.67 - wetBulb)).toBeLessThanOrEqual(0.0501);
  }
});

test("rejects a range of the wet bulb that leaves less than dry air", async () => {
  const dry = { coolingOutdoor: 40, coolingWetBulb: 16, dailyRange: 2, wetBulbRange: 15 };
  expect(await refusalOf(dry)).toEqual(["wetBulbRange"]);
});

// 2,000 Pa at 30% efficiency warm the air by 2,000/0.3/(1.2 × 1,006) = 5.5 K, more than the 5 °C that it is supplied at.
test("names the fan when its heat alone would need a coil below freezing", async () => {
  const { warnings } = await loadAnswer({ coolingSupply: 5, fanPressure: 2000, fanEfficiency: 30 });
  const warning = warnings.find(({ text }) => /below freezing/.test(String(text)));
  expect(warning?.at).toBe("coolingSupply");
  expect(warning?.text).toMatch(/reduce the fan pressure/);
});

describe("outdoor air by ASHRAE 62.1", () => {
  test("names the room that gets too little primary air for Appendix A", async () => {
    expect(await refusalOf({ ventilation: "62.1-a", rooms: [office, meeting], minimumAir: 5 })).toEqual([
      "minimumAir",
    ]);
  });

  test("warns of rooms that the simplified procedure does not hold for", async () => {
    const { warnings } = await loadAnswer({
      ventilation: "62.1",
      coolingSupply: 6,
      rooms: [office, meeting],
    });
    const texts = warnings.map(({ text }) => text).join("\n");
    expect(texts).toMatch(/for the simplified procedure of ASHRAE 62\.1/);
  });
});
