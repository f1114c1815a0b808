import type { CalculatorPhrases } from "../catalog/phrases.ts";
import { type Ask, type Call, type Leftovers, type Question, questionOf } from "../phrases/define.ts";
import { isReadable, simplifiedCased, withoutCourtesy } from "../phrases/normalize.ts";
import type { CompiledConverter } from "../units/compile.ts";
import { arithmeticIn } from "./arithmetic.ts";
import { type Conversion, conversionIn } from "./conversion.ts";
import { isWhole, leftOutAround, leftOutBy, NOTHING } from "./left-out.ts";

/** What a text can be taken to ask, and what of it has no part in that. */
export type Reading<C extends CompiledConverter = CompiledConverter> = { left: Leftovers } & (
  | { kind: "call"; calculator: string; call: Call }
  | { kind: "ask"; calculator: string; ask: Ask }
  | { kind: "conversion"; conversion: Conversion<C> }
  | { kind: "arithmetic"; expression: NonNullable<ReturnType<typeof arithmeticIn>> }
);

/** What a text is read by: on the server all that there is, in the browser what has been loaded. */
export interface Known<C extends CompiledConverter = CompiledConverter> {
  /** In the order in which the likelier comes first. */
  converters: readonly C[];
  /** The units of a quantity by its slug, also of one without a converter. */
  quantityOf: Question["quantityOf"];
  /** How people ask for calculators, in the order in which a question is read. */
  phrases: readonly CalculatorPhrases[];
}

/** The moment and the place that a question is asked at. */
export type Asked = Question["context"];

/** The first reading that uses the whole of a cleaned text, else the first that there is. */
export function readingOf<C extends CompiledConverter>(
  text: string,
  asked: Asked,
  { converters, quantityOf, phrases }: Known<C>,
): Reading<C> | undefined {
  if (!isReadable(text)) return undefined;
  const question = questionOf(text, simplifiedCased(text), asked, quantityOf);
  const { lower } = question;
  let first: Reading<C> | undefined;
  for (const read of [
    () =>
      byPhrases(
        question,
        phrases.filter(({ priority }) => priority >= 0),
      ),
    () => byConversion(text, converters),
    () =>
      byPhrases(
        question,
        phrases.filter(({ priority }) => priority < 0),
      ),
    () => byArithmetic(lower),
  ]) {
    const found = read();
    if (found && isWhole(found.left)) return found;
    first ??= found;
  }
  return first;
}

/** The reading of one calculator's question with its answers; of any, where none is named. */
export const readingBy = (
  id: string | undefined,
  text: string,
  asked: Asked,
  { quantityOf, phrases }: Known,
): Reading | undefined =>
  byPhrases(
    questionOf(text, text, asked, quantityOf),
    id === undefined ? phrases : phrases.filter(({ calculator }) => calculator === id),
  );

type OfCalculator = Extract<Reading, { kind: "call" | "ask" }>;

function byPhrases(question: Question, candidates: readonly CalculatorPhrases[]): OfCalculator | undefined {
  const { lower, context, quantityOf } = question;
  let first: OfCalculator | undefined;
  for (const own of candidates) {
    const { calculator } = own;
    if (own.read) {
      const reading = own.read(question);
      if (!reading) continue;
      const { outcome, left } = reading;
      if (outcome.kind === "ask") return first ?? { kind: "ask", calculator, ask: outcome, left: NOTHING };
      if (isWhole(left)) return { kind: "call", calculator, call: outcome, left };
      first ??= { kind: "call", calculator, call: outcome, left };
      continue;
    }
    const found = own.understand(question);
    if (!found) continue;
    if (found.kind === "ask") return first ?? { kind: "ask", calculator, ask: found, left: NOTHING };
    const again = (shorter: string): Call | undefined => {
      const other = own.understand(questionOf(shorter, shorter, context, quantityOf));
      return other?.kind === "call" ? other : undefined;
    };
    const left = leftOutBy(found, lower, own.words, again);
    const reading: OfCalculator = { kind: "call", calculator, call: found, left };
    if (isWhole(left)) return reading;
    first ??= reading;
  }
  return first;
}

function byConversion<C extends CompiledConverter>(
  text: string,
  converters: readonly C[],
): Reading<C> | undefined {
  const found = conversionIn(withoutCourtesy(text), converters);
  if (!found) return undefined;
  const { around, ...conversion } = found;
  return { kind: "conversion", conversion, left: leftOutAround(around) };
}

function byArithmetic(lower: string): Extract<Reading, { kind: "arithmetic" }> | undefined {
  const expression = arithmeticIn(lower);
  return expression && { kind: "arithmetic", expression, left: NOTHING };
}
