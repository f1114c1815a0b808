import { expect, test } from "vitest";
import { SIGNS } from "../../../components/page/number-keys/signs.ts";
import { formCalculators } from "../../../lib/catalog/calculators.ts";
import { allJobForms } from "../../../lib/catalog/jobs.ts";
import { choice, clock, count, money, percent, text, withRowFields } from "../../../lib/kit/fields/field.ts";
import { numberKeys } from "../../../lib/kit/fields/number-keys.ts";

const NUMBERS = ["quantity", "money", "percent", "number", "count", "clock", "duration"];

/** Every field of a calculator or a job, and of its rows. */
const fields = [...formCalculators, ...allJobForms()].flatMap(({ id, inputs }) =>
  withRowFields(inputs).flatMap((field) => (field.kind === "rows" ? [] : [{ id, field }])),
);

test("every number of a calculator or a job opens the number pad, with keys for what else the field reads", () => {
  for (const { id, field } of fields.filter(({ field }) => NUMBERS.includes(field.kind))) {
    const keys = numberKeys(field);
    expect(keys, `${id}: ${field.label}`).toBeDefined();
    for (const key of keys ?? []) expect(SIGNS, `${id}: ${field.label}`).toHaveProperty([key]);
  }
});

test("a field below zero has a minus", () => {
  const below = fields.filter(
    ({ field }) => "min" in field && typeof field.min === "number" && field.min < 0,
  );
  expect(below.length).toBeGreaterThan(0);
  for (const { id, field } of below) expect(numberKeys(field), `${id}: ${field.label}`).toContain("−");
});

test("texts and choices open no number pad, unless the text is one of digits", () => {
  expect(numberKeys(text({ label: "Name", default: "", maxLength: 9 }))).toBeUndefined();
  expect(
    numberKeys(choice({ label: "Kind", default: "a", options: [{ id: "a", label: "A" }] })),
  ).toBeUndefined();
  expect(numberKeys(text({ label: "Fraction", default: "", maxLength: 9, keys: ["/"] }))).toEqual(["/"]);
});

test("keys follow the kind and the limits of a field", () => {
  expect(numberKeys(money({ label: "Price", default: 1, min: 0 }))).toEqual(["/", "k"]);
  expect(numberKeys(percent({ label: "Change", default: 1 }))).toEqual(["−", "/"]);
  expect(numberKeys(count({ label: "People", default: 1, min: 1, max: 50 }))).toEqual([]);
  expect(numberKeys(clock({ label: "Start", default: "12:00" }))).toEqual([":", "AM", "PM"]);
});
