import type { CompiledConverter, CompiledLaw, CompiledUnit } from "./compile.ts";
import { factorValue, parseFactor } from "./factor.ts";
import { findUnit } from "./find-unit.ts";
import { type ConverterLaws, Failure, isTextLaw, type ParameterValues } from "./law.ts";
import * as messages from "./messages.ts";
import * as R from "./rational.ts";

/** Number as exact as possible: a rational for linear, affine and reciprocal laws, else a double. */
export type Amount = R.Rational | number;
/** Result of a conversion: an amount, or a text for units whose values are texts (number bases, gauges, pipe sizes). */
export type Converted = Amount | string;

interface ConversionRequest {
  value: Amount | string;
  from: string;
  to: string;
  parameters?: ParameterValues;
}

export type Conversion = { ok: true; value: Converted; note?: string } | Failure;

export const isRational = (value: unknown): value is R.Rational =>
  typeof value === "object" && value !== null && "d" in value;
/**
 * Returns the amount as a rational: a double as the decimal that it prints. @throws RangeError for NaN and
 * infinities.
 */
export const exactOf = (amount: Amount): R.Rational => (isRational(amount) ? amount : R.fromNumber(amount));
export const amountToNumber = (amount: Amount): number => (isRational(amount) ? R.toNumber(amount) : amount);

export const defaultParameters = (converter: CompiledConverter): ParameterValues =>
  Object.fromEntries(converter.parameters.map((parameter) => [parameter.id, parameter.default]));

export function isTextUnit(unit: CompiledUnit, laws?: ConverterLaws): boolean {
  const law = laws?.[unit.id];
  return unit.law.kind === "function" && law !== undefined && isTextLaw(law);
}

/**
 * Converts a value between two units of one converter. Requires `laws` if `converter.needsLaws`. Never throws
 * on a value: an invalid one returns a failure with the field and a sentence.
 */
export function convert(
  converter: CompiledConverter,
  request: ConversionRequest,
  laws?: ConverterLaws,
): Conversion {
  const from = findUnit(converter, request.from);
  const to = findUnit(converter, request.to);
  if (!from) return new Failure(NO_UNIT, "from");
  if (!to) return new Failure(NO_UNIT, "to");
  const context = contextOf(converter, request.parameters, laws);
  if (context instanceof Failure) return context;
  if (zeroByConvention(from, to, request.value)) return { ok: true, value: R.ZERO };

  const base = toBase(context, from, request.value);
  if (base instanceof Failure) return base;
  const outside = boundsProblem(converter, base);
  if (outside) return new Failure(outside);
  const value =
    from.id === to.id && typeof request.value !== "string" ? request.value : fromBase(context, to, base);
  if (value instanceof Failure) return value;
  if (!keepsItsBits(base) || !keepsItsBits(value)) return new Failure(OUT_OF_RANGE);
  const note = noteOn(context, from, to, request.value, base, value);
  return note ? { ok: true, value, note } : { ok: true, value };
}

/** Converts a value to the converter's base, which need not be one of its units. Otherwise like `convert`. */
export function convertToBase(
  converter: CompiledConverter,
  { value, from, parameters }: Omit<ConversionRequest, "to">,
  laws?: ConverterLaws,
): { ok: true; value: Amount } | Failure {
  const unit = findUnit(converter, from);
  if (!unit) return new Failure(NO_UNIT, "from");
  const context = contextOf(converter, parameters, laws);
  if (context instanceof Failure) return context;
  const base = toBase(context, unit, value);
  if (base instanceof Failure) return base;
  const outside = boundsProblem(converter, base);
  if (outside) return new Failure(outside);
  return keepsItsBits(base) ? { ok: true, value: base } : new Failure(OUT_OF_RANGE);
}

