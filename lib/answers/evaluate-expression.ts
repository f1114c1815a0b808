import { DEFAULT_CURRENCY, findCurrency } from "../fields/currency.ts";
import { formatMoney } from "../finance/money.ts";
import {
  areEqual,
  combineDimensions,
  type Dimension,
  findUnitOf,
  type UnitValue,
} from "../reader/dimensions.ts";
import type { ParsedExpression } from "../reader/expression/parser.ts";
import { type BinaryExpression, type Expression, isPercentage } from "../reader/expression/tree.ts";
import type { CompiledConverter } from "../units/compile.ts";
import { compoundText } from "../units/compound.ts";
import { formatAmount } from "../units/format.ts";
import * as R from "../units/rational.ts";
import { withUnit } from "../units/with-unit.ts";

/** The value of an expression with units, money or percentages, for reading. */
export interface TypedResult {
  value: string;
  unit: string;
  plain: string;
  isRounded: boolean;
}

interface TypedValue {
  value: R.Rational;
  dimension: Dimension;
  /** The unit in which the value is displayed, by its factor to SI units. */
  factor: R.Rational;
  unit?: UnitValue;
  isCompound?: boolean;
}

const DOLLARS: Dimension = { USD: 1 };
/** Codes of currencies are dimensions of three letters. */
const isCurrency = (name: string): boolean => /^[A-Z]{3}$/.test(name);
const MAX_POWER = 8;
/** Longer numbers are not computed exactly, at any step: powers of powers double their digits with each character. */
const MAX_DIGITS = 400;

/** True if an expression has a quantity, money, or a result in a unit. */
export function isTyped({ tree, target, scale, isMoney, isPercent }: ParsedExpression): boolean {
  return isMoney || isPercent || target !== undefined || scale !== undefined || hasUnits(tree);
}

function hasUnits(tree: Expression): boolean {
  switch (tree.kind) {
    case "money":
    case "quantity":
      return true;
    case "binary":
      return hasUnits(tree.left) || hasUnits(tree.right);
    case "function":
      return tree.arguments.some(hasUnits);
    case "negative":
    case "factorial":
    case "group":
      return hasUnits(tree.of);
    default:
      return false;
  }
}

/** Computes an expression with units. Returns a sentence if its units don’t fit, undefined if it isn’t one of those. */
export function evaluateTyped(
  parsed: ParsedExpression,
  converters: readonly CompiledConverter[],
): TypedResult | string | undefined {
  const { tree, target, scale, isMoney, isPercent } = parsed;
  const result = evaluate(tree, isMoney && !isPercent);
  if (typeof result === "string" || result === undefined) return result;
  if (isPercent) return target || scale !== undefined ? undefined : inPercent(result);
  const inDollars = target !== undefined && areEqual(target.dimension, DOLLARS);
  const plainMoney =
    isMoney && Object.keys(result.dimension).length === 0 && (!target || inDollars) && !scale;
  const value = plainMoney ? { ...result, dimension: DOLLARS } : result;
  if (inDollars && !areEqual(value.dimension, DOLLARS)) return "The result isn’t an amount of dollars.";
  if (target && !inDollars)
    return inTarget(
      value,
      target.unit ? target : (findUnitOf(converters, target.dimension, target.factor) ?? target),
    );
  if (scale !== undefined) return inScale(value, scale);
  return inDefaultUnit(value, converters);
}

const digitsOf = ({ n, d }: R.Rational): number => n.toString().length + d.toString().length;

function evaluate(tree: Expression, isMoney: boolean): TypedValue | string | undefined {
  const result = evaluateStep(tree, isMoney);
  const isTooLong =
    typeof result === "object" && [result.value, result.factor].some((each) => digitsOf(each) > MAX_DIGITS);
  return isTooLong ? undefined : result;
}

/** Reads "12.5" and "33 1/3". */
function parsePercentage(text: string): R.Rational | undefined {
  const [first = "", above, below] = text.split(/[ /]/);
  const whole = R.parseDecimal(first);
  return whole === undefined || above === undefined || below === undefined
    ? whole
    : R.add(whole, R.rational(BigInt(above), BigInt(below)));
}

