import { closestPage, namedPage } from "../../agents/find-page-tool.ts";
import type { ToolResult } from "../../agents/tool.ts";
import { findTool } from "../../agents/tools.ts";
import { firstProblem } from "../../core/result/result.ts";
import { explainExchange } from "../../faces/answers/exchange.ts";
import type { TypedReading } from "../../faces/answers/expression-reading.ts";
import { correctionNotes, type Reading } from "../../faces/answers/reading.ts";
import { cleaned, isReadable, simplified } from "../../kit/phrases/normalize.ts";
import { meaningfulWords } from "../../kit/phrases/words.ts";
import { isWhole } from "../../kit/reader/leftovers.ts";
import { CONNECTORS, FILLERS } from "../../kit/reader/vocabulary.ts";
import { type ChatContext, type ChatReply, type ChatTurn, openingOf } from "./chat.ts";
import { runConversionIn } from "./conversion-result.ts";
import { continueThread, extendedQuestion, inOtherUnit, type Thread, threadBefore } from "./follow-up.ts";
import { messages } from "./messages.ts";
import { continued } from "./open-question.ts";
import { aboutPage } from "./page-question.ts";
import { readingBy, readingOf, unreadWordsIn } from "./reading.ts";
import { inSeveralUnits } from "./several-units.ts";
import { isComparison, runCall, sideBySide } from "./side-by-side.ts";
import { smallTalk } from "./small-talk.ts";

interface EngineReply extends ChatReply {
  /** True if the engine used every word of the message and answered it: a language model has nothing to add. */
  isSure: boolean;
}

const sure = (reply: ChatReply): EngineReply => ({ ...reply, isSure: true });
const unsure = (reply: ChatReply): EngineReply => ({ ...reply, isSure: false });

/** Answers a message without a language model. Never throws, whatever the message contains. */
export async function answer(
  message: string,
  history: readonly ChatTurn[],
  context: ChatContext,
): Promise<EngineReply> {
  try {
    // Separate context, which caches readings for this message only.
    return await understood(message, history, { ...context });
  } catch {
    // A question that breaks a tool must not break the conversation.
    return unsure({ reply: messages.unknown });
  }
}

async function understood(
  message: string,
  history: readonly ChatTurn[],
  context: ChatContext,
): Promise<EngineReply> {
  const text = cleaned(message);
  const open = continued(message, history, context.today);
  if (open !== undefined && open !== "unreadable") {
    const reply = await replyTo(readingBy(open.calculator, open.text, context), open.text, context);
    if (reply) return reply;
  }
  const exchange = explainExchange(text);
  const talk = smallTalk(text) ?? (exchange && messages.exchangeUnknown(exchange));
  if (talk !== undefined) return sure({ reply: talk });
  const onPage = await aboutPage(message, history, context, "asked");
  if (onPage) return sure(onPage);
  const thread = threadBefore(message, history, context);
  const further = thread && (await followed(thread, text, history, context));
  if (further) return further;
  const fromPage = async (manner: "bare" | "rest"): Promise<EngineReply | undefined> => {
    const reply = await aboutPage(message, history, context, manner);
    return reply && unsure(reply);
  };
  return (
    (await fromPage("bare")) ??
    (isAskedBack(text, context) ? await fromPage("rest") : undefined) ??
    (await fresh(text, context)) ??
    (await fromPage("rest")) ??
    (thread && (await replyTo(extendedQuestion(thread, text, context)?.reading, text, context))) ??
    (isReadable(text) ? await faqReply(text, context) : undefined) ??
    (open === "unreadable" ? again(history) : undefined) ??
    (/\d/.test(text) ? undefined : pageReply(namedPage(text), text)) ??
    unsure(unknown(text))
  );
}

/** Answers a message that continues the question before it; side by side if it has several values for one input. */
async function followed(
  thread: Thread,
  text: string,
  history: readonly ChatTurn[],
  context: ChatContext,
): Promise<EngineReply | undefined> {
  const readOne = (each: string): Reading | undefined => continueThread(thread, each, context)?.reading;
  const compared = await sideBySide(text, context, readOne);
  const note = noteOn(thread);
  if (compared) return sure({ ...compared, reply: `${compared.reply}\n${note}` });
  const changed = continueThread(thread, text, context);
  if (!changed) return replyTo(inOtherUnit(thread, text, history), text, context);
  const reply = await replyTo(changed.reading, changed.text, context);
  if (!reply || changed.reading.kind !== "call") return reply;
  return { ...reply, reply: `${reply.reply}\n${changed.text === thread.text ? note : noteOn(changed)}` };
}

/** Notes which earlier question a reply continues. */
const noteOn = ({ text, changes }: Thread): string => messages.otherInputsOfQuestion({ text, changes });

function isAskedBack(text: string, context: ChatContext): boolean {
  const pageCalculator = context.page?.form?.calculator.id;
  const reading = pageCalculator === undefined ? undefined : readingOf(text, context);
  return reading?.kind === "ask" && reading.calculator === pageCalculator;
}

/** Answers a message without its context. */
async function fresh(text: string, context: ChatContext): Promise<EngineReply | undefined> {
  if (!isReadable(text)) return undefined;
  const lower = simplified(text);
  const page = WANTS_PAGE.test(lower)
    ? await findTool("find_page")?.run({ query: lower.replace(WANTS_PAGE, "").trim() || lower }, context)
    : undefined;
  return pageReply(page, lower) ?? (await answered(text, context));
}

