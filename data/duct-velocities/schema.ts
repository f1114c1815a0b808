import * as z from "zod";
import { source } from "../source.ts";

/** Feet per minute. */
const velocity = z.number().positive();

const noise = z.strictObject({
  source,
  limits: z.array(
    z.strictObject({
      location: z.enum(["shaft", "ceiling", "room"]),
      /** Room criterion, RC(N). */
      criterion: z.literal([25, 35, 45]),
      rectangular: velocity,
      round: velocity,
    }),
  ),
});

const usual = z.strictObject({
  source,
  ranges: z.array(
    z.strictObject({
      application: z.enum(["residence", "public", "industrial"]),
      part: z.enum(["main", "branch"]),
      low: velocity,
      high: velocity,
    }),
  ),
});

export const schemaOf = (file: string) => (file === "noise" ? noise : usual);
