import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cpuClock } from "@/tests/cpu-clock.ts";
import { readInputs } from "@/tests/kit/fields/read-inputs.ts";
import calculator from "../calculator.ts";
import { compute } from "../compute.ts";

const contextIn = (code: string, decimals: number) => ({
  today: "2026-01-15",
  now: 0,
  timeZone: "UTC",
  currency: { code, decimals },
});
const dollars = contextIn("USD", 2);

function run(raw: Record<string, unknown>, context = dollars) {
  const reading = readInputs(calculator.inputs, raw, context);
  return reading.ok ? compute(reading.inputs as never, context) : reading;
}
function outputsOf(raw: Record<string, unknown>, context = dollars): Record<string, unknown> {
  const result = run(raw, context);
  if (!result.ok) return { errors: result.problems.map(({ path, message }) => `${path}: ${message}`) };
  return result.value.outputs;
}

describe("edges of the questions", () => {
  test.each([
    [{ percentage: "10%", number: "10%" }, { part: 1 }],
    [{ percentage: -15, number: 80 }, { part: -12 }],
    [
      { percentage: 250, number: 80 },
      { part: 200, remainder: -120 },
    ],
    [{ percentage: 0, number: -80 }, { part: 0 }],
    // A third of 300 is 100; 1/7 is 33 1/3% of 3/7; 16 2/3% of 66 2/3 is 11 1/9.
    [
      { percentage: "33 1/3", number: 300 },
      { part: 100, remainder: 200 },
    ],
    [{ mode: "whole", part: "1/7", percentage: "33 1/3" }, { whole: 3 / 7 }],
    [{ percentage: "16 2/3", number: "66 2/3" }, { part: 100 / 9 }],
    [{ percentage: "-33 1/3", number: 300 }, { part: -100 }],
    // Digits beyond those of a double count: 100/12345678901234567890 is 8.1000000729e-18.
    [
      { mode: "change", from: "12345678901234567890", to: "12345678901234567891" },
      { amount: 1, change: 8.100000072900001e-18 },
    ],
    [{ mode: "share", part: "0.10000000000000000001", whole: "0.1" }, { share: 100 }],
    [{ mode: "difference", first: "100000000000000000000", second: "100000000000000000001" }, { amount: 1 }],
    // Decimals stay exact: 10% of 3 is 0.3, and e to 16 digits is no fraction.
    [{ percentage: 10, number: 3 }, { part: 0.3 }],
    [{ percentage: 100, number: Math.E }, { part: Math.E }],
    [{ percentage: 1e-200, number: 1e-50 }, { part: 1e-252 }],
    [{ mode: "share", part: 0, whole: -5 }, { share: 0 }],
    [{ mode: "share", part: "1/3", whole: 1 }, { share: 100 / 3 }],
    [
      { mode: "change", from: 5, to: 0 },
      { change: -100, undo: undefined },
    ],
    [
      { mode: "change", from: 5, to: 5 },
      { change: 0, undo: 0 },
    ],
    [
      { mode: "change", from: "-50", to: "-60" },
      { change: -20, factor: undefined },
    ],
    [{ mode: "difference", first: 92, second: 80 }, { difference: 13.953488372093023 }],
    [{ mode: "difference", first: "-1", second: 1000 }, { difference: 200 }],
    [
      { mode: "adjust", number: 80, percentage: 100, direction: "decrease" },
      { result: 0, undo: undefined },
    ],
    [
      { mode: "adjust", number: 0, percentage: 10 },
      { result: 0, plainReading: 0.1 },
    ],
    [
      { mode: "original", after: 60, percentage: 25, direction: "decrease" },
      { original: 80, amount: -20 },
    ],
    [
      { mode: "points", oldRate: 0, newRate: 2 },
      { points: 2, basisPoints: 200, relativeChange: undefined },
    ],
    [
      { mode: "points", oldRate: 0.1, newRate: 0.3 },
      { points: 0.2, relativeChange: 200 },
    ],
    [
      { mode: "error", measured: 5, accepted: "-4" },
      { percentError: 225, signedError: 225 },
    ],
    [
      { mode: "chain", start: 0, changes: [{ change: 5 }] },
      { result: 0, totalChange: 5 },
    ],
    [
      { mode: "chain", start: 8, changes: [{ change: -100 }, { change: 50 }] },
      { result: 0, totalChange: -100 },
    ],
  ])("%j", (raw, expected) => {
    expect(outputsOf(raw)).toMatchObject(
      Object.fromEntries(Object.entries(expected).filter(([, value]) => value !== undefined)),
    );
    for (const [id, value] of Object.entries(expected))
      if (value === undefined) expect(outputsOf(raw)).not.toHaveProperty(id);
  });

  test.each([
    [{ number: 1e308, percentage: 1e6 }, "number: The result is too large"],
    [{ number: 1e-300, percentage: 1e-300 }, "number: The result is too large or too small"],
    [{ mode: "whole", percentage: 0 }, "percentage: 45 is not 0% of any number"],
    [{ mode: "whole", percentage: 0, part: 0 }, "percentage: 0 is 0% of every number"],
    [{ mode: "difference", first: 0, second: 0 }, "first: There is no percentage difference"],
    [{ mode: "error", accepted: 0 }, "accepted: "],
    [{ mode: "original", percentage: -100 }, "percentage: "],
    [{ mode: "chain", start: 1e308, changes: [{ change: 1e6 }] }, "start: The result"],
    [{ mode: "chain", changes: [{ change: "" }] }, "changes: At least one row"],
    [{ mode: "tip", people: 0 }, "people: "],
    [{ mode: "tip", people: 2.5 }, "people: Must be a whole number"],
    [{ mode: "tip", bill: 10, billTax: 11 }, "billTax: The tax in the bill"],
    [{ mode: "discount", discountRate: 101 }, "discountRate: Must be between 0 and 100"],
    [{ mode: "markup", known: "margin", margin: 99.999999999999, cost: 1e11 }, "cost: The result"],
    [{ mode: "markup", known: "price", cost: 0, sellingPrice: 0 }, "sellingPrice: "],
    [{ mode: "convert", notation: "3:0" }, "notation: The second part"],
    [{ mode: "convert", notation: "three" }, "notation: “three” is not a number"],
    [{ mode: "convert", notation: "1:2:3" }, "notation: “2:3” is not a number"],
    [{ mode: "convert", notation: "9".repeat(101) }, "notation: At most 100"],
    [{ mode: "convert", notation: "%" }, "notation: Enter a value"],
  ])("%j is refused", (raw, message) => {
    expect(String(outputsOf(raw).errors)).toContain(message);
  });
});

