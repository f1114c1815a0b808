import { z } from "zod";
import type { JsonSchema } from "./json-schema.ts";

export interface ObjectSchema extends JsonSchema {
  properties: Readonly<Record<string, JsonSchema>>;
  required: readonly string[];
}

export const objectSchema = (schema: z.ZodObject): ObjectSchema => {
  const { $schema, properties = {}, required = [], ...rest } = z.toJSONSchema(schema, { io: "input" });
  return { ...rest, properties: properties as ObjectSchema["properties"], required };
};
