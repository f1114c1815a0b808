import { pluralize } from "../../core/locale/locale.ts";
import { TIME_UNITS } from "../../core/locale/unit-words.ts";
import { roundTo } from "../../core/numeric/round.ts";
import { formatNumber } from "../../core/numeric/text.ts";

export const rateText = (fraction: number, significant = 7): string =>
  `${formatNumber(fraction * 100, { significant })}%`;

/** Formats a time in years: "6 years 3 months", "2 years 5 weeks". */
export function durationText(time: number): string {
  const years = Math.floor(time + 1e-9);
  const months = Math.max(time - years, 0) * 12;
  const weeks = Math.max(time - years, 0) * 52;
  const isWhole = (value: number): boolean => Math.abs(value - Math.round(value)) < 1e-6;
  const [rest, unit]: [number, "month" | "week"] = isWhole(months)
    ? [Math.round(months), "month"]
    : isWhole(weeks)
      ? [Math.round(weeks), "week"]
      : [roundTo(months, 1), "month"];
  const parts = [
    [years, "year"],
    [rest, unit],
  ] as const;
  const texts = parts.flatMap(([amount, name]) =>
    amount === 0 ? [] : [`${amount} ${pluralize(amount, TIME_UNITS[name])}`],
  );
  return texts.join(" ") || "0 months";
}
