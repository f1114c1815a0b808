import { type Question, questionOf } from "../../kit/phrases/define.ts";
import { simplifiedCased } from "../../kit/phrases/normalize.ts";
import { askWhichValue } from "../../kit/phrases/which-value.ts";
import { coreSpans } from "../../kit/reader/continuation.ts";
import { measurableConverters } from "../../kit/reader/dimensions.ts";
import { isWhole, NOTHING } from "../../kit/reader/leftovers.ts";
import type { Span } from "../../kit/reader/pattern.ts";
import { readQuantity } from "../../kit/reader/quantity-value.ts";
import { textOfSpan, tokenAfter } from "../../kit/reader/sentence.ts";
import { type ValueReader, valuesOf } from "../../kit/reader/values.ts";
import type { CompiledConverter } from "../../units/compile.ts";
import { readExpression } from "./expression-reading.ts";
import type { QuestionContext, QuestionSources, Reading } from "./reading.ts";

interface TypedSpan extends Span {
  type: string;
}

/** Replaces a value of an expression with a message's value of the same type; asks which if several. */
export function continuedExpression(
  { calculator, text }: { calculator: string; text: string },
  message: string,
  context: QuestionContext,
  { quantityOf }: QuestionSources,
): { text: string; reading: Reading } | undefined {
  const questionIn = (each: string): Question => questionOf(each, simplifiedCased(each), context, quantityOf);
  const converters = measurableConverters(quantityOf);
  const [earlier, latest] = [text, message].map((each) => valuesOf(questionIn(each)));
  const change = latest && coreSpans(latest.sentence).flatMap((span) => valueAt(latest, span, converters))[0];
  if (!earlier || !change) return undefined;
  const words = textOfSpan(latest.sentence, change);
  const { tokens, cased } = earlier.sentence;
  const candidates = valuesIn(earlier, converters).filter(({ type }) => type === change.type);
  const [first, second] = candidates;
  if (!first) return undefined;
  if (second) {
    const ask = askWhichValue(
      words,
      candidates.map((value) => textOfSpan(earlier.sentence, value)),
    );
    return { text, reading: { kind: "ask", calculator, ask, left: NOTHING } };
  }
  const changed =
    cased.slice(0, tokens[first.start]?.start) + words + cased.slice(tokens[first.end - 1]?.end);
  const reading = readExpression(questionIn(changed));
  return reading && isWhole(reading.left) ? { text: changed, reading } : undefined;
}

const valueAt = (
  reader: ValueReader,
  { start, end }: Span,
  converters: readonly CompiledConverter[],
): TypedSpan[] => {
  const value = typedAt(reader, start, converters);
  return value?.end === end ? [value] : [];
};

function valuesIn(reader: ValueReader, converters: readonly CompiledConverter[]): TypedSpan[] {
  const values: TypedSpan[] = [];
  for (let place = 0; place < reader.sentence.tokens.length; place += 1) {
    const value = typedAt(reader, place, converters);
    if (!value) continue;
    values.push(value);
    place = value.end - 1;
  }
  return values;
}

function typedAt(
  reader: ValueReader,
  start: number,
  converters: readonly CompiledConverter[],
): TypedSpan | undefined {
  const { sentence } = reader;
  const token = sentence.tokens[start];
  const money = reader.read("money", start);
  if (money?.kind === "money" && !money.isPlain) return { type: "money", start, end: money.end };
  const percent = reader.read("percent", start);
  if (percent) return { type: "percent", start, end: percent.end };
  const quantity = token?.kind === "number" && readQuantity(sentence.cased.slice(token.start), converters);
  const end = quantity ? tokenAfter(sentence, token.start + quantity.length) : undefined;
  if (quantity && end !== undefined) return { type: JSON.stringify(quantity.unit.dimension), start, end };
  const number = reader.read("number", start);
  return number && { type: "number", start, end: number.end };
}
