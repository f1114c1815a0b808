import type { CompiledConverter, CompiledUnit } from "./compile.ts";
import { factorValue, parseFactor } from "./factor.ts";
import { superscript } from "./figures.ts";
import { formatAmount } from "./format.ts";
import type { ParameterValues } from "./law.ts";
import { withoutRemarks } from "./names.ts";
import type { Exactness } from "./quantity.ts";
import * as R from "./rational.ts";

export interface PairFormula {
  /** One line for a direct pair ("ft = m ÷ 0.3048"), two via the base unit. */
  lines: readonly string[];
  /** Formats the right side of a one-line formula with a number for the variable; undefined for two lines. */
  substituted?: (value: string, parameters: ParameterValues) => string;
  /** True if the factors in the lines are rounded. */
  rounded: boolean;
}

const RANK: Readonly<Record<Exactness, number>> = { exact: 0, convention: 1, measured: 2 };

/** Returns the weaker exactness of the two units. */
export const pairExactness = (from: CompiledUnit, to: CompiledUnit): Exactness =>
  RANK[from.exactness] >= RANK[to.exactness] ? from.exactness : to.exactness;

export function pairFormula(converter: CompiledConverter, from: CompiledUnit, to: CompiledUnit): PairFormula {
  const [x, y] = variableNames(from, to);
  const build = closedForm(converter, from, to);
  if (build) {
    const { text, rounded } = build;
    return { lines: [`${y} = ${text(x)}`], substituted: text, rounded };
  }
  return {
    lines: [lineToBase(converter, from, to), lineFromBase(converter, from, to)].filter(
      (line) => line !== undefined,
    ),
    rounded: [
      from.formula ? undefined : closedForm(converter, from, baseUnit(converter)),
      to.formula ? undefined : closedForm(converter, baseUnit(converter), to),
    ].some((form) => form?.rounded),
  };
}

/** Returns symbols if both units have different ones, names otherwise. */
function variableNames(from: CompiledUnit, to: CompiledUnit): [string, string] {
  const usable = from.symbol !== "—" && to.symbol !== "—" && from.symbol !== to.symbol;
  return usable ? [from.symbol, to.symbol] : [from.plural, to.plural];
}

/** Formats the right side of a formula for x; parameters by name, or as numbers if passed. */
type Text = (x: string, parameters?: ParameterValues) => string;
interface ClosedForm {
  text: Text;
  rounded: boolean;
}

type FactorParts = ReturnType<typeof parseFactor>;

const factorOf = (text: string): R.Rational => factorValue(parseFactor(text));

function divideFactors(above: string, below: string): FactorParts {
  const [a, b] = [parseFactor(above), parseFactor(below)];
  return { ratio: R.divide(a.ratio, b.ratio), pi: a.pi - b.pi };
}

function closedForm(
  converter: CompiledConverter,
  from: CompiledUnit,
  to: CompiledUnit,
): ClosedForm | undefined {
  const a = from.law;
  const b = to.law;
  if (a.kind === "linear" && b.kind === "linear") {
    return product(divideFactors(a.factor, b.factor), scaleText(converter, a.scaledBy, b.scaledBy));
  }
  if (a.kind === "reciprocal" && b.kind === "reciprocal") {
    return product(divideFactors(b.numerator, a.numerator), scaleText(converter, b.scaledBy, a.scaledBy));
  }
  if (a.kind === "linear" && b.kind === "reciprocal") {
    return quotient(
      R.divide(factorOf(b.numerator), factorOf(a.factor)),
      scaleText(converter, b.scaledBy, a.scaledBy),
    );
  }
  if (a.kind === "reciprocal" && b.kind === "linear") {
    return quotient(
      R.divide(factorOf(a.numerator), factorOf(b.factor)),
      scaleText(converter, a.scaledBy, b.scaledBy),
    );
  }
  const affine = [a, b].every((law) => law.kind === "affine" || (law.kind === "linear" && !law.scaledBy));
  return affine ? affineForm(affineOf(from), affineOf(to)) : undefined;
}