function evaluateStep(tree: Expression, isMoney: boolean): TypedValue | string | undefined {
  const plain = (value: R.Rational | undefined): TypedValue | undefined =>
    value && { value, dimension: {}, factor: R.ONE };
  switch (tree.kind) {
    case "number":
      return plain(R.parseDecimal(tree.text));
    case "percent": {
      const value = parsePercentage(tree.text);
      return plain(value && R.divide(value, R.rational(100n)));
    }
    case "money": {
      const value = R.parseDecimal(tree.text);
      return value && { value, dimension: { [tree.currency]: 1 }, factor: R.ONE };
    }
    case "quantity": {
      const { value, unit, isCompound } = tree.quantity;
      return { value, dimension: unit.dimension, factor: unit.factor, unit, isCompound };
    }
    case "group":
      return evaluate(tree.of, isMoney);
    case "negative": {
      const of = evaluate(tree.of, isMoney);
      return typeof of === "object" ? { ...of, value: R.negate(of.value) } : of;
    }
    case "function": {
      const items = tree.arguments.map((item) => evaluate(item, isMoney));
      if (tree.name !== "sum" && tree.name !== "mean") return undefined;
      const sum = items.reduce((a, b) =>
        typeof a === "object" && typeof b === "object"
          ? addValues(a, b, "+", isMoney)
          : typeof a === "string"
            ? a
            : b,
      );
      if (typeof sum !== "object" || tree.name === "sum") return sum;
      return { ...sum, value: R.divide(sum.value, R.rational(BigInt(items.length))) };
    }
    case "binary":
      return evaluateBinary(tree, isMoney);
    default:
      return undefined;
  }
}

function evaluateBinary(
  { sign, left, right }: BinaryExpression,
  isMoney: boolean,
): TypedValue | string | undefined {
  const [a, b] = [evaluate(left, isMoney), evaluate(right, isMoney)];
  if (typeof a !== "object") return a;
  if (typeof b !== "object") return b;
  switch (sign) {
    case "+":
    case "-":
      if (right.kind === "percent" && !isPercentage(left)) {
        const rate = sign === "+" ? R.add(R.ONE, b.value) : R.subtract(R.ONE, b.value);
        return { ...a, value: R.multiply(a.value, rate) };
      }
      return addValues(a, b, sign, isMoney);
    case "*":
      return product(a, b, 1);
    case "/":
      return R.isZero(b.value) ? "Division by zero has no result." : product(a, b, -1);
    case "^": {
      const power = R.isInteger(b.value) ? Number(b.value.n) : undefined;
      if (power === undefined || Math.abs(power) > MAX_POWER || Object.keys(b.dimension).length > 0)
        return undefined;
      if (R.isZero(a.value) && power <= 0) return undefined;
      return {
        value: R.power(a.value, power),
        dimension: combineDimensions({}, a.dimension, power),
        factor: R.power(a.factor, power),
      };
    }
    default:
      return undefined;
  }
}

function addValues(a: TypedValue, b: TypedValue, sign: "+" | "-", isMoney: boolean): TypedValue | string {
  const isMoneyWithNumber =
    isMoney || [a, b].some(({ dimension }) => Object.keys(dimension).some(isCurrency));
  const [first, second] = [a, b].map((value, place) => {
    const other = place === 0 ? b : a;
    const isPlain = Object.keys(value.dimension).length === 0;
    return isMoneyWithNumber && isPlain ? { ...value, dimension: other.dimension } : value;
  }) as [TypedValue, TypedValue];
  if (!areEqual(first.dimension, second.dimension))
    return `${nameOf(a)} and ${nameOf(b)} can’t be ${sign === "+" ? "added" : "subtracted"}.`;
  const value = sign === "+" ? R.add(first.value, second.value) : R.subtract(first.value, second.value);
  return { ...first, value, isCompound: first.isCompound === true || second.isCompound === true };
}

const nameOf = (value: TypedValue): string => {
  if (Object.keys(value.dimension).length === 0) return formatAmount(value.value).display;
  const { display } = formatAmount(R.divide(value.value, value.factor));
  return value.unit?.unit ? withUnit(display, value.unit.unit) : display;
};

