import fc from "fast-check";
import { describe, expect, test } from "vitest";
import ifc from "../../../data/required-fire-flow/ifc.json" with { type: "json" };
import criteria from "../../../data/sprinkler-hazards/criteria.json" with { type: "json" };
import hazards from "../../../data/sprinkler-hazards/records.json" with { type: "json" };
import {
  areaChanges,
  densityOnCurve,
  quickResponseReduction,
} from "../../../lib/science/fire/design-area.ts";
import { pumpPressure, ratedCurve, ratedFlowFor } from "../../../lib/science/fire/fire-pump.ts";
import { neededFlow, tableFlow } from "../../../lib/science/fire/required-flow.ts";
import { standpipeFlow } from "../../../lib/science/fire/standpipe.ts";
import {
  flowAt,
  hydrantClass,
  pressureAt,
  pumperCoefficient,
} from "../../../lib/science/fire/water-supply.ts";
import { FOOT, GPM, PSI, SQUARE_FOOT } from "../../../lib/units/constants.ts";

const plain = {
  area: 1500,
  isExtra: false,
  isDry: false,
  isSloped: false,
  isQuickResponse: false,
  ceiling: 3,
  isHighTemperature: false,
};
const areaOf = (conditions: Partial<typeof plain>): number =>
  areaChanges({ ...plain, ...conditions }).at(-1)?.area ?? plain.area;

describe("the design area", () => {
  test("is reduced for quick response by 40% up to 10 ft, 25% at 20 ft, not at all above", () => {
    expect(quickResponseReduction(9 * FOOT)).toBe(40);
    expect(quickResponseReduction(10 * FOOT)).toBeCloseTo(40, 10);
    expect(quickResponseReduction(20 * FOOT)).toBeCloseTo(25, 10);
    expect(quickResponseReduction(20.1 * FOOT)).toBeUndefined();
  });

  test("grows by 30% for each reason, one on the other", () => {
    expect(areaOf({ isDry: true })).toBeCloseTo(1950, 10);
    expect(areaOf({ isDry: true, isSloped: true })).toBeCloseTo(2535, 10);
    expect(areaOf({ isQuickResponse: true, isSloped: true })).toBeCloseTo(1500 * 0.6 * 1.3, 10);
  });

  test("is not below 2,000 ft² with high-temperature sprinklers", () => {
    const extra = { isExtra: true, isHighTemperature: true };
    expect(areaOf({ ...extra, area: 2500 * SQUARE_FOOT })).toBeCloseTo(2000 * SQUARE_FOOT, 8);
    expect(areaOf({ ...extra, area: 4000 * SQUARE_FOOT })).toBeCloseTo(3000 * SQUARE_FOOT, 8);
  });

  test("has on each curve the point beside concealed spaces that the single points kept", () => {
    for (const { point, concealed, curveEnd } of Object.values(criteria.hazards))
      expect(densityOnCurve(concealed.area, [point, curveEnd])).toBeCloseTo(concealed.density, 10);
  });

  test("of every hazard of the list is known, and asks for more the greater the hazard", () => {
    const rows = hazards.records.map(({ id }) => criteria.hazards[id as keyof typeof criteria.hazards]);
    for (const [index, row] of rows.entries()) {
      const before = rows[index - 1];
      if (before) expect(row.point.density).toBeGreaterThan(before.point.density);
    }
  });
});

describe("a water supply", () => {
  const supply = { static: 72 * PSI, residual: 58 * PSI, flow: 1060 * GPM };

  test("has its test's points on its curve", () => {
    expect(pressureAt(supply, 0)).toBe(supply.static);
    expect(pressureAt(supply, supply.flow)).toBeCloseTo(supply.residual, 6);
    expect(flowAt(supply, supply.residual)).toBe(supply.flow);
    expect(flowAt(supply, supply.static)).toBe(0);
  });

  test("falls with the flow, and predicts what the curve has but for 0.54 in place of 1/1.85", () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 60, noNaN: true }), (psi) => {
        const flow = flowAt(supply, psi * PSI);
        expect(Math.abs(pressureAt(supply, flow) - psi * PSI)).toBeLessThan(0.01 * supply.static);
        expect(pressureAt(supply, flow * 1.01)).toBeLessThan(pressureAt(supply, flow));
      }),
    );
  });

  test("has the classes and coefficients of NFPA 291", () => {
    expect([499, 500, 999, 1000, 1499, 1500].map((gpm) => hydrantClass(gpm * GPM))).toEqual([
      "C",
      "B",
      "B",
      "A",
      "A",
      "AA",
    ]);
    expect([1, 2, 5, 7, 20].map((psi) => pumperCoefficient(psi * PSI))).toEqual([
      0.97, 0.97, 0.86, 0.83, 0.83,
    ]);
  });
});

describe("pumps, standpipes and tables", () => {
  test("a rated curve has churn, rated and overload pressure, and ends there", () => {
    const curve = ratedCurve(1000, 100, 1.2, 0.65);
    expect([0, 1000, 1500].map((flow) => pumpPressure(curve, flow))).toEqual([120, 100, 65]);
    expect(pumpPressure(curve, 1501)).toBeUndefined();
    expect(ratedFlowFor(1400 * GPM)).toBeCloseTo(1000 * GPM, 12);
    expect(ratedFlowFor(1401 * GPM)).toBeCloseTo(1250 * GPM, 12);
    expect(ratedFlowFor(8000 * GPM)).toBeUndefined();
  });

  test("standpipes are counted to their limit", () => {
    const flow = (standpipes: number, isLarge = false, isSprinklered = true) =>
      Math.round(standpipeFlow({ class: "I", standpipes, isLarge, isSprinklered }) / GPM);
    expect([flow(1), flow(2), flow(3), flow(4), flow(4, false, false), flow(2, true)]).toEqual([
      500, 750, 1000, 1000, 1250, 1000,
    ]);
  });

  test("the code's table rises by row, and its areas fall with the protection of the structure", () => {
    for (const [index, { flow, areas }] of ifc.rows.entries()) {
      const before = ifc.rows[index - 1];
      if (before) expect(flow).toBe(before.flow + 250);
      const tabulated = areas.filter((area) => area !== null);
      expect(tabulated.toSorted((a, b) => b - a)).toEqual(tabulated);
      for (const [group, area] of areas.entries()) {
        const last = before?.areas[group];
        if (area !== null && last !== null && last !== undefined) expect(area).toBeGreaterThan(last);
      }
    }
  });

  test("a larger building never needs less", () => {
    const areas = fc.double({ min: 100, max: 400_000, noNaN: true });
    fc.assert(
      fc.property(areas, areas, fc.integer({ min: 0, max: 4 }), (one, other, group) => {
        const [small, large] = [Math.min(one, other), Math.max(one, other)].map(
          (feet) => tableFlow(ifc.rows, group, feet * SQUARE_FOOT)?.flow ?? 0,
        );
        expect(large).toBeGreaterThanOrEqual(small ?? 0);
        const iso = (feet: number) =>
          neededFlow({
            construction: 1,
            area: feet * SQUARE_FOOT,
            occupancy: 1,
            exposure: 0,
            isSingleStory: false,
            hasShingleRoof: false,
          }).flow;
        expect(iso(Math.max(one, other))).toBeGreaterThanOrEqual(iso(Math.min(one, other)));
      }),
    );
  });
});
