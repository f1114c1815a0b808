import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { linesOf } from "@/tests/calculators/form.ts";
import { cpuClock } from "@/tests/cpu-clock.ts";
import { readInputs } from "@/tests/kit/fields/read-inputs.ts";
import type { Answer } from "../../../kit/calculator/computation.ts";
import type { Context } from "../../../kit/fields/context.ts";
import type { RawInput } from "../../../kit/fields/entry.ts";
import calculator from "../calculator.ts";
import { compute } from "../compute.ts";
import { growthAt } from "../growth-setup.ts";
import { yearOfContributions } from "../growth-steps.ts";

const context: Context = {
  today: "2026-01-15",
  now: Date.UTC(2026, 0, 15),
  timeZone: "UTC",
  currency: { code: "USD", decimals: 2 },
};

type Raw = Readonly<Record<string, RawInput>>;

function calculated(raw: Raw) {
  const reading = readInputs(calculator.inputs, raw, context);
  return reading.ok ? compute(reading.inputs as never, context) : reading;
}

function answerTo(raw: Raw): Answer {
  const result = calculated(raw);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  if (!("value" in result)) throw new Error("Not computed");
  return result.value;
}

const cents = (amount: unknown): number => Math.round(Number(amount ?? 0) * 100);
const amounts = (...list: number[]) => list.map((amount) => ({ amount }));
const warningsTo = (raw: Raw): string =>
  answerTo(raw)
    .warnings.map(({ text }) => text)
    .join("\n");

const plans = fc.record({
  initial: fc.integer({ min: 0, max: 200_000 }),
  contribution: fc.integer({ min: -1000, max: 2000 }),
  frequency: fc.constantFrom(...calculator.modes.growth.inputs.frequency.options.map(({ id }) => id)),
  timing: fc.constantFrom("begin", "end"),
  annualReturn: fc.integer({ min: -300, max: 250 }).map((tenths) => tenths / 10),
  returnKind: fc.constantFrom("effective", "nominal"),
  years: fc.integer({ min: 0, max: 160 }).map((quarters) => quarters / 4),
  fee: fc.constantFrom(0, 0.2, 1.5, 20),
  feeModel: fc.constantFrom("year-end", "accrued", "subtracted"),
  load: fc.constantFrom(0, 5),
  contributionGrowth: fc.constantFrom(0, 3, -10),
  tax: fc.constantFrom(0, 25),
});

/** Milliseconds of processor time, of the fastest of five runs. */
function fastest(run: () => unknown): number {
  const times = Array.from({ length: 5 }, () => {
    const taken = cpuClock();
    run();
    return taken();
  });
  return Math.min(...times);
}

describe("growth", () => {
  test("rounds each figure by itself, and adjusts the rows of tables to add up to the cent", () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const { outputs, tables = [] } = answerTo(plan);
        const parts = cents(outputs.contributed) + cents(outputs.gain) - cents(outputs.withdrawn);
        expect(Math.abs(parts - cents(outputs.finalValue))).toBeLessThanOrEqual(2);
        const costs = cents(outputs.feesPaid) + cents(outputs.growthLost);
        expect(Math.abs(costs - cents(outputs.feeCost))).toBeLessThanOrEqual(1);
        for (const { rows, total } of tables.filter(({ id }) => id !== "scenarios")) {
          for (let column = 1; column < (total?.length ?? 0) - 1; column += 1) {
            const added = rows.reduce((all, row) => all + cents(row[column]), 0);
            expect(added).toBe(cents(total?.[column]));
          }
          expect(rows.at(-1)?.at(-1)).toBe(outputs.finalValue);
        }
      }),
      { numRuns: 150 },
    );
  });

  test("the formula of the steps gives the projection", () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const whole = { ...plan, years: Math.floor(plan.years), contributionGrowth: 0 };
        const reading = readInputs(calculator.inputs, whole, context);
        if (!reading.ok) throw new Error("Not read");
        const projected = growthAt(reading.inputs as never, plan.annualReturn);
        if (!projected.ok) return;
        const growth = projected.value;
        if (growth.projection.runsOut !== undefined || growth.yearly === 1) return;
        const power = growth.yearly ** whole.years;
        const closed =
          growth.plan.initial * power +
          (growth.plan.deposit * yearOfContributions(growth) * (power - 1)) / (growth.yearly - 1);
        expect(Math.abs(growth.projection.end.balance - closed)).toBeLessThanOrEqual(
          1e-9 * Math.max(Math.abs(closed), growth.plan.initial, 1),
        );
      }),
      { numRuns: 150 },
    );
  });

  test("a fee above all growth, −99 % and no time are no trouble", () => {
    expect(calculated({ annualReturn: -99, fee: 50, feeModel: "subtracted" })).toMatchObject({
      problems: [{ path: "fee" }],
    });
    expect(answerTo({ annualReturn: -99 }).outputs.finalValue).toBeGreaterThanOrEqual(0);
    expect(answerTo({ years: 0 }).outputs.finalValue).toBe(10_000);
    expect(calculated({ annualReturn: 100, years: 100 })).toMatchObject({ problems: [{ path: "years" }] });
  });

  test("a hundred years of weeks end within 100 ms", () => {
    const raw = { frequency: "weekly", years: 100, contributionGrowth: 2 };
    expect(fastest(() => answerTo(raw))).toBeLessThan(100);
  });
});

