import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { answered, contextIn, isSound, refusedAt } from "@/tests/calculators/form.ts";
import { engineWithData, fileOf, runnerOf } from "@/tests/calculators/run-form.ts";
import metric from "../../../../data/duct-sizes/metric.json" with { type: "json" };
import type { RecordSet } from "../../../core/data/records.ts";
import type { Answer } from "../../../kit/calculator/computation.ts";
import { defaultEntries, type Entries, withChoicesOf } from "../../../kit/fields/entry.ts";
import { calculate } from "../../../run/calculate.ts";
import calculator from "../calculator.ts";
import { type FittingDetails, fittingCoefficient } from "../fittings.ts";

const run = await runnerOf(calculator);
const engine = await engineWithData(calculator.id);

const output = (answer: Answer, id: string): number => Number(answer.outputs[id]);
const liters = (value: number) => ({ value, unit: "liter-per-second" });
const millimeters = (value: number) => ({ value, unit: "millimeter" });
const flows = fc.double({ min: Math.log(5), max: Math.log(5000), noNaN: true }).map(Math.exp);

describe("sizing", () => {
  test("never rounds down: the size meets the friction rate, the next smaller one does not", () => {
    fc.assert(
      fc.property(flows, fc.double({ min: 0.3, max: 6, noNaN: true }), (flow, rate) => {
        const common = { flow: liters(flow), fittings: [] };
        const answer = answered(run({ ...common, frictionRate: rate }));
        expect(output(answer, "frictionRate")).toBeLessThanOrEqual(rate * (1 + 1e-6));
        const { sizes } = metric.round;
        const at = sizes.indexOf(Math.round(output(answer, "diameter") * 1000));
        if (at < 1) return;
        const smaller = run({
          ...common,
          mode: "size",
          diameter: millimeters(sizes[at - 1] ?? 0),
        });
        expect(output(answered(smaller), "frictionRate")).toBeGreaterThan(rate);
      }),
    );
  });

  test("a velocity cap binds where it asks for more than the friction rate", () => {
    const capped = { value: 3, unit: "meter-per-second" };
    const answer = answered(run({ flow: liters(450), maxVelocity: capped, fittings: [] }));
    expect(answer.outputs.size).toBe("450 mm");
    expect(output(answer, "velocity")).toBeLessThanOrEqual(3);
  });

  test("every rectangular candidate meets the need and the aspect ratio, and none is narrower than high", () => {
    const answer = answered(run({ flow: liters(1400), fittings: [], maxAspect: 3 }));
    const table = answer.tables?.find(({ id }) => id === "rectangular");
    expect(table?.rows.length).toBeGreaterThan(1);
    for (const [, , rate, , aspect] of table?.rows ?? []) {
      expect(Number(rate)).toBeLessThanOrEqual(0.8);
      expect(Number(aspect)).toBeGreaterThanOrEqual(1);
      expect(Number(aspect)).toBeLessThanOrEqual(3);
    }
  });

  test("warns beyond the list", () => {
    const answer = answered(run({ flow: liters(20_000), fittings: [] }));
    expect(answer.warnings.map(({ text }) => text).join()).toContain("is larger than the standard sizes");
  });
});

describe("fittings", () => {
  const { records } = fileOf("duct-fittings", "records") as RecordSet;
  const { fittings } = fileOf("duct-fittings", "coefficients") as {
    fittings: Record<string, FittingDetails>;
  };
  const coefficientOf = (id: string, diameter: number) =>
    fittingCoefficient(
      records.find((record) => record.id === id) ?? { id, label: id },
      diameter,
      fittings[id],
    );

  test("of round elbows go by the diameter, straight between the sizes and level beyond them", () => {
    expect(coefficientOf("elbow-90-5-gore", 0.15)).toBe(0.28);
    expect(coefficientOf("elbow-90-5-gore", 0.19)).toBeCloseTo(0.245, 12);
    expect(coefficientOf("elbow-90-5-gore", 0.05)).toBe(0.51);
    expect(coefficientOf("elbow-90-5-gore", 3)).toBe(0.12);
    expect(coefficientOf("exit", 0.2)).toBe(1);
    expect(coefficientOf("own", 0.2)).toBeUndefined();
  });

  test("without a coefficient are refused at their own row", () => {
    const rows = [{ fitting: "exit" }, { fitting: "own" }];
    expect(refusedAt(run({ fittings: rows }))).toEqual(["fittings.1.coefficient"]);
    const fittings = [
      { section: 1, fitting: "exit" },
      { section: 2, fitting: "own" },
    ];
    expect(refusedAt(run({ mode: "run", sectionFittings: fittings }))).toEqual([
      "sectionFittings.1.coefficient",
    ]);
    expect(refusedAt(run({ mode: "run", sectionFittings: [{ section: 9 }] }))).toEqual([
      "sectionFittings.0.section",
    ]);
  });
});

