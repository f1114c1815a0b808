import * as z from "zod";
import { source } from "../source.ts";

const room = {
  construction: z.enum(["light", "medium", "heavy"]),
  carpet: z.boolean(),
};
/** Percent of an hour's gain that becomes load in that hour and in each of the 23 after it. */
const percent = z.array(z.int().nonnegative().max(100)).length(24);
/** Percent of the wall that is glass. */
const glass = z.literal([10, 50, 90]);

const exterior = z.strictObject({ zone: z.literal("exterior"), ...room, glass, percent });
const interior = z.strictObject({ zone: z.literal("interior"), ...room, percent });

const series = z.strictObject({
  source,
  nonsolar: z.array(z.discriminatedUnion("zone", [exterior, interior])),
  solar: z.array(z.strictObject({ ...room, glass, percent })),
});

/** The radiant part of gains, 0 to 1; the rest is convective and load at once. */
const splits = z.strictObject({
  source,
  radiant: z.record(
    z.string().regex(/^[a-z-]{1,40}$/),
    z.strictObject({ label: z.string().min(1), part: z.number().min(0).max(1) }),
  ),
});

export const schemaOf = (file: string) => (file === "splits" ? splits : series);
