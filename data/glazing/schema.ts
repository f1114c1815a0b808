import * as z from "zod";
import { RECORD_ID } from "../../lib/core/data/records.ts";
import { records } from "../records.ts";
import { source } from "../source.ts";

const id = z.string().regex(RECORD_ID);
const coefficient = z.number().positive().max(0.9);

const angles = z.strictObject({
  source,
  /** Angles of incidence, degrees; nothing is transmitted at 90. */
  angles: z.array(z.number().min(0).max(89)),
  /** Solar heat gain coefficients at these angles, and for diffuse light. */
  glazing: z.record(id, z.strictObject({ shgc: z.array(coefficient).length(6), diffuse: coefficient })),
  /** Whose course over the angles stands for a window of which only the coefficient at 0° is known. */
  typical: z.strictObject({ single: id, double: id, lowE: id, triple: id }),
});

export const schemaOf = (file: string) => (file === "angles" ? angles : records);
