import * as z from "zod";
import { records } from "../records.ts";
import { source } from "../source.ts";

/** For the records whose coefficient depends on the size: diameters in mm, ascending, each with its coefficient. */
const byDiameter = z.strictObject({
  source,
  tables: z.record(z.string(), z.array(z.tuple([z.number().positive(), z.number().positive()])).min(2)),
});

export const schemaOf = (file: string) => (file === "records" ? records : byDiameter);