describe("what joins another duct", () => {
  const joined = (fitting: object) => run({ mode: "size", fittings: [fitting] });

  test("asks for it at its own row, unless a coefficient is typed", () => {
    expect(refusedAt(joined({ fitting: "expansion-30" }))).toEqual(["fittings.0.otherDiameter"]);
    const tee = { fitting: "tee-diverging-branch", otherDiameter: millimeters(500) };
    expect(refusedAt(joined(tee))).toEqual(["fittings.0.mainFlow"]);
    expect(refusedAt(joined({ ...tee, coefficient: 0.7 }))).toEqual([]);
    const flow = { mode: "flow", limit: "pressure", fittings: [{ ...tee, mainFlow: liters(900) }] };
    expect(refusedAt(run(flow))).toEqual(["fittings.0.coefficient"]);
  });

  test("loses by its own section and that of the other", () => {
    // (1 − 0.16 / 0.25)² of the velocity pressure in the smaller duct, by Borda and Carnot.
    const base = { mode: "size", flow: liters(450), length: 0 };
    const expansion = [{ fitting: "expansion-abrupt", otherDiameter: millimeters(400) }];
    const answer = answered(run({ ...base, diameter: millimeters(500), fittings: expansion }));
    const velocity = 0.45 / ((Math.PI * 0.4 ** 2) / 4);
    const pressure = (output(answer, "density") * velocity ** 2) / 2;
    expect(output(answer, "fittingLoss")).toBeCloseTo((1 - 0.64) ** 2 * pressure, 9);
  });
});

describe("a fitting of another shape", () => {
  const warningsOf = (raw: Readonly<Record<string, unknown>>): string =>
    answered(run(raw))
      .warnings.map(({ text }) => text)
      .join("\n");
  const elbow = [{ fitting: "elbow-90-stamped" }];

  test("is pointed out, unless its coefficient is typed", () => {
    expect(warningsOf({ fittings: elbow })).not.toContain("measured in");
    expect(warningsOf({ shape: "rectangular", fittings: elbow })).toContain("was measured in round duct");
    expect(warningsOf({ fittings: [{ fitting: "elbow-90-rectangular-r1" }] })).toContain(
      "measured in rectangular",
    );
    expect(warningsOf({ shape: "oval", fittings: [{ fitting: "exit" }] })).not.toContain("measured in");
    expect(
      warningsOf({ shape: "rectangular", fittings: [{ fitting: "elbow-90-stamped", coefficient: 0.3 }] }),
    ).not.toContain("measured in");
  });
});