/** Answers a question; side by side if it has several values for one input. */
async function answered(text: string, context: ChatContext): Promise<EngineReply | undefined> {
  const compared = isComparison(text) ? await sideBySide(text, context) : undefined;
  if (compared) return sure(compared);
  const reading = readingOf(text, context);
  if (reading && isWhole(reading.left)) return replyTo(reading, text, context);
  const converted = await inSeveralUnits(text, context.units);
  if (converted) return { ...converted, isSure: converted.action !== undefined };
  const values = await sideBySide(text, context);
  return values ? sure(values) : replyTo(reading, text, context);
}

const WANTS_PAGE =
  /^(?:where(?:'s| is| are| can i find| do i find)|open|go to|take me to|bring me to|navigate to|find (?:the|a|me)|link to|is there an?|do you have|have you got|which page|looking for|i'm looking for|i am looking for)\b/;

async function replyTo(
  reading: Reading | undefined,
  text: string,
  context: ChatContext,
): Promise<EngineReply | undefined> {
  if (!reading) return undefined;
  const { vital, words } = reading.left;
  if (vital.length > 0)
    return unsure({ reply: messages.partsUnknown(vital) + offerRest(text, [...vital, ...words], context) });
  const result = await resultOf(reading, text, context);
  if (typeof result === "string") return unsure({ reply: result });
  if (!result) return undefined;
  const { reply: replyText, ...rest } = replyOf(result);
  const reply = { ...rest, reply: [replyText, ...correctionNotes(reading)].join("\n") };
  return words.length > 0
    ? unsure({ ...reply, reply: `${reply.reply}\n${messages.partsUnused(words)}` })
    : sure(reply);
}

/** Words that refer to the words after them: nothing remains of “without interest”. */
const CLAUSE = /^(?:if|unless|until|till|except|excluding|without|no|not|but)\b/;
const OPERATORS = /^(?:plus|minus|less|times|[+*×/−])$/;

/** Offers the question without the span of the parts that were not understood, if it can be answered then. */
function offerRest(text: string, [first = "", ...others]: readonly string[], context: ChatContext): string {
  const lower = text.toLowerCase();
  const last = others.at(-1) ?? first;
  const [start, end] = [lower.indexOf(first.toLowerCase()), lower.lastIndexOf(last.toLowerCase())];
  // A capital that is longer in lower case (İ) shifts the characters after it.
  if (start < 0 || end < start || text.includes("(") || lower.length !== text.length) return "";
  const rest = CLAUSE.test(first) ? "" : text.slice(end + last.length);
  const words = `${text.slice(0, start)}${rest}`.split(/[\s,]+/);
  const isVoid = (word: string): boolean =>
    word === "" || FILLERS.has(word) || CONNECTORS.has(word) || OPERATORS.test(word);
  const question = words
    .slice(0, words.findLastIndex((word) => !isVoid(word)) + 1)
    .join(" ")
    .trim();
  const reading = readingOf(question, context);
  const canAnswer = reading !== undefined && reading.kind !== "ask" && isWhole(reading.left);
  return canAnswer ? messages.withoutParts(question) : "";
}

async function resultOf(
  reading: Reading,
  text: string,
  context: ChatContext,
): Promise<ToolResult | string | undefined> {
  if (reading.kind === "ask") return reading.ask.question;
  if (reading.kind === "conversion") return runConversionIn(reading.conversion, text, context.units);
  if (reading.kind === "typed") return typedResult(reading);
  if (reading.kind === "arithmetic") {
    const result = await findTool("evaluate")?.run(reading.expression, context);
    return result?.ok ? { ...result, text: [result.text, ...reading.notes].join("\n") } : result;
  }
  return runCall(reading, context);
}

function typedResult({ expressionText, result, notes }: TypedReading): ToolResult | string {
  if (!result.ok) return firstProblem(result).message;
  const { value, unit, isRounded } = result.value;
  const figure = `${value} ${unit}`.trim();
  return {
    ok: true,
    text: [`${expressionText} ${isRounded ? "≈" : "="} ${figure}`, ...notes].join("\n"),
    data: result.value,
  };
}

const replyOf = (result: ToolResult): ChatReply =>
  result.ok
    ? { reply: result.text, ...(result.page && { action: openingOf(result.page) }) }
    : { reply: messages.notCalculated(result.message) };

/** Searches the pages; undefined if none matches. Sure if the text is the name of the page. */
function pageReply(result: ToolResult | undefined, text: string): EngineReply | undefined {
  const reply = match(result);
  return reply && { ...reply, isSure: isNameOf(reply.action?.tab ?? "", text) };
}

async function faqReply(text: string, context: ChatContext): Promise<EngineReply | undefined> {
  const reply = match(await findTool("find_answer")?.run({ question: text }, context));
  return reply && { ...reply, isSure: context.faqs.some(({ question }) => isNameOf(question, text)) };
}

/** Returns true if a text has the same words that carry meaning as a name. */
function isNameOf(name: string, text: string): boolean {
  const [nameWords, textWords] = [name, text].map((words) =>
    [...new Set(meaningfulWords(words))].sort().join(" "),
  );
  return nameWords !== "" && nameWords === textWords;
}

const match = (result: ToolResult | undefined): ChatReply | undefined =>
  result?.ok ? replyOf(result) : undefined;

/** Repeats the open question. */
function again(history: readonly ChatTurn[]): EngineReply | undefined {
  const last = history
    .findLast(({ sender }) => sender === "bot")
    ?.text.split("\n")
    .at(-1);
  return last === undefined ? undefined : unsure({ reply: messages.notRead(last) });
}

function unknown(text: string): ChatReply {
  const words = unreadWordsIn(text);
  const reply = words.length > 0 ? messages.partsUnknown(words) : messages.unknown;
  const closest = closestPage(text);
  if (!closest) return { reply };
  return {
    reply: messages.closestPage({ reply, page: closest.name }),
    action: openingOf({ path: closest.path, label: closest.name }),
  };
}
