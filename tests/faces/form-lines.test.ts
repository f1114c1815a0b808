import { expect, test } from "vitest";
import { formCalculators } from "../../lib/catalog/calculators.ts";
import { choice, count, money, percent, rows, text } from "../../lib/kit/fields/field.ts";
import { findQuantity } from "../../lib/kit/quantities/find.ts";
import { formLines } from "../../lib/run/form-lines.ts";

const amount = { default: 1 } as const;
const options = (...labels: string[]) => labels.map((label) => ({ id: label, label }));

test("short fields take half a line", () => {
  const fields = {
    price: money({ label: "Price", ...amount }),
    long: money({ label: "A label that half a line has no room for", ...amount }),
    rate: percent({ label: "Rate", line: "new", suffix: "% per year", ...amount }),
    share: percent({ label: "Share", suffix: "% of the home value per year", ...amount }),
    years: count({ label: "Years", line: "own", ...amount }),
    kind: choice({ label: "As", default: "a", options: options("Percent", "Amount") }),
    shape: choice({
      label: "Shape",
      default: "a",
      options: options("Light", "Medium", "Heavy"),
    }),
    unit: choice({ label: "Unit", default: "a", options: options("Years", "Months", "Until a date") }),
    way: choice({ label: "Way", default: "a", options: options("At the end, on the full gain") }),
    name: text({ label: "Name", default: "", maxLength: 10 }),
    list: rows({ label: "List", rowLabel: "row", fields: {}, default: [], minRows: 0, maxRows: 1 }),
  };
  expect(formLines(fields, {})).toEqual({ price: "half", rate: "new", kind: "half", unit: "half" });
});

test("a calculator declares lines of fields that can share one", () => {
  for (const { id, inputs } of formCalculators) {
    const converters = Object.fromEntries(
      Object.values(inputs).flatMap((field) => {
        const converter = field.kind === "quantity" ? findQuantity(field.converter) : undefined;
        return converter ? [[converter.slug, converter]] : [];
      }),
    );
    const lines = formLines(inputs, converters);
    for (const [name, field] of Object.entries(inputs))
      if (field.line === "new") expect(lines, `${id}: ${name}`).toHaveProperty(name);
  }
});
