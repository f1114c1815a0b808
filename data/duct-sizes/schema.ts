import * as z from "zod";
import { source } from "../source.ts";

/** Ascending, in mm (metric) or inches (us). */
const sizes = z.strictObject({ source, sizes: z.array(z.number().positive()).min(2) });

export const schemaOf = () => z.strictObject({ round: sizes, rectangular: sizes });
