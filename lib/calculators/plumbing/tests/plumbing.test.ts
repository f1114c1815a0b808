import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { answered, isSound, refusedAt } from "@/tests/calculators/form.ts";
import { fileOf, runnerOf } from "@/tests/calculators/run-form.ts";
import { cpuClock } from "@/tests/cpu-clock.ts";
import codes from "../../../../data/plumbing-fixtures/codes.json" with { type: "json" };
import type { Answer } from "../../../kit/calculator/computation.ts";
import { demandOf } from "../../../science/plumbing/demand-curve.ts";
import { waterDemand } from "../../../science/plumbing/water-demand.ts";
import calculator from "../calculator.ts";

const run = await runnerOf(calculator);

/** Returns −1 for a missing output. */
const output = (answer: Answer, id: string): number => Number(answer.outputs[id] ?? -1);
const unit = (value: number, id: string) => ({ value, unit: id });
const warnings = (answer: Answer): string => JSON.stringify(answer.warnings);

const listed = Object.entries(codes.ipc.fixtures).flatMap(([id, values]) =>
  "total" in values && values.total > 0 ? [id] : [],
);
const row = fc.record({ fixture: fc.constantFrom(...listed), number: fc.integer({ min: 1, max: 20 }) });
const rows = fc.array(row, { minLength: 1, maxLength: 12 });

describe("demand", () => {
  test("never falls when fixtures are added", () => {
    fc.assert(
      fc.property(rows, row, (some, one) => {
        const before = answered(run({ fixtures: some }));
        const after = answered(run({ fixtures: [...some, one] }));
        for (const id of ["demand", "coldDemand", "hotDemand", "fixtureUnits", "drainageUnits"])
          expect(output(after, id), id).toBeGreaterThanOrEqual(output(before, id) * (1 - 1e-12));
      }),
      { numRuns: 60 },
    );
  });

  test("does not depend on the order of the fixtures, nor on how they are split into rows", () => {
    fc.assert(
      fc.property(rows, (some) => {
        const one = answered(run({ fixtures: some }));
        const turned = answered(run({ fixtures: some.toReversed() }));
        const split = answered(
          run({
            fixtures: some.flatMap((each) => [
              { ...each, number: 1 },
              { ...each, number: each.number - 1 },
            ]),
          }),
        );
        for (const id of ["demand", "coldDemand", "hotDemand", "fixtureUnits", "calculatorDemand"]) {
          expect(output(turned, id)).toBeCloseTo(output(one, id), 12);
          expect(output(split, id)).toBeCloseTo(output(one, id), 12);
        }
      }),
      { numRuns: 40 },
    );
  });

  test("adds up: the totals of the list are the units", () => {
    fc.assert(
      fc.property(rows, (some) => {
        const { outputs } = answered(run({ fixtures: some }));
        const list = outputs.fixtures as readonly Record<string, number>[];
        const sum = (id: string): number => list.reduce((all, each) => all + (each[id] ?? 0), 0);
        expect(sum("supply")).toBeCloseTo(Number(outputs.fixtureUnits), 9);
        expect(sum("drainage")).toBeCloseTo(Number(outputs.drainageUnits), 9);
      }),
      { numRuns: 30 },
    );
  });

  test("is that of the entry at each entry of the curve, and grows along it", () => {
    const curves = fileOf("plumbing-demand", "curves") as Record<"tank" | "valve", [number, number][]>;
    for (const column of ["tank", "valve"] as const) {
      let last = 0;
      for (const [units, gpm] of curves[column]) {
        const flow = demandOf(units, curves, column)?.flow ?? 0;
        expect(flow).toBeCloseTo(gpm * 6.30901964e-5, 12);
        expect(flow).toBeGreaterThan(last);
        last = flow;
      }
    }
    expect(demandOf(5000.1, curves, "tank")).toBeUndefined();
    expect(demandOf(0, curves, "tank")?.flow).toBe(0);
  });

  test("with valves is never less than with tanks", () => {
    fc.assert(
      fc.property(fc.double({ min: 0.5, max: 4999, noNaN: true }), (units) => {
        const fixtures = [{ fixture: "own", number: 1, ownUnits: units }];
        const tank = output(answered(run({ fixtures, flushing: "tank" })), "demand");
        expect(output(answered(run({ fixtures, flushing: "valve" })), "demand")).toBeGreaterThanOrEqual(
          tank * (1 - 1e-12),
        );
      }),
      { numRuns: 100 },
    );
  });

  test("of a single fixture is its flow, and of many approaches their mean", () => {
    expect(waterDemand([{ number: 1, probability: 0.02, flow: 1.5 }])?.flow).toBeCloseTo(
      1.5 * 6.30901964e-5,
      12,
    );
    const many = waterDemand([{ number: 1_000_000, probability: 0.02, flow: 1.5 }]);
    expect((many?.flow ?? 0) / (many?.mean ?? 1)).toBeCloseTo(1, 1);
    expect(waterDemand([])).toBeUndefined();
    expect(waterDemand([{ number: 0, probability: 0.02, flow: 1.5 }])).toBeUndefined();
  });
});

