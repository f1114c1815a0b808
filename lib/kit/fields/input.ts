import { firstProblem } from "../../core/result/result.ts";
import type { CompiledConverter } from "../../units/compile.ts";
import { type Amount, amountToNumber, convertToBase, isTextUnit } from "../../units/convert.ts";
import { type Digits, formatAmount, MAX_SIGNIFICANT } from "../../units/format.ts";
import { readValue } from "../../units/read-value.ts";
import { normalizeName, spellings } from "../../units/unit-names.ts";
import { findQuantity } from "../quantities/find.ts";
import { findLaws } from "../quantities/laws.ts";
import type { Quantity, QuantityText } from "../quantities/quantity.ts";
import { subset } from "../quantities/subset.ts";
import { allUnits, type UnitSystem } from "../quantities/systems.ts";
import { isStraight } from "../quantities/unit-curve.ts";
import type { QuantityEntry, QuantityField } from "./field.ts";
import { hintsIn } from "./hint.ts";
import { baseUnit, withoutCurrency } from "./read-quantity.ts";

type Limits = Pick<Quantity, "min" | "max">;

/** Declaration of a field: its additions to its quantity, and its deviations from it. */
interface InputDeclaration
  extends Omit<
      QuantityField,
      "kind" | "hint" | "converter" | "units" | "systems" | "default" | "min" | "max"
    >,
    Limits {
  /** Hint, with quantities in braces that are displayed in the field’s unit (lib/kit/fields/hint.ts). */
  hint?: string;
  /** undefined: initially empty, regardless of the quantity's default. */
  default?: Quantity["default"] | undefined;
}

type Optional<D> = D extends { optional: true } ? { optional: true } : unknown;

/**
 * Declares a field for a quantity. Parses its texts once, with the exact engine and all converters: no file
 * in a page’s code may import a caller. @throws RangeError naming the text, for an invalid unit, bound or
 * default.
 */
export function input<const D extends InputDeclaration>(
  quantity: Quantity,
  { min = quantity.min, max = quantity.max, alsoReads = quantity.alsoReads, ...declaration }: D,
): QuantityField & Optional<D> {
  const { systems } = quantity;
  const units = allUnits(systems);
  const converter = converterWith(quantity.converter, [...units, ...(alsoReads ?? [])]);
  const first = "default" in declaration ? declaration.default : quantity.default;
  const range = {
    ...(min !== undefined && { min: baseOf(converter, min) }),
    ...(max !== undefined && { max: baseOf(converter, max) }),
  };
  const { hint, ...about } = declaration;
  const field: QuantityField = {
    ...about,
    ...(hint !== undefined && {
      hint: hintsIn(converter, hint, units, range, (text) => baseOf(converter, text)),
    }),
    kind: "quantity",
    converter: quantity.converter,
    systems,
    units,
    ...(alsoReads && { alsoReads }),
    default: first === undefined ? undefined : defaultsOf(converter, quantity, first),
    ...range,
  };
  for (const entry of Object.values(field.default ?? {})) assertWithin(converter, field, entry);
  return field as QuantityField & Optional<D>;
}

/** Restricts a converter to these units. @throws RangeError naming a unit that does not exist. */
function converterWith(slug: string, ids: readonly string[]): CompiledConverter {
  const converter = subset(slug, new Set(ids));
  for (const unit of converter.units)
    if (isTextUnit(unit, findLaws(slug)))
      throw new RangeError(`${slug}/${unit.id} has texts as values: it is no unit of a calculator`);
  return converter;
}

/** Converts a text with its unit to the SI base unit. */
function baseOf(converter: CompiledConverter, text: QuantityText): number {
  // A field may have nonlinear units only: psig measures from atmospheric pressure.
  const units = converter.units.some(isStraight) ? converter : (findQuantity(converter.slug) ?? converter);
  const unit = baseUnit(units) ?? units.units.find(isStraight)?.id ?? "";
  return inBase(units, amountIn(units, text, unit), unit);
}

