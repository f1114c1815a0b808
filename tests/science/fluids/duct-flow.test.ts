import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { airProperties, airViscosity } from "../../../lib/science/fluids/air.ts";
import {
  diameterForFriction,
  diameterForVelocity,
  ductFlow,
  rigid,
} from "../../../lib/science/fluids/duct-flow.ts";
import {
  aspectRatio,
  type DuctSection,
  equivalentDiameter,
  hydraulicDiameter,
  round,
  sectionArea,
  sectionPerimeter,
  widthFor,
} from "../../../lib/science/fluids/duct-section.ts";
import { compressionCorrection } from "../../../lib/science/fluids/flexible-duct.ts";

/** ASHRAE's standard air: 1.204 kg/m³, 1/66,400 m²/s. */
const standard = { density: 1.204, viscosity: 1.204 / 66_400 };
const galvanized = rigid(0.09e-3);
const INCH = 0.0254;
const CFM = 0.3048 ** 3 / 60;
const WATER = 249.08891 / (100 * 0.3048);

const sections = fc.oneof(
  fc.record({
    shape: fc.constant("round" as const),
    diameter: fc.double({ min: 0.05, max: 3, noNaN: true }),
  }),
  fc
    .tuple(
      fc.constantFrom("rectangular" as const, "oval" as const),
      fc.double({ min: 0.05, max: 2, noNaN: true }),
      fc.double({ min: 1, max: 10, noNaN: true }),
    )
    .map(([shape, height, ratio]): DuctSection => ({ shape, width: height * ratio, height })),
);