describe("sizes", () => {
  test("are the same in SI and in US units", () => {
    const si = answered(
      run({
        streetPressure: unit(413.6854375901, "kilopascal"),
        rise: unit(6.096, "meter"),
        length: unit(30.48, "meter"),
      }),
    );
    const us = answered(
      run({ streetPressure: unit(60, "psi"), rise: unit(20, "foot"), length: unit(100, "foot") }),
    );
    expect(si.outputs.serviceSize).toBe(us.outputs.serviceSize);
    for (const id of ["availablePressure", "allowedRate", "frictionRate", "fixturePressure"])
      expect(output(si, id) / output(us, id)).toBeCloseTo(1, 9);
  });

  test("keep within the limits, and leave the fixture its pressure", () => {
    fc.assert(
      fc.property(rows, fc.integer({ min: 250, max: 900 }), (some, kilopascals) => {
        const answer = answered(run({ fixtures: some, streetPressure: unit(kilopascals, "kilopascal") }));
        if (answer.outputs.serviceSize === undefined) return;
        expect(output(answer, "velocity")).toBeLessThanOrEqual(2.4 * (1 + 1e-9));
        expect(output(answer, "frictionRate")).toBeLessThanOrEqual(
          output(answer, "allowedRate") * (1 + 1e-9),
        );
        expect(output(answer, "fixturePressure")).toBeGreaterThanOrEqual(140_000 * (1 - 1e-9));
      }),
      { numRuns: 40 },
    );
  });

  test("of metric tube come with their own names, and begin at DN 20", () => {
    const small = [{ fixture: "lavatory-private", number: 1 }];
    expect(answered(run({ fixtures: small, material: "copper-en" })).outputs.serviceSize).toBe("22 × 1 mm");
    expect(answered(run({ fixtures: small, material: "copper-l" })).outputs.serviceSize).toBe("¾ in");
  });

  test("drains never get smaller with more fixtures or a flatter slope", () => {
    const inches = (text: unknown): number => Number.parseInt(String(text), 10);
    fc.assert(
      fc.property(rows, (some) => {
        const at = (slope: string, fixtures: typeof some) =>
          inches(answered(run({ mode: "drainage", fixtures, slope })).outputs.buildingDrain);
        expect(at("1/8", some)).toBeGreaterThanOrEqual(at("1/2", some));
        expect(at("1/4", [...some, ...some])).toBeGreaterThanOrEqual(at("1/4", some));
      }),
      { numRuns: 30 },
    );
  });

  test("a drain with a closet is at least 3 in., without one it may be less", () => {
    const drain = (fixture: string) =>
      answered(run({ mode: "drainage", fixtures: [{ fixture, number: 1 }] })).outputs.buildingDrain;
    expect(drain("water-closet-private-tank")).toBe("3 in. (DN 80)");
    expect(drain("lavatory-private")).toBe("1¼ in. (DN 32)");
  });

  test("an existing drain of the calculated size is large enough", () => {
    fc.assert(
      fc.property(rows, fc.constantFrom("1/16", "1/8", "1/4", "1/2"), (some, slope) => {
        const drain = (existing: number | "none" = "none") =>
          answered(run({ mode: "drainage", fixtures: some, slope, existing })).outputs;
        const match = /^(\d+)?([¼½])? in/.exec(String(drain().buildingDrain));
        if (!match) return;
        const size = Number(match[1] ?? 0) + (match[2] === "¼" ? 0.25 : match[2] === "½" ? 0.5 : 0);
        expect(drain(size).existingDrain).toBe("Large enough");
      }),
      { numRuns: 30 },
    );
  });

  test("no fixtures have no demand and no load", () => {
    const fixtures = [{ fixture: "lavatory-private", number: 0 }];
    for (const sizing of ["hunter", "calculator"])
      expect(answered(run({ fixtures, sizing })).outputs.demand).toBe(0);
    expect(answered(run({ mode: "drainage", fixtures })).outputs.drainageUnits).toBe(0);
  });

  test("three closets are too many for an existing drain of 2½ in", () => {
    const closets = [{ fixture: "water-closet-private-tank", number: 3 }];
    const answer = answered(run({ mode: "drainage", fixtures: closets, existing: 2.5 }));
    expect(answer.outputs.existingDrain).toBe("Not enough");
    expect(warnings(answer)).toContain("at least 3 in.");
  });

  test("four closets are too many for 3 in. by the UPC", () => {
    const drain = (number: number) =>
      answered(
        run({ mode: "drainage", code: "upc", fixtures: [{ fixture: "water-closet-private-tank", number }] }),
      ).outputs.buildingDrain;
    expect(drain(3)).toBe("3 in. (DN 80)");
    expect(drain(4)).toBe("4 in. (DN 100)");
  });
});

