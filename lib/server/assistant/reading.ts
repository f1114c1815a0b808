import { compiledConverter, converters } from "../../catalog/converters.ts";
import { phrases } from "../../catalog/phrases.ts";
import { continuedExpression as anyContinuedExpression } from "../../faces/answers/continue-expression.ts";
import {
  continuedReading as anyContinuedReading,
  readingBy as anyReadingBy,
  readingOf as anyReadingOf,
  isOneValue as isAnyOneValue,
  type QuestionSources,
  type Reading,
} from "../../faces/answers/reading.ts";
import { readConversionsInUnits as readAnyConversionsInUnits } from "../../faces/answers/several-units.ts";
import { unreadWords } from "../../faces/answers/unread-words.ts";
import { findQuantity } from "../../kit/quantities/find.ts";
import type { ChatContext } from "./chat.ts";

const questionSources: QuestionSources = {
  converters: converters.map(compiledConverter),
  quantityOf: findQuantity,
  phrases,
};

const readings = new WeakMap<ChatContext, Map<string, Reading | undefined>>();

/** Reads a text. Cached by context, since each way to answer reads the message again. */
export function readingOf(text: string, context: ChatContext): Reading | undefined {
  const cached = readings.get(context) ?? new Map<string, Reading | undefined>();
  readings.set(context, cached);
  if (!cached.has(text)) cached.set(text, anyReadingOf(text, context, questionSources));
  return cached.get(text);
}

export const readingBy = (id: string | undefined, text: string, context: ChatContext): Reading | undefined =>
  anyReadingBy(id, text, context, questionSources);

export const readConversionsInUnits = (text: string): ReturnType<typeof readAnyConversionsInUnits> =>
  readAnyConversionsInUnits(text, questionSources.converters);

export const continuedReading = (
  question: { calculator: string; text: string },
  messages: readonly string[],
  context: ChatContext,
): Reading | undefined => anyContinuedReading(question, messages, context, questionSources);

export const continuedExpression = (
  question: { calculator: string; text: string },
  message: string,
  context: ChatContext,
): { text: string; reading: Reading } | undefined =>
  anyContinuedExpression(question, message, context, questionSources);

export const isOneValue = (text: string, context: ChatContext): boolean =>
  isAnyOneValue(text, context, questionSources);

/** Lists the words of a text without a reading that are not understood. */
export const unreadWordsIn = (text: string): readonly string[] => unreadWords(text, questionSources).words;