test.each([
  ["3 to 8", { percentage: 37.5, firstOfTotal: 300 / 11 }],
  ["3 in 8", { percentage: 37.5, oneIn: 8 / 3 }],
  ["1 out of 4", { percentage: 25, oneIn: 4 }],
  ["5 ‰", { percentage: 0.5, fraction: "1/200" }],
  ["25 bp", { percentage: 0.25, decimal: 0.0025 }],
  ["1 1/2", { percentage: 150, fraction: "3/2", ratio: "3 : 2" }],
  ["−0.2", { percentage: -20, fraction: "-1/5" }],
  ["1e-30", { percentage: 1e-28 }],
  ["0", { percentage: 0, fraction: "0" }],
])("%s in its other forms", (notation, expected) => {
  expect(outputsOf({ mode: "convert", notation })).toMatchObject(expected);
});

test("a difference that twelve digits hide has no steps", () => {
  const stepsOf = (raw: Record<string, unknown>): number | undefined => {
    const result = run(raw);
    return result.ok ? result.value.steps.length : undefined;
  };
  expect(stepsOf({ mode: "change", from: "12345678901234567890", to: "12345678901234567891" })).toBe(0);
  expect(stepsOf({ mode: "error", measured: "0.10000000000000001", accepted: "0.1" })).toBe(0);
  expect(stepsOf({ mode: "change", from: "1000000001", to: "1000000002" })).toBe(2);
  expect(stepsOf({ mode: "change", from: "1/3", to: "2/3" })).toBe(2);
});

