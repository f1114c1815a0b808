import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { answered, refusedAt } from "@/tests/calculators/form.ts";
import { runnerOf } from "@/tests/calculators/run-form.ts";
import type { Answer, Computation } from "../../../kit/calculator/computation.ts";
import calculator from "../calculator.ts";

const run = await runnerOf(calculator);

const output = (answer: Answer, id: string): number => Number(answer.outputs[id]);
const warningsOf = (computation: Computation): string => JSON.stringify(answered(computation).warnings);
const psi = (value: number) => ({ value, unit: "psi" });
const bar = (value: number) => ({ value, unit: "bar" });
const gpm = (value: number) => ({ value, unit: "gallon-us-per-minute" });
const feet = (value: number) => ({ value, unit: "foot" });
const meters = (value: number) => ({ value, unit: "meter" });

describe("every mode", () => {
  test.each(Object.keys(calculator.modes))("%s says that it is no listed program", (mode) => {
    expect(answered(run({ mode })).assumptions?.join()).toContain("not a listed hydraulic program");
    expect(calculator.disclaimer).toContain("AHJ");
  });

  test.each(Object.keys(calculator.modes))("%s stands what people type", (mode) => {
    for (const value of ["", "abc", "NaN", "1e999", "-5", "0", "1,5", "٣", "<b>"])
      for (const id of Object.keys(calculator.inputs)) {
        const result = run({ mode, [id]: value });
        if (!result.ok) expect(result.problems.length).toBeGreaterThan(0);
        else expect(JSON.stringify(result.value.outputs)).not.toMatch(/null|NaN|Infinity/);
      }
  });
});

