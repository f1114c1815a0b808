import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { firstProblem } from "../../../lib/core/result/result.ts";
import {
  airState,
  type Humidity,
  humidityRatioOf,
  knownAirState,
} from "../../../lib/science/psychrometrics/air-state.ts";

const K = 273.15;
interface Expected {
  dryBulb: number;
  pressure: number;
  humidityRatio: number;
  relativeHumidity: number;
  vaporPressure: number;
  wetBulb: number;
  dewPoint: number;
  enthalpy: number;
  specificVolume: number;
  density: number;
}
const oracle: { states: Expected[] } = JSON.parse(
  readFileSync(new URL("../../oracles/psychrometrics.json", import.meta.url), "utf8"),
);

const close = (value: number | undefined, expected: number, tolerance: number) =>
  expect(Math.abs((value ?? Number.NaN) - expected)).toBeLessThanOrEqual(tolerance);

describe.each(oracle.states)("air of $dryBulb °C, wet bulb $wetBulb °C, at $pressure Pa", (expected) => {
  const measures: Humidity[] = [
    { kind: "relative", value: expected.relativeHumidity },
    { kind: "ratio", value: expected.humidityRatio },
    { kind: "wet-bulb", value: expected.wetBulb + K },
    { kind: "dew-point", value: expected.dewPoint + K },
  ];
  test.each(measures)("from its $kind", (humidity) => {
    const state = knownAirState(expected.dryBulb + K, humidity, expected.pressure);
    // A temperature in kelvins determines a wet bulb or dew point to about 1e-12 of it.
    close(state.humidityRatio / expected.humidityRatio, 1, 1e-9);
    close(state.relativeHumidity / expected.relativeHumidity, 1, 1e-9);
    close(state.vaporPressure / expected.vaporPressure, 1, 1e-9);
    close(state.wetBulb, expected.wetBulb + K, 1e-7);
    close(state.dewPoint, expected.dewPoint + K, 1e-7);
    close(state.enthalpy, expected.enthalpy, 1e-4);
    close(state.specificVolume / expected.specificVolume, 1, 1e-10);
    close(state.density / expected.density, 1, 1e-10);
  });
});

// PsychroLib's tests against the Handbook's tables 2 and 3 (psychrometrics/psychrolib, tests/test_psychrolib_si.py), each
// with the tolerance that they admit: the equations are those of an ideal gas, the tables are not.
describe("PsychroLib's values", () => {
  const saturated = (celsius: number) => knownAirState(celsius + K, { kind: "relative", value: 1 }, 101_325);

  test.each([
    [-20, 103.24],
    [-5, 401.74],
    [5, 872.6],
    [25, 3169.7],
    [50, 12351.3],
  ])("vapor pressure at saturation, %d °C", (celsius, pascals) => {
    close(saturated(celsius).vaporPressure / pascals, 1, 0.0003);
  });

  test.each([
    [-50, 0.000_024_3, 0.01],
    [-20, 0.000_637_3, 0.01],
    [-5, 0.002_486_3, 0.005],
    [5, 0.005_425, 0.005],
    [25, 0.020_173, 0.005],
    [50, 0.086_863, 0.01],
    [85, 0.838_105, 0.02],
  ])("humidity ratio at saturation, %d °C", (celsius, ratio, tolerance) => {
    close(saturated(celsius).humidityRatio / ratio, 1, tolerance);
  });

  test.each([
    [-50, -50_222, 0.01],
    [-20, -18_542, 0.01],
    [-5, 1164, 0.03],
    [5, 18_639, 0.01],
    [25, 76_504, 0.01],
    [50, 275_353, 0.01],
    [85, 2_307_539, 0.01],
  ])("enthalpy at saturation, %d °C", (celsius, enthalpy, tolerance) => {
    close(saturated(celsius).enthalpy / enthalpy, 1, tolerance);
  });

  test("wet bulb of 7 °C, 61% at 100 kPa: 3.927 °C", () => {
    close(
      knownAirState(7 + K, { kind: "relative", value: 0.61 }, 100_000).wetBulb,
      3.926_674_337_819_55 + K,
      0.004,
    );
  });

  test.each([
    [30, 25, 0.019_228_127_424_109_6],
    [-1, -5, 0.001_203_998_199_338_44],
  ])("humidity ratio of %d °C with a wet bulb of %d °C at 500 m", (dry, wet, ratio) => {
    close(
      knownAirState(dry + K, { kind: "wet-bulb", value: wet + K }, 95_461).humidityRatio / ratio,
      1,
      0.0003,
    );
  });

  test("30 °C and 20 g/kg at 500 m", () => {
    const state = knownAirState(30 + K, { kind: "ratio", value: 0.02 }, 95_461);
    close(state.enthalpy / 81_316, 1, 0.0003);
    close(state.specificVolume / 0.940_855_374_352_943, 1, 0.0003);
    close(state.density / 1.084_119_863_482_19, 1, 0.0003);
  });

  // The Handbook's own example 1 of chapter 1: read from the chart.
  test("40 °C with a wet bulb of 20 °C", () => {
    const state = knownAirState(40 + K, { kind: "wet-bulb", value: 20 + K }, 101_325);
    close(state.humidityRatio, 0.0065, 0.0001);
    close(state.dewPoint, 7 + K, 0.5);
    close(state.relativeHumidity, 0.14, 0.01);
    close(state.enthalpy, 56_700, 100);
    close(state.specificVolume / 0.896, 1, 0.01);
  });
});

