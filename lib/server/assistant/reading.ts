import { afterUnits, beforeUnits, type CalculatorPhrases, phrases } from "../../catalog/phrases.ts";
import { type Ask, type Call, questionOf } from "../../phrases/define.ts";
import { isReadable, simplified, withoutCourtesy } from "../../phrases/normalize.ts";
import type { Conversion } from "../../tools/convert-tool.ts";
import { arithmeticIn } from "./arithmetic.ts";
import type { ChatContext } from "./chat.ts";
import { conversionIn } from "./conversion.ts";
import { isWhole, type LeftOut, leftOutAround, leftOutBy, NOTHING } from "./left-out.ts";

/** What a text can be taken to ask, and what of it has no part in that. */
export type Reading = { left: LeftOut } & (
  | { kind: "call"; calculator: string; call: Call }
  | { kind: "ask"; ask: Ask }
  | { kind: "conversion"; conversion: Conversion }
  | { kind: "arithmetic"; expression: ReturnType<typeof arithmeticIn> }
);

/** The first reading that uses the whole of a cleaned text, else the first that there is. */
export function readingOf(text: string, context: ChatContext): Reading | undefined {
  if (!isReadable(text)) return undefined;
  const lower = simplified(text);
  let first: Reading | undefined;
  for (const read of [
    () => byPhrases(lower, text, context, beforeUnits),
    () => byConversion(text),
    () => byPhrases(lower, text, context, afterUnits),
    () => byArithmetic(lower),
  ]) {
    const found = read();
    if (found && isWhole(found.left)) return found;
    first ??= found;
  }
  return first;
}

/** The reading of one calculator's question with its answers; of any, where none is named. */
export const readingBy = (id: string | undefined, text: string, context: ChatContext): Reading | undefined =>
  byPhrases(
    text,
    text,
    context,
    id === undefined ? phrases : phrases.filter(({ calculator }) => calculator === id),
  );

function byPhrases(
  lower: string,
  text: string,
  context: ChatContext,
  candidates: readonly CalculatorPhrases[],
): Reading | undefined {
  let first: Reading | undefined;
  for (const own of candidates) {
    const found = own.understand(questionOf(text, lower, context));
    if (!found) continue;
    if (found.kind === "ask") return first ?? { kind: "ask", ask: found, left: NOTHING };
    const again = (shorter: string): Call | undefined => {
      const other = own.understand(questionOf(shorter, shorter, context));
      return other?.kind === "call" ? other : undefined;
    };
    const left = leftOutBy(found, lower, own.words, again);
    const reading: Reading = { kind: "call", calculator: own.calculator, call: found, left };
    if (isWhole(left)) return reading;
    first ??= reading;
  }
  return first;
}

function byConversion(text: string): Reading | undefined {
  const found = conversionIn(withoutCourtesy(text));
  if (!found) return undefined;
  const { around, ...conversion } = found;
  return { kind: "conversion", conversion, left: leftOutAround(around) };
}

function byArithmetic(lower: string): Reading | undefined {
  const expression = arithmeticIn(lower);
  return expression && { kind: "arithmetic", expression, left: NOTHING };
}
