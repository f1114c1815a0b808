import * as z from "zod";
import { records } from "../records.ts";
import { source } from "../source.ts";

const units = z.number().nonnegative();
const inches = z.number().positive();

const ipc = z.strictObject({
  source,
  fixtures: z.record(
    z.string(),
    z.strictObject({
      /** Water supply fixture units; the total is less than the sum of the two. */
      cold: units.optional(),
      hot: units.optional(),
      total: units.optional(),
      drainage: units.optional(),
      trap: inches.optional(),
      /** At the outlet, gpm and psi. */
      flow: z.number().positive().optional(),
      pressure: z.number().positive().optional(),
      pipe: inches.optional(),
    }),
  ),
});

const upc = z.strictObject({
  source,
  fixtures: z.record(
    z.string(),
    z.strictObject({
      total: units.optional(),
      /** Units of each fixture after the first. */
      next: units.optional(),
      drainage: units.optional(),
      trap: inches.optional(),
      pipe: inches.optional(),
      /** Cold water only where it is left out. */
      water: z.enum(["both", "hot"]).optional(),
    }),
  ),
});

/** Fixtures that draw water at the busiest hour of a home, each with its probability of running and its flow in gpm. */
const waterDemand = z.strictObject({
  source,
  uses: z.record(
    z.string(),
    z
      .array(
        z.strictObject({
          name: z.string(),
          probability: z.number().positive().lt(1),
          flow: z.number().positive(),
        }),
      )
      .min(1),
  ),
});

const files = { records, codes: z.strictObject({ ipc, upc }), "water-demand": waterDemand };

export const schemaOf = (file: string) => files[file as keyof typeof files];
