import { evaluateExpression } from "../../lib/calculators/scientific/expression/evaluate.ts";
import * as R from "../../lib/units/rational.ts";
import {
  convertsTo,
  type Engine,
  factorBetween,
  type Quantity,
  quantitiesIn,
  unitId,
} from "./conversions.ts";
import { type Figure, figuresIn, roundsTo, stepOf } from "./figures.ts";

/** A number with more digits is a result or a constant: it cannot be an input that the author chose. */
const MAX_INPUT_DIGITS = 4;
/** A number with so few digits may be the input of a result with fewer: 60 in “8 × 60 = about 500”. */
const MIN_INPUT_DIGITS = 2;

export const isInput = ({ digits }: Figure): boolean => digits <= MAX_INPUT_DIGITS;

const key = ({ start }: Figure): number => start;
const proven = (figures: readonly Figure[], set: ReadonlySet<number>): boolean =>
  figures.every((figure) => set.has(key(figure)));

/** Evaluates arithmetic; undefined for anything else. */
export function evaluateArithmetic(text: string): number | undefined {
  const result = evaluateExpression(text, { angle: "deg" });
  return result.ok ? result.value : undefined;
}

const OPERATORS = /[×÷/+^√π]|(?<=[\d)] )−/;
const BEFORE_EQUALS = /(?:[\d.,×÷/+−^()π√ ·°]|(?:log|ln|cos|sin|tan|arctan) ?|[⁻⁰¹²³⁴⁵⁶⁷⁸⁹])+$/u;

/** Arithmetic that an answer writes out: 2.4 ÷ 0.3048 = 7.874. Its inputs are those with few digits. */
function provenEquations(text: string, figures: readonly Figure[]): Figure[] {
  return [...text.matchAll(/ = /g)].flatMap(({ index }) => {
    const left = (BEFORE_EQUALS.exec(text.slice(0, index))?.[0] ?? "").trimStart();
    const result = figures.find(({ start }) => start === index + 3);
    if (!result || !OPERATORS.test(left)) return [];
    const value = evaluateArithmetic(left.replaceAll(",", ""));
    if (value === undefined || !roundsTo(value, result.value, stepOf(result, text))) return [];
    const inputs = figures.filter(({ start, end }) => start >= index - left.length && end <= index);
    const isExact = roundsTo(value, result.value, R.ZERO);
    const digits = isExact ? MAX_INPUT_DIGITS : Math.max(MIN_INPUT_DIGITS, result.digits);
    return [...inputs.filter((input) => input.digits <= digits), result];
  });
}

const FACTOR =
  /(?<action>multipl(?:y|ying)|divid(?:e|ing)|factor(?: for [^.]{1,30})?(?: is)?)\b(?<between>[^.;]{0,60}?(?: by)?(?: exactly| about)?) $/i;
const REVERSED = /\b(?:back|other (?:way|direction)|reverse)\b/i;

/**
 * Factors behind “multiply by” and “divide by”: the one between the two units of “How do I convert A to B?” in its direction, or
 * one between two units that the answer names.
 */
function provenFactors(
  question: string,
  text: string,
  figures: readonly Figure[],
  units: readonly string[],
  engine: Engine,
): Figure[] {
  const named = /convert (?:an? )?(.+?) (?:from (.+?) )?(?:in)?to (.+?)(?: for .*)?\?$/.exec(question);
  const from = named && unitId(engine, named[2] ?? named[1] ?? "");
  const to = named && unitId(engine, named[3] ?? "");
  const forward = from && to ? factorBetween(engine, from, to) : undefined;
  return figures.filter((figure) => {
    const sentence = text.slice(0, figure.start).split(/[.:] /).at(-1) ?? "";
    const clause = sentence.slice(Math.max(0, sentence.search(/(?:multipl|divi)(?!.*(?:multipl|divi))/i)));
    const { action = "" } = FACTOR.exec(clause)?.groups ?? {};
    if (action === "") return false;
    const isFigure = (factor: R.Rational): boolean => roundsTo(factor, figure.value, stepOf(figure, text));
    const divides = /^div/i.test(action) !== REVERSED.test(sentence);
    if (forward && isFigure(divides ? R.divide(R.ONE, forward) : forward)) return true;
    if (forward && isFigure(divides ? forward : R.divide(R.ONE, forward))) return false;
    return units.some((one) =>
      units.some((other) => {
        const factor = one === other ? undefined : factorBetween(engine, one, other);
        return factor !== undefined && R.compare(factor, R.ONE) !== 0 && isFigure(factor);
      }),
    );
  });
}

/** Quantities that the engine converts to one another as they are printed; the shorter is the input of the sentence. */
function provenConversions(
  quantities: readonly Quantity[],
  engine: Engine,
  set: ReadonlySet<number>,
): Figure[] {
  return quantities.flatMap((to) =>
    quantities.flatMap((from) => {
      if (from === to || from.unit === to.lastUnit || to.figures.length === 0) return [];
      if (proven(to.figures, set) && proven(from.figures, set)) return [];
      const digits = Math.max(0, ...from.figures.map((figure) => figure.digits));
      const isShorter = digits <= Math.max(...to.figures.map((figure) => figure.digits));
      const isSource = proven(from.figures, set) || (from.figures.every(isInput) && isShorter);
      return isSource && convertsTo(engine, from, to) ? [...from.figures, ...to.figures] : [];
    }),
  );
}

/** The least number of digits that two numbers have in common only where one repeats the other. */
const MIN_REPEATED_DIGITS = 3;

/** Returns where the numbers of an answer start that the engine computes from the others. */
export function provenFigures(
  question: string,
  answer: string,
  engine: Engine | undefined,
): ReadonlySet<number> {
  const figures = figuresIn(answer);
  const set = new Set(provenEquations(answer, figures).map(key));
  if (engine) {
    const inQuestion = quantitiesIn(question, engine).map((quantity) => ({ ...quantity, figures: [] }));
    const quantities = [...quantitiesIn(answer, engine), ...inQuestion];
    const units = [...new Set(quantities.map(({ unit }) => unit))];
    for (const figure of provenFactors(question, answer, figures, units, engine)) set.add(key(figure));
    for (let before = -1; before < set.size; ) {
      before = set.size;
      for (const figure of provenConversions(quantities, engine, set)) set.add(key(figure));
    }
  }
  const texts = new Set(figures.filter((figure) => set.has(key(figure))).map(({ text }) => text));
  const repeated = figures.filter(({ text, digits }) => digits >= MIN_REPEATED_DIGITS && texts.has(text));
  return new Set([...set, ...repeated.map(key)]);
}
