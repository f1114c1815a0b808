import { z } from "zod";
import { converters } from "../../catalog/converters.ts";
import { MAX_VALUE_LENGTH } from "../../units/value-length.ts";
import { messages } from "./messages.ts";

const DIGITS = "digits must be a whole number from 2 to 15.";
const needed = (name: string) => z.string(messages.parameterMissing(name));

/** Schema of GET /api/v1/convert, for parsing and OpenAPI. Other names are parameters of the converter. */
export const convertRequest = z
  .object({
    tool: needed("tool").meta({ enum: converters.map(({ slug }) => slug), examples: ["length"] }),
    from: needed("from")
      .describe("ID of a unit.")
      .meta({ examples: ["foot"] }),
    to: needed("to")
      .describe("ID of a unit.")
      .meta({ examples: ["meter"] }),
    value: needed("value")
      .max(MAX_VALUE_LENGTH, `value must have at most ${MAX_VALUE_LENGTH} characters.`)
      .describe("As a visitor would type it.")
      .meta({ examples: ["5 ft 11 in"] }),
    digits: z
      .int(DIGITS)
      .min(2, DIGITS)
      .max(15, DIGITS)
      .optional()
      .describe("Significant digits. By default, as many as the converter’s page shows."),
  })
  .catchall(z.string());

export const convertAnswer = z.object({
  tool: z.string(),
  from: z.string(),
  to: z.string(),
  value: z
    .union([z.number(), z.string()])
    .describe(
      "The value as it was read: a number in the unit `from`, or a string where the unit’s values are text.",
    ),
  result: z
    .union([z.number(), z.string()])
    .describe("Rounded as on the page; a string where the unit’s values are text."),
  display: z.string().describe("The formatted result, with its unit."),
  formula: z.string(),
  exact: z.boolean().describe("True if the result is exact: no digit was dropped."),
  exactFactor: z
    .boolean()
    .describe("True if the units are related by definition, even if the result is rounded."),
  parameters: z.record(z.string(), z.number()).optional(),
  note: z.string().optional(),
});

export type ConvertAnswer = z.infer<typeof convertAnswer>;
