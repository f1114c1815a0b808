import { roundTo } from "../../numeric/round.ts";

/** Hours as a decimal number, rounded to that many decimals. */
export const decimalHours = (seconds: number, decimals = 10): number => roundTo(seconds / 3600, decimals);
