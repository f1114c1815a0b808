import * as z from "zod";
import { records } from "../records.ts";
import { source } from "../source.ts";

/** A month and a day, "1225", and the index of the name in base 36. */
const DAYS = /^(?:(?:0[1-9]|1[0-2])[0-3]\d[0-9a-z]{1,2}(?: |$))*$/;

/**
 * The public holidays of a country: for each of its parts ("" the whole) a text for each year from `firstYear` on, of
 * "MMDD" and the index of the name in base 36; empty where they are not known.
 */
export const country = z.strictObject({
  source,
  firstYear: z.int(),
  /** Weekdays, 1 Monday to 7 Sunday; Saturday and Sunday where it is missing. */
  weekend: z.array(z.int().min(1).max(7)).min(1).max(3).optional(),
  /** A sentence about the weekend, for the note that names it. */
  weekendNote: z.string().trim().min(1).max(200).optional(),
  /** The last year for which the government has exchanged working days, in countries that do so every year. */
  decreedTo: z.int().optional(),
  names: z.array(z.string().trim().min(1)).min(1),
  lists: z.record(z.string().regex(/^[a-z0-9-]{0,20}$/), z.array(z.string().regex(DAYS)).min(1)),
});

export const schemaOf = (file: string) => (file === "records" ? records : country);
