import { expect, test } from "vitest";
import { effectsOf, strength } from "../../../lib/faces/explore/effects.ts";
import { figureAt } from "../../../lib/faces/explore/figure-at.ts";
import { findQuantity } from "../../../lib/kit/quantities/find.ts";
import { findLaws } from "../../../lib/kit/quantities/laws.ts";
import { context, formOf } from "./solving.ts";

const turns = { slice: 5, pause: async () => {}, isStopped: () => false };

async function effects(id: string, inputs = {}, stopped = false) {
  const form = await formOf(id, inputs);
  const [figure] = form.figures;
  if (!figure) throw new Error("no figure");
  const question = {
    fields: form.calculator.inputs,
    entries: form.entries,
    displayedEntries: form.displayedEntries,
    calculate: form.answerOf,
  };
  return effectsOf(
    {
      inputs: form.inputs,
      figure,
      units: { converterOf: findQuantity, lawsOf: findLaws, currency: context.currency },
      context: form.context,
      figureAt: figureAt(question, figure.id),
    },
    stopped ? { slice: 0, pause: async () => {}, isStopped: () => true } : turns,
  );
}

test("a BMI: 10% of the height counts for more than 10% of the weight, by the closed form", async () => {
  const results = await effects("bmi");
  expect(results?.effects.map(({ path }) => path)).toEqual(["height", "weight"]);
  const bmi = 70 / 1.7 ** 2;
  const [height, weight] = results?.effects ?? [];
  expect(height?.less?.by).toBeCloseTo(bmi / 0.81 - bmi, 9);
  expect(height?.more?.by).toBeCloseTo(bmi / 1.21 - bmi, 9);
  expect(weight?.less?.by).toBeCloseTo(-bmi / 10, 9);
  expect(weight?.more).toMatchObject({ inputText: "77 kg", figureText: "26.6 kg/m²" });
});

test("whole numbers change by one at least, and what has no effect is named", async () => {
  const tip = await effects("percentage", { mode: "tip" });
  const people = tip?.effects.find(({ path }) => path === "people");
  // 84.50 × 1.18 in two and in four parts.
  expect([people?.less?.inputText, people?.less?.figureText]).toEqual(["2", "$49.85"]);
  expect([people?.more?.inputText, people?.more?.figureText]).toEqual(["4", "$24.92"]);
  expect(tip?.effects[0]).toBe(people);
  const loan = await effects("loan");
  expect(loan?.effects.map(strength)).toEqual(loan?.effects.map(strength).toSorted((a, b) => b - a));
  expect(loan?.effects[0]?.path).toBe("amount");
});

test("what the calculator does not take is no effect, and stopped work ends", async () => {
  // 10% more of 100 years is above the limit of the field: it stays at the limit.
  const long = await effects("loan", { years: 100 });
  expect(long?.effects.find(({ path }) => path === "years")?.more).toBeUndefined();
  expect(await effects("loan", {}, true)).toBeUndefined();
});
