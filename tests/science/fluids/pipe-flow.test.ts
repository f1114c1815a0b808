import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { flowWith } from "../../../lib/science/fluids/duct-flow.ts";
import { flowRegime } from "../../../lib/science/fluids/friction-factor.ts";
import { diameterForGradient, pipeFlow } from "../../../lib/science/fluids/pipe-flow.ts";
import oracle from "../../oracles/pipe-flow.json" with { type: "json" };

const off = (actual: number, wanted: number): number => Math.abs(actual / wanted - 1);

describe("flow in a pipe", () => {
  test.each(oracle.map((point) => [point.regime, point.reynolds, point] as const))(
    "%s, Re %d: as computed apart",
    (regime, reynolds, { flow, diameter, roughness, density, viscosity, ...wanted }) => {
      const result = pipeFlow(flow, { diameter, roughness }, { density, viscosity });
      expect(off(result.velocity, wanted.velocity)).toBeLessThan(1e-13);
      expect(off(result.reynolds, reynolds)).toBeLessThan(1e-13);
      expect(off(result.frictionFactor, wanted.frictionFactor)).toBeLessThan(1e-12);
      expect(off(result.gradient, wanted.gradient)).toBeLessThan(1e-12);
      expect(regime.split(",")[0]).toBe(flowRegime(result.reynolds));
    },
  );

  test("as worked out by hand", () => {
    // Water at 30 °C (995.65 kg/m³, 0.7972 mPa·s), 5 L/s in NPS 3 of schedule 40, 100 m.
    const result = pipeFlow(
      0.005,
      { diameter: 0.07792, roughness: 0.045e-3 },
      { density: 995.65, viscosity: 0.7972e-3 },
    );
    expect(result.velocity).toBeCloseTo(1.0485, 4);
    expect(result.reynolds / 102_037).toBeCloseTo(1, 4);
    expect((result.gradient * 100) / 14_461).toBeCloseTo(1, 3);
  });

  const pipes = fc.record({
    flow: fc.double({ min: -9, max: 1, noNaN: true }).map((power) => 10 ** power),
    diameter: fc.double({ min: 0.005, max: 2, noNaN: true }),
    roughness: fc.constantFrom(0, 1.5e-6, 4.57e-5, 1.5e-4),
    viscosity: fc.constantFrom(3e-4, 1e-3, 0.05, 1),
  });

  test("loses more when it carries more", () => {
    fc.assert(
      fc.property(pipes, fc.double({ min: 1.01, max: 3, noNaN: true }), (pipe, more) => {
        const fluid = { density: 1000, viscosity: pipe.viscosity };
        expect(pipeFlow(pipe.flow * more, pipe, fluid).gradient).toBeGreaterThan(
          pipeFlow(pipe.flow, pipe, fluid).gradient,
        );
      }),
    );
  });

  test("has its flow and its diameter again from its gradient", () => {
    fc.assert(
      fc.property(pipes, (pipe) => {
        const fluid = { density: 1000, viscosity: pipe.viscosity };
        const { gradient } = pipeFlow(pipe.flow, pipe, fluid);
        fc.pre(gradient > 1e-9 && gradient < 1e12);
        const flow = flowWith(gradient, (each) => pipeFlow(each, pipe, fluid).gradient);
        const diameter = diameterForGradient(pipe.flow, gradient, pipe.roughness, fluid);
        expect(off(flow ?? 0, pipe.flow)).toBeLessThan(1e-9);
        expect(off(diameter ?? 0, pipe.diameter)).toBeLessThan(1e-9);
      }),
    );
  });

  test("of vanishing roughness is that of a smooth pipe; without flow nothing is lost", () => {
    fc.assert(
      fc.property(pipes, (pipe) => {
        const fluid = { density: 1000, viscosity: pipe.viscosity };
        const smooth = pipeFlow(pipe.flow, { ...pipe, roughness: 0 }, fluid).gradient;
        expect(off(pipeFlow(pipe.flow, { ...pipe, roughness: 1e-15 }, fluid).gradient, smooth)).toBeLessThan(
          1e-5,
        );
      }),
    );
    expect(pipeFlow(0, { diameter: 0.1, roughness: 0 }, { density: 1000, viscosity: 1e-3 }).gradient).toBe(0);
  });
});
