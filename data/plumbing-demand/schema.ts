import * as z from "zod";
import { source } from "../source.ts";

/** Supply fixture units, ascending, each with its demand in gpm. */
const curve = z.array(z.tuple([z.number().positive(), z.number().positive()])).min(2);

export const schemaOf = () => z.strictObject({ source, tank: curve, valve: curve });
