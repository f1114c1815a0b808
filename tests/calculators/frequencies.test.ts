import { describe, expect, test } from "vitest";
import { calculateTool, describeCalculator } from "../../lib/agents/calculator-pair.ts";
import loan from "../../lib/calculators/loan/calculator.ts";
import { findFormCalculator, formCalculators } from "../../lib/catalog/calculators.ts";
import type { Field } from "../../lib/kit/fields/field.ts";
import { entriesFrom } from "../../lib/kit/fields/sent-entries.ts";
import { formFromQuery, formQuery } from "../../lib/run/address/calculator-url.ts";
import { calculate } from "../../lib/run/calculate.ts";
import { engineOf } from "../../lib/run/calculator-view.ts";
import { context } from "../assistant/context.ts";
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
  ["loan", "frequency", "fourweekly", "four-weekly"],
  ["loan", "frequency", "twomonthly", "two-monthly"],
] as const;

/** All options of all choices, in rows too. */
const options = formCalculators.flatMap(({ id: calculator, inputs }) =>
  Object.entries(inputs)
    .flatMap(([id, field]): [string, Field][] =>
      field.kind === "rows" ? Object.entries(field.fields) : [[id, field]],
    )
    .flatMap(([id, field]) =>
      field.kind === "choice" ? field.options.map((option) => ({ calculator, field: id, ...option })) : [],
    ),
);

test("a frequency has one spelling in all calculators, and understands its others", () => {
  const others = new Map<string, string>(spellings.map(([, , alias, canonical]) => [alias, canonical]));
  expect(options.filter(({ id }) => others.has(id))).toEqual([]);
  const deaf = options.filter(({ id, aliases = [] }) =>
    [...others].some(([alias, canonical]) => canonical === id && !aliases.includes(alias)),
  );
  expect(deaf).toEqual([]);
});

test("the assistant's tool names the one spelling and understands the other", async () => {
  const described = describeCalculator(loan);
  expect(described.ok && described.text).toMatch(/\bbi-weekly\b/);
  expect(described.ok && described.text).not.toMatch(/\bbiweekly\b/);
  const inputs = [{ input: "frequency", value: "biweekly" }];
  const result = await calculateTool.run({ calculator: "loan", inputs }, context);
  expect(result).toMatchObject({
    ok: true,
    data: { inputs: { frequency: "bi-weekly" } },
    page: { path: "/calculators/loan/loan-payment?frequency=bi-weekly" },
  });
});

describe.each(spellings)("%s: %s %s", (id, field, alias, canonical) => {
  const calculator = findFormCalculator(id);
  if (!calculator) throw new Error(`No calculator ${id}`);
  const { inputs } = calculator;
  const answerTo = async (value: string) => {
    const { entries, problems } = entriesFrom(inputs, { [field]: value });
    expect(problems).toEqual([]);
    return calculate(inputs, entries, contextIn(), await engineOf(id));
  };

  test(`is ${canonical}`, async () => {
    const [ofAlias, meant, other] = await Promise.all([alias, canonical, "annual"].map(answerTo));
    expect(ofAlias).toMatchObject({ ok: true });
    expect(JSON.stringify(ofAlias)).toBe(JSON.stringify(meant));
    expect(JSON.stringify(ofAlias)).not.toBe(JSON.stringify(other));
  });

  test("stands in an address under its own spelling", () => {
    const { problems, ignored, ...state } = formFromQuery(inputs, new URLSearchParams({ [field]: alias }));
    expect([...problems, ...ignored]).toEqual([]);
    expect(formQuery(inputs, state)).toBe(`${field}=${canonical}`);
  });
});
