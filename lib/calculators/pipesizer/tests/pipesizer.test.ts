import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { answered, contextIn, isSound, refusedAt } from "@/tests/calculators/form.ts";
import { engineWithData, runnerOf } from "@/tests/calculators/run-form.ts";
import pipes from "../../../../data/pipes/records.json" with { type: "json" };
import type { Answer } from "../../../kit/calculator/computation.ts";
import { defaultEntries } from "../../../kit/fields/entry.ts";
import { calculate } from "../../../run/calculate.ts";
import { formatValue } from "../../../run/format/format-value.ts";
import calculator from "../calculator.ts";

const run = await runnerOf(calculator);
const engine = await engineWithData(calculator.id);

const output = (answer: Answer, id: string): number => Number(answer.outputs[id]);
const warned = (answer: Answer): string => JSON.stringify(answer.warnings);
const liters = (value: number) => ({ value, unit: "liter-per-second" });
const celsius = (value: number) => ({ value, unit: "celsius" });
const kilopascals = (value: number) => ({ value, unit: "kilopascal" });

const flows = fc.double({ min: Math.log(0.01), max: Math.log(500), noNaN: true }).map(Math.exp);
const anyPipe = fc.constantFrom(...pipes.records.map(({ id }) => id));
const methods = fc.constantFrom("crane", "k", "2k", "3k", "length");
const fluids = fc.constantFrom("water", "ethylene-glycol", "propylene-glycol", "other");
const drop = (raw: object): Answer => answered(run({ mode: "drop", ...raw }));

