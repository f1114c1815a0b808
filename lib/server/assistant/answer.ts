import { findFormCalculator } from "../../catalog/calculators.ts";
import { arithmeticIn } from "./arithmetic.ts";
import { runCalculator } from "./calculator-tool.ts";
import type { ChatContext, ChatReply, ChatTurn } from "./chat.ts";
import { conversionIn } from "./conversion.ts";
import { runConversion } from "./convert-tool.ts";
import { closestPage } from "./find-page-tool.ts";
import { type Ask, type Call, type Intent, type Question, questionOf } from "./intent.ts";
import { afterUnits, beforeUnits, intents } from "./intents/all.ts";
import { cleaned, isReadable, simplified, withoutCourtesy } from "./normalize.ts";
import { continued } from "./open-question.ts";
import { exchangeTalk, smallTalk, UNKNOWN } from "./small-talk.ts";
import type { ToolResult } from "./tool.ts";
import { findTool } from "./tools.ts";

export type { ChatContext, ChatReply, ChatTurn, NavigateAction } from "./chat.ts";

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
    const reply = await byIntents(questionOf(open.text, open.text, context), intentsNamed(open.intent));
    if (reply) return reply;
  }
  const talk = smallTalk(text) ?? exchangeTalk(text);
  if (talk !== undefined) return { reply: talk };
  return (
    (await fresh(text, context)) ??
    (open === "unreadable" ? again(history) : undefined) ??
    (/\d/.test(text) ? undefined : await byTool("find_page", { query: text }, context)) ??
    unknown(text)
  );
}

const intentsNamed = (id: string | undefined): readonly Intent[] =>
  id === undefined ? intents : intents.filter((intent) => intent.id === id);

/** What a message says on its own, where it says that plainly. */
async function fresh(text: string, context: ChatContext): Promise<ChatReply | undefined> {
  if (!isReadable(text)) return undefined;
  const lower = simplified(text);
  const question = questionOf(text, lower, context);
  const page = WANTS_PAGE.test(lower) ? await byTool("find_page", { query: lower }, context) : undefined;
  if (page) return page;
  return (
    (await byIntents(question, beforeUnits)) ??
    (await byConversion(text)) ??
    (await byIntents(question, afterUnits)) ??
    (await byArithmetic(lower, context)) ??
    (await byTool("find_answer", { question: text }, context))
  );
}

const WANTS_PAGE =
  /^(?:where(?:'s| is| are| can i find| do i find)|open|go to|take me to|bring me to|navigate to|find (?:the|a|me)|link to|is there an?|do you have|have you got|which page|looking for|i'm looking for|i am looking for)\b/;

async function byIntents(question: Question, candidates: readonly Intent[]): Promise<ChatReply | undefined> {
  for (const intent of candidates) {
    const found = intent.understand(question);
    if (found) return replyTo(found, question.context);
  }
  return undefined;
}

async function replyTo(found: Call | Ask, context: ChatContext): Promise<ChatReply> {
  if (found.kind === "ask") return { reply: found.question };
  const calculator = findFormCalculator(found.tool.replace(/^calculate_/, ""));
  if (!calculator) return { reply: UNKNOWN };
  return replyOf(await runCalculator(calculator, found.input, context, found.focus));
}

const replyOf = (result: ToolResult): ChatReply =>
  result.ok
    ? { reply: result.text, ...(result.action && { action: result.action }) }
    : { reply: `That cannot be worked out.\n${result.message}` };

async function byConversion(text: string): Promise<ChatReply | undefined> {
  const conversion = conversionIn(withoutCourtesy(text));
  return conversion && replyOf(await runConversion(conversion));
}

async function byArithmetic(lower: string, context: ChatContext): Promise<ChatReply | undefined> {
  const found = arithmeticIn(lower);
  const result = found && (await findTool("evaluate")?.run(found, context));
  return result && replyOf(result);
}

/** A tool that finds something, or finds nothing. */
async function byTool(name: string, input: unknown, context: ChatContext): Promise<ChatReply | undefined> {
  const result = await findTool(name)?.run(input, context);
  return result?.ok ? replyOf(result) : undefined;
}

/** The open question once more. */
function again(history: readonly ChatTurn[]): ChatReply | undefined {
  const last = history
    .findLast(({ sender }) => sender === "bot")
    ?.text.split("\n")
    .at(-1);
  return last === undefined ? undefined : { reply: `I could not read that.\n${last}` };
}

function unknown(text: string): ChatReply {
  const closest = closestPage(text);
  if (!closest) return { reply: UNKNOWN };
  return {
    reply: `${UNKNOWN}\nThe closest page that I found: ${closest.name}.`,
    action: { type: "navigate", page: closest.path, tab: closest.name },
  };
}