describe("a pipe that runs partly full", () => {
  const gravity = (raw: Readonly<Record<string, unknown>>) => run({ mode: "gravity", ...raw });
  const liters = (value: number) => unit(value, "liter-per-second");

  test("has the depth that gave its flow, below the depth of the highest flow", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 93, noNaN: true }),
        fc.double({ min: 0.1, max: 10, noNaN: true }),
        fc.integer({ min: 50, max: 2000 }),
        (depthShare, slope, diameter) => {
          const pipe = { gravitySlope: unit(slope, "percent"), diameter: unit(diameter, "millimeter") };
          const flow = output(answered(gravity({ ...pipe, depthShare })), "gravityCapacity") * 1000;
          fc.pre(flow > 0.001);
          const back = answered(gravity({ ...pipe, find: "depth", gravityFlow: liters(flow) }));
          expect(output(back, "depthRatio") / depthShare).toBeCloseTo(1, 6);
          expect(output(back, "highestFlow") / output(back, "fullFlow")).toBeCloseTo(1.0757, 4);
        },
      ),
      { numRuns: 60 },
    );
  });

  test("reads a slope in inches per foot", () => {
    const slope = (text: string) => output(answered(gravity({ gravitySlope: text })), "gravityVelocity");
    expect(slope("1/4 in/ft") / slope("2.0833333333 %")).toBeCloseTo(1, 8);
  });

  test("flows as fast full as half full, with a warning where solids settle", () => {
    const full = answered(gravity({ depthShare: 100, gravitySlope: unit(0.1, "percent") }));
    const half = answered(gravity({ depthShare: 50, gravitySlope: unit(0.1, "percent") }));
    expect(output(full, "gravityVelocity") / output(half, "gravityVelocity")).toBeCloseTo(1, 12);
    expect(full.outputs.froude).toBeUndefined();
    expect(warnings(half)).toContain("solids settle");
  });
});

describe("vents of large stacks", () => {
  // IPC 2021, table 906.1, row of 5 in. and 1,400 units: 3 in. may be 49 ft long.
  it("finds the vent of a 5 in. stack with 1,000 units", () => {
    const fixtures = [{ fixture: "water-closet-public-valve", number: 250 }];
    const answer = answered(run({ mode: "drainage", fixtures, intervals: 5, ventLength: unit(10, "meter") }));
    expect(warnings(answer)).not.toContain("No vent");
    expect(answer.outputs.vent).toBe("3 in. (DN 80)");
  });
});

