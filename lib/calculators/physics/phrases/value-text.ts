import { digits } from "../../../kit/reader/number-of.ts";
import type { Value } from "../../../kit/reader/values.ts";
import { measures } from "../quantities.ts";
import type { Variable } from "../relation.ts";

/** Returns the slug of a variable’s quantity. Undefined for a factor without a unit. */
export const slugOf = ({ measure }: Variable): string | undefined =>
  measure === "factor" ? undefined : measures[measure].quantity.converter;

/** Formats a value with its unit. A plain number has the unit of the next value of its quantity, or of the one before. */
export function variableText(value: Value, variable: Variable, taken: readonly Value[]): string | undefined {
  // The "in" of "to 0 in 5 s" isn’t an inch.
  if (
    value.kind === "quantity" &&
    taken.some((each) => each.start === value.end) &&
    /^\S+ in$/.test(value.text)
  )
    return undefined;
  if (value.kind === "number" || value.kind === "percent") return value.text;
  if (value.kind === "name") {
    const other = taken.find((each) => each.kind === "quantity" && each.slug === slugOf(variable));
    return `${value.id} ${other?.kind === "quantity" ? other.unit : "m/s"}`;
  }
  if (value.kind !== "quantity") return undefined;
  if (/(?!e[+-]?\d)[\p{L}°'"%]/u.test(value.text))
    return value.text.replace(/(?<=\d),(?=\d{3})/g, "").replace(/(?<=\d),(?=\d)/, ".");
  // A plain R-value is the customary one only next to feet or degrees Fahrenheit.
  if (value.isPlain && value.unit === "r-value-us" && !taken.some(isCustomary)) return undefined;
  if (value.unit !== "") return `${value.text} ${value.unit}`;
  const exact = taken.filter((each) => each.kind === "quantity" && each.unit !== "");
  const same = exact.filter((each) => each.kind === "quantity" && each.slug === slugOf(variable));
  const next = same.find((each) => each.start > value.start) ?? same.at(-1);
  if (next?.kind === "quantity") return `${value.text} ${next.unit}`;
  if (value.slug === "temperature-difference") return `${value.text} ${exact.some(isCustomary) ? "°F" : "K"}`;
  // Numbers without units are in SI only if none has a unit.
  return exact.length === 0 ? value.text : undefined;
}

export const isCustomary = (value: Value): boolean =>
  value.kind === "quantity" &&
  !value.isPlain &&
  /foot|feet|btu|gallon|inch|cubic-f|(?<!new)ton(?!ne)|pound|fahrenheit|-us$/.test(value.unit);

/** Formats the difference of two temperatures: "40 K". Undefined if their units differ. */
export function differenceText(from: Value, to: Value): string | undefined {
  if (from.kind !== "quantity" || to.kind !== "quantity") return undefined;
  const unit = to.unit || from.unit;
  if ((from.unit || unit) !== (to.unit || unit)) return undefined;
  const difference = Math.abs(Number.parseFloat(to.text) - Number.parseFloat(from.text));
  if (!Number.isFinite(difference)) return undefined;
  return `${digits(difference)} ${unit === "celsius" || unit === "kelvin" ? "K" : "°F"}`;
}

export function halfOf(text: string): string | undefined {
  const [, number, unit = ""] = /^([\d.]+)(?![\d./])(.*)$/.exec(text) ?? [];
  return number === undefined || /\d/.test(unit) ? undefined : `${Number(number) / 2}${unit}`;
}
