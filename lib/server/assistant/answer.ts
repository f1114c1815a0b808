import { isExchange } from "../../answers/exchange.ts";
import { asksAbout, isWhole, leftOutLine } from "../../answers/left-out.ts";
import type { Reading } from "../../answers/reading.ts";
import { cleaned, isReadable, simplified } from "../../phrases/normalize.ts";
import { runConversion } from "../../tools/convert-tool.ts";
import { closestPage, namedPage } from "../../tools/find-page-tool.ts";
import type { ToolResult } from "../../tools/tool.ts";
import { findTool } from "../../tools/tools.ts";
import { type ChatContext, type ChatReply, type ChatTurn, openingOf } from "./chat.ts";
import { followUp } from "./follow-up.ts";
import { continued } from "./open-question.ts";
import { aboutPage } from "./page-question.ts";
import { readingBy, readingOf } from "./reading.ts";
import { inSeveralUnits } from "./several-units.ts";
import { isComparison, runCall, sideBySide } from "./side-by-side.ts";
import { NO_RATES, smallTalk, UNKNOWN } from "./small-talk.ts";

/** The deterministic engine. Never throws, whatever is said. */
export async function answer(
  message: string,
  history: readonly ChatTurn[],
  context: ChatContext,
): Promise<ChatReply> {
  try {
    return await understood(message, history, context);
  } catch {
    // A question that breaks a tool must not take the conversation down with it.
    return { reply: UNKNOWN };
  }
}

async function understood(
  message: string,
  history: readonly ChatTurn[],
  context: ChatContext,
): Promise<ChatReply> {
  const text = cleaned(message);
  const open = continued(message, history, context.today);
  if (open !== undefined && open !== "unreadable") {
    const reply = await replyTo(readingBy(open.calculator, open.text, context), context);
    if (reply) return reply;
  }
  const talk = smallTalk(text) ?? (isExchange(text) ? NO_RATES : undefined);
  if (talk !== undefined) return { reply: talk };
  const onPage = await aboutPage(message, history, context, "asked");
  if (onPage) return onPage;
  const further = followUp(message, history, context);
  return (
    (further?.isPlain ? await answered(further.text, context) : undefined) ??
    (await aboutPage(message, history, context, "bare")) ??
    (isAskedBack(text, context) ? await aboutPage(message, history, context, "rest") : undefined) ??
    (await fresh(text, context)) ??
    (await aboutPage(message, history, context, "rest")) ??
    (further && (await answered(further.text, context))) ??
    (isReadable(text) ? await byTool("find_answer", { question: text }, context) : undefined) ??
    (open === "unreadable" ? again(history) : undefined) ??
    (/\d/.test(text) ? undefined : found(namedPage(text))) ??
    unknown(text)
  );
}

/** Whether the calculator of the page would ask for a value, which stands on that page. */
function isAskedBack(text: string, context: ChatContext): boolean {
  const own = context.page?.form?.calculator.id;
  const reading = own === undefined ? undefined : readingOf(text, context);
  return reading?.kind === "ask" && reading.calculator === own;
}

/** What a message says on its own, where it says that plainly. */
async function fresh(text: string, context: ChatContext): Promise<ChatReply | undefined> {
  if (!isReadable(text)) return undefined;
  const lower = simplified(text);
  const page = WANTS_PAGE.test(lower) ? await byTool("find_page", { query: lower }, context) : undefined;
  return page ?? (await answered(text, context));
}

/** The answer to a question in full; side by side where it has several values for one thing. */
async function answered(text: string, context: ChatContext): Promise<ChatReply | undefined> {
  const compared = isComparison(text) ? await sideBySide(text, context) : undefined;
  if (compared) return compared;
  const reading = readingOf(text, context);
  if (reading && isWhole(reading.left)) return replyTo(reading, context);
  const converted = await inSeveralUnits(text);
  if (converted) return converted;
  return (await sideBySide(text, context)) ?? replyTo(reading, context);
}

const WANTS_PAGE =
  /^(?:where(?:'s| is| are| can i find| do i find)|open|go to|take me to|bring me to|navigate to|find (?:the|a|me)|link to|is there an?|do you have|have you got|which page|looking for|i'm looking for|i am looking for)\b/;

async function replyTo(reading: Reading | undefined, context: ChatContext): Promise<ChatReply | undefined> {
  if (!reading) return undefined;
  const { vital, words } = reading.left;
  if (vital.length > 0) return { reply: asksAbout(vital) };
  const result = await resultOf(reading, context);
  if (typeof result === "string") return { reply: result };
  const reply = result && replyOf(result);
  return reply && words.length > 0 ? { ...reply, reply: `${reply.reply}\n${leftOutLine(words)}` } : reply;
}

async function resultOf(reading: Reading, context: ChatContext): Promise<ToolResult | string | undefined> {
  if (reading.kind === "ask") return reading.ask.question;
  if (reading.kind === "conversion") return runConversion(reading.conversion);
  if (reading.kind === "arithmetic") return findTool("evaluate")?.run(reading.expression, context);
  return runCall(reading, context);
}

const replyOf = (result: ToolResult): ChatReply =>
  result.ok
    ? { reply: result.text, ...(result.page && { action: openingOf(result.page) }) }
    : { reply: `That can’t be calculated.\n${result.message}` };

/** A tool that finds something, or finds nothing. */
const byTool = async (name: string, input: unknown, context: ChatContext): Promise<ChatReply | undefined> =>
  found(await findTool(name)?.run(input, context));

const found = (result: ToolResult | undefined): ChatReply | undefined =>
  result?.ok ? replyOf(result) : undefined;

/** The open question once more. */
function again(history: readonly ChatTurn[]): ChatReply | undefined {
  const last = history
    .findLast(({ sender }) => sender === "bot")
    ?.text.split("\n")
    .at(-1);
  return last === undefined ? undefined : { reply: `I couldn’t read that.\n${last}` };
}

function unknown(text: string): ChatReply {
  const closest = closestPage(text);
  if (!closest) return { reply: UNKNOWN };
  return {
    reply: `${UNKNOWN}\nThe closest page I found: ${closest.name}.`,
    action: openingOf({ path: closest.path, label: closest.name }),
  };
}