function affineOf(unit: CompiledUnit): { factor: R.Rational; offset: R.Rational } {
  const law = unit.law;
  if (law.kind === "affine") return { factor: factorOf(law.factor), offset: R.parseRatio(law.offset) };
  return { factor: law.kind === "linear" ? factorOf(law.factor) : R.ONE, offset: R.ZERO };
}

interface Scale {
  /** Formats " × specific gravity ÷ density". */
  text: (parameters?: ParameterValues) => string;
  /** Product of the factors of the parameters' units: 1000 kg/m³ for a density in g/mL. */
  factor: FactorParts;
}

/** Formats the parameters that do not cancel. */
function scaleText(
  converter: CompiledConverter,
  above: Readonly<Record<string, number>> = {},
  below: Readonly<Record<string, number>> = {},
): Scale {
  const powers = converter.parameters
    .map((parameter) => ({ parameter, power: (above[parameter.id] ?? 0) - (below[parameter.id] ?? 0) }))
    .filter(({ power }) => power !== 0);
  const text: Scale["text"] = (values) =>
    powers
      .map(({ parameter, power }) => {
        const name = withoutRemarks(parameter.label.toLowerCase());
        const factors = values
          ? operand(formatAmount(values[parameter.id] ?? parameter.default).display)
          : name;
        return `${power > 0 ? " ×" : " ÷"} ${factors}${Math.abs(power) > 1 ? superscript(Math.abs(power)) : ""}`;
      })
      .join("");
  const factor = powers.reduce<FactorParts>(
    (product, { parameter, power }) => {
      const { ratio, pi } = parseFactor(parameter.factor);
      return { ratio: R.multiply(product.ratio, R.power(ratio, power)), pi: product.pi + pi * power };
    },
    { ratio: R.ONE, pi: 0 },
  );
  return { text, factor };
}

const multiplyParts = (a: FactorParts, b: FactorParts): FactorParts => ({
  ratio: R.multiply(a.ratio, b.ratio),
  pi: a.pi + b.pi,
});

/**
 * Formats x × factor: as an integer multiple or divisor if it is one, else as the shorter exact decimal, else
 * rounded.
 */
function product(units: FactorParts, scale: Scale): ClosedForm {
  const factor = multiplyParts(units, scale.factor);
  const exact = exactProduct(factor.ratio);
  if (exact !== undefined && Math.abs(factor.pi) <= 1) {
    const pi = factor.pi === 0 ? "" : factor.pi > 0 ? " × π" : " ÷ π";
    const both = exact.startsWith(" ×") ? exact + pi : pi + exact;
    return { text: (x, values) => `${x}${both}${scale.text(values)}`, rounded: false };
  }
  const { display } = formatAmount(factorValue(factor));
  return { text: (x, values) => `${x} × ${operand(display)}${scale.text(values)}`, rounded: true };
}

/** Formats " × 60", " ÷ 0.3048", empty for 1; undefined without a short decimal. */
function exactProduct(ratio: R.Rational): string | undefined {
  if (R.compare(ratio, R.ONE) === 0) return "";
  const inverse = R.divide(R.ONE, ratio);
  const times = shortDecimal(ratio);
  const over = shortDecimal(inverse);
  const divides =
    R.isInteger(inverse) || (!R.isInteger(ratio) && over && (!times || over.length < times.length));
  if (over && divides) return ` ÷ ${operand(over)}`;
  return times && ` × ${operand(times)}`;
}

/** Formats a number inside a product or quotient: "10⁸" without its 1, other powers of ten in brackets. */
function operand(text: string): string {
  if (text.startsWith("1 × ")) return text.slice("1 × ".length);
  return text.includes(" × ") ? `(${text})` : text;
}

function quotient(units: R.Rational, scale: Scale): ClosedForm {
  const numerator = R.multiply(units, factorValue(scale.factor));
  const short = shortDecimal(numerator);
  const operandText = operand(short ?? formatAmount(numerator).display);
  const rounded = short === undefined;
  const text: Text = (x, values) => {
    const scaled = scale.text(values);
    return `${scaled ? `(${operandText}${scaled})` : operandText} ÷ ${operand(x)}`;
  };
  return { text, rounded };
}

interface Affine {
  factor: R.Rational;
  offset: R.Rational;
}