describe("any pipe", () => {
  test("loses no less when it carries more, whatever the method of its fittings", () => {
    fc.assert(
      fc.property(
        anyPipe,
        fluids,
        methods,
        flows,
        fc.double({ min: 1, max: 3, noNaN: true }),
        (pipe, fluid, fittingMethod, flow, more) => {
          const loss = (each: number) =>
            output(drop({ pipe, fluid, fittingMethod, flow: liters(each) }), "pressureDrop");
          expect(loss(flow * more)).toBeGreaterThanOrEqual(loss(flow) * (1 - 1e-12));
        },
      ),
    );
  });

  test("carries the flow again that its pressure drop came from, and is found again by its friction", () => {
    fc.assert(
      fc.property(anyPipe, methods, flows, (pipe, fittingMethod, flow) => {
        const lost = drop({ pipe, fittingMethod, flow: liters(flow), length: 100 });
        const availableDrop = { value: output(lost, "pressureDrop"), unit: "pascal" };
        fc.pre(availableDrop.value > 0.01 && availableDrop.value < 9e7);
        const back = answered(run({ mode: "flow", pipe, fittingMethod, availableDrop, length: 100 }));
        expect(output(back, "carriedFlow") / (flow / 1000)).toBeCloseTo(1, 9);
        const maxGradient = output(lost, "gradient");
        fc.pre(maxGradient > 0.001 && maxGradient < 1e6);
        const roughness = pipes.records.find(({ id }) => id === pipe)?.figures.roughness ?? 0;
        const sized = answered(
          run({ flow: liters(flow), material: "own", roughness, maxVelocity: "", maxGradient, fittings: [] }),
        );
        expect(output(sized, "neededDiameter") / output(lost, "diameter")).toBeCloseTo(1, 8);
      }),
      { numRuns: 60 },
    );
  });

  test("is the smallest that meets the limits: the next smaller one of its kind does not", () => {
    const kinds = ["steel-40", "copper-l", "pex-sdr9", "pe100-sdr11", "ductile-iron-350"];
    fc.assert(
      fc.property(flows, fc.constantFrom(...kinds), (flow, material) => {
        const result = run({
          flow: liters(flow),
          material,
          fittings: [],
          maxVelocity: 1.5,
          maxGradient: 400,
        });
        fc.pre(result.ok);
        const answer = answered(result);
        expect(output(answer, "velocity")).toBeLessThanOrEqual(1.5 * (1 + 1e-9));
        expect(output(answer, "gradient")).toBeLessThanOrEqual(400 * (1 + 1e-9));
        const rows = answer.tables?.find(({ id }) => id === "sizes")?.rows ?? [];
        const at = rows.findIndex(([, , , , , verdict]) => verdict === "yes, the smallest");
        expect(rows[at]?.[1]).toBe(answer.outputs.diameter);
        for (const [index, row] of rows.entries()) expect(String(row[5]).startsWith("no")).toBe(index < at);
      }),
    );
  });

  test("sized by the usual limits, is never smaller for a larger flow nor than the required diameter", () => {
    const kinds = ["steel-40", "copper-l", "pe100-sdr11", "ductile-iron-350"];
    const fluid = fc.constantFrom("water", "propylene-glycol", "air", "steam", "other");
    fc.assert(
      fc.property(flows, fluid, fc.constantFrom(...kinds), (flow, fluid, material) => {
        const results = [flow, flow * 1.2].map((each) =>
          run({ flow: liters(each), fluid, material, length: 1, fittings: [] }),
        );
        fc.pre(results.every(({ ok }) => ok));
        const [small, large] = results.map(answered);
        if (!small || !large) throw new Error("There are two results");
        expect(output(large, "diameter")).toBeGreaterThanOrEqual(output(small, "diameter"));
        expect(output(small, "diameter")).toBeGreaterThanOrEqual(
          output(small, "neededDiameter") * (1 - 1e-9),
        );
      }),
    );
  });

  test("has a stocked size unless all sizes, including 3½ and 5 in, are requested", () => {
    const sizes = (raw: object) =>
      answered(run({ flow: liters(12), ...raw }))
        .tables?.find(({ id }) => id === "sizes")
        ?.rows.map(([name]) => String(name)) ?? [];
    expect(sizes({ sizes: "stock" }).filter((name) => /^(?:3½|5) in/.test(name))).toEqual([]);
    expect(sizes({ sizes: "all" }).filter((name) => /^(?:3½|5) in/.test(name))).toHaveLength(2);
  });

  test("gets an oversize warning only if the limits of the form leave hardly any friction", () => {
    const sized = (raw: object) => warned(answered(run({ flow: liters(50), ...raw })));
    expect(sized({})).not.toContain("larger than usual");
    expect(sized({ maxVelocity: 0.5 })).toContain("The maximum velocity makes this pipe larger than usual");
    expect(sized({ maxGradient: 1 })).toContain(
      "The maximum friction loss makes this pipe larger than usual",
    );
    expect(sized({ maxGradient: 300 })).not.toContain("larger than usual");
    expect(sized({ material: "own", roughness: 0.05, maxVelocity: 0.5 })).toContain("mm");
  });

  test("has the same figures from gallons, inches and feet", () => {
    const GPM = 231 * 0.0254 ** 3 * (1000 / 60);
    fc.assert(
      fc.property(flows, fc.double({ min: 5, max: 900, noNaN: true }), (flow, diameter) => {
        const common = { pipe: "own", roughness: 0.05 };
        const si = drop({ ...common, flow: liters(flow), diameter, length: 80, rise: 3 });
        const us = drop({
          ...common,
          roughness: { value: 0.05 / 25.4, unit: "inch" },
          flow: { value: flow / GPM, unit: "gallon-us-per-minute" },
          diameter: { value: diameter / 25.4, unit: "inch" },
          length: { value: 80 / 0.3048, unit: "foot" },
          rise: { value: 3 / 0.3048, unit: "foot" },
          temperature: { value: 68, unit: "fahrenheit" },
        });
        for (const id of ["pressureDrop", "velocity", "reynolds", "gradient", "head", "pumpPower"])
          expect(output(us, id) / output(si, id)).toBeCloseTo(1, 9);
      }),
    );
  });

  test("of vanishing roughness has the friction of a smooth one", () => {
    fc.assert(
      fc.property(flows, (flow) => {
        const gradient = (roughness: number) =>
          output(drop({ pipe: "steel-40-4", roughness, flow: liters(flow) }), "gradient");
        expect(gradient(1e-10) / gradient(0)).toBeCloseTo(1, 5);
        expect(gradient(0.05)).toBeGreaterThanOrEqual(gradient(0));
      }),
    );
  });

  test("without flow loses nothing but its height; a size for no flow is refused", () => {
    const still = drop({ flow: 0, rise: 10, fittingMethod: "2k" });
    expect(output(still, "frictionLoss")).toBe(0);
    expect(output(still, "fittingLoss")).toBe(0);
    expect(output(still, "pressureDrop")).toBeCloseTo(998.206 * 9.80665 * 10, 0);
    expect(still.outputs.regime).toBeUndefined();
    expect(refusedAt(run({ flow: 0 }))).toEqual(["flow"]);
    expect(refusedAt(run({ given: "mass", massFlow: 0 }))).toEqual(["massFlow"]);
  });
});

