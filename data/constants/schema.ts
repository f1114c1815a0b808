import * as z from "zod";
import { source } from "../source.ts";

const figures = z.string().regex(/^-?\d+(?:\.\d+)?(?:e-?\d+)?$/);

/** A fundamental physical constant as NIST prints it. */
const constant = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{1,80}$/),
  name: z.string().min(2).max(90),
  /** Uses the unit, without spaces: "6.67430e-11". An exact one that does not end is cut where NIST cuts it. */
  value: figures,
  /** Standard uncertainty, in the same unit; left out where the value is exact. */
  uncertainty: figures.optional(),
  /** An exact value whose digits go on. */
  goesOn: z.literal(true).optional(),
  /** Left out for pure numbers. */
  unit: z.string().min(1).max(40).optional(),
});

export const schemaOf = () => z.strictObject({ source, constants: z.array(constant).min(1) });
