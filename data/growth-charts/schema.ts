import * as z from "zod";
import { source } from "../source.ts";

/** Rows: 24 months, 24.5 to 239.5 in steps of one month, 240 and 240.5 (`lmsAt` in lib/science/health/cdc-bmi.ts). */
const ROWS = 219;
const column = z.array(z.number()).length(ROWS);

/**
 * BMI-for-age of CDC's growth charts of 2000: L, M (kg/m²) and S. Rows 24.5 to 240 were compared number by number
 * between two copies (rcpchgrowth, and CDC's own program cdcanthro 0.1.3), the other two with a third.
 */
export const lmsTable = z.strictObject({ source, l: column, m: column, s: column });

export const schemaOf = () => lmsTable;
