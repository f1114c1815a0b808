import { failure, type Result, type Success, success } from "../../core/result/result.ts";
import { DEFAULT_CURRENCY, findCurrency } from "../../kit/fields/currency.ts";
import { formatMoney } from "../../kit/fields/money.ts";
import { areEqual, type Dimension, findUnitOf, type UnitValue } from "../../kit/reader/dimensions.ts";
import type { CompiledConverter } from "../../units/compile.ts";
import { compoundText } from "../../units/compound.ts";
import { formatAmount } from "../../units/format.ts";
import * as R from "../../units/rational.ts";
import { SCALE_POWERS } from "../../units/scale-words.ts";
import * as messages from "./messages.ts";

export interface TypedResult {
  value: string;
  unit: string;
  plain: string;
  isRounded: boolean;
}

export interface TypedValue {
  value: R.Rational;
  dimension: Dimension;
  /** The unit in which the value is displayed, by its factor to SI units. */
  factor: R.Rational;
  unit?: UnitValue;
  isCompound?: boolean;
}

/** Returns true for currency codes, which are dimensions of three letters. */
export const isCurrency = (name: string): boolean => /^[A-Z]{3}$/.test(name);

export const isPlain = ({ dimension }: TypedValue): boolean => Object.keys(dimension).length === 0;

function formatResult(amount: R.Rational, unit: string): Success<TypedResult> {
  const { display, plain, rounded } = formatAmount(amount);
  return success({ value: display, unit, plain: `${plain} ${unit}`.trim(), isRounded: rounded });
}

/** Formats a value in the unit that the question asks for. */
export function formatInTarget({ value, dimension }: TypedValue, target: UnitValue): Result<TypedResult> {
  if (!areEqual(dimension, target.dimension)) return failure("", messages.resultNotInUnit);
  if (!target.unit) return failure("", messages.resultUnitUnknown);
  return formatResult(R.divide(value, target.factor), symbolOf(target));
}

/** Formats a ratio as a percentage. Undefined if it has a unit. */
export function formatPercent(result: TypedValue): Success<TypedResult> | undefined {
  if (!isPlain(result)) return undefined;
  const { display, plain, rounded } = formatAmount(R.multiply(result.value, R.rational(100n)));
  return success({ value: display, unit: "%", plain: `${plain}%`, isRounded: rounded });
}

const symbolOf = ({ unit }: UnitValue): string =>
  unit === undefined ? "" : unit.symbol === "—" ? unit.plural : unit.symbol;

/** Formats a number in millions or another scale. Undefined if it has a unit. */
export function formatInScale(result: TypedValue, scale: string): Success<TypedResult> | undefined {
  const name = scale.replace(/s$/, "");
  const power = SCALE_POWERS[name];
  return power === undefined || !isPlain(result)
    ? undefined
    : formatResult(R.divide(result.value, R.rational(10n ** BigInt(power))), name);
}

/** Formats a value in its currency, in the unit that was entered, or in one with its dimension. */
export function formatInDefaultUnit(
  result: TypedValue,
  converters: readonly CompiledConverter[],
): Result<TypedResult> | undefined {
  const { value, dimension } = result;
  const names = Object.keys(dimension);
  const [code = ""] = names;
  if (names.length === 1 && isCurrency(code) && dimension[code] === 1) {
    const currency = code === "USD" ? DEFAULT_CURRENCY : findCurrency(code);
    if (!currency) return undefined;
    const text = formatMoney(R.toNumber(value), currency);
    return success({
      value: text,
      unit: "",
      plain: text,
      isRounded: !R.scaledInteger(value, currency.decimals).exact,
    });
  }
  if (names.length === 0) return formatResult(value, "");
  const unit =
    result.unit?.unit === undefined
      ? (findUnitOf(converters, dimension, result.factor) ?? findUnitOf(converters, dimension))
      : result.unit;
  if (!unit?.unit || !unit.converter) return failure("", messages.resultUnitMissing);
  const amount = R.divide(value, unit.factor);
  const parts =
    result.isCompound && unit.converter.slug === "length"
      ? feetAndInches(value)
      : result.isCompound || unit.converter.slug === "time"
        ? compoundText(unit.converter, unit.unit, amount)?.replace(/^= /, "")
        : undefined;
  if (parts !== undefined && !parts.startsWith("≈"))
    return success({ value: parts, unit: "", plain: parts, isRounded: false });
  return formatResult(amount, symbolOf(unit));
}

const INCH = R.rational(254n, 10_000n);
/** The finest mark on a tape measure. */
const FINEST = 64n;

/** Formats "8 ft 4 3/8 in". Undefined if the length isn’t on a mark of a tape measure. */
function feetAndInches(meters: R.Rational): string | undefined {
  const inches = R.divide(meters, INCH);
  if (inches.n < 0n || FINEST % inches.d !== 0n) return undefined;
  const feet = inches.n / (12n * inches.d);
  const rest = R.subtract(inches, R.rational(12n * feet));
  const whole = rest.n / rest.d;
  const part = R.subtract(rest, R.rational(whole));
  const inchText = [
    ...(whole > 0n ? [String(whole)] : []),
    ...(R.isZero(part) ? [] : [`${part.n}/${part.d}`]),
  ].join(" ");
  return (
    [...(feet > 0n ? [`${feet} ft`] : []), ...(inchText === "" ? [] : [`${inchText} in`])].join(" ") || "0 in"
  );
}
