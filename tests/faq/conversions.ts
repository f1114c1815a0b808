import { compiledConverter, converters } from "../../lib/catalog/converters.ts";
import { lawsOf } from "../../lib/catalog/law-loaders.ts";
import type { CompiledConverter } from "../../lib/units/compile.ts";
import { type Converted, convert, isRational } from "../../lib/units/convert.ts";
import { findUnit } from "../../lib/units/find-unit.ts";
import type { ConverterLaws, ParameterValues } from "../../lib/units/law.ts";
import * as R from "../../lib/units/rational.ts";
import { readLeadingQuantity, readValue } from "../../lib/units/read-value.ts";
import { normalizeName, unitNamed, unitNames } from "../../lib/units/unit-names.ts";
import { type Figure, figuresIn, roundsTo, stepOf } from "./figures.ts";

/** A converter with the functions of its units. */
export interface Engine {
  converter: CompiledConverter;
  laws: ConverterLaws | undefined;
}

/** Every converter, by its slug. */
export const engines: ReadonlyMap<string, Engine> = new Map(
  await Promise.all(
    converters.map(
      async (declaration) =>
        [
          declaration.slug,
          { converter: compiledConverter(declaration), laws: await lawsOf(declaration.slug) },
        ] as const,
    ),
  ),
);

/** A value with a unit that a text names; without figures where it is implied: “an acre”. */
export interface Quantity {
  figures: readonly Figure[];
  /** The value as a field of the unit takes it: "180", "5 ft 11 in". */
  value: string;
  unit: string;
  /** Unit and printed step of its last figure. */
  lastUnit: string;
  step: R.Rational;
}

/** Characters behind a number that can name its unit. */
const MAX_UNIT_LENGTH = 60;
/** A shorter name than this, behind “1 ”, is a word of the sentence rather than a unit. */
const MIN_NAME_LENGTH = 5;
const BREAK = /[;:)“”"?!,=]/g;

/** Reads a quantity where a text begins, up to a sign that ends its unit. */
function readQuantity(text: string, converter: CompiledConverter): ReturnType<typeof readLeadingQuantity> {
  const rest = text.slice(0, MAX_UNIT_LENGTH);
  const ends = [...[...rest.matchAll(BREAK)].map(({ index }) => index), rest.length].filter((end) => end > 0);
  return ends
    .map((end) => readLeadingQuantity(normalizeName(rest.slice(0, end)), converter))
    .reduce((best, next) => ((next?.length ?? 0) > (best?.length ?? 0) ? next : best), undefined);
}

const withoutCommas = (text: string, figure: Figure): string =>
  figure.text.replace(/,(?=\d{3})/g, "").replace("−", "") + text.slice(figure.end);

/** Returns the quantities of a text in units of a converter, with those of one that it only names. */
export function quantitiesIn(text: string, { converter }: Engine): Quantity[] {
  const figures = figuresIn(text);
  const read: Quantity[] = [];
  let end = 0;
  for (const figure of figures) {
    if (figure.start < end) continue;
    const quantity = readQuantity(withoutCommas(text, figure), converter);
    if (!quantity) continue;
    const count = figuresIn(quantity.value).length || 1;
    const from = figures.indexOf(figure);
    const terms = figures.slice(from, from + count);
    const last = terms.at(-1) ?? figure;
    const lastUnit =
      terms.length > 1 ? readQuantity(withoutCommas(text, last), converter)?.unit : quantity.unit;
    end = last.end;
    read.push({
      figures: terms,
      value: figure.text.startsWith("−") ? `-${quantity.value}` : quantity.value,
      unit: quantity.unit,
      lastUnit: lastUnit ?? quantity.unit,
      step: stepOf(last, text),
    });
  }
  const implied = [...text.matchAll(/(?<![\p{L}\d])\p{L}/gu)].flatMap(({ index }) => {
    const { unit, length } = readQuantity(`1 ${text.slice(index)}`, converter) ?? { unit: "", length: 0 };
    return length >= MIN_NAME_LENGTH ? [{ figures: [], value: "1", unit, lastUnit: unit, step: R.ZERO }] : [];
  });
  return [...read, ...implied];
}

/** Converts a value as the field of a unit takes it; undefined where it cannot be. */
export function convertText(
  { converter, laws }: Engine,
  value: string,
  from: string,
  to: string,
  parameters?: ParameterValues,
): Converted | undefined {
  const text = readValue(value, converter, from, laws, parameters);
  const request = { from, to, ...(parameters && { parameters }) };
  const number = text.ok ? convert(converter, { ...request, value: text.value }, laws) : undefined;
  if (number?.ok) return number.value;
  const result = convert(converter, { ...request, value }, laws);
  return result.ok ? result.value : undefined;
}

/** Part of a value to which it may be rounded: a coarser number would agree with the conversions of others by chance. */
const MAX_STEP = R.parseRatio("1/40");

/** True if the engine converts one quantity to the other as it is printed. */
export function convertsTo(engine: Engine, from: Quantity, to: Quantity): boolean {
  const result = convertText(engine, from.value, from.unit, to.lastUnit);
  if (result === undefined) return false;
  if (typeof result === "string") return to.value === result;
  const printed = readValue(to.value, engine.converter, to.lastUnit, engine.laws);
  if (!printed.ok || !isRational(printed.value)) return false;
  const size = printed.value.n < 0n ? R.negate(printed.value) : printed.value;
  const isFine = R.compare(to.step, R.multiply(size, MAX_STEP)) <= 0;
  return roundsTo(result, printed.value, isFine ? to.step : R.ZERO);
}

/** The factor between two units whose scales begin at the same zero, or undefined. */
export function factorBetween(engine: Engine, from: string, to: string): R.Rational | undefined {
  const linear = [from, to].every((id) => findUnit(engine.converter, id)?.law.kind === "linear");
  const factor = linear ? convertText(engine, "1", from, to) : undefined;
  return isRational(factor) ? factor : undefined;
}

/** The id of the unit that a name means. */
export const unitId = ({ converter }: Engine, name: string): string | undefined =>
  findUnit(converter, name)?.id ?? unitNamed(unitNames(converter), normalizeName(name));
