import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { answered, fill, isSound, refusedAt } from "@/tests/calculators/form.ts";
import mortgage from "../calculator.ts";
import { insurancePremium, leastDownPayment } from "../canada.ts";
import { compute } from "../compute.ts";

const run = (raw: Readonly<Record<string, unknown>>, currency?: string) =>
  fill(mortgage.inputs, compute, raw, currency);
const outputs = (raw: Readonly<Record<string, unknown>>, currency?: string) =>
  answered(run(raw, currency)).outputs;
const table = (raw: Readonly<Record<string, unknown>>, id: string) =>
  answered(run(raw)).tables?.find((each) => each.id === id);

describe("mortgage", () => {
  test("down payment as percent and as amount agree", () => {
    const percent = outputs({ price: 350000, downPercent: 15 });
    const amount = outputs({ price: 350000, downKind: "amount", downAmount: 52500 });
    expect(amount).toEqual(percent);
  });

  test("exactly 20 % down needs no PMI, whatever the cents", () => {
    for (const price of [400000, 333333.33, 123456.78, 250000.01])
      expect(outputs({ price, downPercent: 20 }).pmiTotal).toBeUndefined();
    expect(outputs({ price: 400000, downKind: "amount", downAmount: 79999.99 }).pmiTotal).toBeDefined();
  });

  test("PMI goes by the lower of price and appraisal", () => {
    expect(outputs({ appraisal: 390000 }).pmiTotal).toBeDefined();
    expect(outputs({ appraisal: 500000 }).pmiTotal).toBeUndefined();
  });

  test("extra payments move only the date on request", () => {
    const plain = outputs({ downPercent: 10 });
    const extra = outputs({ downPercent: 10, extraEach: 300 });
    expect(extra.pmiRequestPayment).toBeLessThan(Number(plain.pmiRequestPayment));
    expect(extra.pmiAutomaticPayment).toBe(plain.pmiAutomaticPayment);
  });

  test("PMI ends at the midpoint of the term at the latest", () => {
    const result = outputs({ downPercent: 3, rate: 14 });
    expect(result.pmiAutomaticPayment).toBe(180);
    expect(result.pmiTotal).toBe(180 * Number(result.pmiMonthly));
    expect(outputs({ downPercent: 3, rate: 9 }).pmiAutomaticPayment).toBe(175);
  });

  test("property tax grows from year to year", () => {
    const { rows = [], columns = [] } = table({ costGrowth: 3 }, "years") ?? {};
    const tax = columns.findIndex(({ id }) => id === "tax");
    expect(rows[0]?.[tax]).toBe(4400);
    expect(rows[2]?.[tax]).toBe(4667.96);
    expect(rows.length).toBe(30);
  });

  test("true bi-weekly takes the whole term, accelerated ends years sooner", () => {
    expect(outputs({ frequency: "bi-weekly" }).payments).toBe(780);
    expect(outputs({ frequency: "accelerated-bi-weekly" }).payments).toBeLessThan(650);
    const weekly = outputs({ frequency: "accelerated-weekly" });
    expect(weekly.payment).toBe(505.66);
    expect(Number(weekly.payments) / 52).toBeLessThan(25);
  });

  test("Canada: the stress-test rate is an exact decimal, 2 points above the contract's", () => {
    const rates = [5.249, 3.59, 4.99, 3.25, 3.2].map(
      (rate) => outputs({ country: "ca", rate, years: 25 }, "CAD").qualifyingRate,
    );
    expect(rates).toEqual([7.249, 5.59, 6.99, 5.25, 5.25]);
  });

  test("the last payment has an extra of that day in it", () => {
    const raw = { firstPayment: "2026-03-01", extraOnce: [{ day: "2026-04-01", amount: 500000 }] };
    const { lastPayment, totalPaid, totalInterest, payment } = outputs(raw);
    // 320,000 at 6.5 %: interest 1,733.33 and, on 319,710.71, 1,731.77
    expect(totalInterest).toBe(3465.1);
    expect(totalPaid).toBe(323465.1);
    expect(lastPayment).toBeCloseTo(323465.1 - Number(payment), 6);
  });

  test("Canada: least down payment and premiums", () => {
    expect(leastDownPayment(400000)).toBe(20000);
    expect(leastDownPayment(600000)).toBe(35000);
    expect(leastDownPayment(1500000)).toBe(300000);
    const rate = (price: number, down: number, years: number) => {
      const premium = insurancePremium(price, down, years);
      return premium.ok ? premium.value : undefined;
    };
    expect(rate(400000, 20000, 25)).toBe(0.04);
    expect(rate(400000, 39999, 25)).toBe(0.04);
    expect(rate(400000, 40000, 25)).toBe(0.031);
    expect(rate(400000, 60000, 25)).toBe(0.028);
    expect(rate(400000, 79999, 30)).toBeCloseTo(0.03, 12);
    expect(rate(400000, 80000, 40)).toBe(0);
    expect(rate(400000, 60000, 35)).toBeUndefined();
    expect(rate(1499999, 0.1 * 1499999, 25)).toBe(0.031);
    expect(rate(1500000, 299999, 25)).toBeUndefined();
  });

  test("Canada: variable rates compounded monthly cost more than fixed ones at the same quote", () => {
    const raw = { country: "ca", price: 500000 };
    expect(Number(outputs({ ...raw, compounding: "monthly" }, "CAD").payment)).toBeGreaterThan(
      Number(outputs(raw, "CAD").payment),
    );
  });

  test("what is affordable costs what the limit allows", () => {
    for (const downPercent of [5, 10, 20, 50]) {
      const result = outputs({ mode: "afford", downPercent });
      expect(Number(result.monthlyCost)).toBeGreaterThan(2333.3);
      expect(Number(result.monthlyCost)).toBeLessThan(2333.36);
    }
  });

  test("where PMI would cost too much, the price stops at 80 %", () => {
    const result = outputs({ mode: "afford", downKind: "amount", downAmount: 70000, pmiPercent: 5 });
    expect(result.maxPrice).toBe(350000);
  });

  test("a Canadian price stops where more must be put down", () => {
    const result = outputs(
      { mode: "afford", country: "ca", income: 1e6, downKind: "amount", downAmount: 35000, years: 25 },
      "CAD",
    );
    expect(result.maxPrice).toBe(600000);
    expect(result.limit).toContain("Down payment");
  });

  test("cash that buys the whole home leaves no loan", () => {
    const result = outputs({
      mode: "afford",
      income: 24000,
      downKind: "amount",
      downAmount: 900000,
    });
    expect(result.loan).toBe(0);
    // (560 − 125) · 12 / 1.1 %
    expect(result.maxPrice).toBe(474545.45);
  });

  test.each([
    [{ price: 0 }, "price"],
    [{ years: 0 }, "years"],
    [{ years: 25.3 }, "years"],
    [{ years: 51 }, "years"],
    [{ rate: -1 }, "rate"],
    [{ mode: "afford", income: 1000 }, "income"],
    [{ mode: "afford", downPercent: 100, taxPercent: 0 }, "income"],
    [{ mode: "points", points: 0 }, "points"],
    [{ mode: "points", rateWithPoints: 6.5 }, "rateWithPoints"],
    [{ mode: "points", downPercent: 100 }, "downPercent"],
    [{ country: "ca", price: 1600000, downPercent: 15 }, "downPercent"],
    [{ country: "ca", downKind: "amount", downAmount: 10000 }, "downAmount"],
  ])("%j is refused at %s", (raw, field) => {
    expect(refusedAt(run(raw))).toEqual([field]);
  });

  test("points that cost less than a cent break even at once, not after −0 months", () => {
    const result = outputs({ mode: "points", price: 1, downPercent: 51, rate: 12 });
    expect(Object.is(result.breakEvenMonths, 0)).toBe(true);
  });

  test("what is never paid has no column by year", () => {
    const columns = (inputs: Parameters<typeof table>[0]) =>
      table(inputs, "years")?.columns.map(({ id }) => id);
    const always = ["year", "end", "principal", "interest", "tax", "insurance", "balance", "equity"];
    expect(columns({ downPercent: 20 })).toEqual(always);
    expect(columns({ downPercent: 20, hoa: 50 })).toEqual(always.toSpliced(6, 0, "hoa"));
    expect(columns({ downPercent: 10, extraYearly: 1000, extraMonth: "6" })).toEqual(
      always.toSpliced(3, 0, "extra").toSpliced(7, 0, "pmi"),
    );
  });

  test("tables add up", () => {
    const years = table({ downPercent: 10, extraYearly: 1000, extraMonth: "6", costGrowth: 2 }, "years");
    const cents = (value: unknown) => Math.round(Number(value) * 100);
    for (const column of [2, 3, 4, 5, 6, 7]) {
      const sum = years?.rows.reduce((total, row) => total + cents(row[column]), 0);
      expect(sum).toBe(cents(years?.total?.[column]));
    }
    expect(cents(years?.total?.[2]) + cents(years?.total?.[3])).toBe(36000000);
  });

  test("whatever is typed, the answer is sound", () => {
    const ids = (id: string) => {
      const field = mortgage.inputs[id];
      if (field?.kind !== "choice") throw new Error(`${id} is no choice`);
      return fc.constantFrom(...field.options.map((option) => option.id));
    };
    fc.assert(
      fc.property(
        fc.record(
          {
            mode: ids("mode"),
            country: ids("country"),
            income: fc.integer({ min: 0, max: 1e7 }),
            debts: fc.integer({ min: 0, max: 5000 }),
            price: fc.integer({ min: 1, max: 1e8 }),
            downKind: ids("downKind"),
            downPercent: fc.integer({ min: 0, max: 100 }),
            downAmount: fc.integer({ min: 0, max: 1e7 }),
            rate: fc.integer({ min: 0, max: 100 }),
            years: fc.integer({ min: 1, max: 50 }),
            frequency: ids("frequency"),
            compounding: ids("compounding"),
            pmiKind: ids("pmiKind"),
            taxKind: ids("taxKind"),
            costGrowth: fc.integer({ min: -20, max: 50 }),
            homeGrowth: fc.integer({ min: -20, max: 50 }),
            extraEach: fc.integer({ min: 0, max: 1000 }),
          },
          { requiredKeys: [] },
        ),
        (raw) => {
          const result = run(raw);
          expect(isSound(result), JSON.stringify(raw)).toBe(true);
          const rows = result.ok ? result.value.tables?.find(({ id }) => id === "schedule")?.rows : [];
          expect(rows?.at(-1)?.at(-1) ?? 0).toBe(0);
        },
      ),
      { numRuns: 300 },
    );
  });
});
