import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { inWords } from "@/tests/calculators/form.ts";
import { categoryOf, dailyNeed, restingEnergy } from "../../../science/health/energy.ts";
import { courseOf, planFor, weekReached } from "../../../science/health/weight-plan.ts";
import { compute } from "../compute.ts";
import type { Inputs, PlanInputs } from "../modes.ts";

const context = {
  today: "2026-01-15",
  now: Date.parse("2026-01-15T12:00:00Z"),
  timeZone: "UTC",
  currency: { code: "USD", decimals: 2 },
};

type PersonInputs = Omit<PlanInputs, "goal"> & Pick<Inputs, "goal">;

const inputs: PersonInputs = {
  goal: "keep",
  sex: "female",
  age: 30,
  weight: 70,
  height: 1.7,
  activity: "light",
  planBy: "pace",
  pace: 0.5,
  goalWeight: undefined,
  goalDate: undefined,
  formula: "mifflin",
  bodyFat: undefined,
  macros: "balanced",
  carbShare: 50,
  proteinShare: 20,
  fatShare: 30,
  pregnant: false,
  category: "from-activity",
  energyRule: "per-kg",
};
const run = (changes: Partial<PersonInputs>) => inWords(compute({ ...inputs, ...changes }, context));

function answerOf(changes: Partial<PersonInputs>) {
  const result = run(changes);
  if (!result.ok) throw new Error(result.problems[0]?.message);
  return result.value;
}
const warningsOf = (changes: Partial<PersonInputs>): string =>
  answerOf(changes)
    .warnings.map((warning) => warning.text)
    .join("\n");

function errorsOf(changes: Partial<PersonInputs>): string[] {
  const result = run(changes);
  return result.ok ? [] : result.problems.map((error) => error.path);
}

describe("formulas", () => {
  test("Harris-Benedict as first published: a man of 30, 70 kg, 175 cm", () => {
    // Calculated by hand: 66.473 + 962.612 + 875.5775 − 202.65
    const body = { sex: "male", age: 30, weight: 70, height: 1.75 } as const;
    expect(restingEnergy("harris-benedict-1919", body)).toBeCloseTo(1702.0125, 9);
    expect(restingEnergy("cunningham", body)).toBeUndefined();
    expect(restingEnergy("cunningham", { ...body, bodyFat: 20 })).toBeCloseTo(500 + 22 * 56, 9);
  });

  test("EER of every category is above the one before for usual bodies, and undefined under 19", () => {
    for (const sex of ["female", "male"] as const) {
      const body = { sex, age: 40, weight: 75, height: 1.72 };
      const needs = (["inactive", "low-active", "active", "very-active"] as const).map(
        (category) => dailyNeed("eer", body, { factor: 1.2, category }) ?? 0,
      );
      expect(needs).toEqual([...needs].sort((a, b) => a - b));
      expect(dailyNeed("eer", { ...body, age: 18 }, { factor: 1.2, category: "active" })).toBeUndefined();
    }
  });

  test("categories by the limits 1.53, 1.68 and 1.85", () => {
    expect([1.2, 1.52, 1.53, 1.67, 1.68, 1.84, 1.85].map(categoryOf)).toEqual([
      "inactive",
      "inactive",
      "low-active",
      "low-active",
      "active",
      "active",
      "very-active",
    ]);
  });

  test("all formulas stand in the table, those of lean mass only with body fat", () => {
    const table = (changes: Partial<PersonInputs>) => answerOf(changes).tables?.[0]?.rows ?? [];
    expect(table({}).map((row) => row[2] === null)).toEqual([false, false, false, true, true, false]);
    expect(table({ bodyFat: 25 }).every((row) => row[2] !== null)).toBe(true);
    expect(table({ age: 18 }).at(-1)?.[2]).toBeNull();
    expect(errorsOf({ age: 18, formula: "eer" })).toEqual(["age"]);
    expect(warningsOf({ bodyFat: 25 })).toContain("only in the table");
  });
});