describe("fluids", () => {
  test("are refused where their formulas do not hold", () => {
    const fields = (raw: object) => refusedAt(run({ mode: "drop", ...raw }));
    expect(fields({ temperature: celsius(-1) })).toEqual(["temperature"]);
    expect(fields({ temperature: celsius(250) })).toEqual(["temperature"]);
    expect(fields({ fluid: "ethylene-glycol", glycolShare: 10, temperature: celsius(-10) })).toEqual([
      "temperature",
    ]);
    expect(fields({ fluid: "propylene-glycol", glycolShare: 70 })).toEqual(["glycolShare"]);
    expect(fields({ fluid: "air", gasPressure: kilopascals(3000) })).toEqual(["gasPressure"]);
    expect(
      fields({
        fluid: "steam",
        steamState: "superheated",
        steamTemperature: celsius(150),
        gasPressure: kilopascals(1000),
      }),
    ).toEqual(["steamTemperature"]);
    expect(fields({ given: "heat", fluid: "air" })).toEqual(["given"]);
  });

  test("that boil on the way have a warning", () => {
    const boiling = drop({ temperature: celsius(90), inletPressure: kilopascals(90), length: 100 });
    expect(warned(boiling)).toContain("the liquid boils");
    const impossible = drop({ inletPressure: kilopascals(20), length: 100 });
    expect(warned(impossible)).toContain("not possible");
  });
});

describe("Hazen-Williams", () => {
  test("stands beside Darcy-Weisbach for cold water in turbulent flow and within 40% of it, else not at all", () => {
    for (const pipe of ["steel-40-4", "pvc-40-6", "ductile-iron-350-12"]) {
      const diameter = pipes.records.find(({ id }) => id === pipe)?.figures.diameter ?? 0;
      for (const velocity of [0.8, 1.5, 2.5]) {
        const flow = liters((velocity * Math.PI * diameter ** 2) / 4 / 1000);
        const result = drop({ pipe, flow, fittings: [] });
        const ratio = output(result, "hazenWilliamsLoss") / output(result, "frictionLoss");
        expect(ratio).toBeGreaterThan(0.85);
        expect(ratio).toBeLessThan(1.4);
        for (const outside of [{ temperature: celsius(60) }, { fluid: "ethylene-glycol" }])
          expect(drop({ pipe, flow, ...outside }).outputs.hazenWilliamsLoss).toBeUndefined();
      }
    }
    expect(warned(drop({ temperature: celsius(60) }))).toContain("Hazen–Williams is omitted");
  });
});

describe("fittings", () => {
  test("take another method where the chosen one has no figures, and say so", () => {
    const answer = drop({ fittingMethod: "3k", fittings: [{ fitting: "entrance-sharp", number: 1 }] });
    expect(output(answer, "fittingLoss") / ((998.206 * output(answer, "velocity") ** 2) / 4)).toBeCloseTo(
      1,
      4,
    );
    expect(warned(answer)).toContain("has no data for the chosen method");
  });

  test("of one's own want a figure, and are refused at their row", () => {
    expect(
      refusedAt(run({ mode: "drop", fittings: [{ fitting: "gate-valve" }, { fitting: "own" }] })),
    ).toEqual(["fittings.1.coefficient"]);
  });

  test("that change the diameter require the diameter of the other end", () => {
    expect(refusedAt(run({ mode: "drop", fittings: [{ fitting: "expansion" }] }))).toEqual([
      "fittings.0.endDiameter",
    ]);
    const same = drop({ fittings: [{ fitting: "expansion", endDiameter: "62.68 mm" }] });
    expect(output(same, "fittingLoss")).toBeCloseTo(0, 9);
  });

  test("by all methods agree within a factor of two for elbows in turbulent flow", () => {
    const losses = ["crane", "2k", "3k", "length"].map((fittingMethod) =>
      output(
        drop({ fittingMethod, pipe: "steel-40-4", flow: liters(12), fittings: [{ number: 4 }] }),
        "fittingLoss",
      ),
    );
    expect(Math.max(...losses) / Math.min(...losses)).toBeLessThan(2);
  });
});

