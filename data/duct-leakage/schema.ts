import * as z from "zod";
import { source } from "../source.ts";

const line = z.string().min(1).max(200);

/** `smacna`: values in cfm per 100 ft² at 1 in. of water; `si`: in L/s for each m² at 1 Pa. */
const standard = z.strictObject({
  source,
  unit: z.enum(["smacna", "si"]),
  classes: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z]+-\d+$/),
        label: line,
        value: z.number().positive(),
        note: line.optional(),
      }),
    )
    .min(1),
});

export const schemaOf = () => z.strictObject({ standards: z.array(standard).min(1) });
