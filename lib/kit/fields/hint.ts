import type { CompiledConverter } from "../../units/compile.ts";
import { findUnit } from "../../units/find-unit.ts";
import { formatAmount } from "../../units/format.ts";
import { findLaws } from "../quantities/laws.ts";
import { type Limits, limitsIn } from "../quantities/limits.ts";
import type { QuantityText } from "../quantities/quantity.ts";
import type { UnitList } from "../quantities/systems.ts";

const QUANTITIES = /\{([^{}]*)\}/g;
const DIGITS = { significant: 3 };

/**
 * Resolves placeholders in the hint of a quantity field, in each of its units: "{range}" is the field’s
 * range, "{50 cm..272 cm}" another range, "{1.5 m}" one quantity. Hints without braces stay unchanged.
 */
export function hintsIn(
  converter: CompiledConverter,
  hint: string,
  units: UnitList,
  range: Limits,
  baseOf: (text: QuantityText) => number,
): string | Readonly<Record<string, string>> {
  if (!hint.includes("{")) return hint;
  const limitsOf = (text: string): Limits => {
    if (text === "range") return range;
    const [from = "", to = from] = text.split("..");
    return { min: baseOf(from), max: baseOf(to) };
  };
  const inUnit = (unit: string): string =>
    hint.replace(QUANTITIES, (_, text: string) => {
      const { min, max } = limitsIn(converter, limitsOf(text), unit, findLaws(converter.slug));
      return rangeText(converter, { min, max }, unit);
    });
  return Object.fromEntries(units.map((unit) => [unit, inUnit(unit)]));
}

/** Formats "2 to 700 kg", "1.5 m", "from 2 kg". */
function rangeText(converter: CompiledConverter, { min, max }: Limits, unit: string): string {
  const symbol = findUnit(converter, unit)?.symbol.replace("—", "") ?? "";
  const [from, to] = [min, max].map((end) =>
    end === undefined ? undefined : formatAmount(end, DIGITS).display,
  );
  if (from === undefined) return `up to ${to} ${symbol}`.trim();
  if (to === undefined) return `from ${from} ${symbol}`.trim();
  return `${from === to ? from : `${from} to ${to}`} ${symbol}`.trim();
}
