import * as z from "zod";
import { RECORD_ID, type RecordSet } from "../lib/core/data/records.ts";
import { source } from "./source.ts";

const line = z.string().min(1).max(200);
const id = z.string().regex(RECORD_ID);

/** data/<set>/records.json of any set that fields choose from. */
export const records = z.strictObject({
  source,
  figures: z.record(
    z.string().regex(/^[a-z][A-Za-z0-9]*$/),
    z.strictObject({
      label: line,
      unit: line.optional(),
      symbol: line.optional(),
      us: z
        .strictObject({
          unit: line,
          symbol: line,
          factor: z.number().positive(),
          offset: z.number().optional(),
          figure: line.optional(),
        })
        .optional(),
      detail: z.literal(true).optional(),
    }),
  ),
  records: z
    .array(
      z.strictObject({
        id,
        label: line,
        aliases: z.array(line).min(1).optional(),
        figures: z.record(z.string(), z.number()).optional(),
        note: line.optional(),
        source: source.optional(),
      }),
    )
    .min(1),
}) satisfies z.ZodType<RecordSet>;