describe("cash flows", () => {
  test("the present value at a rate found is 0", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 2, maxLength: 12 }),
        (list) => {
          const { irr } = answerTo({ mode: "flows", cashFlows: amounts(...list) }).outputs;
          if (typeof irr !== "number") return;
          const terms = list.map((amount, index) => amount / (1 + irr / 100) ** index);
          const size = terms.reduce((all, term) => all + Math.abs(term), 0);
          expect(Math.abs(terms.reduce((all, term) => all + term, 0)) / size).toBeLessThan(1e-6);
        },
      ),
    );
  });

  test("all rates of a polynomial with known roots are found, close and double ones too", () => {
    const ratesOf = (...list: number[]) => {
      const { irr, rates } = answerTo({ mode: "flows", cashFlows: amounts(...list) }).outputs;
      return irr ?? rates;
    };
    expect(ratesOf(-1000, 6000, -11_000, 6000)).toBe("0%; 100%; 200%");
    expect(ratesOf(-100, 220, -121)).toBeCloseTo(10, 5);
    expect(ratesOf(-100_000_000, 220_100_000, -121_110_000)).toBe("10%; 10.1%");
    expect(ratesOf(-100, 1)).toBeCloseTo(-99, 8);
    expect(ratesOf(0, 0, -100, 150)).toBeCloseTo(50, 8);
  });

  test("no rate of return: what is said", () => {
    expect(warningsTo({ mode: "flows", cashFlows: amounts(0, 0) })).toContain("no internal rate");
    expect(warningsTo({ mode: "flows", cashFlows: amounts(100, 50) })).toContain("money paid");
    expect(warningsTo({ mode: "flows", cashFlows: amounts(-100, 150, -100) })).toContain("no rate makes");
    expect(warningsTo({ mode: "flows", cashFlows: amounts(100, -60, -60) })).toContain("as with a loan");
  });

  test("hundreds of hostile flows at extreme rates end within 100 ms, in figures or a message", () => {
    const list = Array.from({ length: 500 }, (_, index) => (index % 2 ? 1e12 : -1e12));
    for (const discount of [-99, 1000]) {
      const raw = { mode: "flows", discount, cashFlows: amounts(...list) };
      expect(fastest(() => calculated(raw))).toBeLessThan(100);
      expect(JSON.stringify(calculated(raw))).not.toMatch(/null|NaN|Infinity/);
    }
  });

  test("five hundred flows over thousands of years end within 100 ms", () => {
    const datedFlows = Array.from({ length: 500 }, (_, index) => ({
      day: `${String(1 + ((index * 7919) % 9998)).padStart(4, "0")}-03-01`,
      amount: index % 3 ? -(10 ** (index % 13)) : 10 ** (index % 11),
    }));
    expect(fastest(() => calculated({ mode: "dated", datedFlows }))).toBeLessThan(100);
  });

  test("dated flows in any order, the earliest is today", () => {
    const rows = [
      { day: "2025-01-01", amount: 120 },
      { day: "2024-01-02", amount: -100 },
    ];
    const forwards = answerTo({ mode: "dated", datedFlows: [...rows].reverse() }).outputs;
    expect(answerTo({ mode: "dated", datedFlows: rows }).outputs).toEqual(forwards);
    expect(forwards.xirr).toBeCloseTo(20, 8);
  });

  test("dated flows without two sides are refused", () => {
    const datedFlows = [
      { day: "2025-01-01", amount: 120 },
      { day: "2024-01-02", amount: 0 },
    ];
    expect(calculated({ mode: "dated", datedFlows })).toMatchObject({ problems: [{ path: "datedFlows" }] });
  });

  test("two dated rates are listed", () => {
    const datedFlows = [
      { day: "2021-01-01", amount: -100 },
      { day: "2022-01-01", amount: 230 },
      { day: "2023-01-01", amount: -132 },
    ];
    const { outputs } = answerTo({ mode: "dated", datedFlows });
    expect(outputs.xirrRates).toBe("10%; 20%");
    expect(outputs.xirr).toBeUndefined();
  });
});

describe("rates", () => {
  test("what has no rate is refused at its field", () => {
    const errorAt = (raw: Raw) => {
      const result = calculated(raw);
      return result.ok ? undefined : result.problems[0]?.path;
    };
    expect(errorAt({ mode: "cagr", begin: -5 })).toBe("begin");
    expect(errorAt({ mode: "cagr", end: -5 })).toBe("end");
    expect(errorAt({ mode: "cagr", spanYears: 0 })).toBe("spanYears");
    expect(errorAt({ mode: "cagr", spanYears: 0.0001 })).toBe("spanYears");
    expect(errorAt({ mode: "cagr", span: "dates", to: "2021-01-01" })).toBe("to");
    expect(errorAt({ mode: "roi", invested: 0 })).toBe("invested");
    expect(errorAt({ mode: "real", inflation: "" })).toBe("inflation");
  });

  test("less than a year is said", () => {
    expect(warningsTo({ mode: "roi", spanYears: 0.5 })).toContain("Less than a year");
  });

  test("more than everything lost", () => {
    const { outputs } = answerTo({ mode: "roi", returned: 0, costs: 500 });
    expect(outputs).toMatchObject({ roi: -105 });
    expect(outputs.annualRoi).toBeUndefined();
  });

  test("a year of −100 % leaves nothing", () => {
    const { outputs } = answerTo({ mode: "average", returns: [{ rate: 50 }, { rate: -100 }] });
    expect(outputs).toMatchObject({ geometric: -100, totalReturn: -100, arithmetic: -25 });
  });
});

