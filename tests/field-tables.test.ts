import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { fieldRowsOf } from "../components/article/field-rows.ts";
import { FieldTable, FieldTables } from "../components/article/field-table.tsx";
import { findFormCalculator, formCalculators } from "../lib/catalog/calculators.ts";
import { withRowFields } from "../lib/kit/fields/field.ts";

const guide = readFileSync(join(import.meta.dirname, "../content/articles/scicalc-user-guides.mdx"), "utf8");

describe("the tables of fields in the user guide", () => {
  it("are there once for every category that has a calculator with a form", () => {
    const tables = [...guide.matchAll(/<FieldTables category="([^"]*)" \/>/g)].map(
      ([, category]) => category,
    );
    const categories = new Set(formCalculators.map(({ category }) => category));
    expect(tables.toSorted()).toEqual([...categories].toSorted());
  });

  it("are those of all calculators of their category", () => {
    const markup = renderToStaticMarkup(createElement(FieldTables, { category: "math-utility" }));
    expect(markup.match(/<details/g)).toHaveLength(
      formCalculators.filter(({ category }) => category === "math-utility").length,
    );
  });

  it.each(formCalculators.map(({ id }) => id))("list each field of %s with what it takes", (id) => {
    const calculator = findFormCalculator(id);
    if (!calculator) throw new Error(id);
    const rows = fieldRowsOf(calculator);
    expect(rows.map(({ label }) => label)).toEqual(
      withRowFields(calculator.inputs).map(({ label }) => label),
    );
    for (const { label, accepts } of rows) expect(accepts, label).toMatch(/^[^\p{Ll}].*[.!?]$/u);
  });

  it("name the modes, units and options of a field", () => {
    const markup = renderToStaticMarkup(createElement(FieldTable, { id: "loan" }));
    expect(markup).toContain("Not for Payment or Simple interest");
    expect(markup).toContain("Only for Interest rate");
    expect(renderToStaticMarkup(createElement(FieldTable, { id: "bmi" }))).toContain(
      "A number in kg, lb or st.",
    );
    expect(markup).toContain("Paid up front or Added to the loan.");
  });

  it("reject a calculator without a form", () => {
    expect(() => renderToStaticMarkup(createElement(FieldTable, { id: "basic" }))).toThrow(RangeError);
  });
});
