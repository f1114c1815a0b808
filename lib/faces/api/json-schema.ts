import { absoluteUrl } from "../../catalog/site.ts";
import { dataAddress } from "../../core/data/address.ts";
import { type FigureDeclaration, isList, type OutputDeclaration } from "../../kit/calculator/define.ts";
import { currencies, DEFAULT_CURRENCY, inCurrency } from "../../kit/fields/currency.ts";
import { hintOf, MAX_LENGTH, MAX_ROWS, rowIn } from "../../kit/fields/entry.ts";
import type {
  Condition,
  Field,
  Fields,
  QuantityField,
  RecordField,
  RowsField,
  SelectionField,
  SimpleField,
} from "../../kit/fields/field.ts";
import { readPlainNumber } from "../../kit/fields/read-number-field.ts";
import { baseUnit } from "../../kit/fields/read-quantity.ts";
import { ownerOf } from "../../kit/fields/records.ts";
import { findQuantity } from "../../kit/quantities/find.ts";
import { findLaws } from "../../kit/quantities/laws.ts";
import { limitsIn } from "../../kit/quantities/limits.ts";
import { UNIT_SYSTEMS } from "../../kit/quantities/systems.ts";
import type { CompiledConverter, CompiledUnit } from "../../units/compile.ts";
import { findUnit } from "../../units/find-unit.ts";
import { typedName } from "../../units/typed-unit.ts";
import { sentAs } from "./calculator-inputs.ts";
import { messages } from "./messages.ts";

/** JSON Schema of the 2020-12 dialect, which OpenAPI 3.1 uses, too. */
export type JsonSchema = Readonly<Record<string, unknown>>;

export const DIALECT = "https://json-schema.org/draft/2020-12/schema";

/** Options next to the inputs of any calculator; reserved names. */
export const optionSchemas = {
  currency: {
    type: "string",
    enum: currencies.map(({ code }) => code),
    default: "USD",
    description: "The currency of all amounts (ISO 4217). No exchange rates are applied.",
  },
  units: {
    type: "string",
    enum: [...UNIT_SYSTEMS],
    description:
      "The unit system, SI or US customary, for the steps and for the defaults of omitted inputs. By default, the system of the inputs’ units, or SI if they have none. A number without a unit is always in the unit stated for its input, and omitted cells of rows have their SI defaults.",
  },
  now: {
    type: "string",
    format: "date-time",
    description: "The date and time used for “today”. By default, the time of the request.",
  },
  timeZone: {
    type: "string",
    default: "UTC",
    description: "IANA name of the time zone used for “today” and “local”.",
    examples: ["Europe/Paris"],
  },
  include: {
    type: "string",
    enum: ["tables", "charts", "tables,charts"],
    description: "What else to include: the data of the page’s tables and charts.",
  },
  defaults: {
    type: "string",
    enum: ["none"],
    description:
      "With “none”, an omitted input that would affect the answer is an error. By default, it has its default, and the answer lists it under “assumed”.",
  },
  strict: {
    type: "boolean",
    default: false,
    description:
      "If true, an input that does not apply is an error, and so is an omitted input that would affect the answer. By default, the answer lists them under “ignored” and “assumed”.",
  },
} as const satisfies Readonly<Record<string, JsonSchema>>;

/** Returns the schema of a calculator's inputs and options. `additionalProperties` is false. */
export const requestSchema = (fields: Fields): JsonSchema => inputsSchema(fields, optionSchemas);

export function inputsSchema(fields: Fields, options: Readonly<Record<string, JsonSchema>> = {}): JsonSchema {
  return {
    type: "object",
    properties: {
      ...Object.fromEntries(
        Object.entries(fields).map(([id, field]) => [id, fieldSchema(field, ownerOf(fields, id))]),
      ),
      ...options,
    },
    ...requiredOf(fields),
    additionalProperties: false,
  };
}