function product(a: TypedValue, b: TypedValue, power: 1 | -1): TypedValue {
  const isPlain = (value: TypedValue): boolean => Object.keys(value.dimension).length === 0;
  const value = power === 1 ? R.multiply(a.value, b.value) : R.divide(a.value, b.value);
  if (isPlain(b)) return { ...a, value };
  if (isPlain(a) && power === 1) return { ...b, value };
  return {
    value,
    dimension: combineDimensions(a.dimension, b.dimension, power),
    factor: power === 1 ? R.multiply(a.factor, b.factor) : R.divide(a.factor, b.factor),
  };
}

function inTarget({ value, dimension }: TypedValue, target: UnitValue): TypedResult | string {
  if (!areEqual(dimension, target.dimension)) return "The result isn’t a quantity of that unit.";
  if (!target.unit) return "The result has a unit that isn’t known here.";
  const { display, plain, rounded } = formatAmount(R.divide(value, target.factor));
  const unit = symbolOf(target);
  return { value: display, unit, plain: `${plain} ${unit}`, isRounded: rounded };
}

/** Undefined for a sum with a percentage, which is no percentage. */
function inPercent({ value, dimension }: TypedValue): TypedResult | undefined {
  if (Object.keys(dimension).length > 0) return undefined;
  const { display, plain, rounded } = formatAmount(R.multiply(value, R.rational(100n)));
  return { value: display, unit: "%", plain: `${plain}%`, isRounded: rounded };
}

const symbolOf = ({ unit }: UnitValue): string =>
  unit === undefined ? "" : unit.symbol === "—" ? unit.plural : unit.symbol;

const SCALES: Readonly<Record<string, bigint>> = {
  thousand: 1_000n,
  lakh: 100_000n,
  million: 1_000_000n,
  crore: 10_000_000n,
  billion: 1_000_000_000n,
};

function inScale({ value, dimension }: TypedValue, scale: string): TypedResult | undefined {
  const name = scale.replace(/s$/, "");
  const size = SCALES[name];
  if (size === undefined || Object.keys(dimension).length > 0) return undefined;
  const { display, plain, rounded } = formatAmount(R.divide(value, R.rational(size)));
  return { value: display, unit: name, plain: `${plain} ${name}`, isRounded: rounded };
}

function inDefaultUnit(
  result: TypedValue,
  converters: readonly CompiledConverter[],
): TypedResult | string | undefined {
  const { value, dimension } = result;
  const names = Object.keys(dimension);
  const [code = ""] = names;
  if (names.length === 1 && isCurrency(code) && dimension[code] === 1) {
    const currency = code === "USD" ? DEFAULT_CURRENCY : findCurrency(code);
    if (!currency) return undefined;
    const text = formatMoney(R.toNumber(value), currency);
    return {
      value: text,
      unit: "",
      plain: text,
      isRounded: !R.scaledInteger(value, currency.decimals).exact,
    };
  }
  if (names.length === 0) {
    const { display, plain, rounded } = formatAmount(value);
    return { value: display, unit: "", plain, isRounded: rounded };
  }
  const unit =
    result.unit?.unit === undefined
      ? (findUnitOf(converters, dimension, result.factor) ?? findUnitOf(converters, dimension))
      : result.unit;
  if (!unit?.unit || !unit.converter) return "The result has no unit that is known here. Name one: “in N/m”.";
  const amount = R.divide(value, unit.factor);
  const { display, plain, rounded } = formatAmount(amount);
  const parts =
    result.isCompound && unit.converter.slug === "length"
      ? feetAndInches(value)
      : result.isCompound || unit.converter.slug === "time"
        ? compoundText(unit.converter, unit.unit, amount)?.replace(/^= /, "")
        : undefined;
  if (parts !== undefined && !parts.startsWith("≈"))
    return { value: parts, unit: "", plain: parts, isRounded: false };
  const symbol = symbolOf(unit);
  return { value: display, unit: symbol, plain: `${plain} ${symbol}`, isRounded: rounded };
}

const INCH = R.rational(254n, 10_000n);
/** The finest mark on a tape measure. */
const FINEST = 64n;

/** "8 ft 4 3/8 in"; undefined if the length isn’t on a mark of a tape measure. */
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