describe("a pump’s curve", () => {
  const curve = (...points: [number, number][]) =>
    points.map(([flow, head]) => ({ curveFlow: liters(flow), curveHead: head }));

  test("is refused where it does not fall or has one point, and warned of where it does not meet the pipe", () => {
    expect(refusedAt(run({ mode: "drop", curve: curve([0, 10]) }))).toEqual(["curve"]);
    expect(refusedAt(run({ mode: "drop", curve: curve([0, 10], [5, 12]) }))).toEqual(["curve"]);
    expect(refusedAt(run({ mode: "drop", curve: curve([5, 10], [5, 8]) }))).toEqual(["curve"]);
    expect(warned(drop({ rise: 20, curve: curve([0, 10], [5, 8]) }))).toContain(
      "less head than the system needs",
    );
    expect(warned(drop({ curve: curve([0, 90], [1, 80]) }))).toContain("beyond the last one");
  });

  test("meets the pipe’s at one point, which lies on both", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 5, max: 60, noNaN: true }),
        fc.double({ min: 1, max: 20, noNaN: true }),
        (shutOff, most) => {
          const answer = drop({ flow: liters(most / 2), curve: curve([0, shutOff], [most, 0]) });
          const flow = output(answer, "operatingFlow");
          expect(output(answer, "operatingHead")).toBeCloseTo(shutOff * (1 - (flow * 1000) / most), 9);
          const there = drop({ flow: { value: flow, unit: "cubic-meter-per-second" } });
          expect(output(there, "head")).toBeCloseTo(output(answer, "operatingHead"), 6);
        },
      ),
    );
  });
});

test("a motor is the smallest standard one that is no less than the shaft power", () => {
  const motor = (horsepower: number) => {
    // 1 hp at 100 psi and 70% is 12.00 gpm.
    const flow = (horsepower * 745.699871582 * 0.7) / 689_475.7293168;
    const { outputs } = drop({
      flow: { value: flow, unit: "cubic-meter-per-second" },
      length: 0,
      fittings: [],
      otherLoss: { value: 100, unit: "psi" },
      pumpEfficiency: 70,
    });
    expect(Number(outputs.brakePower) / 745.699871582).toBeCloseTo(horsepower, 9);
    return outputs.motorSize;
  };
  expect(motor(0.2)).toBe("1/4 hp (NEMA), 0.18 kW (IEC)");
  expect(motor(4.2)).toBe("5 hp (NEMA), 4 kW (IEC)");
  expect(motor(15.2)).toBe("20 hp (NEMA), 15 kW (IEC)");
  expect(motor(300.1)).toBe("350 hp (NEMA)");
  expect(motor(600)).toBe("Larger than the standard ratings");
});

test("in US customary units the form starts with 80 gpm", () => {
  const result = calculate(calculator.inputs, defaultEntries(calculator.inputs, "us"), contextIn(), engine);
  if (result instanceof Promise) throw new Error("All files are there at once");
  const answer = answered(result);
  expect(output(answer, "flow")).toBeCloseTo((80 * 231 * 0.0254 ** 3) / 60, 12);
  expect(answer.outputs.size).toBe("Steel Sch 40, 3 in (DN 80)");
});

test("whatever is typed, nothing that is shown is no number", () => {
  fc.assert(
    fc.property(
      fc.constantFrom("size", "drop", "flow"),
      fc.constantFrom("water", "ethylene-glycol", "air", "steam", "other"),
      methods,
      fc.double({ min: 0, max: 1e6, noNaN: true }),
      fc.double({ min: 0.5, max: 10_000, noNaN: true }),
      fc.double({ min: 0, max: 50, noNaN: true }),
      fc.double({ min: -60, max: 600, noNaN: true }),
      fc.double({ min: 0, max: 1e6, noNaN: true }),
      (mode, fluid, fittingMethod, flow, diameter, roughness, temperature, length) => {
        const result = run({
          mode,
          fluid,
          fittingMethod,
          flow: liters(flow),
          pipe: "own",
          diameter,
          roughness,
          temperature: celsius(temperature),
          length,
          suctionHead: -2,
          inletPressure: kilopascals(300),
        });
        if (!result.ok) return;
        const { charts, tables, ...rest } = result.value;
        expect(isSound(rest) && isSound(charts) && isSound(tables)).toBe(true);
      },
    ),
    { numRuns: 300, examples: [["size", "water", "crane", 2.475e-321, 0.5, 0, 0, 0]] },
  );
});

test("the finding repeats the value of the system curve at the flow", () => {
  const { charts } = answered(run({}));
  const chart = charts?.find(({ id }) => id === "system");
  if (chart?.kind !== "lines") throw new Error("There is no system curve");
  expect(chart.series[0]?.points).toContainEqual([chart.point?.x, chart.point?.y]);
});

test("the Moody chart writes its point as its finding does", () => {
  const moody = answered(run({})).charts?.find(({ id }) => id === "moody");
  if (moody?.kind !== "lines" || !moody.point) throw new Error("There is no Moody chart");
  const text = JSON.stringify(moody.finding);
  for (const [at, { format }] of [
    [moody.point.x, moody.x],
    [moody.point.y, moody.y],
  ] as const)
    expect(text).toContain(formatValue(at as number, format, { code: "USD", decimals: 2 }).text);
});
