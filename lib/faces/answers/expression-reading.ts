import type { Result } from "../../core/result/result.ts";
import type { Leftovers, Question } from "../../kit/phrases/define.ts";
import { measurableConverters } from "../../kit/reader/dimensions.ts";
import { type ParsedExpression, parseExpression } from "../../kit/reader/expression/parser.ts";
import { formatExpression, percentNotes } from "../../kit/reader/expression/text.ts";
import type { Expression } from "../../kit/reader/expression/tree.ts";
import { NOTHING } from "../../kit/reader/leftovers.ts";
import type { Sentence } from "../../kit/reader/sentence.ts";
import { valuesOf } from "../../kit/reader/values.ts";
import { evaluateTyped, isTyped } from "./evaluate-expression.ts";
import * as messages from "./messages.ts";
import type { TypedResult } from "./typed-result.ts";

/** An expression of plain numbers, which the scientific calculator computes. */
export interface ArithmeticReading {
  kind: "arithmetic";
  expression: { expression: string; angle: "deg" | "rad" };
  notes: readonly string[];
  left: Leftovers;
}

export interface TypedReading {
  kind: "typed";
  expressionText: string;
  result: Result<TypedResult>;
  notes: readonly string[];
  left: Leftovers;
}

export type ExpressionReading = ArithmeticReading | TypedReading;

/** Maximum length of an expression, in UTF-16 units. */
const MAX_LENGTH = 300;
const MAX_UNREAD_WORDS = 5;
/** Matches a date, a clock time or a range, which is not a subtraction. */
const DATE = /^\d{4}-\d{1,2}-\d{1,2}$|^\d{1,2}\/\d{1,2}\/\d{2,4}$/;

export function readExpression(question: Question): ExpressionReading | undefined {
  const { lower, quantityOf } = question;
  if (lower.length > MAX_LENGTH || !/[\dπe]|pi|tau|phi/.test(lower) || DATE.test(lower)) return undefined;
  const { sentence } = valuesOf(question);
  const converters = measurableConverters(quantityOf);
  const parsed = parseExpression(sentence, converters);
  if (!parsed || !isExpression(parsed)) return undefined;
  const left = parsed.end === undefined ? NOTHING : unread(parsed, sentence);
  if (!left) return undefined;
  const notes = [...percentNotes(parsed.tree), ...markNotes(sentence, parsed)];
  if (isTyped(parsed)) {
    const result = evaluateTyped(parsed, converters);
    return result === undefined
      ? undefined
      : { kind: "typed", expressionText: askedText(sentence, parsed), result, notes, left };
  }
  const expression = formatExpression(parsed.tree);
  if (expression === undefined) return undefined;
  const inRadians = /\bpi\b|π/.test(lower) && parsed.angle !== "deg";
  const angle = /sin|cos|tan/.test(expression) && (inRadians || parsed.angle === "rad") ? "rad" : "deg";
  return { kind: "arithmetic", expression: { expression, angle }, notes, left };
}

const isExpression = ({ tree, isComputed, scale }: ParsedExpression): boolean =>
  isComputed || scale !== undefined || (tree.kind === "constant" && tree.name !== "e");

/** Lists leftovers after an expression; undefined if there are too many. */
function unread(
  { tree, end = 0, isMoney }: ParsedExpression,
  { text, tokens }: Sentence,
): Leftovers | undefined {
  const rest = tokens.slice(end).filter(({ kind }) => kind !== "sign");
  if (rest.length === 0 || rest.length > MAX_UNREAD_WORDS || !(isMoney || isSum(tree))) return undefined;
  return { vital: [text.slice(rest[0]?.start, rest.at(-1)?.end)], words: [] };
}

/** "3/4 …" may be the name of something; a sum or a function is an expression. */
const isSum = (tree: Expression): boolean =>
  tree.kind === "function" || (tree.kind === "binary" && tree.sign !== "/" && tree.isImplied === undefined);

const MAX_ASKED = 120;

function askedText({ cased, tokens }: Sentence, { start, stop }: ParsedExpression): string {
  const text = cased.slice(tokens[start]?.start, tokens[stop - 1]?.end).slice(0, MAX_ASKED);
  return text
    .replace(/ ?\* ?/g, " × ")
    .replace(/(?<=[\d)] ?)- ?(?=[\d(])/g, "− ")
    .trim();
}

const GERMAN = /^\d{1,3}(?:\.\d{3}){1,6},\d{1,20}/;

/** Notes how an ambiguous number with two kinds of marks was read. */
function markNotes({ tokens }: Sentence, { start, stop }: ParsedExpression): string[] {
  const match = tokens.slice(start, stop).find(({ text }) => GERMAN.test(text));
  if (!match) return [];
  const [whole = "", decimals] = match.text.split(",");
  return [messages.numberRead({ entered: match.text, read: `${whole.replaceAll(".", ",")}.${decimals}` })];
}
