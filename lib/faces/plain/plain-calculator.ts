import { resolveDay } from "../../core/civil/relative-day.ts";
import { unitAfter } from "../../core/locale/unit-words.ts";
import type { FormCalculator } from "../../kit/calculator/define.ts";
import { DEFAULT_CURRENCY, findCurrency } from "../../kit/fields/currency.ts";
import { applies, defaultEntry, type Entries, hintOf, rowsIn, simpleIn } from "../../kit/fields/entry.ts";
import type { Field } from "../../kit/fields/field.ts";
import { filledBy } from "../../kit/fields/records.ts";
import { unitNamer } from "../../kit/fields/unit-namer.ts";
import { findQuantity } from "../../kit/quantities/find.ts";
import type { UnitSystem } from "../../kit/quantities/systems.ts";
import { UNITS_NAME } from "../../run/address/names.ts";
import { formsFromQuery } from "../../run/address/page-address.ts";
import { rowsText } from "../../run/address/rows-text.ts";
import { calculate } from "../../run/calculate.ts";
import { engineOf, serverContext } from "../../run/calculator-view.ts";
import { formatOutput } from "../../run/format/format-output.ts";
import { writtenSteps } from "../../run/format/format-steps.ts";
import { valueContext } from "../../run/format/value-context.ts";
import { figureIn, figuresOf } from "../../run/output-lists.ts";
import { messages } from "./messages.ts";
import { type PlainField, type PlainPage, toldNames } from "./plain-page.ts";

/** Builds form and answer from an address, with a default unit system. Never throws on any input. */
export async function plainCalculator(
  calculator: FormCalculator,
  query: URLSearchParams,
  defaultSystem: UnitSystem,
): Promise<PlainPage> {
  const { inputs } = calculator;
  const { form, problems, ignored } = formsFromQuery(inputs, query, defaultSystem, unitNamer(findQuantity));
  const { entries, system } = form;
  const currency = findCurrency(form.currency) ?? DEFAULT_CURRENCY;
  const context = { ...serverContext(), currency };
  const calculation = await calculate(inputs, entries, context, await engineOf(calculator.id), system);
  const fields = [
    ...plainFields(calculator, entries, system),
    { name: UNITS_NAME, label: "", value: system, heldText: "" },
    ...(currency === DEFAULT_CURRENCY
      ? []
      : [{ name: "currency", label: "", value: currency.code, heldText: "" }]),
  ];
  const page = { fields, figures: [], steps: [], notes: [], problems: [], ignored: toldNames(ignored) };
  if (!calculation.ok && calculation.unavailable) return { ...page, problems: [messages.dataUnavailable] };
  const errors = [...problems, ...(calculation.ok ? [] : calculation.problems)];
  if (!calculation.ok || errors.length > 0)
    return {
      ...page,
      problems: errors.map(({ path, message }) => `${labelOf(calculator, path)}: ${message}`),
    };
  const { value: answer } = calculation;
  const writing = valueContext(currency, entries, inputs, system);
  const outputs = Object.entries(figuresOf(calculator.outputs));
  const present = outputs.filter(([id]) => figureIn(answer, id) !== undefined);
  const ordered = [
    ...present.filter(([, { primary }]) => primary),
    ...present.filter(([, { primary }]) => !primary),
  ];
  return {
    ...page,
    figures: ordered.map(([id, { label, format }]) => ({
      label,
      text: formatOutput(figureIn(answer, id) ?? "", format, writing),
    })),
    steps: writtenSteps(calculator, answer.steps, writing).map(({ title, formula, substituted, result }) => ({
      title,
      lines: [formula, substituted === undefined ? result : `${substituted} = ${result}`],
    })),
    notes: [...answer.warnings.map(({ text }) => text), ...(answer.assumptions ?? [])],
  };
}

/** Replaces "rooms.2.area" with the label of its field. */
const labelOf = ({ inputs, label }: FormCalculator, field: string): string =>
  inputs[field.split(".")[0] ?? ""]?.label ?? label;

const plainFields = ({ inputs }: FormCalculator, entries: Entries, system: UnitSystem): PlainField[] =>
  Object.entries(inputs)
    .filter(([, field]) => !(field.kind === "choice" && field.options.length === 1))
    .filter(([id, field]) => applies(field, entries) && filledBy(inputs, entries, id) === undefined)
    .map(([id, field]) => plainField(id, field, entries, system));

function plainField(id: string, field: Field, entries: Entries, system: UnitSystem): PlainField {
  const { label } = field;
  if (field.kind === "rows") {
    const rows = rowsIn(entries[id]);
    const isChanged = JSON.stringify(rows) !== JSON.stringify(defaultEntry(field, system));
    return {
      name: isChanged ? id : "",
      label,
      value: rowsText(field, rows, [entries], system),
      heldText: messages.rowsNeedScript(rows.length),
    };
  }
  const entry = simpleIn(entries[id]);
  const value = typeof entry === "string" ? entry : entry.value;
  const plain = {
    name: id,
    label,
    value,
    hint: hintOf(field, typeof entry === "string" ? undefined : entry.unit),
  };
  switch (field.kind) {
    case "choice":
      return { ...plain, options: field.options };
    case "toggle":
      return { ...plain, options: YES_NO };
    case "record":
    case "selection":
      return { ...plain, heldText: messages.choosingNeedsScript(value) };
    case "quantity": {
      const units = findQuantity(field.converter)?.units ?? [];
      return {
        ...plain,
        unit: {
          name: `${id}.unit`,
          value: typeof entry === "string" ? field.units[0] : entry.unit,
          options: field.units.map((unit) => ({
            id: unit,
            label: units.find((each) => each.id === unit)?.symbol ?? unit,
          })),
        },
      };
    }
    case "day":
      return { ...plain, value: value === "today" ? value : resolveDay(value, serverContext().today) };
    case "percent":
      return { ...plain, suffix: field.suffix ?? "%" };
    default:
      return "suffix" in field && field.suffix
        ? { ...plain, suffix: unitAfter(plain.value, field.suffix) }
        : plain;
  }
}

const YES_NO = [
  { id: "true", label: "Yes" },
  { id: "false", label: "No" },
];