/** Converts a value from the converter's base to a unit. Otherwise like `convert`. */
export function convertFromBase(
  converter: CompiledConverter,
  { value, to, parameters }: { value: Amount; to: string; parameters?: ParameterValues },
  laws?: ConverterLaws,
): Conversion {
  const unit = findUnit(converter, to);
  if (!unit) return new Failure(NO_UNIT, "to");
  const context = contextOf(converter, parameters, laws);
  if (context instanceof Failure) return context;
  const converted = fromBase(context, unit, value);
  if (converted instanceof Failure) return converted;
  return keepsItsBits(converted) ? { ok: true, value: converted } : new Failure(OUT_OF_RANGE);
}

const NO_UNIT = "This converter has no such unit.";
const OUT_OF_RANGE = "The result is too large or too small to be represented as a number.";

/**
 * Returns the parameters and laws of a conversion, with defaults for missing parameters; or the first problem with one.
 */
function contextOf(
  converter: CompiledConverter,
  options: ParameterValues | undefined,
  laws: ConverterLaws | undefined,
): Context | Failure {
  const parameters = { ...defaultParameters(converter), ...options };
  for (const parameter of converter.parameters) {
    const message = parameterProblem(parameter, parameters[parameter.id]);
    if (message) return new Failure(message, parameter.id);
  }
  return { converter, parameters, laws: laws ?? {} };
}

/** Doubles below this have fewer than 53 bits, so that their displayed digits would be wrong. */
const SMALLEST_FULL_DOUBLE = 2 ** -1022;

/** Returns false for a double that overflowed or lost bits to underflow. */
const keepsItsBits = (value: Converted): boolean =>
  typeof value !== "number" ||
  value === 0 ||
  (Number.isFinite(value) && Math.abs(value) >= SMALLEST_FULL_DOUBLE);

interface Context {
  converter: CompiledConverter;
  parameters: ParameterValues;
  laws: ConverterLaws;
}

/** Returns a sentence about a problem with a parameter's value, or undefined. */
export function parameterProblem(
  parameter: CompiledConverter["parameters"][number],
  value: number | undefined,
): string | undefined {
  const unit = parameter.unit ? ` ${parameter.unit}` : "";
  if (value === undefined || !Number.isFinite(value)) return messages.parameterNotANumber(parameter.label);
  if (parameter.fixed && !parameter.presets?.some((preset) => preset.value === value)) {
    const values = (parameter.presets ?? []).map((preset) => preset.value).join(", ");
    return messages.parameterNotListed({ label: parameter.label, values });
  }
  if (value < parameter.min || value > parameter.max) {
    return messages.parameterOutOfRange({
      label: parameter.label,
      minimum: parameter.min,
      maximum: `${parameter.max}${unit}`,
    });
  }
  return undefined;
}

/**
 * Consumption and distance per volume are both 0 at 0 by docs/specification.md (section 9), though one is the
 * other's reciprocal.
 */
function zeroByConvention(from: CompiledUnit, to: CompiledUnit, value: Amount | string): boolean {
  if (typeof value === "string" || amountToNumber(value) !== 0) return false;
  return [from.law, to.law].some((law) => law.kind === "reciprocal" && law.atZero === "zero");
}

function boundsProblem(converter: CompiledConverter, base: Amount): string | undefined {
  const bounds = converter.bounds;
  if (!bounds) return undefined;
  const below = bounds.min !== undefined && compareAmounts(base, R.parseRatio(bounds.min)) < 0;
  const above = bounds.max !== undefined && compareAmounts(base, R.parseRatio(bounds.max)) > 0;
  return below || above ? bounds.message : undefined;
}

const compareAmounts = (a: Amount, b: R.Rational): number =>
  isRational(a) ? R.compare(a, b) : a - R.toNumber(b);

