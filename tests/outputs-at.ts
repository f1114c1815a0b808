import { expect } from "vitest";
import { findFormCalculator } from "../lib/catalog/calculators.ts";
import type { ValueFormat } from "../lib/kit/fields/value-format.ts";
import { formFromQuery } from "../lib/run/address/calculator-url.ts";
import { calculate } from "../lib/run/calculate.ts";
import { engineOf } from "../lib/run/calculator-view.ts";
import { scaleOf } from "../lib/run/format/format-value.ts";
import { valueContext } from "../lib/run/format/value-context.ts";
import { figuresOf, listsOf, listTables } from "../lib/run/output-lists.ts";
import { contextIn } from "./calculators/form.ts";

export type Outputs = Readonly<Record<string, unknown>>;

/**
 * Returns the values that a calculator displays at an address, in their displayed units: figures by the ids of their outputs,
 * cells of tables and lists as "table/first cell of the row/column", values of its steps as "formula/symbol". The form must accept
 * the address unchanged.
 */
export async function shownAt(id: string, query: string): Promise<Outputs> {
  const calculator = findFormCalculator(id);
  if (!calculator) throw new Error(`No calculator ${id}`);
  const { inputs, outputs } = calculator;
  const { entries, system, problems, ignored } = formFromQuery(inputs, new URLSearchParams(query));
  expect([...problems, ...ignored]).toEqual([]);
  const context = contextIn();
  const result = await calculate(inputs, entries, context, await engineOf(id));
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  const { value: answer } = result;
  const { quantities } = valueContext(context.currency, entries, inputs, system);
  const inUnit = (value: unknown, format: ValueFormat): unknown =>
    format.kind === "quantity" && typeof value === "number"
      ? scaleOf(format, quantities).fromBase(value)
      : value;

  const figures = Object.entries(figuresOf(outputs)).map(([output, { format }]) => [
    output,
    inUnit(answer.outputs[output], format),
  ]);
  const tables = [...(answer.tables ?? []), ...listTables(listsOf(outputs), answer)];
  const cells = tables.flatMap(({ id: table, columns, rows }) =>
    rows.flatMap((row) =>
      columns.map(({ id: column, format }, at) => [`${table}/${row[0]}/${column}`, inUnit(row[at], format)]),
    ),
  );
  const symbols = answer.steps.flatMap((step) => {
    if (!("formula" in step)) return [];
    const declared = calculator.formulas?.[step.formula]?.symbols ?? {};
    return Object.entries(step.values).map(([symbol, value]) => {
      const format = declared[symbol]?.format;
      return [
        `${step.formula}/${symbol}`,
        format?.kind === "quantity" && typeof value === "number"
          ? scaleOf(format, quantities).fromBase(value)
          : value,
      ];
    });
  });
  return Object.fromEntries([...symbols, ...cells, ...figures]);
}
