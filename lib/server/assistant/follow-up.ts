import { compiledConverter, converters } from "../../catalog/converters.ts";
import { continueConversion } from "../../faces/answers/continue-conversion.ts";
import type { Reading } from "../../faces/answers/reading.ts";
import { cleaned, isReadable, simplified } from "../../kit/phrases/normalize.ts";
import { coreSpans, withoutLead } from "../../kit/reader/continuation.ts";
import { isWhole, NOTHING } from "../../kit/reader/leftovers.ts";
import { sentenceOf, textOfSpan } from "../../kit/reader/sentence.ts";
import { readLeadingQuantity } from "../../units/read-value.ts";
import { findUnitByName } from "../../units/unit-names.ts";
import { type ChatContext, type ChatTurn, turnsBefore } from "./chat.ts";
import { continued as continuedOpen } from "./open-question.ts";
import { continuedExpression, continuedReading, isOneValue, readingBy, readingOf } from "./reading.ts";
import { isComparison } from "./side-by-side.ts";

/** Last question of a conversation with the messages that changed it. */
export interface Thread {
  reading: Reading;
  /** Current text of the question. */
  text: string;
  /** Later messages that change its values. */
  changes: readonly string[];
}

/** Maximum number of user messages that a follow-up may continue. */
const MAX_QUESTIONS = 6;
const MAX_LENGTH = 80;
/** Maximum length of a question that a follow-up may change. */
const MAX_BASE_LENGTH = 300;

/** Returns the last question before a message that may continue it. Undefined if the message is a question by itself. */
export function threadBefore(
  message: string,
  history: readonly ChatTurn[],
  context: ChatContext,
): Thread | undefined {
  const turns = turnsBefore(message, history);
  const places = turns.flatMap(({ sender }, place) => (sender === "user" ? [place] : []));
  const text = cleaned(message);
  if (places.length === 0 || isQuestion(text, text, context)) return undefined;
  const thread = lastThread(turns.slice(places.at(-MAX_QUESTIONS)), context);
  return thread && isChange(text, context) ? thread : undefined;
}

/** Returns true for a short text that is not a question by itself. */
function isChange(text: string, context: ChatContext): boolean {
  if (text.length > MAX_LENGTH || !isReadable(text)) return false;
  return ![text, withoutLead(text)].some((each) => isQuestion(each, text, context));
}

/** Returns true if a part of a message is a complete question, and not just a value. */
function isQuestion(part: string, message: string, context: ChatContext): boolean {
  const reading = readingOf(part, context);
  const change = withoutLead(message);
  return (
    reading !== undefined &&
    isWhole(reading.left) &&
    (reading.kind !== "ask" || change === message) &&
    !isOneValue(change, context)
  );
}

function lastThread(turns: readonly ChatTurn[], context: ChatContext): Thread | undefined {
  const place = turns.findLastIndex(({ sender }) => sender === "user");
  const lastText = turns[place]?.text;
  if (lastText === undefined) return undefined;
  const before = turns.slice(0, place);
  const open = continuedOpen(lastText, before, context.today);
  const isAnswer = open !== undefined && open !== "unreadable";
  const text = isAnswer ? open.text : cleaned(lastText);
  const reading = text.length > MAX_BASE_LENGTH ? undefined : readingOf(text, context);
  const isAnswered = reading && reading.kind !== "ask" && reading.left.vital.length === 0;
  const answered: Thread | undefined = isAnswered ? { reading, text, changes: [] } : undefined;
  const isAlone = isAnswer || text.length > MAX_LENGTH || isQuestion(text, text, context);
  const previous = isAlone ? undefined : lastThread(before, context);
  // Reads the text only once without an earlier question: a long conversation of hostile messages must cost
  // little.
  if (!previous || !isChange(text, context)) return answered;
  const changed = continueThread(previous, text, context);
  if (changed && changed.reading.kind !== "ask") return changed;
  // A message with values that was not understood separates the earlier questions from the next message.
  const isSkipped = changed !== undefined || isComparison(text) || !/\d/.test(text);
  return answered ?? (isSkipped ? previous : undefined);
}

/** Applies a message to the question before it. Undefined unless every word of the message has a use. */
export function continueThread(thread: Thread, message: string, context: ChatContext): Thread | undefined {
  const { reading, text, changes } = thread;
  const change = withoutLead(message);
  if (reading.kind === "conversion") {
    const conversion = continueConversion(reading.conversion, message);
    // A kind in any of the messages applies: "imperial".
    return conversion && { reading: { ...reading, conversion }, text: `${text} ${message}`, changes };
  }
  if (reading.kind !== "call") {
    const match = continuedExpression({ calculator: "scientific", text }, change, context);
    return match && { ...match, changes };
  }
  const { calculator } = reading;
  const next = [...changes, change];
  const continued = continuedReading({ calculator, text }, next, context);
  if (continued) return { reading: continued, text, changes: next };
  const longer = extendedQuestion(thread, message, context);
  return longer && isWhole(longer.reading.left) ? longer : undefined;
}

/** Appends a value missing in the question: "20% down". Fails if parts of the message remain unused. */
export function extendedQuestion(
  { reading, text, changes }: Thread,
  message: string,
  context: ChatContext,
): Thread | undefined {
  if (reading.kind !== "call") return undefined;
  const { calculator } = reading;
  const change = simplified(withoutLead(message));
  const longer = `${simplified(text)} ${change}`;
  const match = readingBy(calculator, longer, context);
  const isFit =
    match?.kind === "call" &&
    match.left.words.length === 0 &&
    match.left.vital.every((part) => change.includes(part.toLowerCase())) &&
    JSON.stringify(match) !== JSON.stringify(readingOf(text, context));
  if (!isFit) return undefined;
  const extended = isWhole(match.left)
    ? continuedReading({ calculator, text: longer }, changes, context)
    : match;
  return extended && { reading: extended, text: longer, changes };
}

/** Converts the first figure of the answer, or else of its question, that has the unit’s quantity: "and in kPa?" */
export function inOtherUnit(
  { text }: Thread,
  message: string,
  history: readonly ChatTurn[],
): Reading | undefined {
  const sentence = sentenceOf(message.toLowerCase(), message);
  const names = coreSpans(sentence)
    .filter(({ start }) => /^(?:in|to|as)$/.test(sentence.tokens[start - 1]?.text ?? ""))
    .map((span) => textOfSpan(sentence, span));
  const reply = turnsBefore(message, history).findLast(({ sender }) => sender === "bot")?.text ?? "";
  const targets = converters.map(compiledConverter).flatMap((converter) => {
    const to = names.map((name) => findUnitByName(converter, name)).find((unit) => unit !== undefined);
    return to === undefined ? [] : [{ converter, to }];
  });
  const figures = [reply, text].flatMap((source) =>
    sentenceOf(source).tokens.flatMap(({ kind, start }) => (kind === "number" ? [source.slice(start)] : [])),
  );
  const [match] = figures.flatMap((figure) =>
    targets.flatMap(({ converter, to }) => {
      const quantity = readLeadingQuantity(figure, converter);
      return quantity && quantity.unit !== to
        ? [{ converter, value: quantity.value, from: quantity.unit, to }]
        : [];
    }),
  );
  return match && { kind: "conversion", conversion: match, left: NOTHING };
}
