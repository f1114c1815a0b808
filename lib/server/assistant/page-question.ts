import { convertersOf } from "../../agents/calculation-text.ts";
import { runCalculator } from "../../agents/calculator-tool.ts";
import { runConversion } from "../../agents/convert-tool.ts";
import type { ToolResult } from "../../agents/tool.ts";
import { continueConversion } from "../../faces/answers/continue-conversion.ts";
import { findCurrency } from "../../kit/fields/currency.ts";
import { cleaned, isReadable, simplifiedCased, withoutEndMarks } from "../../kit/phrases/normalize.ts";
import { stem } from "../../kit/phrases/words.ts";
import { PAGE_FILLERS } from "../../kit/reader/vocabulary.ts";
import { inputText } from "../../run/format/scenario-text.ts";
import { figuresOf as outputFigures } from "../../run/output-lists.ts";
import { type ChatContext, type ChatReply, type ChatTurn, openingOf } from "./chat.ts";
import { messages } from "./messages.ts";
import { changesIn, type PageChange } from "./page-changes.ts";
import { inputOf, type PageForm } from "./page-state.ts";

const MAX_LENGTH = 160;
const MAX_TURNS = 8;

const LEAD =
  /^(?:(?:and|or|but|so|then|now|also|ok|okay|what if|what about|how about|what happens if|what happens when|what happens with|what would happen if|suppose|if|let's say|say|imagine|assume|assuming|make it|make that|make|set|change|put|try|use|with|it's|it is|it were|i had|i have|i'm|i am|i|we|my|the|an?)(?![\w'])[ ,]*)+/i;
