import { formatNumber } from "../numeric/text.ts";
import { rateText } from "./text.ts";

/** Years in which money left alone doubles at a yearly growth above 0, as a fraction. */
export const doublingTime = (growth: number): number => Math.LN2 / Math.log1p(growth);

/** The doubling time as a step, with the rule of thumb beside it. */
export const doublingStep = (growth: number) => ({
  title: "Doubling time",
  formula: "ln 2/ln(1 + y); by the rule of 72 about 72/y, y in percent",
  substituted: `ln 2 ÷ ln(1 + ${formatNumber(growth, { significant: 9 })}); 72 ÷ ${rateText(growth, 4).replace(" %", "")}`,
  result: `${formatNumber(doublingTime(growth), { significant: 4 })} years; by the rule of 72 ${formatNumber(72 / (growth * 100), { significant: 3 })}`,
});