function toBase(
  { converter, parameters, laws }: Context,
  unit: CompiledUnit,
  value: Amount | string,
): Amount | Failure {
  if (unit.law.kind === "function") {
    const law = laws[unit.id];
    if (!law) throw new Error(`The laws of ${converter.slug} are not loaded`);
    if (isTextLaw(law)) return law.parse(typeof value === "string" ? value : plainText(value), parameters);
    if (typeof value === "string") return new Failure(messages.valueNotANumber);
    const base = law.toBase(amountToNumber(value), parameters);
    return base instanceof Failure || Number.isFinite(base) ? base : new Failure(messages.valueTooLarge);
  }
  if (typeof value === "string") return new Failure(messages.valueNotANumber);
  if (unit.law.kind === "logarithmic") return logarithmicToBase(unit.law, amountToNumber(value));
  const exact = exactOf(value);
  const numbers = ratios(unit.law);
  switch (unit.law.kind) {
    case "linear":
      return R.multiply(exact, scaled(converter, numbers.factor, unit.law.scaledBy, parameters));
    case "affine":
      return R.multiply(R.add(exact, numbers.offset), numbers.factor);
    case "reciprocal":
      if (R.isZero(exact)) return new Failure(messages.zeroHasNoReciprocal(unit.symbol));
      return R.divide(scaled(converter, numbers.factor, unit.law.scaledBy, parameters), exact);
  }
}

function fromBase(
  { converter, parameters, laws }: Context,
  unit: CompiledUnit,
  base: Amount,
): Converted | Failure {
  if (unit.law.kind === "function") {
    const law = laws[unit.id];
    if (!law) throw new Error(`The laws of ${converter.slug} are not loaded`);
    return isTextLaw(law) ? law.format(base, parameters) : law.fromBase(amountToNumber(base), parameters);
  }
  if (unit.law.kind === "logarithmic") return logarithmicFromBase(unit, unit.law, amountToNumber(base));
  if (typeof base === "number" && !Number.isFinite(base)) return base;
  const exact = exactOf(base);
  const numbers = ratios(unit.law);
  const result = ((): R.Rational | Failure => {
    switch (unit.law.kind) {
      case "linear":
        return R.divide(exact, scaled(converter, numbers.factor, unit.law.scaledBy, parameters));
      case "affine":
        return R.subtract(R.divide(exact, numbers.factor), numbers.offset);
      case "reciprocal":
        if (R.isZero(exact)) return new Failure(messages.zeroNotExpressed(unit.plural));
        return R.divide(scaled(converter, numbers.factor, unit.law.scaledBy, parameters), exact);
    }
  })();
  // Doubles stay doubles, so that no false digits appear.
  return isRational(base) || result instanceof Failure ? result : R.toNumber(result);
}

function logarithmicToBase(law: CompiledLaw & { kind: "logarithmic" }, level: number): Amount | Failure {
  const base = amountToNumber(ratios(law).factor) * rootOf(law) ** (level * R.toNumber(ratios(law).offset));
  return Number.isFinite(base) && base >= SMALLEST_FULL_DOUBLE ? base : new Failure(messages.levelOutOfRange);
}

function logarithmicFromBase(
  unit: CompiledUnit,
  law: CompiledLaw & { kind: "logarithmic" },
  base: number,
): number | Failure {
  if (!(base > 0)) return new Failure(messages.levelNeedsPositive(unit.plural));
  const ratio = base / amountToNumber(ratios(law).factor);
  const logarithm = law.root === 10 ? Math.log10(ratio) : law.root === 2 ? Math.log2(ratio) : Math.log(ratio);
  // The quotient of two doubles has an error of about 1e-16, which bounds its logarithm.
  return Math.abs(logarithm) < LOGARITHM_NOISE ? 0 : logarithm / R.toNumber(ratios(law).offset);
}

const LOGARITHM_NOISE = 2e-15;

const rootOf = (law: CompiledLaw & { kind: "logarithmic" }): number => (law.root === "e" ? Math.E : law.root);

