import { describe, expect, test } from "vitest";
import { findFormCalculator } from "../../lib/catalog/calculators.ts";
import { formFromQuery, formQuery } from "../../lib/faces/address/calculator-url.ts";
import { calculate } from "../../lib/faces/calculate.ts";
import { engineOf } from "../../lib/faces/page/calculator-view.ts";
import { entriesFrom } from "../../lib/fields/sent.ts";
import { contextIn } from "./form.ts";

/** Every spelling that was ever a frequency's id in the API, with the one that it has today. */
const spellings = [
  ["loan", "frequency", "biweekly", "bi-weekly"],
  ["loan", "compounding", "semiannual", "semi-annual"],
  ["mortgage", "frequency", "semimonthly", "semi-monthly"],
  ["mortgage", "frequency", "accelerated-biweekly", "accelerated-bi-weekly"],
  ["savings", "frequency", "biweekly", "bi-weekly"],
  ["savings", "compounding", "semiannual", "semi-annual"],
  ["investment", "frequency", "semimonthly", "semi-monthly"],
] as const;

describe.each(spellings)("%s: %s %s", (id, field, alias, canonical) => {
  const calculator = findFormCalculator(id);
  if (!calculator) throw new Error(`No calculator ${id}`);
  const { inputs } = calculator;
  const answerTo = async (value: string) => {
    const { typed, errors } = entriesFrom(inputs, { [field]: value });
    expect(errors).toEqual([]);
    return calculate(inputs, typed, contextIn(), await engineOf(id));
  };

  test(`is ${canonical}`, async () => {
    const [given, meant, other] = await Promise.all([alias, canonical, "annual"].map(answerTo));
    expect(given).toMatchObject({ ok: true });
    expect(JSON.stringify(given)).toBe(JSON.stringify(meant));
    expect(JSON.stringify(given)).not.toBe(JSON.stringify(other));
  });

  test("stands in an address under its own spelling", () => {
    const { ignored, ...state } = formFromQuery(inputs, new URLSearchParams({ [field]: alias }));
    expect(ignored).toEqual([]);
    expect(formQuery(inputs, state)).toBe(`${field}=${canonical}`);
  });
});
