import { failure, type Result, success } from "../../core/result/result.ts";
import { areEqual, combineDimensions, type Dimension, findUnitOf } from "../../kit/reader/dimensions.ts";
import type { ParsedExpression } from "../../kit/reader/expression/parser.ts";
import { type BinaryExpression, type Expression, isPercentage } from "../../kit/reader/expression/tree.ts";
import type { CompiledConverter } from "../../units/compile.ts";
import { formatAmount } from "../../units/format.ts";
import * as R from "../../units/rational.ts";
import { withUnit } from "../../units/with-unit.ts";
import * as messages from "./messages.ts";
import {
  formatInDefaultUnit,
  formatInScale,
  formatInTarget,
  formatPercent,
  isCurrency,
  isPlain,
  type TypedResult,
  type TypedValue,
} from "./typed-result.ts";

const DOLLARS: Dimension = { USD: 1 };
const MAX_POWER = 8;
/** Maximum digits of exact numbers, at any step: powers of powers double their digits with each character. */
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

/** Computes an expression with units. Fails if its units don’t fit; undefined if it isn’t one of those. */
export function evaluateTyped(
  parsed: ParsedExpression,
  converters: readonly CompiledConverter[],
): Result<TypedResult> | undefined {
  const { tree, target, scale, isMoney, isPercent } = parsed;
  const evaluated = evaluate(tree, isMoney && !isPercent);
  if (!evaluated?.ok) return evaluated;
  const result = evaluated.value;
  if (isPercent) return target || scale !== undefined ? undefined : formatPercent(result);
  const inDollars = target !== undefined && areEqual(target.dimension, DOLLARS);
  const plainMoney = isMoney && isPlain(result) && (!target || inDollars) && !scale;
  const value = plainMoney ? { ...result, dimension: DOLLARS } : result;
  if (inDollars && !areEqual(value.dimension, DOLLARS)) return failure("", messages.resultNotDollars);
  if (target && !inDollars)
    return formatInTarget(
      value,
      target.unit ? target : (findUnitOf(converters, target.dimension, target.factor) ?? target),
    );
  if (scale !== undefined) return formatInScale(value, scale);
  return formatInDefaultUnit(value, converters);
}

const digitsOf = ({ n, d }: R.Rational): number => n.toString().length + d.toString().length;

function evaluate(tree: Expression, isMoney: boolean): Result<TypedValue> | undefined {
  const result = evaluateStep(tree, isMoney);
  const isTooLong =
    result?.ok && [result.value.value, result.value.factor].some((each) => digitsOf(each) > MAX_DIGITS);
  return isTooLong ? undefined : result;
}

function parsePercentage(text: string): R.Rational | undefined {
  const [first = "", above, below] = text.split(/[ /]/);
  const whole = R.parseDecimal(first);
  return whole === undefined || above === undefined || below === undefined
    ? whole
    : R.add(whole, R.rational(BigInt(above), BigInt(below)));
}

function evaluateStep(tree: Expression, isMoney: boolean): Result<TypedValue> | undefined {
  const inDimension = (value: R.Rational | undefined, dimension: Dimension = {}) =>
    value && success({ value, dimension, factor: R.ONE });
  switch (tree.kind) {
    case "number":
      return inDimension(R.parseDecimal(tree.text));
    case "percent": {
      const value = parsePercentage(tree.text);
      return inDimension(value && R.divide(value, R.rational(100n)));
    }
    case "money":
      return inDimension(R.parseDecimal(tree.text), { [tree.currency]: 1 });
    case "quantity": {
      const { value, unit, isCompound } = tree.quantity;
      return success({ value, dimension: unit.dimension, factor: unit.factor, unit, isCompound });
    }
    case "group":
      return evaluate(tree.of, isMoney);
    case "negative": {
      const of = evaluate(tree.of, isMoney);
      return of?.ok ? success({ ...of.value, value: R.negate(of.value.value) }) : of;
    }
    case "function": {
      const items = tree.arguments.map((item) => evaluate(item, isMoney));
      if (tree.name !== "sum" && tree.name !== "mean") return undefined;
      const sum = items.reduce((a, b, place) =>
        a?.ok && b?.ok
          ? addValues(a.value, b.value, "+", isMoney, [undefined, tree.arguments[place]])
          : a?.ok === false
            ? a
            : b,
      );
      if (!sum?.ok || tree.name === "sum") return sum;
      return success({ ...sum.value, value: R.divide(sum.value.value, R.rational(BigInt(items.length))) });
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
): Result<TypedValue> | undefined {
  const [first, second] = [evaluate(left, isMoney), evaluate(right, isMoney)];
  if (!first?.ok) return first;
  if (!second?.ok) return second;
  const [a, b] = [first.value, second.value];
  switch (sign) {
    case "+":
    case "-":
      if (right.kind === "percent" && !isPercentage(left)) {
        const rate = sign === "+" ? R.add(R.ONE, b.value) : R.subtract(R.ONE, b.value);
        return success({ ...a, value: R.multiply(a.value, rate) });
      }
      return addValues(a, b, sign, isMoney, [left, right]);
    case "*":
      return success(product(a, b, 1));
    case "/":
      return R.isZero(b.value) ? failure("", messages.divisionByZero) : success(product(a, b, -1));
    case "^": {
      const power = R.isInteger(b.value) ? Number(b.value.n) : undefined;
      if (power === undefined || Math.abs(power) > MAX_POWER || !isPlain(b)) return undefined;
      if (R.isZero(a.value) && power <= 0) return undefined;
      return success({
        value: R.power(a.value, power),
        dimension: combineDimensions({}, a.dimension, power),
        factor: R.power(a.factor, power),
      });
    }
    default:
      return undefined;
  }
}

function addValues(
  a: TypedValue,
  b: TypedValue,
  sign: "+" | "-",
  isMoney: boolean,
  [left, right]: readonly (Expression | undefined)[],
): Result<TypedValue> {
  const isMoneyWithNumber =
    isMoney || [a, b].some(({ dimension }) => Object.keys(dimension).some(isCurrency));
  const [first, second] = [a, b].map((value, place) => {
    const other = place === 0 ? b : a;
    return isMoneyWithNumber && isPlain(value) ? { ...value, dimension: other.dimension } : value;
  }) as [TypedValue, TypedValue];
  if (!areEqual(first.dimension, second.dimension))
    return failure("", messages.dimensionsDiffer({ first: nameOf(a, left), second: nameOf(b, right), sign }));
  const value = sign === "+" ? R.add(first.value, second.value) : R.subtract(first.value, second.value);
  return success({ ...first, value, isCompound: first.isCompound === true || second.isCompound === true });
}

const nameOf = (value: TypedValue, tree: Expression | undefined): string => {
  if (tree?.kind === "quantity") return tree.quantity.text;
  if (isPlain(value)) return formatAmount(value.value).display;
  const { display } = formatAmount(R.divide(value.value, value.factor));
  return value.unit?.unit ? withUnit(display, value.unit.unit) : display;
};

function product(a: TypedValue, b: TypedValue, power: 1 | -1): TypedValue {
  const value = power === 1 ? R.multiply(a.value, b.value) : R.divide(a.value, b.value);
  if (isPlain(b)) return { ...a, value };
  if (isPlain(a) && power === 1) return { ...b, value };
  return {
    value,
    dimension: combineDimensions(a.dimension, b.dimension, power),
    factor: power === 1 ? R.multiply(a.factor, b.factor) : R.divide(a.factor, b.factor),
  };
}
