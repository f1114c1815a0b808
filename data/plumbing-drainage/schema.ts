import * as z from "zod";
import { source } from "../source.ts";

/** Nominal, in inches. */
const size = z.number().positive();
const units = z.number().positive();
const feet = z.number().positive();
const gpm = z.number().positive();
/** Inches of fall per foot. */
const slope = z.enum(["1/16", "1/8", "1/4", "1/2"]);

const ipc = z.strictObject({
  source,
  /** Building drains and sewers, and their branches. */
  drains: z.array(z.strictObject({ size, units: z.partialRecord(slope, units) })),
  branches: z.array(
    z.strictObject({
      size,
      /** A horizontal branch. */
      branch: units,
      /** Fixture units that a stack takes in one branch interval. */
      interval: units.optional(),
      /** A stack of up to three branch intervals, and a taller one. */
      lowStack: units.optional(),
      highStack: units.optional(),
    }),
  ),
  /** Stack vents and vent stacks: how long a vent of a size may be, by the stack and its units. */
  vents: z.array(z.strictObject({ stack: size, units, lengths: z.array(z.tuple([size, feet])).min(1) })),
});

const upc = z.strictObject({
  source,
  pipes: z.array(
    z.strictObject({
      size,
      vertical: units,
      horizontal: units,
      /** The longest vertical drain. */
      height: feet,
      vent: units,
      ventLength: feet,
    }),
  ),
});

const storm = z.strictObject({
  source,
  pipes: z.array(z.strictObject({ size, vertical: gpm, horizontal: z.record(slope, gpm) })),
});

const files = { ipc, upc, storm };

export const schemaOf = (file: string) => files[file as keyof typeof files];
