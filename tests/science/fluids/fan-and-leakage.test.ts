import { describe, expect, test } from "vitest";
import { leakageFlow, smacnaFactor } from "../../../lib/science/fluids/duct-leakage.ts";
import { fanPower } from "../../../lib/science/fluids/fan.ts";

const CFM = 0.3048 ** 3 / 60;
const WATER = 249.08891;

describe("leakage", () => {
  test("class 6 at 1 in. of water lets 6 cfm through 100 ft²", () => {
    expect(leakageFlow(smacnaFactor(6), 100 * 0.3048 ** 2, WATER) / CFM).toBeCloseTo(6, 9);
  });

  test("in SI: 0.00141 L/s for each m² and class at 1 Pa (ASHRAE Fundamentals 2009, chapter 21, equation 42)", () => {
    expect(smacnaFactor(1) * 1000).toBeCloseTo(0.00141, 5);
  });

  test("class 5 of EN 16798-3 at 400 Pa: 1.32 L/s for each m² (0.027 · 400^0.65)", () => {
    expect(leakageFlow(0.027e-3, 1, 400) * 1000).toBeCloseTo(1.326, 3);
  });
});

describe("fan", () => {
  test("10,000 cfm at 4 in. of water and 65% take 9.7 hp: cfm · in. wg / (6,356 η)", () => {
    const { shaft } = fanPower(10_000 * CFM, 4 * WATER, 1.2, { fan: 0.65, drive: 1, motor: 1 });
    expect(shaft / 745.69987).toBeCloseTo(40_000 / (6356 * 0.65), 1);
  });

  test("the air takes up what the motor draws", () => {
    const power = fanPower(2, 500, 1.2, { fan: 0.6, drive: 0.95, motor: 0.9 });
    expect(power.air).toBe(1000);
    expect(power.electric).toBeCloseTo(1000 / (0.6 * 0.95 * 0.9), 9);
    expect(power.specific).toBeCloseTo(power.electric / 2, 9);
    expect(power.warming * 2 * 1.2 * 1006).toBeCloseTo(power.electric, 9);
  });
});