describe("sprinklers", () => {
  const bare = { layout: "none", hasSupply: "false" };

  test("more density or more area never ask for less", () => {
    const densities = fc.double({ min: 2, max: 20, noNaN: true });
    fc.assert(
      fc.property(densities, densities, (one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)].map((density) => {
          const ownDensity = { value: density, unit: "liter-per-minute-per-square-meter" };
          const answer = answered(run({ hazard: "own", ownDensity, hasSupply: "false" }));
          return [output(answer, "totalDemand"), output(answer, "requiredPressure")];
        });
        expect(high?.[0]).toBeGreaterThanOrEqual(low?.[0] ?? 0);
        expect(high?.[1]).toBeGreaterThanOrEqual(low?.[1] ?? 0);
      }),
      { numRuns: 25 },
    );
  });

  test("without pipes never need less than density × area, nor than their minimum pressure gives", () => {
    const spacings = fc.double({ min: 2, max: 5, noNaN: true });
    fc.assert(
      fc.property(spacings, spacings, (spacing, lineSpacing) => {
        const answer = answered(run({ ...bare, spacing: meters(spacing), lineSpacing: meters(lineSpacing) }));
        const flow = output(answer, "systemFlow");
        expect(flow).toBeGreaterThanOrEqual(output(answer, "areaFlow") * (1 - 1e-9));
        // 5.6 gpm/√psi at 0.5 bar, with 10% for imbalance.
        const least = 5.6 * 6.30901964e-5 * Math.sqrt(0.5e5 / 6894.757293168);
        expect(flow).toBeGreaterThanOrEqual(1.1 * output(answer, "sprinklers") * least * (1 - 1e-9));
      }),
      { numRuns: 25 },
    );
  });

  test("are the same in SI and in US units", () => {
    const si = answered(
      run({
        spacing: meters(3.6576),
        lineSpacing: meters(3.048),
        leastPressure: bar(0.48263301),
        hasSupply: "false",
      }),
    );
    const us = answered(
      run({ spacing: feet(12), lineSpacing: feet(10), leastPressure: psi(7), hasSupply: "false" }),
    );
    for (const id of ["requiredPressure", "totalDemand", "systemFlow", "tankVolume"])
      expect(output(si, id) / output(us, id)).toBeCloseTo(1, 7);
  });

  test("in dry systems have more area and rougher steel", () => {
    const [wet, dry] = [run({ hasSupply: "false" }), run({ system: "dry", hasSupply: "false" })].map(
      answered,
    );
    if (!wet || !dry) throw new Error("Both are answered");
    expect(output(dry, "designArea") / output(wet, "designArea")).toBeCloseTo(1.3, 12);
    expect(output(dry, "requiredPressure")).toBeGreaterThan(output(wet, "requiredPressure"));
    const nitrogen = answered(run({ system: "dry", roughness: 120, hasSupply: "false" }));
    expect(output(nitrogen, "requiredPressure")).toBe(output(wet, "requiredPressure"));
  });

  test("say where spacing, K-factor and number of sprinklers are not the standard's", () => {
    expect(warningsOf(run({ ...bare, spacing: feet(16) }))).toContain("may cover");
    expect(warningsOf(run({ ...bare, spacing: feet(5) }))).toContain("wet each other");
    expect(warningsOf(run({ ...bare, sprinkler: "k-4-2" }))).toContain("limited to light hazard");
    expect(warningsOf(run({ hazard: "extra-1", hasSupply: "false" }))).toContain("Add the missing ones");
  });

  test("above the supply report the shortfall, below their margin the remainder", () => {
    expect(warningsOf(run({ static: psi(30), residual: psi(20) }))).toContain("above the supply curve");
    expect(warningsOf(run({ margin: bar(4) }))).toContain("The safety margin is");
    expect(refusedAt(run({ residual: bar(6) }))).toEqual(["residual"]);
  });

  test("take a K-factor in L/min/√bar as well as in gpm/√psi", () => {
    // 3.785411784 L/gal · √(1 bar / 1 psi), with 1 psi of 6,894.757293168 Pa: 14.41629.
    const ratio = 3.785411784 * Math.sqrt(1e5 / 6894.757293168361);
    const pressure = (value: number, unit: string) =>
      Number(answered(run({ sprinkler: "own", customK: { value, unit } })).outputs.requiredPressure);
    const metric = pressure(11.2 * ratio, "liter-per-minute-per-root-bar");
    expect(metric / pressure(11.2, "gpm-per-root-psi")).toBeCloseTo(1, 12);
  });

  test("are refused at the field that is wrong", () => {
    expect(refusedAt(run({ sprinkler: "own" }))).toEqual(["customK"]);
    expect(refusedAt(run({ isQuick: "true", ceiling: feet(25) }))).toEqual(["ceiling"]);
    expect(refusedAt(run({ hazard: "extra-1", isQuick: "true" }))).toEqual(["isQuick"]);
    expect(refusedAt(run({ isHot: "true" }))).toEqual(["isHot"]);
    expect(
      refusedAt(run({ edition: "2016", basis: "curve", curveArea: { value: 9000, unit: "square-foot" } })),
    ).toEqual(["curveArea"]);
    expect(refusedAt(run({ segments: [{ joins: "none" }] }))).toEqual(["segments.0.joins"]);
    expect(refusedAt(run({ segments: [{}, { joins: "branch", branch: 3 }] }))).toEqual(["segments.1.branch"]);
    expect(refusedAt(run({ segments: [{ pipe: "own" }] }))).toEqual(["segments.0.ownDiameter"]);
    const noLength = [{ pipe: "steel-40-1", fittings: [{ fitting: "gate-valve" }] }];
    expect(refusedAt(run({ segments: noLength }))).toEqual(["segments.0.fittings.0.fitting"]);
  });

  test("are counted for a long list of rows within a frame's worth of work", () => {
    const segments = Array.from({ length: 100 }, (_, index) => ({
      pipe: "steel-40-6",
      joins: index < 20 ? "sprinkler" : "none",
      length: meters(1),
    }));
    expect(run({ segments, hasSupply: "false" }).ok).toBe(true);
  });
});

