import { formatClock, type HourCycle } from "../../core/civil/clock.ts";
import { DAY_SECONDS } from "../../core/civil/day.ts";
import { inOneUnit } from "../../kit/fields/quantity-format.ts";
import type { FormulaSymbol } from "../../kit/formulas/formula.ts";
import { formatDay } from "./format-day.ts";
import type { ValueContext } from "./format-output.ts";
import { formatValue, type WrittenValue } from "./format-value.ts";

export function symbolValue(
  symbol: FormulaSymbol | undefined,
  value: number | string | undefined,
  { currency, quantities }: ValueContext,
): WrittenValue | undefined {
  if (!symbol || value === undefined) return undefined;
  const { format, unit } = symbol;
  if (typeof value === "string") return exactValue(value);
  switch (format.kind) {
    case "exact":
      return exactValue(String(value));
    case "clock":
      return { text: formatClock(value, quantities.hours) };
    case "moment":
      return { text: momentText(value, quantities.hours) };
    case "quantity":
      return formatValue(value, unit === undefined ? format : inOneUnit(format, unit), currency, quantities);
    default:
      return formatValue(value, format, currency, quantities);
  }
}

function momentText(seconds: number, hours: HourCycle | undefined): string {
  const day = Math.floor(seconds / DAY_SECONDS);
  return `${formatDay(day, "short")}, ${formatClock(seconds - day * DAY_SECONDS, hours)}`;
}

/** Longer whole numbers are truncated in the middle: they are only read, not copied. */
const LONGEST = 40;

function exactValue(value: string): WrittenValue {
  const [text = "", below] = value.replace("-", "−").split("/").map(cut);
  return below === undefined ? { text } : { text, below };
}

const cut = (figures: string): string => {
  const count = figures.replace("−", "").length;
  return count <= LONGEST
    ? figures
    : `${figures.slice(0, figures.length - count + 12)}…${figures.slice(-6)} [${count} digits]`;
};
