import { describe, expect, test } from "vitest";
import {
  humidityRatio,
  moistAirDensity,
  pressureAtAltitude,
  saturationPressure,
} from "../../../lib/science/psychrometrics/moist-air.ts";

describe("moist air", () => {
  // ASHRAE Handbook — Fundamentals 2017, chapter 1, table 1: standard atmosphere, kPa.
  test.each([
    [-500, 107.478],
    [0, 101.325],
    [500, 95.461],
    [1000, 89.875],
    [2000, 79.495],
    [5000, 54.02],
  ])("the standard atmosphere at %d m", (altitude, kilopascals) => {
    expect(pressureAtAltitude(altitude) / 1000).toBeCloseTo(kilopascals, 2);
  });

  // The same, table 3: properties of water at saturation, kPa.
  test.each([
    [-20, 0.10324],
    [-10, 0.25987],
    [0, 0.61117],
    [20, 2.3389],
    [40, 7.3838],
    [100, 101.419],
  ])("saturation pressure at %d °C", (celsius, kilopascals) => {
    expect(saturationPressure(celsius + 273.15) / 1000 / kilopascals).toBeCloseTo(1, 3);
  });

  test("humidity ratio at 28 °C and 60%: 14.25 g/kg", () => {
    expect(humidityRatio(301.15, 0.6, 101_325)).toBeCloseTo(0.01425, 5);
  });

  test("specific volume at 30 °C and 50%: 0.877 m³ for each kg of dry air", () => {
    const ratio = humidityRatio(303.15, 0.5, 101_325) ?? 0;
    expect((1 + ratio) / moistAirDensity(303.15, ratio, 101_325)).toBeCloseTo(0.877, 3);
  });

  test("there is no air where the vapor alone would press as much", () => {
    expect(humidityRatio(373.15, 1, 80_000)).toBeUndefined();
    expect(humidityRatio(373.15, 0.5, 80_000)).toBeGreaterThan(0);
  });
});