describe("plans", () => {
  test("an intake that is raised is written like any number", () => {
    const { tables } = answerOf({ sex: "female", age: 60, weight: 55, height: 1.6, activity: "sedentary" });
    const notes = JSON.stringify(tables?.map(({ rows }) => rows));
    expect(notes).toContain("below 1,200 kcal a day");
  });

  test("never below the safe minimum, nor above the need, whatever is asked for", () => {
    fc.assert(
      fc.property(
        fc.record({
          sex: fc.constantFrom("female" as const, "male" as const),
          age: fc.integer({ min: 18, max: 100 }),
          weight: fc.double({ min: 25, max: 400, noNaN: true }),
          height: fc.double({ min: 1.2, max: 2.5, noNaN: true }),
          activity: fc.constantFrom("sedentary" as const, "light" as const, "extra" as const),
          pace: fc.double({ min: 0.05, max: 2, noNaN: true }),
        }),
        (changes) => {
          const { outputs } = answerOf({ ...changes, goal: "lose" });
          const [target, need] = [Number(outputs.target), Number(outputs.maintenance)];
          expect(target).toBeLessThanOrEqual(need);
          expect(target).toBeGreaterThanOrEqual(Math.min(need, changes.sex === "male" ? 1500 : 1200) - 1e-6);
          expect(JSON.stringify(answerOf({ ...changes, goal: "gain" }))).not.toMatch(/NaN|Infinity/);
        },
      ),
      { numRuns: 60 },
    );
  });

  test("a need below the minimum: no deficit, and the reason", () => {
    const changes = { goal: "lose", age: 85, weight: 45, height: 1.45, activity: "sedentary" } as const;
    const { outputs, charts } = answerOf(changes);
    expect(outputs.target).toBe(outputs.maintenance);
    expect(outputs).not.toHaveProperty("pace");
    expect(charts?.map((chart) => chart.id)).toEqual(["macros"]);
    expect(warningsOf(changes)).toContain("is no higher than 1,200 kcal");
    expect(warningsOf({ ...changes, pace: 1 })).toContain("very-low-calorie diet");
  });

  test("no plan to lose weight in pregnancy, at a low BMI, or to a low BMI", () => {
    const pregnant = { goal: "lose", pregnant: true } as const;
    expect(answerOf(pregnant).outputs).toMatchObject({ target: 1995.8125 });
    expect(answerOf(pregnant).outputs).not.toHaveProperty("pace");
    expect(answerOf(pregnant).tables?.map((table) => table.id)).toEqual(["formulas", "activity"]);
    expect(warningsOf(pregnant)).toContain("midwife");
    expect(errorsOf({ goal: "lose", goalWeight: 50 })).toEqual(["goalWeight"]);
    expect(errorsOf({ goal: "lose", goalWeight: 53.5 })).toEqual([]);
    const thin = answerOf({ goal: "lose", weight: 50 }).tables?.find((table) => table.id === "goals");
    expect(thin?.rows.every((row) => Number(row[0]) >= 0)).toBe(true);
    expect(answerOf({ ...pregnant, sex: "male" }).outputs).toHaveProperty("pace");
  });

  test("goals on the wrong side, or by a date that cannot be", () => {
    expect(errorsOf({ goal: "lose", goalWeight: 75 })).toEqual(["goalWeight"]);
    expect(errorsOf({ goal: "gain", goalWeight: 65 })).toEqual(["goalWeight"]);
    expect(errorsOf({ goal: "lose", planBy: "date" })).toEqual(["goalWeight", "goalDate"]);
    expect(errorsOf({ goal: "lose", planBy: "date", goalWeight: 65, goalDate: "2026-01-15" })).toEqual([
      "goalDate",
    ]);
    expect(errorsOf({ goal: "gain", planBy: "date", goalWeight: 80, goalDate: "2026-01-20" })).toEqual([
      "goalDate",
    ]);
    expect(errorsOf({ goal: "lose", planBy: "date", goalWeight: 65, goalDate: "2026-01-16" })).toEqual([]);
  });

  test("fast plans are called fast", () => {
    const big = { goal: "lose", sex: "male", weight: 150, height: 1.85, activity: "moderate" } as const;
    expect(warningsOf({ ...big, pace: 1 })).not.toContain("A slower pace is safer");
    expect(warningsOf({ ...big, pace: 1.2 })).toContain("A slower pace is safer");
    expect(warningsOf({ ...big, pace: 1.8 })).toContain("below your resting need");
    expect(warningsOf({ goal: "gain", pace: 0.6 })).toContain("most of the gain is fat");
  });

  test("the timeline: rule and falling need, thinned and folded when long", () => {
    const { charts, tables, outputs } = answerOf({
      goal: "lose",
      sex: "male",
      weight: 150,
      height: 1.85,
      activity: "moderate",
      pace: 0.2,
      goalWeight: 110,
    });
    expect(outputs.weeks).toBe(200);
    const chart = charts?.find((each) => each.kind === "lines");
    expect(chart?.series.map(({ id }) => id)).toEqual(["rule", "falling", "higher", "lower"]);
    for (const { points } of chart?.series ?? []) expect(points.length).toBeLessThanOrEqual(120);
    expect(chart?.series[0]?.points.at(-1)?.[1]).toBeCloseTo(110, 9);
    const table = tables?.find(({ id }) => id === "timeline");
    expect(table?.folded).toBe(true);
    expect(table?.rows.length).toBeLessThanOrEqual(261);
    const far = answerOf({ goal: "lose", weight: 150, pace: 0.05, goalWeight: 70 });
    expect(far.warnings.map(({ text }) => text).join()).toContain("more than five years");
  });

  test("the course falls more slowly than the rule, and may level off", () => {
    const needAt = (weight: number) => 1000 + 15 * weight;
    const weights = courseOf({ weight: 100, intake: 2050, energyPerKg: 7700, needAt }, 500);
    expect(weights[1]).toBeCloseTo(99.6, 1);
    expect(weights.at(-1)).toBeGreaterThan(70);
    expect(weekReached(weights, 69)).toBeUndefined();
    // The gap to the level of 70 kg shrinks by 15 · 7 ÷ 7700 a week: ln(2/3) over ln(1 − that) is 29.53.
    expect(weekReached(weights, 90)).toBe(30);
    expect(planFor(2500, -0.5, 7700, 1500)).toEqual({
      requested: 1950,
      intake: 1950,
      pace: -0.5,
      raised: false,
    });
  });
});

describe("macros", () => {
  test("grams carry the energy of the intake", () => {
    const { outputs } = answerOf({ macros: "low-carb" });
    const energy = 4 * Number(outputs.carbohydrate) + 4 * Number(outputs.protein) + 9 * Number(outputs.fat);
    expect(energy).toBeCloseTo(Number(outputs.target), 6);
  });

  test("own shares: thirds with decimals, wrong sums, ranges", () => {
    const customMacros = { macros: "custom", carbShare: 33.3, proteinShare: 33.3, fatShare: 33.4 } as const;
    expect(errorsOf(customMacros)).toEqual([]);
    expect(warningsOf(customMacros)).toContain("Carbohydrate at 33.3%");
    expect(errorsOf({ ...customMacros, fatShare: 33.3 })).toEqual(["fatShare"]);
    expect(warningsOf({ ...customMacros, carbShare: 65, proteinShare: 5, fatShare: 30 })).toContain(
      "at least 0.8 g",
    );
  });
});
