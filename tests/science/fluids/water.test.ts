import { describe, expect, test } from "vitest";
import glycols from "../../../data/glycols/melinder.json" with { type: "json" };
import { glycolFreezing, glycolProperties } from "../../../lib/science/fluids/glycol.ts";
import { steamDensity } from "../../../lib/science/fluids/steam.ts";
import {
  liquidWater,
  saturationPressure,
  saturationTemperature,
  waterViscosity,
} from "../../../lib/science/fluids/water.ts";

const off = (actual: number, wanted: number): number => Math.abs(actual / wanted - 1);
const CELSIUS = 273.15;

describe("water and steam, in the verification tables of IAPWS-IF97 (R7-97, 2012)", () => {
  test.each([
    // Table 5: K, MPa, specific volume, specific heat in kJ/(kg·K), speed of sound.
    [300, 3, 0.100215168e-2, 4.17301218, 1507.73921],
    [300, 80, 0.971180894e-3, 4.01008987, 1634.69054],
    [500, 3, 0.1202418e-2, 4.65580682, 1240.71337],
  ])("region 1 at %d K and %d MPa", (temperature, megapascals, volume, heat, sound) => {
    const water = liquidWater(temperature, megapascals * 1e6);
    expect(off(1 / water.density, volume)).toBeLessThan(1e-8);
    expect(off(water.specificHeat, heat * 1000)).toBeLessThan(1e-8);
    expect(off(water.speedOfSound, sound)).toBeLessThan(1e-8);
  });

  test.each([
    // Tables 35 and 36.
    [300, 0.353658941e-2],
    [500, 0.263889776e1],
    [600, 0.123443146e2],
  ])("saturation pressure at %d K", (temperature, megapascals) => {
    expect(off(saturationPressure(temperature), megapascals * 1e6)).toBeLessThan(1e-8);
  });

  test.each([
    [0.1, 0.372755919e3],
    [1, 0.453035632e3],
    [10, 0.584149488e3],
  ])("saturation temperature at %d MPa", (megapascals, temperature) => {
    expect(off(saturationTemperature(megapascals * 1e6), temperature)).toBeLessThan(1e-8);
  });

  test.each([
    // Table 15.
    [300, 0.0035, 0.394913866e2],
    [700, 0.0035, 0.923015898e2],
  ])("region 2 at %d K and %d MPa", (temperature, megapascals, volume) => {
    expect(off(1 / (steamDensity(temperature, megapascals * 1e6) ?? 0), volume)).toBeLessThan(1e-8);
  });

  test.each([
    // Steam tables (IAPWS-IF97): saturated steam, specific volume in m³/kg.
    [1, 0.19436],
    [5, 0.039446],
  ])("saturated steam at %d MPa", (megapascals, volume) => {
    const pressure = megapascals * 1e6;
    expect(off(1 / (steamDensity(saturationTemperature(pressure), pressure) ?? 0), volume)).toBeLessThan(
      1e-4,
    );
  });

  test("there is no dry steam below saturation, nor outside the range", () => {
    expect(steamDensity(400, 1e6)).toBeUndefined();
    expect(steamDensity(1100, 1e6)).toBeUndefined();
    expect(steamDensity(700, 2e7)).toBeUndefined();
  });
});

describe("viscosity of water", () => {
  test.each([
    // R12-08, table 4: K, kg/m³, µPa·s, without the critical enhancement.
    [298.15, 998, 889.7351],
    [298.15, 1200, 1437.649467],
    [373.15, 1000, 307.883622],
    [433.15, 1, 14.538324],
    [873.15, 600, 77.430195],
    [1173.15, 400, 64.154608],
  ])("at %d K and %d kg/m³, as IAPWS R12-08 prints it", (temperature, density, micro) => {
    expect(off(waterViscosity(temperature, density), micro * 1e-6)).toBeLessThan(4e-8);
  });

  test.each([
    // Handbook of Chemistry and Physics: water at 0.1 MPa, kg/m³ and mPa·s.
    [10, 999.7, 1.306],
    [20, 998.21, 1.0016],
    [40, 992.22, 0.6527],
    [80, 971.8, 0.3541],
  ])("at %d °C it is as tables print it", (celsius, density, milli) => {
    const water = liquidWater(celsius + CELSIUS, 101_325);
    expect(off(water.density, density)).toBeLessThan(1e-5);
    expect(off(waterViscosity(celsius + CELSIUS, water.density), milli / 1000)).toBeLessThan(5e-4);
  });
});

describe("glycols in water", () => {
  const { ethylene, propylene } = glycols;

  test("40% of ethylene glycol at 20 °C, 20% of propylene glycol at 40 °C, as CoolProp has them", () => {
    const ethyleneAt20 = glycolProperties(ethylene, 40, 20 + CELSIUS);
    expect(ethyleneAt20.density).toBeCloseTo(1051.9, 1);
    expect(ethyleneAt20.viscosity * 1000).toBeCloseTo(2.819, 3);
    expect(ethyleneAt20.specificHeat).toBeCloseTo(3519.02, 2);
    expect(ethyleneAt20.conductivity).toBeCloseTo(0.425295, 6);
    expect(glycolFreezing(ethylene, 40) - CELSIUS).toBeCloseTo(-23.8, 1);
    const propyleneAt40 = glycolProperties(propylene, 20, 40 + CELSIUS);
    expect(propyleneAt40.density).toBeCloseTo(1006.4, 1);
    expect(propyleneAt40.viscosity * 1000).toBeCloseTo(1.169, 3);
    expect(propyleneAt40.specificHeat).toBeCloseTo(4019.03, 2);
    expect(propyleneAt40.conductivity).toBeCloseTo(0.512276, 6);
    expect(glycolFreezing(propylene, 20) - CELSIUS).toBeCloseTo(-7.2, 1);
  });

  test("hardly any glycol is nearly water, and more of it freezes later", () => {
    for (const glycol of [ethylene, propylene]) {
      const water = liquidWater(20 + CELSIUS, 101_325);
      const pure = glycolProperties(glycol, 0, 20 + CELSIUS);
      expect(off(pure.density, water.density)).toBeLessThan(0.003);
      expect(off(pure.specificHeat, water.specificHeat)).toBeLessThan(0.003);
      // IAPWS R15-11: 0.598 W/(m·K) at 20 °C.
      expect(off(pure.conductivity, 0.598)).toBeLessThan(0.01);
      for (let share = 10; share < 60; share += 5)
        expect(glycolFreezing(glycol, share + 5)).toBeLessThan(glycolFreezing(glycol, share));
    }
  });
});