describe("warnings and refusals", () => {
  test("what a colleague would say", () => {
    const warningsOf = (raw: Readonly<Record<string, unknown>>): string => warnings(answered(run(raw)));
    expect(warningsOf({ streetPressure: unit(100, "psi") })).toContain("pressure-reducing valve");
    expect(warningsOf({ residual: unit(8, "psi") })).toContain("needs a flow pressure");
    const valves = [{ fixture: "water-closet-public-valve", number: 1 }];
    expect(warningsOf({ fixtures: valves, flushing: "tank" })).toContain("flush tank curve is used");
    expect(warningsOf({ fixtures: [{ fixture: "water-closet-private-valve", number: 1 }] })).toContain(
      "alone draws",
    );
    expect(warningsOf({ fixtures: valves })).toContain("for homes");
    expect(warningsOf({ maxVelocity: unit(4, "meter-per-second") })).toContain("Copper erodes");
    expect(
      warningsOf({
        mode: "drainage",
        slope: "1/8",
        fixtures: [{ fixture: "own", number: 1, ownDrainage: 30 }],
      }),
    ).toContain("solids settle");
    expect(warningsOf({ mode: "drainage", ventLength: unit(2000, "foot") })).toContain("No vent");
    expect(warningsOf({ mode: "storm", roof: unit(1e6, "square-meter") })).toContain(
      "exceeds the largest pipe",
    );
    expect(warningsOf({ mode: "storm", leaders: 1 })).toContain("can clog");
    expect(warningsOf({ mode: "recirculation", drop: unit(15, "delta-kelvin") })).toContain("Legionella");
    expect(
      warningsOf({ mode: "recirculation", material: "pex-sdr9", hotTemperature: unit(70, "celsius") }),
    ).toContain("plastic");
  });

  test("without a pipe there are no sizes, and no error", () => {
    const { outputs } = answered(run({ material: "none" }));
    expect(outputs.serviceSize).toBeUndefined();
    expect(outputs.demand).toBeGreaterThan(0);
  });

  test("stand at the field that can mend them", () => {
    expect(refusedAt(run({ fixtures: [{ fixture: "hose-bibb", number: 1 }] }))).toEqual([
      "fixtures.0.fixture",
    ]);
    expect(
      refusedAt(run({ code: "upc", fixtures: [{ fixture: "bathroom-group-tank", number: 1 }] })),
    ).toContain("fixtures.0.fixture");
    expect(
      refusedAt(run({ sizing: "calculator", fixtures: [{ fixture: "lavatory-public", number: 1 }] })),
    ).toContain("sizing");
    expect(refusedAt(run({ mode: "storm", roof: unit(0, "square-meter") }))).toEqual(["roof"]);
    expect(refusedAt(run({ mode: "heater", heater: "storage", uses: [{ use: "bath", times: 0 }] }))).toEqual([
      "uses",
    ]);
    expect(refusedAt(run({ mode: "recirculation", hotTemperature: unit(15, "celsius") }))).toEqual([
      "hotTemperature",
    ]);
    expect(refusedAt(run({ mode: "recirculation", drop: unit(50, "delta-kelvin") }))).toEqual(["drop"]);
    expect(refusedAt(run({ coefficient: 20 }))).toEqual(["coefficient"]);
    expect(refusedAt(run({ fixtures: [{ fixture: "lavatory-private", number: -1 }] }))).toEqual([
      "fixtures.0.number",
    ]);
    expect(refusedAt(run({ fixtures: [{ fixture: "lavatory-private", number: 1.5 }] }))).toEqual([
      "fixtures.0.number",
    ]);
    expect(refusedAt(run({ length: unit(0, "meter") }))).toEqual(["length"]);
  });

  test("whatever is sent, an answer is sound or refused", () => {
    const odd = fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.double(),
      fc.constant(""),
      fc.constant("1,5"),
      fc.constant("NaN"),
      fc.integer(),
    );
    const raw = fc.record(
      {
        mode: fc.constantFrom("supply", "drainage", "storm", "heater", "recirculation"),
        code: fc.constantFrom("ipc", "upc"),
        heater: fc.constantFrom("storage", "tankless"),
        streetPressure: odd,
        continuous: odd,
        rise: odd,
        length: odd,
        allowance: odd,
        roof: odd,
        rain: odd,
        tank: odd,
        temperatureRise: odd,
        insulation: odd,
        drop: odd,
        intervals: odd,
      },
      { requiredKeys: ["mode"] },
    );
    fc.assert(
      fc.property(raw, (sent) => {
        const result = run(sent);
        if (result.ok) expect(isSound(result.value)).toBe(true);
        else expect(result.problems.length).toBeGreaterThan(0);
      }),
      { numRuns: 200 },
    );
  });

  test("two hundred rows are answered in a moment", () => {
    const many = Array.from({ length: 200 }, (_, at) => ({
      fixture: listed[at % listed.length],
      number: 1 + (at % 3),
    }));
    const taken = cpuClock();
    expect(run({ fixtures: many }).ok).toBe(true);
    expect(taken()).toBeLessThan(500);
  });
});
