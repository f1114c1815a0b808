import temperature from "../../../converters/thermal-heat-transfer/temperature.ts";
import { firstProblem } from "../../../core/result/result.ts";
import { formulaText } from "../../../kit/formulas/text.ts";
import { compileConverter } from "../../../units/compile.ts";
import { convert, isRational } from "../../../units/convert.ts";
import { definitions, resolveDefinition } from "../../../units/definitions/resolve.ts";
import { evaluate as evaluateUnit } from "../../../units/expression.ts";
import { dimensionText, type Factor, multiplyFactors, PI, raiseFactor } from "../../../units/factor.ts";
import { libraryFiles } from "../../../units/library.ts";
import { findUnitByName } from "../../../units/unit-names.ts";
import { type Expression, namesIn } from "../expressions/expression.ts";
import { expressionTree } from "../expressions/expression-tree.ts";
import { plainText } from "../expressions/plain-text.ts";
import { readExpression } from "../expressions/read-line.ts";
import { messages } from "../messages.ts";
import { fail, LIMITS } from "../numbers/budget.ts";
import * as R from "../numbers/metered-rational.ts";
import {
  inexact,
  isComplex,
  isExact,
  type Num,
  realCall,
  realPower,
  times,
  toDouble,
  whole,
} from "../numbers/numbers.ts";

/** Words for units of time, which the library leaves to their converter, and common short forms. */
const SHORT: Readonly<Record<string, string>> = {
  sec: "s",
  second: "s",
  seconds: "s",
  minute: "min",
  minutes: "min",
  hr: "h",
  hrs: "h",
  hour: "h",
  hours: "h",
  day: "d",
  days: "d",
  week: "7 d",
  weeks: "7 d",
  gal: "galUS",
  inch: "in",
  ohm: "Ohm",
  cc: "cm^3",
  l: "L",
};

let namesCache: ReadonlyMap<string, string> | undefined;

/** Maps every name of the library's units (symbols, names, plurals, aliases of one word) to its relation. */
function libraryNames(): ReadonlyMap<string, string> {
  if (namesCache) return namesCache;
  const names = new Map<string, string>();
  for (const [id, { factor, name, plural, symbol, aliases = [] }] of libraryFiles.flatMap(Object.entries)) {
    const spellings = [symbol, id, name.toLowerCase(), plural ?? `${name.toLowerCase()}s`, ...aliases];
    for (const each of spellings)
      if (/^[\p{L}_]\w*$/u.test(each) && !names.has(each)) names.set(each, factor);
  }
  namesCache = names;
  return names;
}

/** Returns the exact factor of a unit to the base units, or undefined. */
export function unitFactor(name: string): Factor | undefined {
  const relation =
    (Object.hasOwn(SHORT, name) ? SHORT[name] : undefined) ??
    (isDefined(name) ? name : (libraryNames().get(name) ?? libraryNames().get(name.toLowerCase())));
  return relation === undefined || relation === "" ? undefined : evaluateUnit(relation, resolveDefinition);
}

function isDefined(name: string): boolean {
  if (name === "pi") return false;
  if (definitions.has(name)) return true;
  try {
    resolveDefinition(name);
    return true;
  } catch {
    return false;
  }
}

const UNIT_MARKS = [" to ", " into ", "->", "→", " as ", " in "];

/** Line that asks for another unit: "60 mi/h to m/s". */
export interface UnitQuestion {
  from: string;
  to: string;
}

/** Splits a question for another unit into its two sides; undefined for other lines. */
export function unitQuestion(line: string): UnitQuestion | undefined {
  if (line.length > 300) return undefined;
  const mark = UNIT_MARKS.find((each) => line.includes(each));
  if (mark === undefined) return undefined;
  const place = line.lastIndexOf(mark);
  const [from, to] = [line.slice(0, place).trim(), line.slice(place + mark.length).trim()];
  return from === "" || to === "" || /^[-+*/^)=]/.test(to) ? undefined : { from, to };
}

interface Amount {
  factor: Factor;
}

/** Returns the value of a variable, for expressions with units. */
export type ValueOf = (name: string) => Num | undefined;

