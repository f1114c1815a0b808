import type { CompiledConverter, CompiledUnit } from "./compile.ts";
import { type Amount, convert, exactOf } from "./convert.ts";
import { findUnit } from "./find-unit.ts";
import { formatAmount } from "./format.ts";
import * as R from "./rational.ts";
import { withUnit } from "./with-unit.ts";

const CLOCK = ["day", "hour", "minute", "second"];
const ARC = ["degree", "arcminute", "arcsecond"];

/** Units of compound amounts, each an integer multiple of the next. */
const PARTS: ReadonlyMap<string, readonly string[]> = new Map([
  ["foot", ["foot", "inch"]],
  ["inch", ["foot", "inch"]],
  ["yard", ["foot", "inch"]],
  ["stone", ["stone", "pound"]],
  ["pound", ["pound", "ounce"]],
  ["ounce", ["pound", "ounce"]],
  ["week", ["week", ...CLOCK]],
  ["day", CLOCK],
  ["hour", CLOCK],
  ["minute", CLOCK],
  ["second", CLOCK],
  ["degree", ARC],
  ["arcminute", ARC],
]);

/** Decimals of the smallest part. */
const DECIMALS = 2;
/** Decimals of the smallest part if its amount is exact: sixteenths of an inch have four. */
const FRACTION_DECIMALS = 4;
/** Amount of the largest part from which people omit the smaller ones. */
const TOO_MANY = R.rational(100_000n);

/** True if people express amounts of the unit in several units: 5 ft 11 in. */
export const isCompound = (converter: CompiledConverter, unit: CompiledUnit): boolean =>
  partsOf(converter, unit).length > 1;

/** True if people express amounts of a unit together with the other one: feet and inches. */
export function areSaidTogether(converter: CompiledConverter, id: string, other: string): boolean {
  const unit = findUnit(converter, id);
  return unit !== undefined && id !== other && partsOf(converter, unit).some((part) => part.id === other);
}

/** True if a unit is a smaller part than another one: an inch than a foot. */
export const isSmallerPart = (id: string, other: string): boolean => {
  const parts = PARTS.get(id) ?? [];
  return parts.indexOf(id) > parts.indexOf(other);
};

/**
 * Formats an amount in compound units: 5.9055 ft as "≈ 5 ft 10.87 in", 1.5 h as "= 1 h 30 min". Undefined if
 * that is unusual, or adds nothing.
 */
export function compoundText(
  converter: CompiledConverter,
  unit: CompiledUnit,
  amount: Amount,
  decimals = DECIMALS,
): string | undefined {
  const parts = partsOf(converter, unit);
  const smallest = parts.at(-1);
  if (!smallest || parts.length < 2) return undefined;
  const value = exactOf(amount);
  const counted = R.multiply(value, countOf(converter, unit, smallest));
  const { integer, exact } = R.scaledInteger(counted, decimals);
  const step = 10n ** BigInt(decimals);
  const components = split(converter, parts, integer, step);
  const [first, ...others] = components;
  if (!first) return undefined;
  const tiny = !exact && integer < step;
  if (others.length === 0 && (first.unit === unit || tiny)) return undefined;
  return `${exact ? "=" : "≈"} ${value.n < 0n ? "−" : ""}${components.map(({ text }) => text).join(" ")}`;
}

/** Units of which people give parts instead of decimals, such as feet and inches. */
const WITHOUT_DECIMALS = new Set(["foot", "stone"]);

/**
 * Formats the interpretation of an entry in a unit without decimals: "5 ft 7.7 in", "≈ 5 ft 10.87 in". Undefined for
 * other units and amounts.
 */
export function compoundReading(
  converter: CompiledConverter,
  unit: CompiledUnit,
  amount: Amount,
): string | undefined {
  if (!WITHOUT_DECIMALS.has(unit.id)) return undefined;
  const text = compoundText(converter, unit, amount, FRACTION_DECIMALS);
  return text?.startsWith("= ") ? text.slice(2) : compoundText(converter, unit, amount);
}

/** Splits steps of the smallest part into parts, without zeros; stops at the customary precision. */
function split(
  converter: CompiledConverter,
  parts: readonly CompiledUnit[],
  steps: bigint,
  step: bigint,
): { unit: CompiledUnit; text: string }[] {
  const smallest = parts[parts.length - 1] as CompiledUnit;
  let rest = steps;
  const components = parts.map((unit) => {
    const size = countOf(converter, unit, smallest).n * step;
    const count = unit === smallest ? R.rational(rest, size) : R.rational(rest / size);
    rest %= size;
    return { unit, count };
  });
  if (R.compare(components[0]?.count ?? R.ZERO, TOO_MANY) >= 0) return [];
  return components
    .filter(({ count }) => !R.isZero(count))
    .map(({ unit, count }) => ({ unit, text: withUnit(formatAmount(count).display, unit) }));
}

/** Returns the parts that the converter has; none for a unit of another law. */
function partsOf(converter: CompiledConverter, unit: CompiledUnit): CompiledUnit[] {
  const ids = PARTS.get(unit.id);
  if (!ids || unit.law.kind !== "linear" || unit.law.scaledBy) return [];
  const parts = ids.flatMap((id) => findUnit(converter, id) ?? []);
  return parts.length === ids.length && parts.every(({ law }) => law.kind === "linear" && !law.scaledBy)
    ? parts
    : [];
}

/** Returns the number of the smallest units in one of the unit `of`. */
function countOf(converter: CompiledConverter, of: CompiledUnit, smallest: CompiledUnit): R.Rational {
  const counted = convert(converter, { value: R.ONE, from: of.id, to: smallest.id });
  if (!counted.ok || typeof counted.value === "string")
    throw new RangeError(`${converter.slug}: ${of.id} is not counted in ${smallest.id}`);
  return exactOf(counted.value);
}