/** Returns the schema of a calculator's outputs, none of which is required: inapplicable ones are absent. */
export const outputsSchema = (outputs: Readonly<Record<string, OutputDeclaration>>): JsonSchema => ({
  type: "object",
  properties: Object.fromEntries(Object.entries(outputs).map(([id, output]) => [id, outputSchema(output)])),
  additionalProperties: false,
});

/** An initially empty text is optional. */
const isEmptyAtFirst = ({ default: first }: Field): boolean => first === undefined || first === "";

const isRequired = (field: Field): boolean =>
  field.kind !== "rows" && isEmptyAtFirst(field) && !field.when && !("optional" in field);

function requiredOf(fields: Fields): { required?: readonly string[] } {
  const required = Object.keys(fields).filter((id) => fields[id] && isRequired(fields[id]));
  return required.length > 0 ? { required } : {};
}

/**
 * Returns the JSON schema of one field: its value, or entered text. `owner`: the record field that may fill
 * it, with its id.
 */
export function fieldSchema(field: Field, owner?: readonly [string, RecordField]): JsonSchema {
  const { description, ...shape } = shapeOf(field);
  const filled = owner && messages.descriptions.filledByRecord({ owner: owner[0], other: owner[1].other.id });
  const hint = hintOf(field);
  const about = [
    hint && inCurrency(hint, DEFAULT_CURRENCY),
    description,
    filled,
    field.when && conditionText(field.when),
  ].filter((text) => text !== undefined);
  return {
    title: field.label,
    ...(about.length > 0 && { description: about.map(asSentence).join(" ") }),
    ...shape,
    ...(!owner && !isEmptyAtFirst(field) && { default: defaultOf(field) }),
    ...(field.when && { "x-when": field.when }),
  };
}

/** Returns the default as it would be sent: rows in SI, a quantity as a bare number if unambiguous. */
function defaultOf(field: Field): unknown {
  if (field.kind === "rows")
    return sentAs(
      field,
      field.default.map((row) => rowIn(row, "si")),
    );
  if (field.kind !== "quantity") return sentAs(field, field.default);
  const text = field.default?.si.value ?? "";
  return Number.isNaN(Number(text)) ? text : Number(text);
}

const asSentence = (text: unknown): string => (/[.!?…]$/.test(String(text)) ? String(text) : `${text}.`);

/** Formats the condition of a field: "Only if mode is size". */
export const conditionText = (when: Condition): string =>
  `Only if ${Object.entries(when)
    .map(([id, values]) => `${id} is ${values.join(" or ")}`)
    .join(" and ")}`;

const typedText = (...examples: string[]): JsonSchema => ({
  type: "string",
  maxLength: MAX_LENGTH,
  ...(examples.length > 0 && { examples }),
});

type NumericField = Extract<SimpleField, { kind: "money" | "percent" | "number" | "count" }>;

/** Returns a number, or the text of one; the examples are within its limits. */
function numericShape(field: NumericField, type: "number" | "integer", ...examples: string[]): JsonSchema {
  const { min = -Infinity, max = Infinity } = field;
  const within = examples.filter((text) => {
    const { value } = { value: Number.NaN, ...readPlainNumber(text) };
    return value >= min && value <= max;
  });
  const [usual = min > -Infinity ? min : max] = [field.default];
  return { anyOf: [bounded(type, field), typedText(...(within.length > 0 ? within : [String(usual)]))] };
}

