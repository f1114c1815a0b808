import type { ObjectSchema } from "../faces/api/object-schema.ts";

/** A JSON Schema within OpenAI's strict mode: no keywords but type, properties, required, items, enum and description. */
type StrictSchema = Record<string, unknown>;

/** An object of these properties, all of them required, no others allowed. */
export const strictObject = (properties: Record<string, StrictSchema>): StrictSchema => ({
  type: "object",
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

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

const sentences = (...parts: readonly unknown[]): string =>
  parts
    .filter((part): part is string => typeof part === "string" && part !== "")
    .map((part) => (/[.!?…]$/.test(part) ? part : `${part}.`))
    .join(" ");