/**
 * Builds y = x × slope + intercept, or (x + shift) × slope if the intercept would not terminate; for a
 * falling scale y = intercept − x × slope, or (−shift − x) × slope.
 */
function affineForm(from: Affine, to: Affine): ClosedForm {
  const slope = R.divide(from.factor, to.factor);
  const falling = slope.n < 0n;
  const size = falling ? R.negate(slope) : slope;
  const intercept = R.subtract(R.multiply(from.offset, slope), to.offset);
  const shift = R.divide(intercept, slope);
  const rounded = ratioOf(size) === undefined;
  const slopeText = ratioOf(size) ?? formatAmount(size).display;
  const scaled: Text = (x) => (slopeText === "1" ? x : `${x} × ${slopeText}`);
  if (shortDecimal(intercept) || !shortDecimal(shift)) {
    const text: Text = falling
      ? (x) => `${formatAmount(intercept).display} − ${scaled(x)}`
      : (x) => scaled(x) + signed(intercept);
    return { text, rounded: rounded || !shortDecimal(intercept) };
  }
  const shifted: Text = falling
    ? (x) => `(${formatAmount(R.negate(shift)).display} − ${x})`
    : (x) => `(${x}${signed(shift)})`;
  return { text: (x) => scaled(shifted(x)), rounded };
}

function signed(value: R.Rational): string {
  if (R.isZero(value)) return "";
  const magnitude = value.n < 0n ? R.negate(value) : value;
  return `${value.n < 0n ? " − " : " + "}${formatAmount(magnitude).display}`;
}

/** Formats a small fraction (9/5, 5/9), else a short decimal; undefined if neither is exact. */
function ratioOf(value: R.Rational): string | undefined {
  const decimal = shortDecimal(value);
  const largest = decimal === undefined ? 100n : 10n;
  const small = value.d > 1n && value.d <= largest && value.n > -1000n && value.n < 1000n;
  return small ? `${value.n}/${value.d}` : decimal;
}

const MAX_EXACT_DIGITS = 14;

/** Formats the decimal of a ratio, if it ends within 14 significant digits. */
function shortDecimal(value: R.Rational): string | undefined {
  const { display, rounded } = formatAmount(value, { significant: MAX_EXACT_DIGITS });
  return rounded ? undefined : display;
}

/** Formats the line from a unit to the base quantity, as declared or from its factor; undefined if equal. */
function lineToBase(converter: CompiledConverter, from: CompiledUnit, to: CompiledUnit): string | undefined {
  if (from.formula) return from.formula.toBase;
  const form = closedForm(converter, from, baseUnit(converter));
  const { name, remark } = baseName(converter, to);
  const text = form?.text(from.symbol) ?? from.symbol;
  return text === converter.base.symbol ? undefined : `${name} = ${text}${remark}`;
}

function lineFromBase(
  converter: CompiledConverter,
  from: CompiledUnit,
  to: CompiledUnit,
): string | undefined {
  if (to.formula) return to.formula.fromBase;
  const form = closedForm(converter, baseUnit(converter), to);
  const { name, remark } = baseName(converter, from);
  const text = form?.text(name) ?? name;
  return to.symbol === converter.base.symbol && text === name ? undefined : `${to.symbol} = ${text}${remark}`;
}

/** Returns the letter of the base quantity in the other unit's formula ("d"), else the base unit's symbol. */
function baseName(converter: CompiledConverter, other: CompiledUnit): { name: string; remark: string } {
  const letter = /^(\S{1,3}) = /.exec(other.formula?.toBase ?? "")?.[1];
  const symbol = converter.base.symbol;
  if (letter === undefined || letter === symbol) return { name: symbol, remark: "" };
  return { name: letter, remark: ` (${letter} in ${symbol})` };
}

/** Returns the base unit as a unit, even if it is not listed. */
const baseUnit = (converter: CompiledConverter): CompiledUnit => ({
  id: "base",
  name: converter.base.name,
  plural: converter.base.name,
  symbol: converter.base.symbol,
  law: { kind: "linear", factor: "1" },
  exactness: "exact",
  group: 0,
});
