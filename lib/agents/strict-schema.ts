import type { ObjectSchema } from "../faces/api/object-schema.ts";

type StrictSchema = Record<string, unknown>;

/** Returns a strict object schema: all properties required, no others allowed. */
export const strictObject = (properties: Record<string, StrictSchema>): StrictSchema => ({
  type: "object",
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

/** Converts the schema of an object of texts and choices to strict parameters: optional ones are nullable. */
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
