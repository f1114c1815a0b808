import * as z from "zod";
import { source } from "../source.ts";

/** A fire flow with the largest area that it is enough for, by group of types of construction; null: without limit. */
const row = z.strictObject({
  flow: z.number().positive(),
  hours: z.number().positive(),
  areas: z.array(z.number().positive().nullable()).length(5),
});

export const schemaOf = () => z.strictObject({ source, rows: z.array(row).min(2) });
