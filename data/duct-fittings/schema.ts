import * as z from "zod";
import { records } from "../records.ts";
import { source } from "../source.ts";

/** Lists the variables of a coefficient, for the records that need them. */
const coefficients = z.strictObject({
  source,
  fittings: z.record(
    z.string(),
    z.strictObject({
      /** Shape of the duct that the coefficient was measured in. */
      shape: z.enum(["round", "rectangular"]).optional(),
      /** Diameters in mm, ascending, each with its coefficient. */
      byDiameter: z
        .array(z.tuple([z.number().positive(), z.number().positive()]))
        .min(2)
        .optional(),
      /** Path of the air through a tee or wye; the angle of the branch in degrees. */
      junction: z
        .strictObject({
          flow: z.enum(["split", "merge"]),
          path: z.enum(["branch", "straight"]),
          angle: z.literal([45, 90]),
        })
        .optional(),
      /** Included angle in degrees; 180: abrupt. */
      transition: z
        .strictObject({ kind: z.enum(["expansion", "contraction"]), angle: z.literal([30, 180]) })
        .optional(),
    }),
  ),
});

export const schemaOf = (file: string) => (file === "records" ? records : coefficients);