describe("a run", () => {
  test("of one section is the single duct", () => {
    const one = answered(run({ mode: "size", flow: liters(450), diameter: millimeters(355), fittings: [] }));
    const same = answered(
      run({
        mode: "run",
        sections: [{ flow: liters(450), width: millimeters(355), length: { value: 20, unit: "meter" } }],
        sectionFittings: [],
      }),
    );
    expect(output(same, "fanPressure")).toBeCloseTo(output(one, "totalPressure"), 12);
  });

  test("takes fittings from its sections and by their numbers alike, and needs a main for what joins one", () => {
    const elbow = { fitting: "elbow-90-5-gore", number: 2 };
    const section = { flow: liters(450), width: millimeters(355) };
    const within = answered(run({ mode: "run", sections: [{ ...section, fittings: [elbow] }] }));
    const apart = answered(
      run({ mode: "run", sections: [section], sectionFittings: [{ ...elbow, section: 1 }] }),
    );
    expect(output(within, "fanPressure")).toBe(output(apart, "fanPressure"));
    const tee = { ...section, fittings: [{ fitting: "exit" }, { fitting: "tee-diverging-branch" }] };
    expect(refusedAt(run({ mode: "run", sections: [tee] }))).toEqual(["sections.0.fittings.1.fitting"]);
    const straight = { ...section, fittings: [{ fitting: "tee-diverging-straight" }] };
    expect(refusedAt(run({ mode: "run", sections: [section, straight] }))).toEqual([
      "sections.1.fittings.0.fitting",
    ]);
  });

  test("a section without an airflow carries what the sections after it carry", () => {
    const after = [
      { after: 1 },
      { after: 2, flow: liters(120) },
      { after: 2, flow: liters(80) },
      { after: 1, flow: liters(300) },
    ];
    const added = answered(
      run({ mode: "run", sections: [{ flow: "" }, { ...after[0], flow: "" }, ...after.slice(1)] }),
    );
    const entered = answered(
      run({
        mode: "run",
        sections: [{ flow: liters(500) }, { ...after[0], flow: liters(200) }, ...after.slice(1)],
      }),
    );
    expect(added.outputs).toEqual(entered.outputs);
    expect(added.tables).toEqual(entered.tables);
    expect(refusedAt(run({ mode: "run", sections: [{ flow: liters(100) }, { flow: "" }] }))).toEqual([
      "sections.1.flow",
    ]);
  });

  test("does not depend on the order of sections that follow the same one", () => {
    const main = { name: "Main", flow: liters(900) };
    const branches = [
      { name: "A", after: 1, flow: liters(600), fittings: [{ fitting: "tee-diverging-straight" }] },
      { name: "B", after: 1, flow: liters(300), fittings: [{ fitting: "tee-diverging-branch" }] },
    ];
    const one = answered(run({ mode: "run", sections: [main, ...branches] }));
    const other = answered(run({ mode: "run", sections: [main, ...branches.toReversed()] }));
    expect(output(other, "fanPressure")).toBe(output(one, "fanPressure"));
  });

  test("reports the pressure drop of its dampers, and where the airflows do not add up", () => {
    const answer = answered(run({ mode: "run" }));
    const paths = answer.tables?.find(({ id }) => id === "paths")?.rows ?? [];
    // Expected values: tests/oracles/duct-sizing.py.
    expect(paths.map((row) => row[2])).toEqual([expect.closeTo(15.43936012882, 9), 0]);
    expect(answer.warnings.filter(({ text }) => text.includes("the sections after it"))).toEqual([]);
    const uneven = answered(
      run({
        mode: "run",
        sections: [{ flow: liters(500) }, { flow: liters(300) }],
        sectionFittings: [],
      }),
    );
    expect(uneven.warnings.map(({ text }) => text).join()).toContain(
      "carries 500 L/s, but the downstream sections carry 300 L/s",
    );
  });

  test("a height alone is no size", () => {
    const sections = [{ flow: liters(500), height: millimeters(200) }];
    expect(refusedAt(run({ mode: "run", sections, sectionFittings: [] }))).toEqual(["sections.0.width"]);
  });
});

