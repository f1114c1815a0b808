import * as z from "zod";
import { records } from "../records.ts";
import { source } from "../source.ts";

/** Equivalent lengths of pipe in feet, one for each nominal size in inches; null where the table has none. */
const equivalentLengths = z.strictObject({
  source,
  sizes: z.array(z.number().positive()).min(2),
  fittings: z.array(
    z.strictObject({
      id: z.string(),
      label: z.string(),
      feet: z.array(z.number().positive().nullable()),
    }),
  ),
});

export const schemaOf = (file: string) => (file === "records" ? records : equivalentLengths);
