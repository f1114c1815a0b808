import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { firstProblem } from "../../../lib/core/result/result.ts";
import { type AirProperty, airStateByTwo } from "../../../lib/science/psychrometrics/two-properties.ts";

const K = 273.15;
const SEA_LEVEL = 101_325;

interface Expected {
  dryBulb: number;
  pressure: number;
  humidityRatio: number;
  relativeHumidity: number;
  wetBulb: number;
  dewPoint: number;
  enthalpy: number;
  specificVolume: number;
}
/** States that mpmath worked out from dry bulb and relative humidity (tests/oracles/psychrometrics.py). */
const { states }: { states: Expected[] } = JSON.parse(
  readFileSync(new URL("../../oracles/psychrometrics.json", import.meta.url), "utf8"),
);

const propertiesOf = (state: Expected): Record<AirProperty, number> => ({
  temperature: state.dryBulb + K,
  wetBulb: state.wetBulb + K,
  dewPoint: state.dewPoint + K,
  relativeHumidity: state.relativeHumidity,
  humidityRatio: state.humidityRatio,
  enthalpy: state.enthalpy,
  specificVolume: state.specificVolume,
});

const solve = (one: [AirProperty, number], two: [AirProperty, number], pressure = SEA_LEVEL) =>
  airStateByTwo({ property: one[0], value: one[1] }, { property: two[0], value: two[1] }, pressure);

describe("moist air from any two properties", () => {
  test.each(states)(
    "solves $dryBulb °C, wet bulb $wetBulb °C, at $pressure Pa from every pair",
    (expected) => {
      const properties = Object.entries(propertiesOf(expected)) as [AirProperty, number][];
      for (const one of properties)
        for (const two of properties) {
          const pair = `${one[0]} and ${two[0]}`;
          if (one[0] === two[0] || /dewPoint and humidityRatio|humidityRatio and dewPoint/.test(pair))
            continue;
          const solved = solve(one, two, expected.pressure);
          if (!solved.ok) {
            // At a wet bulb of 0 °C the enthalpy is the same for all air; near it, nearly so.
            expect(pair).toMatch(/wetBulb and enthalpy|enthalpy and wetBulb/);
            expect(Math.abs(expected.wetBulb)).toBeLessThan(0.1);
            continue;
          }
          // Enthalpies of 1e-9 J/kg are some 1e-7 K where a wet bulb nearly determines them.
          const tolerance = pair.includes("wetBulb") && pair.includes("enthalpy") ? 1e-5 : 1e-8;
          expect(Math.abs(solved.value.state.temperature - expected.dryBulb - K), pair).toBeLessThan(
            tolerance,
          );
          expect(Math.abs(solved.value.state.humidityRatio / expected.humidityRatio - 1), pair).toBeLessThan(
            tolerance,
          );
        }
    },
  );

  test("gives back the two properties as they were entered", () => {
    const solved = solve(["wetBulb", 271.65], ["dewPoint", 266.15]);
    expect(solved.ok && [solved.value.state.wetBulb, solved.value.state.dewPoint]).toEqual([271.65, 266.15]);
  });

  test("accepts saturated and dry air", () => {
    for (const [celsius, humidity] of [
      [-20, 1],
      [20, 1],
      [20, 0],
    ] as const) {
      const solved = solve(["temperature", celsius + K], ["relativeHumidity", humidity]);
      expect(solved.ok && solved.value.state.relativeHumidity).toBe(humidity);
    }
  });
});

describe("pairs of properties that no air has", () => {
  // The limits are those of dry and of saturated air (tests/oracles/moist-air-pairs.py).
  test.each<[string, [AirProperty, number], [AirProperty, number], AirProperty, number, number]>([
    [
      "a wet bulb above the dry bulb",
      ["temperature", 293.15],
      ["wetBulb", 294],
      "wetBulb",
      278.986361551,
      293.15,
    ],
    [
      "a wet bulb below that of dry air",
      ["temperature", 293.15],
      ["wetBulb", 278],
      "wetBulb",
      278.986361551,
      293.15,
    ],
    [
      "too large an enthalpy",
      ["wetBulb", 291.15],
      ["enthalpy", 51_000],
      "enthalpy",
      49_915.3512852,
      50_889.9310575,
    ],
    [
      "too large a volume",
      ["temperature", 303.15],
      ["specificVolume", 0.9],
      "specificVolume",
      0.85878887,
      0.89635049,
    ],
    [
      "a dew point above the dry bulb",
      ["temperature", 293.15],
      ["dewPoint", 294],
      "dewPoint",
      173.15,
      293.15,
    ],
  ])("states the range for %s", (_, one, two, property, min, max) => {
    const solved = solve(one, two);
    const range = solved.ok ? undefined : firstProblem(solved).message;
    if (typeof range !== "object") throw new Error("The value is not outside a range.");
    expect(range.property).toBe(property);
    expect(range.isConstant).toBe(false);
    expect(range.min).toBeCloseTo(min, 6);
    expect(range.max).toBeCloseTo(max, 6);
  });

  test.each<[string, [AirProperty, number], [AirProperty, number]]>([
    ["a dew point and a humidity ratio", ["dewPoint", 287.15], ["humidityRatio", 0.00997]],
    ["a wet bulb of 0 °C and an enthalpy", ["wetBulb", K], ["enthalpy", 9500]],
    ["dry air and a humidity ratio", ["relativeHumidity", 0], ["humidityRatio", 0]],
  ])("rejects %s, which do not determine air", (_, one, two) => {
    const solved = solve(one, two);
    expect(!solved.ok && firstProblem(solved).message).toMatchObject({ isConstant: true });
  });

  test.each<[string, [AirProperty, number], [AirProperty, number], number]>([
    ["temperature-range", ["temperature", 500], ["relativeHumidity", 0.5], SEA_LEVEL],
    ["temperature-range", ["enthalpy", -150_000], ["specificVolume", 0.86], SEA_LEVEL],
    ["humidity-range", ["relativeHumidity", 1.1], ["enthalpy", 50_000], SEA_LEVEL],
    ["humidity-range", ["humidityRatio", -0.001], ["enthalpy", 50_000], SEA_LEVEL],
    ["vapor-above-pressure", ["wetBulb", 380], ["enthalpy", 50_000], SEA_LEVEL],
    ["pressure-range", ["temperature", 300], ["enthalpy", 50_000], 1000],
  ])("reports %s for %o and %o", (problem, one, two, pressure) => {
    const solved = solve(one, two, pressure);
    expect(!solved.ok && firstProblem(solved).message).toBe(problem);
  });
});
