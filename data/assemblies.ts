import * as z from "zod";
import { RECORD_ID } from "../lib/core/data/records.ts";
import { source } from "./source.ts";

const id = z.string().regex(RECORD_ID);

/** A material of data/building-materials with its thickness in m, or a resistance in m²·K/W. */
const layer = z.union([
  z.strictObject({ material: id, thickness: z.number().positive().max(2) }),
  z.strictObject({ resistance: z.number().positive().max(10) }),
]);

/** data/<wall, roof or floor>-assemblies/layers.json: of what each record is made, from the outside inward. */
export const assemblies = z.strictObject({
  source,
  /** Surface resistances that belong to the U-factors, m²·K/W. */
  films: z.strictObject({ outside: z.number().positive(), inside: z.number().positive() }),
  assemblies: z.record(
    id,
    z.strictObject({
      layers: z.array(layer).min(1),
      /** Over this part of the area another material takes the place of a layer. */
      framing: z
        .strictObject({
          part: z.number().positive().max(0.5),
          layer: z.int().nonnegative(),
          material: id,
        })
        .optional(),
    }),
  ),
});