/** Returns a law's factor (numerator, reference) and offset (steps per unit) as rationals; cached. */
function ratios(law: CompiledLaw): Ratios {
  const cached = ratioCache.get(law);
  if (cached) return cached;
  const read = (text: string): R.Rational => factorValue(parseFactor(text));
  const numbers =
    law.kind === "linear"
      ? { factor: read(law.factor), offset: R.ZERO }
      : law.kind === "affine"
        ? { factor: read(law.factor), offset: R.parseRatio(law.offset) }
        : law.kind === "reciprocal"
          ? { factor: read(law.numerator), offset: R.ZERO }
          : law.kind === "logarithmic"
            ? { factor: read(law.reference), offset: R.parseRatio(law.perUnit) }
            : { factor: R.ONE, offset: R.ZERO };
  ratioCache.set(law, numbers);
  return numbers;
}
interface Ratios {
  factor: R.Rational;
  offset: R.Rational;
}
const ratioCache = new WeakMap<CompiledLaw, Ratios>();

function scaled(
  converter: CompiledConverter,
  factor: R.Rational,
  scaledBy: Readonly<Record<string, number>> | undefined,
  parameters: ParameterValues,
): R.Rational {
  let product = factor;
  for (const [id, exponent] of Object.entries(scaledBy ?? {})) {
    const parameter = converter.parameters.find((candidate) => candidate.id === id);
    const value = R.multiply(
      R.fromNumber(parameters[id] ?? 1),
      factorValue(parseFactor(parameter?.factor ?? "1")),
    );
    product = R.multiply(product, R.power(value, exponent));
  }
  return product;
}

function noteOn(
  { parameters, laws }: Context,
  from: CompiledUnit,
  to: CompiledUnit,
  value: Amount | string,
  base: Amount,
  result: Converted,
): string | undefined {
  const notes = [
    { unit: from, value: value },
    { unit: to, value: result },
  ].map(({ unit, value }) => {
    const law = laws[unit.id];
    if (unit.law.kind !== "function" || !law?.note) return undefined;
    if (isTextLaw(law)) return law.note?.(base, parameters);
    return typeof value === "string" ? undefined : law.note?.(amountToNumber(value), parameters);
  });
  return notes.filter(Boolean).join(" ") || undefined;
}

/** Formats all digits of an amount in plain notation, for laws that read texts. */
function plainText(amount: Amount): string {
  if (!isRational(amount)) return String(amount);
  if (R.isInteger(amount)) return amount.n.toString();
  return R.decimalText(amount, 40).replace(/(?<!0)0+e/, "e");
}

/**
 * Returns the line between two linear or affine units: result = slope × value + offset, with the bounds of
 * the value. @throws TypeError if a unit is unknown, follows another law or depends on a parameter.
 */
export function exactLine(
  converter: CompiledConverter,
  from: string,
  to: string,
): { slope: R.Rational; offset: R.Rational; min?: R.Rational; max?: R.Rational } {
  const [a, b] = [from, to].map((id) => {
    const law = findUnit(converter, id)?.law;
    if (!law || !(law.kind === "affine" || (law.kind === "linear" && !law.scaledBy))) {
      throw new TypeError(`${converter.slug}/${id} is not a linear unit`);
    }
    return ratios(law);
  }) as [Ratios, Ratios];
  const inValue = (bound: string): R.Rational =>
    R.subtract(R.divide(R.parseRatio(bound), a.factor), a.offset);
  const slope = R.divide(a.factor, b.factor);
  const bounds: { min?: string; max?: string } = converter.bounds ?? {};
  // A falling scale (Delisle) has its lowest temperature at its highest number.
  const [min, max] = a.factor.n > 0n ? [bounds.min, bounds.max] : [bounds.max, bounds.min];
  return {
    slope,
    offset: R.subtract(R.multiply(a.offset, slope), b.offset),
    ...(min !== undefined && { min: inValue(min) }),
    ...(max !== undefined && { max: inValue(max) }),
  };
}
