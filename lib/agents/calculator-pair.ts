import { findFormCalculator, formCalculators } from "../catalog/calculators.ts";
import { conditionText } from "../faces/api/json-schema.ts";
import type { FormCalculator } from "../kit/calculator/define.ts";
import { DEFAULT_CURRENCY, inCurrency } from "../kit/fields/currency.ts";
import { hintOf } from "../kit/fields/entry.ts";
import type { ChoiceField, Field, Fields } from "../kit/fields/field.ts";
import { findQuantity } from "../kit/quantities/find.ts";
import { findUnit } from "../units/find-unit.ts";
import { typedName } from "../units/typed-unit.ts";
import { runCalculator } from "./calculator-tool.ts";
import { messages } from "./messages.ts";
import { strictObject } from "./strict-schema.ts";
import { propertiesOf, type Tool, type ToolResult, textOf } from "./tool.ts";

/**
 * Two tools for all calculators with a form: the first describes the inputs of one mode, the second takes them. As JSON
 * Schema, the inputs of one calculator have up to 9,000 tokens, more than a local model’s whole context.
 */
const calculatorParameter = { type: "string", enum: formCalculators.map(({ id }) => id) };

export const describeCalculatorTool: Tool = {
  name: "describe_calculator",
  description: "Lists the inputs of a calculator in one of its modes. Call it before calculate.",
  parameters: strictObject({
    calculator: calculatorParameter,
    mode: {
      type: ["string", "null"],
      description: "ID of a mode. Null: the first one, with the IDs of the others.",
    },
  }),
  async run(input) {
    const { calculator: id, mode } = propertiesOf(input);
    const calculator = findFormCalculator(textOf(id));
    return calculator ? describeCalculator(calculator, textOf(mode)) : noCalculator(textOf(id));
  },
};

export const calculateTool: Tool = {
  name: "calculate",
  description: "Computes a calculator from its inputs, which describe_calculator lists.",
  parameters: strictObject({
    calculator: calculatorParameter,
    inputs: {
      type: "array",
      items: strictObject({
        input: { type: "string", description: "ID of the input." },
        value: { type: "string", description: "As it was said, with its unit: 800 cfm. Rows as JSON." },
      }),
      description:
        "What was said, and the mode if it is not the first one. What is left out has its default.",
    },
  }),
  async run(input, context) {
    const { calculator: id, inputs } = propertiesOf(input);
    const calculator = findFormCalculator(textOf(id));
    if (!calculator) return noCalculator(textOf(id));
    const pairs = (Array.isArray(inputs) ? inputs : []).map(propertiesOf);
    const entries = pairs.map(({ input: name, value }): [string, unknown] => {
      const inputId = textOf(name);
      return [inputId, inputValue(calculator.inputs, inputId, value)];
    });
    return runCalculator(calculator, Object.fromEntries(entries), context);
  },
};

const noCalculator = (id: string): ToolResult => ({
  ok: false,
  message: messages.calculatorUnknown(id.slice(0, 40)),
});

/** Converts a value for `runCalculator`: models send rows as the text of a list. */
function inputValue(fields: Fields, id: string, value: unknown): unknown {
  const field = Object.hasOwn(fields, id) ? fields[id] : undefined;
  if (field?.kind !== "rows" || typeof value !== "string") return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** Describes the inputs of a mode, by default the first one, in a line each. */
export function describeCalculator(calculator: FormCalculator, requested = ""): ToolResult {
  const { inputs, heading, summary } = calculator;
  const [modeId, modes] = Object.entries(inputs).find(isModeField) ?? [];
  const mode = modes?.options.find(({ id }) => id === requested) ?? modes?.options[0];
  if (requested !== "" && modes && mode?.id !== requested)
    return { ok: false, message: messages.modeUnknown(modes.options.map(({ id }) => id).join(", ")) };
  const applicable = Object.entries(inputs).filter(
    ([id, { when }]) => id !== modeId && (!modeId || !mode || (when?.[modeId]?.includes(mode.id) ?? true)),
  );
  const options = applicable
    .filter(([, field]) => field.advanced)
    .map(([id, field]) => `${id} (${field.label}${field.kind === "choice" ? `: ${typeText(field)}` : ""})`);
  return {
    ok: true,
    text: [
      `${heading}: ${summary}`,
      ...(modes && mode
        ? [`${modeId}: ${mode.id} (${modes.options.map(({ id, label }) => `${id}: ${label}`).join("; ")})`]
        : []),
      ...applicable
        .filter(([, field]) => !field.advanced)
        .map(([id, field]) => describeField(id, field, modeId)),
      ...(options.length > 0 ? [`More options: ${options.join(", ")}`] : []),
    ].join("\n"),
    data: undefined,
  };
}

const isModeField = (entry: [string, Field]): entry is [string, ChoiceField] =>
  entry[1].kind === "choice" && entry[1].mode === true;

/** Formats "rate: Interest rate; 6.5 for 6.5%; default 6". */
function describeField(id: string, field: Field, modeId: string | undefined): string {
  const { [modeId ?? ""]: _, ...when } = field.when ?? {};
  return [
    `${id}: ${field.label}`,
    typeText(field),
    field.kind === "rows" ? undefined : defaultText(field),
    Object.keys(when).length > 0 ? conditionText(when) : undefined,
  ]
    .filter(Boolean)
    .join("; ");
}

function defaultText(field: Exclude<Field, { kind: "rows" }>): string | undefined {
  if (field.default === undefined || field.default === "")
    return "optional" in field || field.when ? undefined : "required";
  return `default ${field.kind === "quantity" ? `${field.default.si.value} ${field.default.si.unit}` : field.default}`;
}

function typeText(field: Field): string | undefined {
  const hint = hintOf(field);
  const about = hint && inCurrency(hint, DEFAULT_CURRENCY);
  switch (field.kind) {
    case "quantity": {
      const converter = findQuantity(field.converter);
      const usual = [field.systems.si[0], field.systems.us[0]].map((id) => {
        const unit = converter && findUnit(converter, id);
        return (unit && converter && typedName(unit, converter)) ?? id;
      });
      return `in ${[...new Set(usual)].join(" or ")}`;
    }
    case "choice":
      return field.options.map(({ id }) => id).join("|");
    case "toggle":
      return "true|false";
    case "percent":
      return "6.5 for 6.5%";
    case "day":
      return "2026-11-22 or today";
    case "record":
      return messages.recordInput({ plural: field.plural, other: field.other.id });
    case "selection":
      return `one of ${field.presets.map((preset) => preset.id).join("|")}`;
    case "rows":
      return `JSON list of ${Object.entries(field.fields)
        .map(([id, cell]) => `${id} (${[cell.label, typeText(cell)].filter(Boolean).join(", ")})`)
        .join(", ")}`;
    default:
      return about;
  }
}
