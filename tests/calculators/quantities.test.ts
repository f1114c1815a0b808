import { describe, expect, test } from "vitest";
import type { Chart } from "../../lib/kit/calculator/chart.ts";
import type { Table, ValueFormat } from "../../lib/kit/calculator/computation.ts";
import { withRowFields } from "../../lib/kit/fields/field.ts";
import { input } from "../../lib/kit/fields/input.ts";
import { quantityKey } from "../../lib/kit/fields/quantity-format.ts";
import { formatsOf } from "../../lib/run/output-lists.ts";
import { answerOf, casesOf } from "../../lib/verification/calculator-cases.ts";
import { testedCalculators } from "./tested.ts";

const keyOf = (format: ValueFormat): string[] => (format.kind === "quantity" ? [quantityKey(format)] : []);

const inTables = (tables: readonly Table[] = []): string[] =>
  tables.flatMap(({ columns }) => columns.flatMap(({ format }) => keyOf(format)));

/** Lists the formats of all axes of a chart of any kind. */
const inCharts = (charts: readonly Chart[] = []): string[] =>
  charts.flatMap((chart) =>
    Object.values(chart).flatMap((part: unknown) =>
      typeof part === "object" && part !== null && "format" in part ? keyOf(part.format as ValueFormat) : [],
    ),
  );

describe.each(testedCalculators.map((calculator) => [calculator.id, calculator] as const))(
  "%s",
  (_, calculator) => {
    const declared = Object.values(calculator.quantities ?? {}).map(quantityKey);

    test("declares the quantities of its fields, figures and formulas", () => {
      for (const field of withRowFields(calculator.inputs))
        if (field.kind === "quantity") expect(declared).toContain(quantityKey(field));
      for (const format of formatsOf(calculator.outputs))
        for (const key of keyOf(format)) expect(declared).toContain(key);
      for (const { symbols } of Object.values(calculator.formulas ?? {}))
        for (const { format } of Object.values(symbols))
          for (const key of format.kind === "quantity" ? [quantityKey(format)] : [])
            expect(declared).toContain(key);
    });

    test("declares them with units, bounds and defaults that hold", () => {
      for (const each of Object.values(calculator.quantities ?? {}))
        expect(() => input(each, { label: "" })).not.toThrow();
    });

    test.each(casesOf(calculator).map((example) => [example.id, example] as const))(
      "declares the quantities of the tables and charts of %s",
      async (_id, example) => {
        const result = await answerOf(calculator, example);
        if (!result.ok) return;
        const { tables, charts } = result.value;
        for (const key of [...inTables(tables), ...inCharts(charts)]) expect(declared).toContain(key);
      },
    );
  },
);
