import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { actuarialRate } from "../../../lib/science/finance/apr.ts";
import { extrasByPayment } from "../../../lib/science/finance/extra-payments.ts";
import { amountFor, paymentFor, paymentsFor, rateFor } from "../../../lib/science/finance/level-payment.ts";
import { termText } from "../../../lib/science/finance/loan-years.ts";
import {
  effectiveRate,
  nominalRate,
  periodRate,
  presentAnnuity,
  realRate,
} from "../../../lib/science/finance/rates.ts";
import { buildSchedule, toWhole } from "../../../lib/science/finance/schedule.ts";
import { thinned } from "../../../lib/science/finance/statement.ts";

const level = (rate: number, payments: number, balloon = 0, inAdvance = false) => ({
  rate,
  payments,
  balloon,
  inAdvance,
});

describe("rates", () => {
  test("equivalent rates (values by Python's decimal)", () => {
    expect(periodRate(0.0475, 2, 12)).toBeCloseTo(0.00391972145668693, 15);
    expect(periodRate(0.04, 365, 12)).toBeCloseTo(0.00333871182203, 13);
    expect(effectiveRate(0.052, "continuous")).toBeCloseTo(0.0533757425133648, 14);
    expect(periodRate(0.065, 12, 12)).toBe(0.065 / 12);
    expect(realRate(0.06, 0.024)).toBeCloseTo(0.03515625, 14);
  });

  test("tiny rates keep their digits", () => {
    // n − n(n + 1)/2 · i + …
    expect(presentAnnuity(1e-13, 360)).toBeCloseTo(360 - 64980e-13, 12);
    expect(paymentFor(1000, level(1e-15, 10))).toBeCloseTo(100, 10);
  });

  test("nominal and period rate are inverses", () => {
    fc.assert(
      fc.property(
        fc.double({ min: -0.05, max: 5, noNaN: true }),
        fc.constantFrom(365, 12, 2, 1, "continuous" as const),
        fc.constantFrom(52, 26, 24, 12, 4, 1),
        (nominal, compounding, periods) => {
          const back = nominalRate(periodRate(nominal, compounding, periods), compounding, periods);
          expect(Math.abs(back - nominal)).toBeLessThan(1e-12);
        },
      ),
    );
  });
});

describe("level payments", () => {
  test("amount, term and rate come back from the payment", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 100, max: 1e9, noNaN: true }),
        fc.double({ min: -0.001, max: 0.2, noNaN: true }),
        fc.integer({ min: 1, max: 600 }),
        fc.double({ min: 0, max: 0.9, noNaN: true }),
        fc.boolean(),
        (amount, rate, payments, left, inAdvance) => {
          const terms = level(rate, payments, amount * left, inAdvance);
          const payment = paymentFor(amount, terms);
          fc.pre(payment > amount * 1e-6 && !(inAdvance && payments === 1));
          expect(amountFor(payment, terms) / amount).toBeCloseTo(1, 9);
          const solved = rateFor(amount, payment, terms);
          expect(solved).toBeDefined();
          expect(paymentFor(amount, { ...terms, rate: solved ?? 0 }) / payment).toBeCloseTo(1, 8);
        },
      ),
    );
  });

  test("a payment that only covers the interest never ends", () => {
    expect(paymentsFor(1000, 10, { rate: 0.01, balloon: 0, inAdvance: false })).toBeUndefined();
    expect(paymentsFor(1000, 100, { rate: 0, balloon: 0, inAdvance: false })).toBe(10);
  });

  test("less paid back than lent is a rate below 0; equal is exactly 0", () => {
    expect(rateFor(1200, 100, { payments: 12, balloon: 0, inAdvance: false })).toBe(0);
    const rate = rateFor(1200, 99, { payments: 12, balloon: 0, inAdvance: false }) ?? 0;
    expect(rate).toBeLessThan(0);
    expect(amountFor(99, level(rate, 12))).toBeCloseTo(1200, 8);
  });
});

