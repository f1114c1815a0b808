import { UNITS_NAME } from "../faces/address/names.ts";
import { conditionText, fieldSchema, type JsonSchema } from "../faces/api/json-schema.ts";
import type { ObjectSchema } from "../faces/api/object-schema.ts";
import { currencies, DEFAULT_CURRENCY, inCurrency } from "../fields/currency.ts";
import { hintOf } from "../fields/entry.ts";
import type {
  Field,
  Fields,
  QuantityEntry,
  QuantityField,
  RecordField,
  SimpleField,
} from "../fields/field.ts";
import { ownerOf } from "../fields/records.ts";
import { UNIT_SYSTEMS } from "../quantities/systems.ts";

/**
 * A JSON Schema within OpenAI's strict mode: no keywords but type, properties, required, items, enum, anyOf, description, and
 * $ref to a quantity that the whole schema has in its $defs.
 */
type StrictSchema = Record<string, unknown>;

/** An object of these properties, all of them required, no others allowed. */
export const strictObject = (
  properties: Record<string, StrictSchema>,
  description?: string,
): StrictSchema => ({
  type: "object",
  ...(description !== undefined && { description }),
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

/**
 * The parameters of a calculator's tool: its fields, each null where its default is meant, the currency of its amounts and
 * the system of its units.
 */
export const calculatorParameters = (
  fields: Fields,
  { amounts, quantities }: { amounts: boolean; quantities: boolean },
): StrictSchema => ({
  ...strictObject({
    ...Object.fromEntries(
      Object.entries(fields).map(([id, field]) => [id, fieldParameter(field, ownerOf(fields, id))]),
    ),
    ...(amounts && {
      currency: {
        type: ["string", "null"],
        enum: [...currencies.map(({ code }) => code), null],
        description: "The currency of all amounts (ISO 4217); null: USD. No exchange rates are applied.",
      },
    }),
    ...(quantities && {
      [UNITS_NAME]: {
        type: ["string", "null"],
        enum: [...UNIT_SYSTEMS, null],
        description:
          "Unit system of the answer, SI or US customary, if the visitor asks for one; null: that of the inputs, or else the visitor’s own.",
      },
    }),
  }),
  ...(quantities && { $defs: quantityDefinitions(fields) }),
});

/** Each choice of units once: most fields of an engineering form are a value with the same few. */
const quantityDefinitions = (fields: Fields, depth = 0): Record<string, StrictSchema> =>
  Object.assign(
    {},
    ...Object.values(fields).map((field) =>
      field.kind === "rows"
        ? quantityDefinitions(field.fields, depth + 1)
        : field.kind === "quantity" &&
          !isDeep(depth) && {
            [definitionOf(field)]: strictObject({
              value: { type: "string" },
              unit: { type: "string", enum: [...field.units] },
            }),
          },
    ),
  );

/** Strict mode takes five levels: a value with its unit would be the sixth. */
const isDeep = (depth: number): boolean => depth > 1;

/** The first unit and their number: all units would repeat in every field. */
const definitionOf = ({ units }: QuantityField): string => `${units[0]}_${units.length}`;

/** The parameters of a tool made from the schema of an object of texts and choices: what is not required may be null. */
export function strictParameters({ properties, required }: ObjectSchema): StrictSchema {
  return strictObject(
    Object.fromEntries(
      Object.entries(properties).map(([name, schema]) => {
        const { type, enum: options, description, default: usual } = schema;
        const isOptional = !required.includes(name);
        return [
          name,
          {
            type: isOptional ? [type, "null"] : type,
            ...(Array.isArray(options) && { enum: isOptional ? [...options, null] : options }),
            description: sentences(description, isOptional && usual !== undefined && `Null: ${usual}`),
          },
        ];
      }),
    ),
  );
}

/** A field of the form, or of its rows (`depth` 1), or of the rows within these (2). */
function fieldParameter(field: Field, owner: ReturnType<typeof ownerOf>, depth = 0): StrictSchema {
  if (field.kind !== "rows") return simpleParameter(field, owner, depth);
  const items = strictObject(
    Object.fromEntries(
      Object.entries(field.fields).map(([id, own]) => [
        id,
        fieldParameter(own, ownerOf(field.fields, id), depth + 1),
      ]),
    ),
  );
  const rows = `${field.minRows} to ${field.maxRows} ${field.rowLabel}s; null: example.`;
  return { type: ["array", "null"], items, description: sentences(field.label, field.hint, rows) };
}

function simpleParameter(field: SimpleField, owner: ReturnType<typeof ownerOf>, depth: number): StrictSchema {
  const schema = fieldSchema(field);
  const about =
    field.kind === "record"
      ? recordText(field)
      : field.kind === "quantity"
        ? quantityText(field)
        : schema.description;
  const description = sentences(
    field.label,
    about,
    owner ? `Null: that of ${owner[0]}` : defaultText(field),
    bounds(schema, field.kind === "quantity" ? field.units[0] : undefined),
  );
  switch (field.kind) {
    case "quantity":
      if (isDeep(depth)) return { type: ["number", "string", "null"], description };
      return {
        description,
        anyOf: [{ $ref: `#/$defs/${definitionOf(field)}` }, { type: "null" }],
      };
    case "choice":
      return { type: ["string", "null"], enum: [...field.options.map(({ id }) => id), null], description };
    case "toggle":
      return { type: ["boolean", "null"], description };
    case "money":
    case "percent":
    case "number":
    case "count":
      return { type: ["number", "string", "null"], description };
    default:
      return { type: ["string", "null"], description };
  }
}

const recordText = ({ hint, plural, other }: RecordField): string =>
  sentences(hint, `ID from the ${plural}, or “${other.id}”: ${other.label}`);

/** Its unit stands beside the value: what a bare number is in need not be said. */
const quantityText = (field: QuantityField): string => {
  const hint = hintOf(field);
  return sentences(
    hint !== undefined && inCurrency(hint, DEFAULT_CURRENCY),
    field.when && conditionText(field.when),
  );
};

const defaultText = (field: SimpleField): string =>
  field.default === undefined || field.default === ""
    ? "optional" in field || field.when
      ? "Null: empty."
      : "Required."
    : `Null: ${field.kind === "quantity" ? quantityDefault(field.default) : field.default}.`;

/** "70 kilogram (US: 154 pound)": what a visitor with US customary units means by null. */
function quantityDefault({ si, us }: NonNullable<QuantityField["default"]>): string {
  const text = ({ value, unit }: QuantityEntry): string => `${value} ${unit}`;
  return text(si) === text(us) ? text(si) : `${text(si)} (US: ${text(us)})`;
}

/** The limits that the form states, as a sentence: strict mode has no keywords that all of its models keep to. */
function bounds(schema: JsonSchema, unit = ""): string | undefined {
  const options = (schema.anyOf as readonly JsonSchema[] | undefined) ?? [];
  const numeric = options.find(({ minimum, maximum }) => minimum !== undefined || maximum !== undefined);
  if (!numeric) return undefined;
  const { minimum, maximum } = numeric;
  const limits =
    minimum === undefined
      ? `At most ${maximum}`
      : maximum === undefined
        ? `At least ${minimum}`
        : `${minimum} to ${maximum}`;
  return `${limits} ${unit}`.trim();
}

const sentences = (...parts: readonly unknown[]): string =>
  parts
    .filter((part): part is string => typeof part === "string" && part !== "")
    .map((part) => (/[.!?…]$/.test(part) ? part : `${part}.`))
    .join(" ");
