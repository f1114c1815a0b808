import * as z from "zod";
import { records } from "../records.ts";
import { source } from "../source.ts";

/** What a coefficient depends on, of the records that need it. */
const coefficients = z.strictObject({
  source,
  fittings: z.record(
    z.string(),
    z.strictObject({
      /** Of the duct that it was measured in. */
      shape: z.enum(["round", "rectangular"]),
      /** Diameters in mm, ascending, each with its coefficient. */
      byDiameter: z
        .array(z.tuple([z.number().positive(), z.number().positive()]))
        .min(2)
        .optional(),
    }),
  ),
});

export const schemaOf = (file: string) => (file === "records" ? records : coefficients);