describe("shapes", () => {
  test("300 × 500 mm: 420 mm (The Engineering ToolBox, Equivalent Diameter)", () => {
    expect(equivalentDiameter({ shape: "rectangular", width: 0.3, height: 0.5 })).toBeCloseTo(0.42, 3);
  });

  test("the hydraulic diameter of a square is its side, of a circle its diameter", () => {
    expect(hydraulicDiameter({ shape: "rectangular", width: 0.75, height: 0.75 })).toBeCloseTo(0.75, 12);
    expect(hydraulicDiameter(round(0.4))).toBeCloseTo(0.4, 12);
  });

  test("a flat oval as wide as high is round, within the fit's 0.2%", () => {
    const oval: DuctSection = { shape: "oval", width: 0.4, height: 0.4 };
    expect(sectionArea(oval)).toBeCloseTo(sectionArea(round(0.4)), 12);
    expect(sectionPerimeter(oval)).toBeCloseTo(sectionPerimeter(round(0.4)), 12);
    expect(equivalentDiameter(oval) / 0.4).toBeCloseTo(1, 2);
  });

  test("widths found from an equivalent diameter or an area give it back", () => {
    fc.assert(
      fc.property(sections, (section) => {
        if (section.shape === "round") return;
        for (const of of [equivalentDiameter, sectionArea]) {
          const width = widthFor(section.shape, section.height, of(section), of);
          expect((width ?? 0) / section.width).toBeCloseTo(1, 9);
        }
        expect(aspectRatio(section)).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});

describe("friction in ducts", () => {
  // Computed apart with the fluids library for Python (C. Bell): friction_factor, standard air.
  test.each([
    [0.35, round(0.28), 5.684, 1.348],
    [1.5, round(0.45), 9.431, 1.948],
    [1.4, { shape: "rectangular", width: 0.7, height: 0.35 } as const, 5.714, 0.739],
  ])("%d m³/s in %o", (flow, section, velocity, rate) => {
    const result = ductFlow(flow, section, galvanized, standard);
    expect(result.velocity).toBeCloseTo(velocity, 3);
    expect(result.frictionRate).toBeCloseTo(rate, 3);
  });

  test("Çengel and Cimbala, Fluid Mechanics, example 8-4: a plastic duct of 26.7 cm", () => {
    const air = { density: 1.145, viscosity: 1.895e-5 };
    const rate = (20 * 9.81 * air.density) / 150;
    const diameter = diameterForFriction(0.35, rate, rigid(0), air) ?? 0;
    expect(diameter).toBeCloseTo(0.267, 3);
    const flow = ductFlow(0.35, round(diameter), rigid(0), air);
    expect(flow.velocity).toBeCloseTo(6.24, 1);
    expect(flow.frictionFactor).toBeCloseTo(0.018, 4);
    expect(flow.reynolds / 100_800).toBeCloseTo(1, 2);
  });

  test("White, Fluid Mechanics, 4th edition, example 6.15: 25 ft³/s through 9 by 9 in lose 5.5 lbf/ft² in 100 ft", () => {
    const air = { density: 0.00237 * 515.3788, viscosity: 0.00237 * 515.3788 * 0.000157 * 0.3048 ** 2 };
    const section: DuctSection = { shape: "rectangular", width: 9 * INCH, height: 9 * INCH };
    const flow = ductFlow(25 * 0.3048 ** 3, section, rigid(0.0003 * 0.3048), air);
    expect(flow.velocity / 0.3048).toBeCloseTo(44.4, 1);
    // He works with an effective laminar diameter and the Moody chart, we with Huebscher's: they agree to 2%.
    expect((flow.frictionRate * 100 * 0.3048) / 47.880259 / 5.5).toBeCloseTo(1, 1);
  });

  test("1,000 cfm at 0.1 in. of water per 100 ft take about 13.5 in. of round galvanized duct", () => {
    const diameter = diameterForFriction(1000 * CFM, 0.1 * WATER, galvanized, standard) ?? 0;
    expect(diameter / INCH).toBeGreaterThan(13.2);
    expect(diameter / INCH).toBeLessThan(13.7);
  });

  test("the friction rate falls as the duct grows, and the diameter found for it gives it back", () => {
    fc.assert(
      fc.property(
        fc.double({ min: Math.log(1e-3), max: Math.log(200), noNaN: true }),
        fc.double({ min: 0.1, max: 20, noNaN: true }),
        fc.constantFrom(0, 0.03e-3, 0.09e-3, 0.9e-3, 3e-3),
        (logFlow, rate, roughness) => {
          const flow = Math.exp(logFlow);
          const diameter = diameterForFriction(flow, rate, rigid(roughness), standard) ?? 0;
          const at = (d: number): number => ductFlow(flow, round(d), rigid(roughness), standard).frictionRate;
          expect(at(diameter) / rate).toBeCloseTo(1, 9);
          expect(at(diameter * 1.01)).toBeLessThan(rate);
        },
      ),
    );
  });

  test("continuity: a duct sized for a velocity has it", () => {
    expect(ductFlow(0.5, round(diameterForVelocity(0.5, 4)), galvanized, standard).velocity).toBeCloseTo(
      4,
      12,
    );
  });

  test("compressing flexible duct of 150 mm raises its friction four- to tenfold (Abushakra, Walker and Sherman)", () => {
    expect(compressionCorrection(6 * INCH, 0)).toBe(1);
    expect(compressionCorrection(8 * INCH, 0.15)).toBeCloseTo(4.2, 1);
    expect(compressionCorrection(6 * INCH, 0.3)).toBeCloseTo(9.2, 1);
  });
});

describe("air", () => {
  const at = (celsius: number, relativeHumidity = 0, altitude = 0) =>
    airProperties({ temperature: celsius + 273.15, relativeHumidity, altitude });

  test("standard air: 1.204 kg/m³, 15.06 mm²/s", () => {
    const air = at(20);
    expect(air?.density).toBeCloseTo(1.204, 3);
    expect(((air?.viscosity ?? 0) / (air?.density ?? 1)) * 66_400).toBeCloseTo(1, 2);
  });

  // CoolProp 8.0.0: dry air by E. W. Lemmon and R. T. Jacobsen (2004) at 101,325 Pa, µPa·s.
  test.each([
    [233.15, 15.152],
    [273.15, 17.218],
    [293.15, 18.206],
    [313.15, 19.165],
    [373.15, 21.896],
    [473.15, 26.046],
  ])("viscosity at %d K, within 1.3%%", (kelvin, micropascals) => {
    expect(Math.abs((airViscosity(kelvin) * 1e6) / micropascals - 1)).toBeLessThan(0.013);
  });

  // CoolProp 8.0.0: HAPropsSI.
  test.each([
    [20, 0, 0, 1.2046],
    [35, 0.6, 0, 1.1314],
    [30, 0.5, 1609, 0.9498],
  ])("density at %d °C, %d humidity, %d m, within 0.1%%", (celsius, humidity, altitude, density) => {
    expect(Math.abs((at(celsius, humidity, altitude)?.density ?? 0) / density - 1)).toBeLessThan(0.001);
  });

  test("humid air is lighter, thin air too", () => {
    const dry = at(30)?.density ?? 0;
    expect(at(30, 1)?.density ?? 0).toBeLessThan(dry);
    expect((at(30, 0, 1609)?.density ?? 0) / dry).toBeCloseTo(0.823, 3);
    expect(at(100, 1, 2000)).toBeUndefined();
  });
});