describe("schedules", () => {
  test("halves of a cent go up although the double lies below", () => {
    expect(toWhole(0.5)).toBe(1);
    expect(toWhole(1.005 * 100)).toBe(101);
    expect(toWhole(-2.5)).toBe(-3);
    expect(Object.is(toWhole(-0.2), 0)).toBe(true);
    // 100 % exact arithmetic: balances times rates that end in half a cent.
    for (let balance = 1; balance < 200000; balance += 997)
      expect(toWhole(balance * (0.06 / 12))).toBe(Math.floor((balance * 5 + 500) / 1000));
  });

  test("end at exactly 0, and totals are the sums of the rows", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10000, max: 1e11 }),
        fc.double({ min: -0.003, max: 0.3, noNaN: true }),
        fc.integer({ min: 1, max: 700 }),
        fc.array(fc.integer({ min: 0, max: 1e9 }), { maxLength: 20 }),
        fc.boolean(),
        (principal, rate, payments, extras, inAdvance) => {
          const payment = toWhole(paymentFor(principal, level(rate, payments, 0, inAdvance)));
          const schedule = buildSchedule({ principal, rate, payment, payments, extras, inAdvance });
          expect(schedule.exact).toBe(true);
          expect(schedule.rows.at(-1)?.balance).toBe(0);
          expect(schedule.rows.length).toBeLessThanOrEqual(payments);
          let balance = principal;
          let [interest, paid] = [0, 0];
          for (const row of schedule.rows) {
            expect(row.payment).toBe(row.interest + row.principal);
            balance -= row.principal + row.extra;
            expect(row.balance).toBe(balance);
            expect(Object.is(row.balance, -0)).toBe(false);
            interest += row.interest;
            paid += row.payment + row.extra;
          }
          expect(schedule.interest).toBe(interest);
          expect(schedule.paid).toBe(paid);
        },
      ),
    );
  });

  test("recasting keeps the number of payments and lowers the payment", () => {
    const plan = { principal: 2500000, rate: 0.065 / 12, payment: 48915, payments: 60 };
    const extras = plan.payments > 12 ? [...Array(11).fill(0), 500000] : [];
    const shorter = buildSchedule({ ...plan, extras });
    const lower = buildSchedule({ ...plan, extras, recast: { level: 60, balloon: 0 } });
    expect(shorter.rows.length).toBeLessThan(60);
    expect(lower.rows.length).toBe(60);
    expect(lower.rows[20]?.payment).toBeLessThan(48915);
    expect(Math.abs((lower.rows.at(-1)?.payment ?? 0) - (lower.rows[20]?.payment ?? 0))).toBeLessThan(50);
  });
});

describe("APR", () => {
  const even = (payment: number, count: number) => Array<number>(count).fill(payment);

  test.each([
    // 12 CFR 1026, Appendix J, (c)(1) and (c)(2): amount financed, payment, number, first period, periods a year, APR
    [5000, 230, 24, { whole: 1, fraction: 0 }, 12, 9.69],
    [6000, 200, 36, { whole: 1, fraction: 19 / 30 }, 12, 11.82],
    [5000, 219.17, 24, { whole: 0, fraction: 6 / 15 }, 24, 10.34],
    [10000, 385, 40, { whole: 1, fraction: 39 / 90 }, 4, 8.97],
    [500, 17.6, 30, { whole: 4, fraction: 4 / 7 }, 52, 14.96],
  ])("Appendix J: %d lent", (amountFinanced, payment, count, first, perYear, apr) => {
    const rate = actuarialRate({ amountFinanced, payments: even(payment, count), first }) ?? 0;
    expect(Math.round(rate * perYear * 10000) / 100).toBe(apr);
  });

  test("without a solution there is none; a loss is below 0", () => {
    const first = { whole: 1, fraction: 0 };
    expect(actuarialRate({ amountFinanced: 0, payments: [1], first })).toBeUndefined();
    expect(actuarialRate({ amountFinanced: 100, payments: [0], first })).toBeUndefined();
    expect(actuarialRate({ amountFinanced: 100, payments: [90], first })).toBeCloseTo(-0.1, 12);
    expect(actuarialRate({ amountFinanced: 100, payments: [1000], first })).toBeCloseTo(9, 9);
  });
});

describe("extra payments by payment", () => {
  const days = ["2026-01-31", "2026-02-28", "2026-03-31", "2026-04-30"];

  test("one-off payments count on the next payment day; those outside are left out", () => {
    const once = [
      { day: "2026-02-01", amount: 5 },
      { day: "2026-03-31", amount: 7 },
      { day: "2025-12-01", amount: 100 },
      { day: "2026-05-01", amount: 1000 },
    ];
    const plan = { each: 1, yearly: 0, yearlyMonth: "anniversary", once } as const;
    const extras = extrasByPayment(plan, days, "2025-12-31", 12);
    expect(extras).toEqual({ amounts: [1, 6, 8, 1], before: 1 });
  });

  test("yearly ones by month or anniversary", () => {
    const plan = { each: 0, yearly: 9, once: [] };
    expect(extrasByPayment({ ...plan, yearlyMonth: 3 }, days, "2025-12-31", 12).amounts).toEqual([
      0, 0, 9, 0,
    ]);
    expect(extrasByPayment({ ...plan, yearlyMonth: "anniversary" }, days, "2025-12-31", 2).amounts).toEqual([
      0, 9, 0, 9,
    ]);
  });
});

test("terms as texts, points thinned out", () => {
  expect(termText(48, 12)).toBe("4 years");
  expect(termText(13, 12)).toBe("1 year 1 month");
  expect(termText(635, 26)).toBe("24.4 years");
  expect(thinned([...Array(1201).keys()]).length).toBeLessThanOrEqual(102);
  expect(thinned([...Array(1200).keys()]).at(-1)).toBe(1199);
});