describe("the flow of a size", () => {
  const roughnesses = fc.constantFrom("galvanized-steel", "pvc", "concrete");
  const diameters = fc.double({ min: 60, max: 2000, noNaN: true });
  const liter = (answer: Answer): number => output(answer, "airFlow") * 1000;

  test("gives back the flow whose friction rate, pressure or velocity is given", () => {
    fc.assert(
      fc.property(flows, diameters, roughnesses, (flow, diameter, material) => {
        const duct = { diameter: millimeters(diameter), material };
        const result = answered(run({ mode: "size", flow: liters(flow), ...duct }));
        const [rate, velocity] = [output(result, "frictionRate"), output(result, "velocity")];
        fc.pre(rate > 0.011 && rate < 99 && velocity > 0.11 && velocity < 59);
        fc.pre(output(result, "totalPressure") < 9999);
        const back = (limits: object) => liter(answered(run({ mode: "flow", ...duct, ...limits })));
        expect(back({ limitRate: rate }) / flow).toBeCloseTo(1, 11);
        const pascals = { value: output(result, "totalPressure"), unit: "pascal" };
        expect(back({ limit: "pressure", limitPressure: pascals }) / flow).toBeCloseTo(1, 11);
        expect(back({ limit: "velocity", limitVelocity: velocity }) / flow).toBeCloseTo(1, 11);
      }),
    );
  });

  test("grows with what is given, and with the duct", () => {
    const carried = (limitRate: number, diameter: number) =>
      liter(answered(run({ mode: "flow", limitRate, diameter: millimeters(diameter), fittings: [] })));
    fc.assert(
      fc.property(fc.double({ min: 0.02, max: 50, noNaN: true }), diameters, (rate, diameter) => {
        const flow = carried(rate, diameter);
        expect(carried(rate * 1.1, diameter)).toBeGreaterThan(flow);
        expect(carried(rate, diameter * 1.1)).toBeGreaterThan(flow);
      }),
    );
  });

  test("that is sized again at its friction rate needs the duct that it came from", () => {
    fc.assert(
      fc.property(fc.double({ min: 0.02, max: 50, noNaN: true }), diameters, (rate, diameter) => {
        const flow = answered(run({ mode: "flow", limitRate: rate, diameter: millimeters(diameter) }));
        const sized = answered(run({ flow: liters(liter(flow)), frictionRate: rate, sizes: "exact" }));
        expect((output(sized, "neededDiameter") * 1000) / diameter).toBeCloseTo(1, 9);
      }),
    );
  });
});

describe("in US customary units", () => {
  const us = defaultEntries(calculator.inputs, "us");
  const answerOf = (entries: Entries): Answer => {
    const result = calculate(calculator.inputs, entries, contextIn(), engine);
    if (result instanceof Promise) throw new Error("All files are there at once");
    return answered(result);
  };

  test("the form starts with 1,000 cfm at 0.1 in. wg per 100 ft, and sizes in inches", () => {
    expect(answerOf(us).outputs.size).toBe("14 in");
    // A run of 3,000 cfm through the same sizes of sheet.
    const { outputs } = answerOf({ ...us, mode: "run" });
    expect(Number(outputs.fanFlow)).toBeCloseTo((3000 * 0.3048 ** 3) / 60, 12);
    expect(Number(outputs.fanPressure) / 249.08891).toBeCloseTo(0.78, 1);
  });

  test("a default list of sizes follows the units, a chosen one stays", () => {
    const si = defaultEntries(calculator.inputs);
    expect(withChoicesOf(calculator.inputs, si, "si", "us")).toMatchObject({ sizes: "us", chartSizes: "us" });
    const exact = { ...si, sizes: "exact" };
    expect(withChoicesOf(calculator.inputs, exact, "si", "us").sizes).toBe("exact");
    expect(withChoicesOf(calculator.inputs, us, "us", "si").sizes).toBe("metric");
  });
});