describe("what is no air, or not known", () => {
  const errorOf = (temperature: number, humidity: Humidity, pressure = 101_325) => {
    const answer = airState(temperature, humidity, pressure);
    return answer.ok ? undefined : firstProblem(answer).message;
  };
  test.each([
    ["temperature-range", 173, { kind: "relative", value: 0.5 }, 101_325],
    ["temperature-range", Number.NaN, { kind: "relative", value: 0.5 }, 101_325],
    ["temperature-range", 474, { kind: "relative", value: 0 }, 101_325],
    ["pressure-range", 300, { kind: "relative", value: 0.5 }, 20_000],
    ["pressure-range", 300, { kind: "relative", value: 0.5 }, Number.POSITIVE_INFINITY],
    ["humidity-range", 300, { kind: "relative", value: 1.01 }, 101_325],
    ["humidity-range", 300, { kind: "relative", value: Number.NaN }, 101_325],
    ["humidity-range", 300, { kind: "ratio", value: -1e-6 }, 101_325],
    ["supersaturated", 293.15, { kind: "ratio", value: 0.02 }, 101_325],
    ["vapor-above-pressure", 400, { kind: "relative", value: 1 }, 101_325],
    ["wet-bulb-above-dry-bulb", 300, { kind: "wet-bulb", value: 300.1 }, 101_325],
    ["wet-bulb-too-low", 308.15, { kind: "wet-bulb", value: 280 }, 101_325],
    ["dew-point-above-dry-bulb", 300, { kind: "dew-point", value: 301 }, 101_325],
    ["temperature-range", 300, { kind: "dew-point", value: 100 }, 101_325],
  ] as const)("%s: %d K, %o, %d Pa", (problem, temperature, humidity, pressure) => {
    expect(errorOf(temperature, humidity, pressure)).toBe(problem);
  });

  test("dry air has no dew point, but a wet bulb", () => {
    const dry = knownAirState(308.15, { kind: "relative", value: 0 }, 101_325);
    expect(dry.dewPoint).toBeUndefined();
    expect(dry.wetBulb).toBeLessThan(286);
    expect(dry.humidityRatio).toBe(0);
  });

  test("saturated air is its own wet bulb and dew point", () => {
    for (const celsius of [-60, -10, -0.2, 0, 0.005, 0.01, 3, 40, 99]) {
      const state = knownAirState(celsius + K, { kind: "relative", value: 1 }, 101_325);
      close(state.wetBulb, celsius + K, 2e-4);
      close(state.dewPoint, celsius + K, 2e-4);
    }
  });

  test("every state of a wide grid has a wet bulb between dew point and dry bulb, and comes back from it", () => {
    for (let celsius = -90; celsius <= 195; celsius += 5)
      for (const relative of [0.001, 0.1, 0.37, 0.7, 0.99])
        for (const pressure of [60_000, 101_325, 110_000]) {
          const solved = airState(celsius + K, { kind: "relative", value: relative }, pressure);
          if (!solved.ok) {
            expect(firstProblem(solved).message).toBe("vapor-above-pressure");
            continue;
          }
          const state = solved.value;
          if (state.wetBulb === undefined || state.dewPoint === undefined) {
            expect(celsius).toBeLessThan(-40);
            continue;
          }
          expect(state.wetBulb).toBeLessThanOrEqual(celsius + K);
          expect(state.wetBulb).toBeGreaterThanOrEqual(state.dewPoint - 0.02);
          const back = humidityRatioOf(celsius + K, { kind: "wet-bulb", value: state.wetBulb }, pressure);
          expect(Math.abs((back.ok ? back.value : Number.NaN) - state.humidityRatio)).toBeLessThan(
            1e-9 + 1e-8 * state.humidityRatio,
          );
        }
  });
});