describe("money", () => {
  const bills = fc.record({
    bill: fc.integer({ min: 0, max: 10_000_000 }),
    tipRate: fc.integer({ min: 0, max: 100 }),
    people: fc.integer({ min: 1, max: 1000 }),
    roundUp: fc.boolean(),
  });

  test("shares add up to the total, in currencies with 0, 2 and 3 decimals", () => {
    for (const [code, decimals] of [
      ["JPY", 0],
      ["USD", 2],
      ["KWD", 3],
    ] as const)
      fc.assert(
        fc.property(bills, ({ bill, ...rest }) => {
          const raw = { mode: "tip", bill: (bill / 10 ** decimals).toFixed(decimals), ...rest };
          const {
            perPerson,
            payMore = 0,
            total,
            tip,
          } = outputsOf(raw, contextIn(code, decimals)) as Record<string, number>;
          const minor = (amount: number | undefined) => Math.round((amount ?? Number.NaN) * 10 ** decimals);
          expect(minor(perPerson) * rest.people + payMore).toBe(minor(total));
          expect(bill + minor(tip)).toBe(minor(total));
          if (rest.roundUp) expect(Number.isInteger(total)).toBe(true);
        }),
        { numRuns: 60 },
      );
  });

  test("a tip leaves out the tax in the bill", () => {
    expect(outputsOf({ mode: "tip", bill: 108, billTax: 8, tipRate: 20, people: 1 })).toMatchObject({
      tip: 20,
      total: 128,
    });
  });

  test("markup and margin lead back to each other", () => {
    fc.assert(
      fc.property(fc.integer({ min: -9900, max: 99_000 }), (hundredths) => {
        const markup = hundredths / 100;
        const { margin } = outputsOf({ mode: "markup", markup, cost: 1000 }) as { margin: number };
        const back = outputsOf({ mode: "markup", known: "margin", margin, cost: 1000 }) as { markup: number };
        expect(back.markup).toBeCloseTo(markup, 6);
      }),
    );
  });

  test("a markup of −100% gives the goods away: no margin", () => {
    expect(outputsOf({ mode: "markup", markup: -100 })).toEqual({
      sellingPrice: 0,
      profit: -50,
      markup: -100,
    });
    expect(outputsOf({ mode: "markup", known: "price", sellingPrice: 0 })).toEqual({
      sellingPrice: 0,
      profit: -50,
      markup: -100,
    });
  });
});

describe("properties", () => {
  const value = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((n) => n / 100);

  test("a change and the change that undoes it cancel", () => {
    fc.assert(
      fc.property(value, value, (from, to) => {
        fc.pre(from > 0 && to > 0);
        const { change, undo } = outputsOf({ mode: "change", from, to }) as { change: number; undo: number };
        const { factor } = outputsOf({ mode: "chain", changes: [{ change }, { change: undo }] }) as {
          factor: number;
        };
        // The nearer a change is to −100%, the less precise its factor.
        expect(Math.abs(factor - 1)).toBeLessThan(1e-14 * Math.max(from / to, to / from, 10));
      }),
    );
  });

  test("before a change is the inverse of the change", () => {
    fc.assert(
      fc.property(value, value, (number, percentage) => {
        fc.pre(percentage !== -100);
        const { result } = outputsOf({ mode: "adjust", number, percentage }) as { result: number };
        const { original } = outputsOf({ mode: "original", after: result, percentage }) as {
          original: number;
        };
        expect(Math.abs(original - number)).toBeLessThanOrEqual(1e-12 * Math.max(1, Math.abs(number)));
      }),
    );
  });

  test("no question gives a figure that is none", () => {
    const any = fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), value);
    fc.assert(
      fc.property(
        fc.constantFrom(
          "of",
          "share",
          "whole",
          "change",
          "difference",
          "adjust",
          "original",
          "points",
          "error",
        ),
        any,
        any,
        (mode, a, b) => {
          const raw = { percentage: a, number: b, part: b, whole: a, from: a, to: b, first: a, second: b };
          const more = { after: b, oldRate: a, newRate: b, measured: a, accepted: b };
          expect(JSON.stringify(run({ mode, ...raw, ...more }))).not.toMatch(/NaN|Infinity|undefined|null/);
        },
      ),
      { numRuns: 300 },
    );
  });

  test("a hundred changes with many digits end at once", () => {
    const changes = Array.from({ length: 100 }, (_, i) => ({ change: String(1.2345678901234e-290 + i / 7) }));
    const taken = cpuClock();
    expect(outputsOf({ mode: "chain", changes })).toHaveProperty("result");
    expect(taken()).toBeLessThan(1000);
  });
});
