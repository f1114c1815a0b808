import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cpuClock } from "@/tests/cpu-clock.ts";
import { readInputs } from "@/tests/kit/fields/read-inputs.ts";
import type { Answer } from "../../../kit/calculator/computation.ts";
import type { Context } from "../../../kit/fields/context.ts";
import type { RawInput } from "../../../kit/fields/entry.ts";
import { durationText } from "../../../science/finance/text.ts";
import calculator from "../calculator.ts";
import { compute } from "../compute.ts";

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

const outputsOf = (raw: Raw) => answerTo(raw).outputs as Readonly<Record<string, number>>;

const cents = (amount: number): number => Math.round(amount * 100);

const plans = fc.record({
  initial: fc.integer({ min: 0, max: 100_000 }),
  deposit: fc.integer({ min: -500, max: 2000 }),
  frequency: fc.constantFrom(...calculator.modes.final.inputs.frequency.options.map(({ id }) => id)),
  timing: fc.constantFrom("begin", "end"),
  rate: fc.integer({ min: -500, max: 2000 }).map((hundredths) => hundredths / 100),
  compounding: fc.constantFrom(...calculator.modes.final.inputs.compounding.options.map(({ id }) => id)),
  time: fc.integer({ min: 0, max: 480 }),
  timeUnit: fc.constantFrom("months", "days"),
  increase: fc.constantFrom("level", "percent"),
  tax: fc.constantFrom(0, 15, 26.375, 100),
  taxTiming: fc.constantFrom("credited", "end"),
});

function fastest(run: () => unknown): number {
  const times = Array.from({ length: 5 }, () => {
    const taken = cpuClock();
    run();
    return taken();
  });
  return Math.min(...times);
}

describe("any plan", () => {
  test("rounds each figure by itself, and adjusts the rows of tables to add up to the cent", () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const { outputs, tables = [] } = answerTo(plan);
        const out = outputs as Record<string, number>;
        const sum =
          cents(plan.initial) +
          cents(out.deposits ?? 0) -
          cents(out.withdrawn ?? 0) +
          cents(out.interest ?? 0) -
          cents(out.tax ?? 0);
        expect(Math.abs(sum - cents(out.finalBalance ?? 0))).toBeLessThanOrEqual(2);
        for (const { rows, total } of tables) {
          const columns = (total?.length ?? 0) - 1;
          for (let column = 1; column < columns; column += 1) {
            const added = rows.reduce((all, row) => all + cents(Number(row[column])), 0);
            expect(added).toBe(cents(Number(total?.[column])));
          }
          expect(total?.at(-1)).toBe(out.finalBalance);
          expect(rows.at(-1)?.at(-1)).toBe(out.finalBalance);
        }
      }),
      { numRuns: 150 },
    );
  });

  test("what is solved for leads to the goal", () => {
    fc.assert(
      fc.property(
        plans,
        fc.constantFrom("deposit", "time", "rate", "start"),
        fc.integer({ min: 1, max: 500_000 }),
        (plan, mode, goal) => {
          const result = calculated({ ...plan, deposit: Math.abs(plan.deposit), mode, goal });
          if (!result.ok || !("value" in result)) return;
          const { finalBalance, depositNeeded, startNeeded } = result.value.outputs;
          const free = depositNeeded === 0 || startNeeded === 0 || mode === "time";
          if (free) expect(Number(finalBalance)).toBeGreaterThanOrEqual(goal);
          else expect(finalBalance).toBeCloseTo(goal, 2);
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe("edges", () => {
  test("daily compounding counts 365 days in any year", () => {
    const { finalBalance } = outputsOf({ deposit: 0, compounding: "daily", time: 365, timeUnit: "days" });
    expect(finalBalance).toBe(outputsOf({ deposit: 0, compounding: "daily", time: 1 }).finalBalance);
  });

  test("the rate 0 is no division by zero", () => {
    expect(outputsOf({ rate: 0 })).toMatchObject({ finalBalance: 13_000, interest: 0, apy: 0 });
    expect(outputsOf({ rate: 0, mode: "deposit" })).toMatchObject({ depositNeeded: 158.33 });
    expect(outputsOf({ rate: 0, mode: "rate", goal: 13_000 }).rateNeeded).toBe(0);
    expect(answerTo({ rate: 0, mode: "time" }).outputs.timeNeeded).toBe("15 years 10 months");
  });

  test("a tiny rate loses no digits", () => {
    expect(outputsOf({ rate: 1e-9 }).finalBalance).toBe(13_000);
  });

  test("no time: nothing is added", () => {
    expect(outputsOf({ time: 0 }).finalBalance).toBe(1000);
    expect(outputsOf({ time: 0, timing: "begin" }).finalBalance).toBe(1000);
    expect(calculated({ time: 0, mode: "deposit" })).toMatchObject({ problems: [{ path: "time" }] });
  });

  test("a goal already reached", () => {
    expect(answerTo({ mode: "time", goal: 500 }).outputs).toMatchObject({
      timeNeeded: "Already reached",
      goalDay: "2026-01-15",
      finalBalance: 1000,
    });
  });

  test("goals out of reach", () => {
    const inReach = (raw: Raw) => calculated({ mode: "time", ...raw }).ok;
    expect(inReach({ deposit: -10 })).toBe(false);
    expect(inReach({ deposit: 0, rate: 0 })).toBe(false);
    expect(inReach({ goal: 1e12 })).toBe(false);
    expect(calculated({ mode: "rate", tax: 100 })).toMatchObject({ problems: [{ path: "goal" }] });
  });

  test("a date must lie after the first day, months are counted by the calendar", () => {
    const until = (from: string, date: string) =>
      calculated({ initial: 0, rate: 0, timeUnit: "date", from, until: date });
    expect(until("2026-02-01", "2026-02-01")).toMatchObject({ problems: [{ path: "until" }] });
    expect(calculated({ timeUnit: "date" })).toMatchObject({ problems: [{ path: "until" }] });
    expect(until("2026-01-15", "2026-03-15")).toMatchObject({ value: { outputs: { deposits: 200 } } });
    expect(until("2026-01-31", "2026-02-28")).toMatchObject({ value: { outputs: { deposits: 100 } } });
    expect(until("2026-01-31", "2026-02-27")).toMatchObject({ value: { outputs: { deposits: 0 } } });
  });

  test("amounts beyond cents are refused", () => {
    const result = calculated({ initial: 1e12, rate: 50, time: 100 });
    expect(result).toMatchObject({ ok: false, problems: [{ path: "time" }] });
  });

  test("a hundred years of weeks end within 100 ms", () => {
    const raw = { frequency: "weekly", time: 100, increase: "percent", tax: 10, taxTiming: "end" };
    expect(fastest(() => answerTo(raw))).toBeLessThan(100);
  });

  test.each([
    [2.5, "2 years 6 months"],
    [1 / 12, "1 month"],
    [1 + 3 / 52, "1 year 3 weeks"],
    [2.5 / 24, "1.3 months"],
    [0, "0 months"],
  ])("%d years are %s", (years, text) => {
    expect(durationText(years)).toBe(text);
  });
});