describe("time-weighted return", () => {
  const dated = (...rows: (readonly [day: string, amount: number, before?: number])[]) => ({
    mode: "dated",
    datedFlows: rows.map(([day, amount, before]) => ({
      day,
      amount,
      ...(before !== undefined && { before }),
    })),
  });

  test("does not depend on how much was paid in when", () => {
    const returns = [500, 5000, 50_000].map((more) => {
      const half = 1000 * 1.2;
      return answerTo(
        dated(["2024-01-01", -1000], ["2024-12-31", -more, half], ["2025-12-31", (half + more) * 0.9]),
      ).outputs;
    });
    for (const { timeWeightedTotal, timeWeighted } of returns) {
      expect(timeWeightedTotal).toBeCloseTo(8, 9);
      expect(timeWeighted).toBeCloseTo((1.08 ** 0.5 - 1) * 100, 9);
    }
    expect(new Set(returns.map(({ xirr }) => xirr)).size).toBe(3);
  });

  test("several flows of one day are one", () => {
    const one = answerTo(dated(["2024-01-01", -1000], ["2024-12-31", -300, 1100], ["2025-12-31", 1540]));
    const two = answerTo(
      dated(
        ["2025-12-31", 1540],
        ["2024-12-31", -500, 1100],
        ["2024-12-31", 200],
        ["2024-01-01", -400],
        ["2024-01-01", -600],
      ),
    );
    expect(two.outputs.timeWeightedTotal).toBe(one.outputs.timeWeightedTotal);
  });

  test("below a year it is not annualized", () => {
    const { outputs, warnings } = answerTo(dated(["2025-01-01", -1000], ["2025-07-01", 1100, 1100]));
    expect(outputs.timeWeightedTotal).toBe(10);
    expect(outputs.timeWeighted).toBeUndefined();
    expect(warnings.map(({ text }) => text).join()).toContain("GIPS");
  });

  test.each([
    [
      "missing",
      [
        ["2024-06-01", -100],
        ["2024-09-01", -100, 1100],
      ] as const,
    ],
    ["nothing can be invested", [["2023-01-01", -100, 50]] as const],
    ["more is taken out", [["2024-06-01", 5000, 1000]] as const],
    [
      "nothing was invested",
      [
        ["2024-06-01", 1000, 1000],
        ["2024-09-01", 10, 10],
      ] as const,
    ],
  ])("says why there is none: %s", (part, middle) => {
    const raw = dated(["2024-01-01", -1000], ...middle, ["2025-06-01", 1200]);
    expect(answerTo(raw).outputs.timeWeightedTotal).toBeUndefined();
    expect(warningsTo(raw)).toContain(part);
  });

  test("without values nothing is said of it", () => {
    const raw = dated(["2024-01-01", -1000], ["2025-06-01", 1200]);
    expect(answerTo(raw).outputs.timeWeightedTotal).toBeUndefined();
    expect(warningsTo(raw)).toBe("");
  });
});

describe("cost averaging", () => {
  test("with equal amounts the average cost is the harmonic mean, at most the average price", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 30 }), (list) => {
        const purchases = list.map((price) => ({ amount: 250, price: price / 100 }));
        const { outputs } = answerTo({ mode: "averaging", purchases });
        const harmonic = list.length / list.reduce((sum, price) => sum + 100 / price, 0);
        expect(Number(outputs.averageCost)).toBeCloseTo(harmonic, 6);
        expect(Number(outputs.averageCost)).toBeLessThanOrEqual(Number(outputs.averagePrice) + 1e-9);
      }),
    );
  });

  test("a price of 0 and amounts beyond cents are refused", () => {
    const purchases = [{ amount: 1e12, price: 1e-9 }];
    expect(calculated({ mode: "averaging", priceNow: 0 })).toMatchObject({
      problems: [{ path: "priceNow" }],
    });
    expect(calculated({ mode: "averaging", purchases })).toMatchObject({ problems: [{ path: "priceNow" }] });
  });
});

describe("rule of 72", () => {
  test("stands beside the exact time, 72/6 = 12 beside ln 2/ln 1.06 = 11.9", () => {
    const steps = linesOf(calculator, answerTo({ mode: "cagr", begin: 100, end: 106, spanYears: 1 }));
    const resultOf = (name: string) => steps.find(({ title }) => title === name)?.result;
    expect(resultOf("Doubling time")).toBe("11.9 years");
    expect(resultOf("By the rule of 72")).toBe("12 years");
  });
});
