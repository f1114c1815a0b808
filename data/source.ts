import * as z from "zod";
import type { DataSource } from "../lib/core/data/records.ts";

const line = z.string().min(1).max(300);

/** Source of the data in a file. */
export const source = z.strictObject({
  title: line,
  edition: line,
  clause: line.optional(),
  license: line.optional(),
  url: z.url({ protocol: /^https$/ }).optional(),
}) satisfies z.ZodType<DataSource>;
