import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { answered, fill, isSound, linesOf, refusedAt } from "@/tests/calculators/form.ts";
import { cpuClock } from "@/tests/cpu-clock.ts";
import loan from "../calculator.ts";
import { compute } from "../compute.ts";

const run = (raw: Readonly<Record<string, unknown>>, currency?: string) =>
  fill(loan.inputs, compute, raw, currency);
const outputs = (raw: Readonly<Record<string, unknown>>, currency?: string) =>
  answered(run(raw, currency)).outputs;
const warnings = (raw: Readonly<Record<string, unknown>>) =>
  answered(run(raw))
    .warnings.map(({ text }) => text)
    .join("\n");
const schedule = (raw: Readonly<Record<string, unknown>>) =>
  answered(run(raw)).tables?.find(({ id }) => id === "schedule")?.rows ?? [];

describe("loan", () => {
  test("a single payment is amount and one period's interest", () => {
    expect(outputs({ amount: 1000, rate: 12, years: 0, months: 1 })).toMatchObject({
      payment: 1010,
      payments: 1,
      lastPayment: 1010,
      totalInterest: 10,
    });
  });

  test("the APR of a single payment takes its term as the unit-period", () => {
    const raw = { mode: "rate", amount: 1000, payment: 1100, years: 1, frequency: "annual" };
    const dated = { ...raw, loanDate: "2026-01-01", firstPayment: "2026-07-01" };
    expect(outputs(dated).apr).toBeCloseTo(20, 9);
    const days = { ...raw, loanDate: "2026-01-01", firstPayment: "2026-04-11" };
    expect(outputs(days).apr).toBeCloseTo((10 * 365) / 100, 9);
    const apr = linesOf(loan, answered(run(days))).at(-1);
    expect(apr).toMatchObject({ title: "APR of a single payment", result: "36.500%" });
    expect(apr?.substituted).toBe("APR = ($1,100.00 / $1,000.00 − 1) · 365 / 100");
  });

  test.each([
    [{ years: 0, months: 0 }, "years"],
    [{ years: 100, frequency: "weekly" }, "years"],
    [{ mode: "term", payment: 135.4 }, "payment"],
    [{ mode: "rate", payment: 0 }, "payment"],
    [{ mode: "rate", payment: 1e12, years: 0, months: 1, frequency: "monthly", amount: 0.01 }, ""],
    [{ fees: 25000 }, "fees"],
    [{ interestOnly: 60 }, "interestOnly"],
    [{ interestOnly: 12, timing: "begin" }, "interestOnly"],
    [{ interestOnly: 12, rate: -1 }, "interestOnly"],
    [{ balloonKind: "early", dueMonths: 60 }, "dueMonths"],
    [{ loanDate: "2026-03-01", firstPayment: "2026-02-01" }, "loanDate"],
    [{ mode: "rate", years: 0, months: 1, firstAmount: 5 }, "firstAmount"],
    [{ mode: "rate", lastAmount: 0 }, "lastAmount"],
    [{ mode: "rate", interestOnly: 12, firstAmount: 5 }, "firstAmount"],
    [{ compare: true, compareAmount: 0 }, "compareAmount"],
    [{ compare: true, compareYears: 0 }, "compareYears"],
    [{ amount: "12abc" }, "amount"],
    [{ amount: "0.005" }, "amount"],
    [{ extraOnce: [{ day: "2026-02-30", amount: 5 }] }, "extraOnce.0.day"],
    [{ amount: 1e12, rate: 1000, years: 100 }, "amount"],
  ])("%j is refused at %s", (raw, field) => {
    const result = run(raw);
    if (field !== "") expect(refusedAt(result)).toEqual([field]);
    else expect(isSound(result)).toBe(true);
  });

  test("a rate that was typed as a fraction is questioned", () => {
    expect(warnings({ rate: 0.065 })).toContain("If you meant 6.5%");
    expect(warnings({ rate: 40 })).toContain("36%");
    expect(warnings({ fees: 3000 })).toContain("10%");
  });

  test("less paid back than lent is a rate below 0", () => {
    const raw = { mode: "rate", amount: 1200, payment: 99, years: 1 };
    expect(outputs(raw).rate).toBeLessThan(0);
    expect(warnings(raw)).toContain("below 0");
  });

  test("a one-time payment after the payoff is left out, with a note", () => {
    const extraOnce = [{ day: "2031-02-01", amount: 1000 }];
    expect(warnings({ extraOnce })).toContain("not needed");
    expect(outputs({ extraOnce }).totalInterest).toBe(4349.2);
    expect(warnings({ extraOnce: [{ day: "2025-02-01", amount: 1000 }] })).toContain("before the loan date");
  });

  test("extra payments never pay more than is owed", () => {
    const rows = schedule({ extraOnce: [{ day: "2026-02-15", amount: 1e9 }] });
    expect(rows.length).toBe(1);
    expect(rows[0]?.at(-1)).toBe(0);
    expect(outputs({ extraOnce: [{ day: "2026-02-15", amount: 1e9 }] })).toMatchObject({
      totalPaid: 25135.42,
      payments: 1,
    });
  });

  test("with extra payments, steps and figures have the same interest", () => {
    // Python's decimal, row by row: 3,867.82 with 50 more a month, 4,349.20 without.
    const answer = answered(run({ extraEach: 50 }));
    const { outputs: figures } = answer;
    const resultOf = (title: string) => linesOf(loan, answer).find((step) => step.title === title)?.result;
    expect(figures).toMatchObject({ totalInterest: 3867.82, interestSaved: 481.38 });
    expect(resultOf("Total interest")).toBe("$3,867.82");
    expect(resultOf("Interest saved by extra payments")).toBe("$481.38");
  });

  test("a found rate keeps the payments that were typed, to the cent", () => {
    fc.assert(
      fc.property(
        fc.record({
          payment: fc.integer({ min: 1, max: 200000 }).map((minor) => minor / 100),
          months: fc.integer({ min: 2, max: 360 }),
          share: fc.double({ min: 0.2, max: 1.1, noNaN: true }),
          day: fc.integer({ min: 1, max: 28 }),
        }),
        ({ payment, months, share, day }) => {
          const amount = Math.max(0.01, Math.round(payment * months * share * 100) / 100);
          const loanDate = `2026-01-${String(day).padStart(2, "0")}`;
          const raw = { mode: "rate", amount, payment, years: 0, months, loanDate };
          const result = run({ ...raw, firstPayment: "2026-02-10" });
          if (!result.ok) return;
          const { totalPaid, lastPayment, payments } = result.value.outputs;
          expect(payments).toBe(months);
          expect(lastPayment).toBe(payment);
          expect(Math.round(Number(totalPaid) * 100)).toBe(Math.round(payment * 100) * months);
        },
      ),
    );
  });

  test("an odd first period bears interest in every mode, and each gives the others back", () => {
    const dates = { loanDate: "2025-11-20", firstPayment: "2026-02-15" };
    const terms = { amount: 50000, rate: 8, years: 7, ...dates };
    const { payment } = outputs(terms);
    expect(payment).toBeGreaterThan(Number(outputs({ amount: 50000, rate: 8, years: 7 }).payment));
    expect(outputs({ ...terms, mode: "amount", payment }).amount).toBeCloseTo(50000, 0);
    expect(outputs({ ...terms, mode: "term", payment }).term).toBe("7 years");
    expect(outputs({ ...terms, mode: "rate", payment }).rate).toBeCloseTo(8, 3);
    expect(outputs(terms).apr).toBeCloseTo(8, 3);
  });

  test("with only the day of the loan, the first payment is one period after it", () => {
    const dated = outputs({ loanDate: "2026-03-31", years: 1 });
    expect(dated.payoffDate).toBe("2027-03-30");
    expect(dated.payment).toBe(outputs({ years: 1 }).payment);
    expect(schedule({ loanDate: "2026-03-31", timing: "begin" })[0]?.[1]).toBe("2026-03-31");
  });

  test("what a recast lowers the payment to is said", () => {
    // Computed with Python’s decimal: 15,959.93 is left after 24 payments of 489.15; less 5,000 it is paid off in 36 payments.
    const raw = { firstPayment: "2026-02-15", extraOnce: [{ day: "2028-01-15", amount: 5000 }] };
    expect(outputs({ ...raw, extraEffect: "payment" })).toMatchObject({
      payment: 489.15,
      loweredPayment: 335.91,
      payments: 60,
    });
    expect(outputs(raw).loweredPayment).toBeUndefined();
    expect(outputs({ extraEffect: "payment" }).loweredPayment).toBeUndefined();
  });

  test("fees that lift the APR above 36 % are warned of, too", () => {
    expect(warnings({ amount: 1000, rate: 30, years: 1, fees: 90 })).toContain("APR is above 36%");
    expect(warnings({ amount: 1000, rate: 30, years: 1 })).not.toContain("36%");
  });

  test("recast: the same number of payments, lower ones", () => {
    const extraOnce = [{ day: "2027-02-15", amount: 5000 }];
    expect(outputs({ extraOnce, extraEffect: "payment" }).payments).toBe(60);
    expect(outputs({ extraOnce }).payments).toBeLessThan(60);
  });

  test("payment days from the 31st", () => {
    const days = schedule({ firstPayment: "2028-01-31", years: 0, months: 4 }).map((row) => row[1]);
    expect(days).toEqual(["2028-01-31", "2028-02-29", "2028-03-31", "2028-04-30"]);
  });

  test("other currencies round to their own coins", () => {
    expect(outputs({ amount: 1000000, rate: 5, years: 1 }, "JPY")).toMatchObject({ payment: 85607 });
    const dinar = outputs({ amount: 1000, rate: 5, years: 1 }, "KWD");
    // Python's decimal: 85.60748…
    expect(dinar.payment).toBe(85.607);
    expect(refusedAt(run({ amount: 0.5 }, "JPY"))).toEqual(["amount"]);
  });

  test("a balloon in advance falls due one period after the last payment", () => {
    const rows = schedule({
      amount: 30000,
      rate: 6,
      years: 3,
      timing: "begin",
      balloonKind: "amount",
      balloon: 10000,
    });
    expect(rows.length).toBe(37);
    expect(Math.abs(Number(rows.at(-1)?.[2]) - 10000)).toBeLessThan(0.5);
  });

  test("amount, term and rate give the payment back", () => {
    const payment = outputs({ amount: 50000, rate: 8, years: 7 }).payment;
    expect(outputs({ mode: "amount", payment, rate: 8, years: 7 }).amount).toBeCloseTo(50000, 0);
    expect(outputs({ mode: "term", amount: 50000, payment, rate: 8 }).term).toBe("7 years");
    expect(outputs({ mode: "rate", amount: 50000, payment, years: 7 }).rate).toBeCloseTo(8, 3);
  });

  test("whatever is typed, the answer is sound and the schedule ends at 0", () => {
    const ids = (id: string) => {
      const field = loan.inputs[id];
      if (field?.kind !== "choice") throw new Error(`${id} is no choice`);
      return fc.constantFrom(...field.options.map((option) => option.id));
    };
    fc.assert(
      fc.property(
        fc.record(
          {
            mode: ids("mode"),
            amount: fc.integer({ min: 1, max: 1e9 }),
            payment: fc.integer({ min: 1, max: 1e7 }),
            rate: fc.oneof(fc.integer({ min: -5, max: 40 }), fc.integer({ min: 0, max: 1000 })),
            years: fc.integer({ min: 0, max: 60 }),
            months: fc.integer({ min: 0, max: 24 }),
            frequency: ids("frequency"),
            compounding: ids("compounding"),
            fees: fc.integer({ min: 0, max: 1000 }),
            feesPaid: ids("feesPaid"),
            timing: ids("timing"),
            loanDate: fc.constantFrom("1900-01-01", "2025-10-03", "2026-01-15"),
            firstPayment: fc.constantFrom("2026-01-15", "2026-02-28"),
            firstAmount: fc.integer({ min: 0, max: 1e7 }),
            lastAmount: fc.integer({ min: 1, max: 1e7 }),
            interestOnly: fc.constantFrom(0, 0, 12),
            balloonKind: ids("balloonKind"),
            balloon: fc.integer({ min: 0, max: 100000 }),
            extraEach: fc.integer({ min: 0, max: 500 }),
            extraYearly: fc.integer({ min: 0, max: 500 }),
            extraMonth: ids("extraMonth"),
            extraEffect: ids("extraEffect"),
            compare: fc.boolean(),
          },
          { requiredKeys: [] },
        ),
        (raw) => {
          const result = run(raw);
          expect(isSound(result), JSON.stringify(raw)).toBe(true);
          if (!result.ok || raw.mode === "simple") return;
          const rows = result.value.tables?.find(({ id }) => id === "schedule")?.rows ?? [];
          expect(rows.at(-1)?.at(-1)).toBe(0);
          const paid = rows.reduce(
            (sum, row) => sum + Math.round(100 * (Number(row[2]) + Number(row[5]))),
            0,
          );
          const { totalPaid } = result.value.outputs;
          // Above 1e13, amounts in major units lose cents, so the test cannot add up the rows.
          if (Number(totalPaid) < 1e13) expect(paid).toBe(Math.round(Number(totalPaid) * 100));
        },
      ),
      { numRuns: 300 },
    );
  });

  test("1,200 payments are computed well under 100 ms", () => {
    const raw = { years: 100, extraEach: 1 };
    run(raw);
    const taken = cpuClock();
    run(raw);
    expect(taken()).toBeLessThan(100);
  });
});
