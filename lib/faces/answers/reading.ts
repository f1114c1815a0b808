import type { CalculatorPhrases } from "../../catalog/phrases/order-phrases.ts";
import {
  type Ask,
  type Call,
  type FramedReading,
  type Leftovers,
  type Question,
  questionOf,
} from "../../kit/phrases/define.ts";
import { isReadable, simplifiedCased, withoutCourtesy } from "../../kit/phrases/normalize.ts";
import { stem } from "../../kit/phrases/words.ts";
import { isWhole } from "../../kit/reader/leftovers.ts";
import { correctSpelling, type SpellingCorrection } from "../../kit/reader/spelling.ts";
import { valuesOf } from "../../kit/reader/values.ts";
import { CONDITIONS, DECISIVE } from "../../kit/reader/vocabulary.ts";
import type { CompiledConverter } from "../../units/compile.ts";
import { type Conversion, conversionIn } from "./conversion.ts";
import { type ExpressionReading, readExpression } from "./expression-reading.ts";
import { recognizedWords } from "./recognized-words.ts";

export type Reading<C extends CompiledConverter = CompiledConverter> = {
  left: Leftovers;
  corrections?: readonly SpellingCorrection[];
} & (
  | { kind: "call"; calculator: string; call: Call }
  | { kind: "ask"; calculator: string; ask: Ask }
  | { kind: "conversion"; conversion: Conversion<C> }
  | ExpressionReading
);

/** Converters and phrases for reading texts: all on the server; in the browser, those loaded. */
export interface QuestionSources<C extends CompiledConverter = CompiledConverter> {
  /** The likelier ones first. */
  converters: readonly C[];
  /** The units of a quantity by its slug, also of one without a converter. */
  quantityOf: Question["quantityOf"];
  /** The phrases of calculators, in the order in which they read a question. */
  phrases: readonly CalculatorPhrases[];
}

/** Time and time zone of the visitor who asks a question. */
export type QuestionContext = Question["context"];

/** Returns the reading that uses the whole of a cleaned text, perhaps corrected, else the first one. */
export function readingOf<C extends CompiledConverter>(
  text: string,
  context: QuestionContext,
  sources: QuestionSources<C>,
): Reading<C> | undefined {
  if (!isReadable(text)) return undefined;
  const reading = bestReading(text, context, sources);
  if ((reading && isWhole(reading.left)) || text.length > MAX_CORRECTED) return reading;
  const corrected = correctSpelling(text, recognizedWords(sources).all);
  const other = corrected && bestReading(corrected.text, context, sources);
  return other && isWhole(other.left) ? { ...other, corrections: corrected.corrections } : reading;
}

const MAX_CORRECTED = 200;

/** Notes corrected words: “Read “sqare” as “square”.” */
export const correctionNotes = ({ corrections = [] }: Reading): string[] =>
  corrections.map(({ entered, word }) => `Read “${entered}” as “${word}”.`);

function bestReading<C extends CompiledConverter>(
  text: string,
  context: QuestionContext,
  { converters, quantityOf, phrases }: QuestionSources<C>,
): Reading<C> | undefined {
  const question = questionOf(text, simplifiedCased(text), context, quantityOf);
  const jobWords = jobWordsOf(phrases);
  const [earlier, later] = [
    phrases.filter(({ priority }) => priority >= 0),
    phrases.filter(({ priority }) => priority < 0),
  ];
  let first: Reading<C> | undefined;
  for (const read of [
    () => byPhrases(question, earlier, jobWords),
    () => byConversion(text, converters, jobWords),
    () => byPhrases(question, later, jobWords),
    () => readExpression(question),
  ]) {
    const match = read();
    if (match && isWhole(match.left)) return match;
    first ??= match;
  }
  return first;
}

/** Reads a calculator's question with its answers; of any calculator by default. */
export const readingBy = (
  id: string | undefined,
  text: string,
  context: QuestionContext,
  { quantityOf, phrases }: QuestionSources,
): Reading | undefined =>
  byPhrases(
    questionOf(text, text, context, quantityOf),
    id === undefined ? phrases : phrases.filter(({ calculator }) => calculator === id),
    jobWordsOf(phrases),
  );

/**
 * Reads messages that change values of an earlier question, or asks which value is meant. Undefined unless
 * every word has a use.
 */