describe("a network", () => {
  const network = (raw: object) => run({ layout: "network", hasSupply: "false", ...raw });

  test("names its nodes without regard to capitals and blanks", () => {
    const pipes = [
      { from: " supply ", to: "x" },
      { from: "X", to: "y" },
    ];
    expect(network({ pipes, nodes: [{ name: "Y " }] }).ok).toBe(true);
  });

  test("is refused where it hangs on nothing", () => {
    expect(refusedAt(network({ supplyNode: "Nowhere" }))).toEqual(["supplyNode"]);
    expect(refusedAt(network({ nodes: [{ name: "Q" }] }))).toEqual(["nodes.0.name"]);
    expect(refusedAt(network({ nodes: [{ name: "A" }, { name: "a" }] }))).toEqual(["nodes.1.name"]);
    expect(refusedAt(network({ nodes: [{ name: "Supply" }] }))).toEqual(["nodes.0.name"]);
    expect(refusedAt(network({ pipes: [{ from: "Supply", to: "Supply" }] }))).toEqual(["pipes.0.to"]);
    const apart = [
      { from: "Supply", to: "A" },
      { from: "B", to: "C" },
    ];
    expect(refusedAt(network({ pipes: apart, nodes: [{ name: "A" }, { name: "B" }] }))).toEqual([
      "pipes.1.from",
    ]);
  });

  test("of a tree has what its path has", () => {
    const path = answered(
      run({
        hasSupply: "false",
        segments: [
          { pipe: "steel-40-1", length: feet(12) },
          { pipe: "steel-40-1-1-4", length: feet(12) },
          { pipe: "steel-40-2", length: feet(60), fall: feet(15) },
        ],
      }),
    );
    const same = answered(
      network({
        nodes: ["1", "2", "3"].map((name) => ({ name, elevation: feet(15) })),
        pipes: [
          { from: "1", to: "2", pipe: "steel-40-1", length: feet(12) },
          { from: "2", to: "3", pipe: "steel-40-1-1-4", length: feet(12) },
          { from: "Supply", to: "3", pipe: "steel-40-2", length: feet(60) },
        ],
      }),
    );
    expect(output(same, "requiredPressure") / output(path, "requiredPressure")).toBeCloseTo(1, 8);
    expect(output(same, "systemFlow") / output(path, "systemFlow")).toBeCloseTo(1, 8);
  });
});

describe("the other modes", () => {
  test("two equal hose lines side by side lose a quarter of one", () => {
    const loss = (parallel: number) =>
      output(answered(run({ mode: "hose", hoses: [{ hose: "hose-2-5", parallel }] })), "hoseLoss");
    expect(loss(1) / loss(2)).toBeCloseTo(4, 10);
  });

  test("hydrants without a drop, or with a target above the static pressure, are refused", () => {
    expect(refusedAt(run({ mode: "hydrant", residualPressure: bar(6) }))).toEqual(["residualPressure"]);
    expect(refusedAt(run({ mode: "hydrant", target: bar(6) }))).toEqual(["target"]);
    expect(warningsOf(run({ mode: "hydrant", residualPressure: bar(5.2) }))).toContain("less than 10%");
  });

  test("pumps that are not needed, too small or against the standard say so", () => {
    expect(refusedAt(run({ mode: "pump", demandPressure: bar(1) }))).toEqual(["demandPressure"]);
    expect(refusedAt(run({ mode: "pump", ratedFlow: gpm(100) }))).toEqual(["ratedFlow"]);
    expect(warningsOf(run({ mode: "pump", churn: 150 }))).toContain("at most 140%");
    expect(warningsOf(run({ mode: "pump", overload: 50 }))).toContain("at least 65%");
    const points = [
      { flow: gpm(0), pressure: psi(100) },
      { flow: gpm(500), pressure: psi(90) },
    ];
    expect(refusedAt(run({ mode: "pump", pumpPoints: points }))).toEqual(["pumpPoints"]);
    const longer = [...points, { flow: gpm(1000), pressure: psi(60) }];
    expect(answered(run({ mode: "pump", pumpPoints: longer })).tables?.[0]?.rows).toHaveLength(3);
    expect(refusedAt(run({ mode: "pump", pumpPoints: longer.toReversed() }))).toEqual(["pumpPoints.1.flow"]);
  });

  test("a curve's points as typed give the pump that the three points give", () => {
    const base = {
      mode: "pump",
      demandFlow: gpm(900),
      demandPressure: psi(120),
      ratedFlow: gpm(750),
      ratedPressure: psi(80),
    };
    const curvePoints = [
      { flow: gpm(0), pressure: psi(96) },
      { flow: gpm(750), pressure: psi(80) },
      { flow: gpm(1125), pressure: psi(52) },
    ];
    const [one, other] = [run(base), run({ ...base, pumpPoints: curvePoints })].map(answered);
    if (!one || !other) throw new Error("Both are answered");
    expect(output(one, "pumpPressure")).toBeCloseTo(output(other, "pumpPressure"), 5);
  });

  test("a dwelling has the code's own table, and 13D is for dwellings only", () => {
    expect(refusedAt(run({ mode: "fireFlow", protection: "13D" }))).toEqual(["protection"]);
    const small = answered(run({ mode: "fireFlow", use: "dwelling", storyArea: 300 }));
    expect(output(small, "requiredFlow") / 6.30901964e-5).toBeCloseTo(1000, 8);
  });
});
