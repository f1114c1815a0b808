import * as z from "zod";
import { RECORD_ID } from "../../lib/core/data/records.ts";
import { records } from "../records.ts";
import { source } from "../source.ts";

const line = z.string().min(1).max(200);
const id = z.string().regex(RECORD_ID);

/** A figure as its source prints it, in the unit of lib/calculators/materials/properties.ts: one number or a range. */
const about = {
  source: id,
  /** Condition that differs from the material’s usual one: "at 100 °C", "flexural". */
  condition: line.optional(),
  /** A minimum that a standard guarantees, not what is typical. */
  min: z.literal(true).optional(),
};
const figure = z.union([
  z.strictObject({ value: z.number(), ...about }),
  z.strictObject({ from: z.number(), to: z.number(), ...about }),
]);

const material = z.strictObject({
  group: id,
  /** Temper, heat treatment, form. */
  form: line.optional(),
  /** UNS, EN, ASTM and other designations. */
  numbers: z.array(line).min(1).optional(),
  values: z.record(z.string().regex(/^[a-z]+$/), figure),
});

const properties = z.strictObject({
  source,
  sources: z.record(id, source),
  groups: z.array(z.strictObject({ id, label: line, family: id })).min(1),
  materials: z.record(id, material),
});

export const schemaOf = (file: string) => (file === "properties" ? properties : records);