describe("any duct", () => {
  const ducts = fc.record({
    flow: flows,
    diameter: fc.double({ min: 50, max: 2000, noNaN: true }),
    material: fc.constantFrom("galvanized-steel", "pvc", "concrete", "flexible-duct"),
  });
  const answerTo = (raw: object): Answer => answered(run({ mode: "size", ...raw }));

  test("loses no less when it carries more", () => {
    fc.assert(
      fc.property(ducts, fc.double({ min: 1, max: 3, noNaN: true }), ({ flow, diameter, material }, more) => {
        const loss = (each: number) =>
          output(
            answerTo({ flow: liters(each), diameter: millimeters(diameter), material }),
            "totalPressure",
          );
        expect(loss(flow * more)).toBeGreaterThanOrEqual(loss(flow) * (1 - 1e-12));
      }),
    );
  });

  test("is the same in inches and cubic feet a minute", () => {
    const CFM = (1000 * 0.3048 ** 3) / 60;
    fc.assert(
      fc.property(ducts, ({ flow, diameter, material }) => {
        const us = answerTo({
          flow: { value: flow / CFM, unit: "cubic-foot-per-minute" },
          diameter: { value: diameter / 25.4, unit: "inch" },
          length: { value: 20 / 0.3048, unit: "foot" },
          material,
        });
        const si = answerTo({ flow: liters(flow), diameter: millimeters(diameter), material });
        for (const id of ["frictionRate", "velocity", "totalPressure", "reynolds"])
          expect(output(us, id) / output(si, id)).toBeCloseTo(1, 9);
      }),
    );
  });

  test("of vanishing roughness has the friction of a smooth one, and any other more", () => {
    fc.assert(
      fc.property(ducts, ({ flow, diameter }) => {
        const rate = (roughness: number) =>
          output(
            answerTo({
              flow: liters(flow),
              diameter: millimeters(diameter),
              material: "own",
              roughness: millimeters(roughness),
            }),
            "frictionRate",
          );
        expect(rate(1e-9) / rate(0)).toBeCloseTo(1, 6);
        expect(rate(0.1)).toBeGreaterThanOrEqual(rate(0));
      }),
    );
  });

  test("of a material that is named otherwise has what depends on it", () => {
    const stretched = { compression: 0, flow: liters(100), diameter: millimeters(200) };
    const rate = (material: string) => output(answerTo({ ...stretched, material }), "frictionRate");
    expect(rate("Flex duct")).toBe(rate("flexible-duct"));
    const reducer = [{ fitting: "Reducer", otherDiameter: millimeters(300) }];
    expect(output(answerTo({ fittings: reducer }), "fittingLoss")).toBeGreaterThan(0);
  });

  test("with the least of flows has hardly a loss, without one is refused", () => {
    const least = answerTo({ flow: liters(0.1), diameter: millimeters(2000), fittings: [] });
    expect(output(least, "totalPressure")).toBeGreaterThan(0);
    expect(output(least, "totalPressure")).toBeLessThan(1e-6);
    for (const flow of [0, -5])
      expect(refusedAt(run({ mode: "size", flow: liters(flow) }))).toEqual(["flow"]);
  });

  test("of any height is found again from the width that was sized for it", () => {
    fc.assert(
      fc.property(flows, fc.constantFrom("rectangular", "oval"), (flow, shape) => {
        const height = millimeters(300);
        const sized = answered(run({ flow: liters(flow), shape, height, sizes: "exact", fittings: [] }));
        const again = answerTo({
          flow: liters(flow),
          shape,
          ductWidth: millimeters(Math.max(output(sized, "width") * 1000, 10)),
          ductHeight: height,
          fittings: [],
        });
        fc.pre(output(sized, "width") > 0.3);
        expect(output(again, "frictionRate") / 0.8).toBeCloseTo(1, 6);
      }),
    );
  });
});

test("whatever is typed, nothing that is shown is no number", () => {
  fc.assert(
    fc.property(
      fc.constantFrom("friction", "velocity", "size"),
      fc.constantFrom("round", "rectangular", "oval"),
      fc.constantFrom("metric", "us", "exact"),
      fc.constantFrom("galvanized-steel", "flexible-duct", "concrete"),
      fc.double({ min: 0.1, max: 1e6, noNaN: true }),
      fc.double({ min: 10, max: 20_000, noNaN: true }),
      fc.double({ min: -40, max: 200, noNaN: true }),
      (mode, shape, sizes, material, flow, height, celsius) => {
        const result = run({
          mode,
          shape,
          sizes,
          material,
          flow: liters(flow),
          height: millimeters(height),
          ductHeight: millimeters(height),
          temperature: { value: celsius, unit: "celsius" },
        });
        if (!result.ok) return;
        const { charts, tables, ...rest } = result.value;
        expect(isSound(rest) && isSound(charts) && isSound(tables)).toBe(true);
      },
    ),
  );
});