/** Converts an amount to the SI base unit. @throws RangeError if it is invalid for the quantity. */
function inBase(converter: CompiledConverter, value: Amount, from: string): number {
  const base = convertToBase(converter, { value, from }, findLaws(converter.slug));
  if (!base.ok) throw new RangeError(`${converter.slug}: ${firstProblem(base).message}`);
  return amountToNumber(base.value);
}

const NUMBER = /^[-+\d.,\s]+(?:e[-+]?\d+)?/i;

function amountIn(converter: CompiledConverter, text: QuantityText, unit: string): Amount {
  if (text.replace(NUMBER, "") === "")
    throw new RangeError(`${converter.slug}: “${text}” does not say its unit`);
  return amountOf(converter, text, unit);
}

function amountOf(converter: CompiledConverter, text: string, unit: string): Amount {
  const { slug } = converter;
  const plain = withoutCurrency(text, slug);
  // Loading every unit with its names takes megabytes for a ratio, and most texts only need the field’s
  // units.
  const units = namesUnitOf(converter, plain) ? converter : (findQuantity(slug) ?? converter);
  const read = readValue(plain, units, unit, findLaws(slug));
  if (!read.ok) throw new RangeError(`${converter.slug}: “${text}”: ${firstProblem(read).message}`);
  return read.value;
}

/** Returns true if a text is a number without a unit or with one of the converter. */
function namesUnitOf({ units }: CompiledConverter, text: string): boolean {
  const name = normalizeName(text.replace(NUMBER, ""));
  return name === "" || units.some((unit) => spellings(unit).includes(name));
}

/** Digits of a default that is converted for the other system: 1,500 kg is 3,300 lb, not 3,307. */
const ROUND_DIGITS = { min: 2, max: 3 };
const EXACT = { significant: MAX_SIGNIFICANT };

/**
 * Returns the defaults as declared in the first unit of their system, rounded in the other system if it declares none.
 */
function defaultsOf(
  converter: CompiledConverter,
  { systems }: Quantity,
  declared: NonNullable<Quantity["default"]>,
): Readonly<Record<UnitSystem, QuantityEntry>> {
  const entry = (text: QuantityText, unit: string, digits: Digits = EXACT): QuantityEntry => {
    const { plain, rounded } = formatAmount(amountIn(converter, text, unit), digits);
    // 5 ft 7 in is not a short decimal of feet, so it keeps its text.
    return { value: rounded && digits === EXACT ? text : plain, unit };
  };
  const [si, us] = [systems.si[0], systems.us[0]];
  if (typeof declared !== "string") return { si: entry(declared.si, si), us: entry(declared.us, us) };
  const inSi = entry(declared, si);
  return { si: inSi, us: entry(declared, us, us === si ? EXACT : roundDigits(converter, inSi, us)) };
}

/** Returns digits for a converted default that is as round as the declared one. Degrees are whole: 212 °F. */
function roundDigits(converter: CompiledConverter, { value }: QuantityEntry, unit: string): Digits {
  const isDegree = converter.units.find(({ id }) => id === unit)?.law.kind === "affine";
  const [mantissa = ""] = Math.abs(Number(value)).toExponential().split("e");
  const declared = mantissa.replace(".", "").length;
  const significant = isDegree ? ROUND_DIGITS.max : Math.max(ROUND_DIGITS.min, declared);
  return { significant: Math.min(significant, ROUND_DIGITS.max) };
}

function assertWithin(
  converter: CompiledConverter,
  { min = -Infinity, max = Infinity }: QuantityField,
  entry: QuantityEntry,
): void {
  const value = inBase(converter, amountOf(converter, entry.value, entry.unit), entry.unit);
  if (!(value >= min && value <= max))
    throw new RangeError(
      `${converter.slug}: the default of ${entry.value} ${entry.unit} is out of its range`,
    );
}