export function continuedReading(
  { calculator, text }: { calculator: string; text: string },
  messages: readonly string[],
  context: QuestionContext,
  { quantityOf, phrases }: QuestionSources,
): Reading | undefined {
  const questionIn = (each: string): Question => questionOf(each, simplifiedCased(each), context, quantityOf);
  const match = phrases
    .find((candidate) => candidate.calculator === calculator)
    ?.continueWith(questionIn(text), messages.map(questionIn), jobWordsOf(phrases));
  return match && isWhole(match.left) ? calculatorReading(calculator, match) : undefined;
}

const VALUE_TYPES = ["number", "percent", "money", "duration", "date", "time"] as const;

/** True for a text that is one value: "3/4", "new year". */
export function isOneValue(text: string, context: QuestionContext, { quantityOf }: QuestionSources): boolean {
  const reader = valuesOf(questionOf(text, simplifiedCased(text), context, quantityOf));
  const count = reader.sentence.tokens.findLastIndex(({ kind }) => kind !== "sign") + 1;
  return VALUE_TYPES.some((type) => reader.read(type, 0)?.end === count);
}

const calculatorReading = (calculator: string, { outcome, left }: FramedReading): CalculatorReading =>
  outcome.kind === "ask"
    ? { kind: "ask", calculator, ask: outcome, left }
    : { kind: "call", calculator, call: outcome, left };

export type CallReading = Extract<Reading, { kind: "call" }>;
type CalculatorReading = CallReading | Extract<Reading, { kind: "ask" }>;

/**
 * Returns the first reading by priority that uses the whole question, else the one with the fewest leftovers.
 * Asks for a missing value only if every word has a use.
 */
function byPhrases(
  question: Question,
  candidates: readonly CalculatorPhrases[],
  jobWords: ReadonlySet<string>,
): CalculatorReading | undefined {
  let best: CalculatorReading | undefined;
  for (const candidate of candidates) {
    const { calculator } = candidate;
    const match = candidate.read(question, jobWords);
    if (!match) continue;
    const left =
      match.outcome.kind === "ask"
        ? { vital: [...match.left.vital, ...match.left.words], words: [] }
        : withVitalWords(match.left, question.lower, jobWords);
    const reading = calculatorReading(calculator, { ...match, left });
    if (isWhole(left) && (reading.kind === "call" || !best)) return reading;
    if (!best || compareLeftovers(left, best.left) < 0) best = reading;
  }
  return best;
}

/** "and what’s the weather", "and how many days …" */
const SECOND_QUESTION = /\b(?:and|also|then|plus) (?:what|whats|what's|how|when|where|who|why|days?)\b/;

/** Marks words as vital if they are decisive, known to another calculator, or part of a second question. */
function withVitalWords(left: Leftovers, lower: string, jobWords: ReadonlySet<string>): Leftovers {
  const isVital = (words: string): boolean =>
    SECOND_QUESTION.test(lower) ||
    // “if you are a student”
    lower
      .slice(0, lower.indexOf(words))
      .split(/\d/)
      .at(-1)
      ?.split(" ")
      .some((word) => CONDITIONS.has(word)) ||
    // A single letter is a symbol: “f 10 cm”.
    words.split(" ").some((word) => DECISIVE.has(word) || jobWords.has(stem(word)) || word.length === 1);
  const vital = left.words.filter(isVital);
  if (vital.length === 0) return left;
  return { vital: [...left.vital, ...vital], words: left.words.filter((words) => !isVital(words)) };
}

const compareLeftovers = (a: Leftovers, b: Leftovers): number =>
  a.vital.length - b.vital.length || a.words.length - b.words.length;

const jobWordSets = new WeakMap<readonly CalculatorPhrases[], ReadonlySet<string>>();

/** Collects meaningful words of calculators’ frames: left over in another one’s question, they change it. */
function jobWordsOf(candidates: readonly CalculatorPhrases[]): ReadonlySet<string> {
  const cached = jobWordSets.get(candidates);
  if (cached) return cached;
  const words = new Set(candidates.flatMap(({ getVocabulary }) => [...getVocabulary()]));
  jobWordSets.set(candidates, words);
  return words;
}

function byConversion<C extends CompiledConverter>(
  text: string,
  converters: readonly C[],
  jobWords: ReadonlySet<string>,
): Reading<C> | undefined {
  const match = conversionIn(withoutCourtesy(text), converters, jobWords);
  if (!match) return undefined;
  const { left, ...conversion } = match;
  return { kind: "conversion", conversion, left };
}