const FURTHER = /^(?:and|also|then|plus|but)\b/;
/** Words that ask for a change, even without a field. */
const ASKS =
  /^(?:(?:and|or|so|but|ok|now)\b ?)?(?:what if|what about|what happens|what would happen|how about|suppose|if|let's say|imagine|assum|make|set|change|put|try|use|with|and|also|then)\b/;
/** Separates a figure from a change: "the payment at 7%". */
const AT = / (?:at|with|if|when|for|over) /;
const TAIL = / (?:instead|then|please)$/i;

interface PageMessage {
  /** Lowercase text without the introduction. */
  text: string;
  /** The text with its capitals. */
  cased: string;
  plain: string;
  asks: boolean;
  further: boolean;
}

function parseMessage(message: string): PageMessage | undefined {
  const plain = cleaned(message);
  if (plain.length === 0 || plain.length > MAX_LENGTH || !isReadable(plain)) return undefined;
  const whole = withoutEndMarks(plain);
  const cased = simplifiedCased(whole.replace(LEAD, "").replace(TAIL, ""));
  const [text, lower] = [cased.toLowerCase(), whole.toLowerCase()];
  return text === ""
    ? undefined
    : { text, cased, plain, asks: ASKS.test(lower), further: FURTHER.test(lower) };
}

/**
 * Kinds of messages that are answered from the page: "asked" clearly changes or names something there ("what
 * if the rate is 6%?", "total interest"), "bare" is an unnamed value after "what if", "rest" names an input
 * and is not a question.
 */
type Manner = "asked" | "bare" | "rest";

/** Answers a message about the page that it was sent from. Returns undefined if it is about something else. */
export async function aboutPage(
  message: string,
  history: readonly ChatTurn[],
  context: ChatContext,
  manner: Manner,
): Promise<ChatReply | undefined> {
  const { form, conversion } = context.page ?? {};
  const parsed = parseMessage(message);
  if (!parsed) return undefined;
  if (form)
    return (
      (await answerPageChange(form, parsed, history, context, manner)) ??
      (manner === "asked" ? answerPageFigure(form, parsed, context) : undefined)
    );
  const isMeant = manner === "rest" || (manner === "bare" && parsed.asks);
  const match = conversion && isMeant ? continueConversion(conversion, parsed.plain) : undefined;
  return match && replyOf(await runConversion(match));
}

/** Reads which figure of the page a text asks for, and under which change: "what is the payment at 7%". */
function figureUnder(
  text: string,
  { calculator }: PageForm,
): { ids: readonly string[]; start: number } | undefined {
  const at = AT.exec(text);
  if (!at) return undefined;
  const figureText = text.slice(0, at.index);
  const ids = /\d/.test(figureText) ? [] : figuresNamed(figureText, calculator);
  return ids.length === 0 ? undefined : { ids, start: at.index + at[0].length };
}

async function answerPageChange(
  form: PageForm,
  parsed: PageMessage,
  history: readonly ChatTurn[],
  context: ChatContext,
  manner: Manner,
): Promise<ChatReply | undefined> {
  if (parsed.asks === (manner === "rest") || (!parsed.asks && !/\d/.test(parsed.text))) return undefined;
  const under = manner === "rest" ? figureUnder(parsed.text, form) : undefined;
  const match = changesIn(parsed.cased.slice(under?.start), form);
  if (match === undefined) return undefined;
  if ("unclear" in match) {
    const [last, ...others] = [...match.unclear].reverse();
    return manner === "bare" || under
      ? { reply: messages.inputUnclear({ others: others.reverse(), last }) }
      : undefined;
  }
  if (manner !== "bare" && !under && !match.some((change) => change.named)) return undefined;
  const earlier = parsed.further ? earlierChanges(form, history) : [];
  const changes = [...new Map([...earlier, ...match].map((change) => [change.id, change])).values()];
  const entries = {
    ...form.entries,
    ...Object.fromEntries(changes.map(({ id, entry }) => [id, entry])),
  };
  const { calculator, input } = form;
  const { currency, units } = input;
  const changedInput = { ...inputOf(calculator, entries), currency, units };
  const focus = under && { show: under.ids.slice(0, 1) };
  const [now, then] = await Promise.all([
    runCalculator(calculator, input, context, focus),
    runCalculator(calculator, changedInput, context, focus),
  ]);
  if (!then.ok) return { reply: messages.notCalculated(then.message) };
  const [figure = "", ...lines] = then.text.split("\n");
  const before = now.ok ? (now.text.split("\n")[0] ?? "") : "";
  const label = figure.slice(0, figure.indexOf(":") + 1);
  // Only the same figure can be compared; another mode has another.
  const compared = before.startsWith(label) ? `${figure} (now ${before.slice(label.length).trim()})` : figure;
  const assumed = messages.otherInputsOfPage(changes.map((change) => changeText(change, form)).join(", "));
  return withPage({ ...then, text: [compared, assumed, ...lines].join("\n") });
}

/** Returns the changes of the preceding messages, to which "and 15 years?" adds. */
function earlierChanges(form: PageForm, history: readonly ChatTurn[]): PageChange[] {
  const userTurns = history.filter(({ sender }) => sender === "user").slice(-MAX_TURNS);
  const changes: PageChange[] = [];
  for (const { text } of userTurns.reverse()) {
    const read = parseMessage(text);
    const match = read && changesIn(read.cased, form);
    if (!match || "unclear" in match) break;
    changes.unshift(...match);
    if (!read.further) break;
  }
  return changes;
}

/** Formats "Interest rate 6% instead of 6.5%". */
function changeText({ id, label, entry }: PageChange, { calculator, entries, input }: PageForm): string {
  const currency = findCurrency(String(input.currency));
  const fields = calculator.inputs;
  if (!currency) return label;
  const context = { currency, converters: convertersOf(calculator) };
  const [to, from] = [{ ...entries, [id]: entry }, entries].map((form) =>
    inputText({ fields, entries: form }, id, context),
  );
  const name = label.replace(/^and (?=.)/, "");
  return to === from ? `${name} ${to} (unchanged)` : `${name} ${to} instead of ${from}`;
}

const stems = (words: string): string[] =>
  words
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
    .map(stem);

/** Returns ids of the figures whose names contain all words of a text except fillers, the closest first. */
function figuresNamed(text: string, { outputs }: PageForm["calculator"]): readonly string[] {
  const textStems = stems(text);
  const content = text.split(/[^\p{L}]+/u).filter((word) => word !== "" && !PAGE_FILLERS.has(word));
  if (content.length === 0) return [];
  return Object.entries(outputFigures(outputs))
    .map(([id, { label }]) => ({ id, words: stems(label) }))
    .filter(({ words }) => content.every((word) => words.includes(stem(word))))
    .map((output) => ({ ...output, matched: output.words.filter((word) => textStems.includes(word)).length }))
    .sort((one, other) => other.matched - one.matched || one.words.length - other.words.length)
    .map(({ id }) => id);
}

async function answerPageFigure(
  { calculator, input }: PageForm,
  { text }: PageMessage,
  context: ChatContext,
): Promise<ChatReply | undefined> {
  if (/\d/.test(text)) return undefined;
  for (const id of figuresNamed(text, calculator)) {
    const result = await runCalculator(calculator, input, context, { show: [id] });
    if (!result.ok) return replyOf(result);
    const { outputs } = result.data as { outputs: Readonly<Record<string, unknown>> };
    if (outputs[id] !== undefined) return withPage(result);
  }
  return undefined;
}

const withPage = (result: ToolResult & { ok: true }): ChatReply => ({
  reply: result.text,
  ...(result.page && { action: openingOf(result.page) }),
});

const replyOf = (result: ToolResult): ChatReply =>
  result.ok ? withPage(result) : { reply: messages.notCalculated(result.message) };