function shapeOf(field: Field): JsonSchema {
  switch (field.kind) {
    case "quantity":
      return quantityShape(field);
    case "money":
      return {
        description: messages.descriptions.moneyInput,
        ...numericShape(field, "number", "1,234.50"),
      };
    case "percent":
      return {
        description: `6.5 means ${behind("6.5", field.suffix ?? "%")}`,
        ...numericShape(field, "number", "6.5"),
      };
    case "number":
      return { ...suffixText(field.suffix), ...numericShape(field, "number", "1.5", "3/4") };
    case "count":
      return { ...suffixText(field.suffix), ...numericShape(field, "integer", "12") };
    case "choice":
      return {
        description: field.options
          .map(({ id, label }) => (id === label.toLowerCase() ? id : `${id}: ${label.replace(/^— /, "")}`))
          .join("; "),
        type: "string",
        enum: field.options.map(({ id }) => id),
      };
    case "selection":
      return selectionShape(field);
    case "toggle":
      return { type: "boolean" };
    case "day":
      return dayShape(field);
    case "clock":
      return {
        description: messages.descriptions[field.endOfDay ? "clockOrEndOfDay" : "clock"],
        ...typedText("17:30", "5:30 pm"),
      };
    case "duration": {
      const hours = (seconds: number | undefined) => (seconds === undefined ? undefined : seconds / 3600);
      return {
        description: messages.descriptions.duration,
        anyOf: [
          bounded("number", { min: hours(field.min), max: hours(field.max) }),
          typedText("2h 15m", "7:45", "90 min"),
        ],
      };
    }
    case "zone":
      return {
        description: messages.descriptions.zone,
        ...typedText("Europe/Paris"),
      };
    case "record":
      return {
        description: messages.descriptions.record({ plural: field.plural, ...field.other }),
        type: "string",
        maxLength: MAX_LENGTH,
        "x-records": absoluteUrl(dataAddress(field.set, "records")),
      };
    case "text":
      return { type: "string", minLength: field.optional ? 0 : 1, maxLength: field.maxLength };
    case "rows":
      return rowsShape(field);
  }
}

/** Omits the units, which are in the API and too many for a description. */
function selectionShape({ plural, options, presets, maxLength }: SelectionField): JsonSchema {
  const withUnits = options.flatMap(({ id, quantity }) =>
    quantity ? [[id, [...quantity.usual, ...quantity.others]] as const] : [],
  );
  const [[first, [, unit] = []] = []] = withUnits;
  return {
    description: [
      `A set: ${presets.map(({ id, label }) => `${id} (${label})`).join(", ")}`,
      `or ${plural} in any order, separated by spaces: ${options.map(({ id }) => id).join(", ")}`,
      ...(unit === undefined ? [] : [`each may name a unit after a period, as in ${first}.${unit}`]),
    ].join("; "),
    type: "string",
    minLength: 1,
    maxLength,
    ...(withUnits.length > 0 && { "x-units": Object.fromEntries(withUnits) }),
  };
}

/** Appends the suffix of a number: "6.5% per year", "6.5 points". */
const behind = (number: string, suffix: string): string =>
  suffix.startsWith("%") ? number + suffix : `${number} ${suffix.trim()}`;

const suffixText = (suffix: string | undefined): JsonSchema =>
  suffix === undefined ? {} : { description: `In ${suffix.trim()}` };

const bounded = (
  type: "number" | "integer",
  { min, max }: { min?: number | undefined; max?: number | undefined },
): JsonSchema => ({
  type,
  ...(min !== undefined && { minimum: min }),
  ...(max !== undefined && { maximum: max }),
});

function dayShape(field: Extract<SimpleField, { kind: "day" }>): JsonSchema {
  const limits = [field.min && `not before ${field.min}`, field.max && `not after ${field.max}`];
  return {
    description: [messages.descriptions.day, ...limits.filter(Boolean)].join(", "),
    type: "string",
    pattern: `^(\\d{4}-\\d{2}-\\d{2}|today|--\\d{2}-\\d{2}${field.optional ? "|" : ""})$`,
  };
}

function rowsShape(field: RowsField): JsonSchema {
  return {
    description: messages.descriptions.rows(MAX_ROWS),
    type: "array",
    minItems: field.minRows,
    maxItems: field.maxRows,
    items: { title: field.rowLabel, ...inputsSchema(field.fields) },
  };
}

