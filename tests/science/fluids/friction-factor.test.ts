import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  flowRegime,
  frictionFactor,
  LAMINAR_TO,
  reynoldsNumber,
  TURBULENT_FROM,
} from "../../../lib/science/fluids/friction-factor.ts";
import oracle from "../../oracles/friction-factor.json" with { type: "json" };

const off = (actual: number, wanted: number): number => Math.abs(actual / wanted - 1);

describe("friction factor", () => {
  test.each(oracle.map((point) => [point.regime, point.reynolds, point.relativeRoughness, point.f] as const))(
    "%s, Re %d, ε/D %d: as Lambert's W gives it",
    (regime, reynolds, roughness, f) => {
      expect(off(frictionFactor(reynolds, roughness), Number(f))).toBeLessThan(1e-13);
      expect(regime.split(",")[0]).toBe(flowRegime(reynolds));
    },
  );

  test("as printed in textbooks", () => {
    // Y. A. Çengel and J. M. Cimbala, Fluid Mechanics, 1st edition, examples 8-3 and 8-4.
    expect(frictionFactor(126_400, 0.000042)).toBeCloseTo(0.0174, 4);
    expect(frictionFactor(100_800, 0)).toBeCloseTo(0.018, 4);
  });

  test("has no jump at either end of the transitional range, whatever the method", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 0.05, noNaN: true }),
        fc.constantFrom("colebrook" as const, "altshul-tsal" as const),
        (roughness, method) => {
          for (const end of [LAMINAR_TO, TURBULENT_FROM]) {
            const [below, above] = [end * (1 - 1e-9), end * (1 + 1e-9)].map((re) =>
              frictionFactor(re, roughness, method),
            );
            expect(off(below ?? 0, above ?? 1)).toBeLessThan(1e-7);
          }
        },
      ),
    );
  });

  test("solves Colebrook's equation to the last digits", () => {
    fc.assert(
      fc.property(
        fc.double({ min: Math.log(4000), max: Math.log(1e8), noNaN: true }),
        fc.double({ min: 0, max: 0.05, noNaN: true }),
        (logReynolds, roughness) => {
          const reynolds = Math.exp(logReynolds);
          const x = 1 / Math.sqrt(frictionFactor(reynolds, roughness));
          const right = -2 * Math.log10(roughness / 3.7 + (2.51 * x) / reynolds);
          expect(off(right, x)).toBeLessThan(1e-14);
        },
      ),
    );
  });

  test("Altshul and Tsal stay near Colebrook in the range of ducts", () => {
    for (const reynolds of [1e4, 3e4, 1e5, 3e5, 1e6])
      for (const roughness of [0.0001, 0.0003, 0.001, 0.003])
        expect(
          off(frictionFactor(reynolds, roughness, "altshul-tsal"), frictionFactor(reynolds, roughness)),
        ).toBeLessThan(0.04);
  });

  test("Reynolds number of standard air: 66.4 times mm times m/s (ASHRAE Fundamentals, chapter 21)", () => {
    const air = { density: 1.204, viscosity: 1.204 / 66_400 };
    expect(off(reynoldsNumber(7.5, 0.3, air), 66.4 * 300 * 7.5)).toBeLessThan(1e-3);
  });
});