/**
 * Converts an expression of quantities to a unit, exactly if its numbers and units are exact.
 * @throws InputError if the dimensions differ, or a unit does not exist.
 */
export function inUnit({ from, to }: UnitQuestion, valueNamed: ValueOf): { value: Num; unit: string } {
  const warm = temperatureIn(from, to);
  if (warm) return warm;
  const [amount, unit] = [amountOf(unitsRead(from), valueNamed), amountOf(unitsRead(to), () => undefined)];
  const [dimension, wanted] = [dimensionText(amount.factor.dimension), dimensionText(unit.factor.dimension)];
  if (dimension !== wanted)
    fail(
      messages.units.differentDimensions({
        from,
        to,
        dimension: dimensionName(dimension),
        wanted: dimensionName(wanted),
      }),
    );
  const pi = amount.factor.pi - unit.factor.pi;
  const ratio = R.divide(amount.factor.ratio, unit.factor.ratio);
  const value: Num = times(ratio, realPower(realCall("acos", whole(-1)), whole(pi)));
  return { value, unit: to };
}

const dimensionName = (dimension: string): string =>
  dimension === "1" ? messages.units.plainNumbers : dimension;

/** Reads units; "5 ft 11 in" has an implicit plus, and "in" is the inch. */
export function unitsRead(text: string): Expression {
  const plain = plainText(text)
    .replace(/ of (?=[\d(])/g, " * ")
    .replace(/(?<=[\d ])in(?![A-Za-z])/g, "inch")
    .replace(/(?<=[\d /*])min(?![A-Za-z(])/g, "minute")
    .replace(/(?<=[A-Za-z]) (?=\d)/g, " + ")
    .replace(/µ/g, "u")
    .replace(/Ω/g, "ohm");
  return readExpression(plain.replace(/^in(?![A-Za-z])/, "inch"), new Set());
}

const plain = (ratio: R.Rational): Amount => ({ factor: { ratio, pi: 0, dimension: {}, measured: false } });

export function amountOf(expression: Expression, valueNamed: ValueOf): Amount {
  switch (expression.kind) {
    case "number":
      return plain(expression.value);
    case "name":
      return namedAmount(expression.name, valueNamed);
    case "operation": {
      const [left, right] = expression.args.map((part) => amountOf(part, valueNamed));
      if (!left) return fail(messages.noResult.somethingMissing);
      return joined(expression.operator, left, right, expression.args);
    }
    case "call":
      return fail(messages.units.function(expression.name));
    default:
      return fail(messages.units.list);
  }
}

function namedAmount(name: string, valueNamed: ValueOf): Amount {
  const value = valueNamed(name);
  if (value !== undefined) {
    if (isComplex(value)) return fail(messages.units.complexNumber(name));
    return plain(isExact(value) ? value : R.fromNumber(toDouble(value)));
  }
  if (name === "pi") return { factor: { ratio: R.ONE, pi: 1, dimension: {}, measured: false } };
  const factor = unitFactor(name);
  return factor ? { factor } : fail(messages.units.unknown(name.slice(0, 40)));
}

function joined(
  operator: string,
  { factor: a }: Amount,
  right: Amount | undefined,
  terms: readonly Expression[],
): Amount {
  if (operator === "neg") return { factor: { ...a, ratio: R.negate(a.ratio) } };
  const b = right?.factor;
  if (!b) return fail(messages.units.operation);
  switch (operator) {
    case "*":
      return { factor: multiplyFactors(a, b) };
    case "/":
      if (R.isZero(b.ratio)) fail(messages.noResult.divisionByZero);
      return { factor: multiplyFactors(a, raiseFactor(b, -1)) };
    case "^": {
      const count = Number(b.ratio.n);
      if (b.ratio.d !== 1n || Math.abs(count) > 12 || dimensionText(b.dimension) !== "1" || b.pi !== 0)
        fail(messages.units.power);
      if (sizeOf(a.ratio) * Math.abs(count) > LIMITS.bits) fail(messages.units.numbersTooLong);
      return { factor: raiseFactor(a, count) };
    }
    case "+":
    case "-": {
      const [dimension, other] = [dimensionText(a.dimension), dimensionText(b.dimension)];
      if (dimension !== other)
        return fail(messages.units.sum(terms.map((term) => formulaText(expressionTree(term)))));
      const second = a.pi === b.pi ? b.ratio : R.multiply(b.ratio, R.power(PI, b.pi - a.pi));
      return {
        factor: { ...a, ratio: operator === "+" ? R.add(a.ratio, second) : R.subtract(a.ratio, second) },
      };
    }
    default:
      return fail(messages.units.operation);
  }
}

const sizeOf = ({ n, d }: R.Rational): number => (n.toString(16).length + d.toString(16).length) * 4;

const DEGREES = /^([-−]?\d{1,30}(?:\.\d{1,30})?) ?°? ?(C|F|K|R|celsius|fahrenheit|kelvin|degC|degF)$/;
const SCALE = /^°? ?(C|F|K|R|celsius|fahrenheit|kelvin|degC|degF)$/;
/** Names of temperature scales, which have different zeros. */
export const SCALE_NAMES: ReadonlySet<string> = new Set(["degC", "degF", "celsius", "fahrenheit"]);
const SCALES: Readonly<Record<string, string>> = { degC: "C", degF: "F", R: "°R" };

/** Converts temperatures, whose scales have different zeros: "20 °C to °F". */
function temperatureIn(from: string, to: string): { value: Num; unit: string } | undefined {
  const [, digits, scale = ""] = DEGREES.exec(from) ?? [];
  const wanted = SCALE.exec(to)?.[1];
  if (digits === undefined || wanted === undefined) return undefined;
  const converter = compileConverter(temperature);
  const unit = (name: string): string => findUnitByName(converter, SCALES[name] ?? name) ?? "kelvin";
  const number = R.parseDecimal(digits.replace("−", "-")) ?? R.ZERO;
  const outcome = convert(converter, { value: number, from: unit(scale), to: unit(wanted) });
  if (!outcome.ok) return fail(firstProblem(outcome).message);
  const symbol = converter.units.find(({ id }) => id === unit(wanted))?.symbol ?? to;
  return {
    value: isRational(outcome.value) ? outcome.value : inexact(R.fromNumber(Number(outcome.value))),
    unit: symbol,
  };
}

const decimalOf = (text: string): R.Rational => R.parseDecimal(text) ?? R.ZERO;
const NUMBER = String.raw`\d{1,30}(?:\.\d{1,30})?`;
const DEGREE = "(°[CF]|° [CF]|deg[CF]|celsius|fahrenheit|K|kelvin)";
const TEMPERATURE_SUM = new RegExp(`^(-?${NUMBER}) ?${DEGREE} ?([+-]) ?(${NUMBER}) ?${DEGREE}$`);

/** Adds a difference to a temperature, in the scale of the temperature: "20 °C + 5 K". Undefined for other lines. */
export function temperatureSum(line: string): { value: Num; unit: string } | undefined {
  const [, start = "", scale = "", sign, change = "", degree = ""] =
    TEMPERATURE_SUM.exec(line.replace(/[−–]/g, "-")) ?? [];
  if (sign === undefined) return undefined;
  const [left, right] = [scale, degree].map((name) => /[CFK]$/.exec(name)?.[0] ?? name[0]?.toUpperCase());
  const size = (unit: string | undefined): R.Rational => (unit === "F" ? R.rational(5n, 9n) : R.ONE);
  const difference = R.divide(R.multiply(decimalOf(change), size(right)), size(left));
  const value = (sign === "+" ? R.add : R.subtract)(decimalOf(start), difference);
  return { value, unit: left === "K" ? "K" : `°${left}` };
}

/** True if every name on the right side is a unit: "x in radians" may have another meaning. */
export function asksForUnit(question: UnitQuestion): boolean {
  if (SCALE.test(question.to)) return true;
  try {
    const names = [...namesIn(unitsRead(question.to))];
    return names.length > 0 && names.every((name) => unitFactor(name) !== undefined);
  } catch {
    return false;
  }
}