/** A number in the default unit, a number with its unit, or a text with its units. */
function quantityShape(field: QuantityField): JsonSchema {
  const converter = converterOf(field.converter);
  const unit = findUnit(converter, field.units[0]);
  if (!unit) throw new RangeError(`${field.converter} has no unit ${field.units[0]}`);
  const { min, max } = limitsIn(converter, field, unit.id, findLaws(field.converter));
  return {
    description: messages.descriptions.quantity(unit.plural),
    anyOf: [
      bounded("number", { min: tidy(min), max: tidy(max) }),
      {
        type: "object",
        properties: {
          value: { anyOf: [{ type: "number" }, typedText()] },
          unit: { type: "string", enum: field.units },
        },
        required: ["value", "unit"],
        additionalProperties: false,
      },
      typedText(withUnit(exampleValue(field, min, max), nameToType(unit, converter))),
    ],
    "x-unit": unit.id,
  };
}

/** Returns the readable name of a unit; a price is in the currency of the request, without its sign. */
const nameToType = (unit: CompiledUnit, converter: CompiledConverter): string =>
  inCurrency(typedName(unit, converter) ?? "", DEFAULT_CURRENCY);

/** Appends the unit to a value unless it has its units, as "5 ft 7 3/8 in" has. */
const withUnit = (value: string, unit: string): string =>
  Number.isNaN(Number(value)) && /\p{L}/u.test(value) ? value : `${value} ${unit}`.trim();

/** Returns the initial value of the field, else the allowed value closest to 1. */
const exampleValue = (field: QuantityField, min = -Infinity, max = Infinity): string =>
  field.default?.si.value || String(tidy(Math.min(Math.max(1, min), max)));

/** Removes floating-point noise. */
const tidy = (bound: number | undefined): number | undefined =>
  bound === undefined ? undefined : Number(bound.toPrecision(15));

/** Returns a converter. @throws RangeError if there is none. */
function converterOf(slug: string): CompiledConverter {
  const converter = findQuantity(slug);
  if (!converter) throw new RangeError(`There is no converter ${slug}`);
  return converter;
}

const outputSchema = (output: OutputDeclaration): JsonSchema =>
  isList(output)
    ? {
        title: output.label,
        type: "array",
        items: {
          type: "object",
          properties: Object.fromEntries(
            Object.entries(output.columns).map(([id, column]) => [id, figureSchema(column)]),
          ),
          additionalProperties: false,
        },
      }
    : figureSchema(output);

/** Returns the standard name of the SI base unit: W/(m³/s) is also a megawatt per sverdrup. */
const siUnit = (converter: CompiledConverter): string | undefined => {
  const unit = converter.units.find(({ symbol }) => symbol === converter.base.symbol);
  const { law } = unit ?? {};
  return law?.kind === "linear" && law.factor === "1" && law.scaledBy === undefined
    ? unit?.id
    : baseUnit(converter);
};

function figureSchema({ label, hint, format }: Omit<FigureDeclaration, "primary">): JsonSchema {
  const described = (unit: string | undefined, schema: JsonSchema): JsonSchema => ({
    title: label,
    ...((hint ?? unit) !== undefined && {
      description: [hint, unit]
        .filter((text) => text !== undefined)
        .map(asSentence)
        .join(" "),
    }),
    ...schema,
  });
  switch (format.kind) {
    case "money":
      return described(messages.descriptions.money, { type: "number" });
    case "percent":
      return described("In percent", { type: "number" });
    case "number":
      return described(format.suffix && `In ${format.suffix.trim()}`, { type: "number" });
    case "count":
      return described(format.suffix && `In ${format.suffix.trim()}`, { type: "integer" });
    case "quantity": {
      const converter = converterOf(format.converter);
      const unit = siUnit(converter);
      const name = (unit === undefined ? converter.base.name : findUnit(converter, unit)?.plural) ?? "";
      return described(name.startsWith("per ") ? name.replace("p", "P") : `In ${name}`, {
        type: "number",
        ...(unit !== undefined && { "x-unit": unit }),
      });
    }
    case "day":
      return described(undefined, { type: "string", format: "date" });
    case "duration":
      return described("In seconds", { type: "number" });
    case "years":
      return described("In years", { type: "number" });
    case "hour":
      return described(messages.descriptions.hour, { type: "string" });
    case "text":
      return described(undefined, { type: "string" });
  }
}
