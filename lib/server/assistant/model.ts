import type {
  ChatCompletionFunctionTool,
  ChatCompletionMessageFunctionToolCall,
} from "openai/resources/chat/completions";
import { describeCalculatorTool } from "../../agents/calculator-pair.ts";
import { findAnswerTool } from "../../agents/find-answer-tool.ts";
import { findPageTool } from "../../agents/find-page-tool.ts";
import { offeredTools } from "../../agents/offered-tools.ts";
import { propertiesOf, type Tool, type ToolResult, textOf } from "../../agents/tool.ts";
import { findTool } from "../../agents/tools.ts";
import { findFormCalculator } from "../../catalog/calculators.ts";
import type { ChatEvent } from "../../core/forms/chat.ts";
import { figuresOf } from "../../run/output-lists.ts";
import { MODEL_QUESTION_TOKENS } from "../env.ts";
import { fieldErrors } from "../problem.ts";
import { openingOf } from "./chat.ts";
import { KnownNumbers } from "./known-numbers.ts";
import { messages } from "./messages.ts";
import { type ModelSettings, modelClient } from "./model-client.ts";
import { ModelFailure, modelTurn, type ToolCall, type TurnCounts } from "./model-turn.ts";
import { namesAddress, plainText, SentenceReader } from "./plain-text.ts";
import { ANSWER_TOKENS, ModelConversation, type ModelQuestion, pageInputs, subjectOf } from "./prompt.ts";
import { estimateTokens, maxTokens } from "./token-estimate.ts";

const MAX_ROUNDS = 4;
const MAX_RESULT_TOKENS = 1500;
const MAX_RESULT_TEXT = 5000;
const MAX_FIELDS = 5;
/** Numbers that calculations need without a source: counts, percent, parts of an hour, of a year. */
const EVERYDAY = "0 1 2 3 4 5 6 7 8 9 10 12 24 30 60 100 360 365 1000";

const LOOKUPS = new Set([findPageTool.name, findAnswerTool.name]);

export interface Progress extends TurnCounts {
  result?: ToolResult & { ok: true };
  /** Last result with a figure, as opposed to a page or an entry that was looked up. */
  calculated?: ToolResult & { ok: true };
  /** True if text was yielded. */
  hasText: boolean;
}

export const startProgress = (): Progress => ({
  hasText: false,
  requests: 0,
  turns: 0,
  usage: { input: 0, output: 0 },
  spent: 0,
});

/**
 * Yields the model's reply sentence by sentence, each checked first: plain text, and only numbers of tools
 * that were called for it; a question may repeat the visitor's. @throws ModelFailure, and errors of the
 * service’s client.
 */
export async function* modelReply(
  settings: ModelSettings,
  { message, history, context }: ModelQuestion,
  progress: Progress,
  signal: AbortSignal,
): AsyncGenerator<ChatEvent> {
  const client = await modelClient(settings);
  const subject = subjectOf({ message, history, context });
  const tools = offeredTools(subject).map(declarationOf);
  const toolTokens = tools.reduce((sum, tool) => sum + estimateTokens(JSON.stringify(tool)), 0);
  const conversation = new ModelConversation({ message, history, context }, subject);
  const inputNumbers = new KnownNumbers();
  const answerNumbers: AnswerNumbers = { visitor: new KnownNumbers(), results: new KnownNumbers() };
  const visitorTexts = history.filter(({ sender }) => sender === "user").map(({ text }) => text);
  for (const text of [message, ...visitorTexts, pageInputs(context) ?? ""])
    for (const numbers of [inputNumbers, answerNumbers.visitor]) numbers.learn(text);
  inputNumbers.learn(`${EVERYDAY} ${context.today} ${conversation.instructions}`);

  for (let round = 0; round <= MAX_ROUNDS; round += 1) {
    const { messages, tokens } = conversation.fit(toolTokens);
    if (progress.spent + tokens + ANSWER_TOKENS > MODEL_QUESTION_TOKENS)
      throw new ModelFailure("no tokens left for another turn");
    const request = {
      model: settings.model,
      messages,
      tools,
      tool_choice: round < MAX_ROUNDS ? ("auto" as const) : ("none" as const),
      parallel_tool_calls: false,
      max_completion_tokens: ANSWER_TOKENS,
    };
    const turn = modelTurn(client, request, progress, signal);
    const { text, calls } = yield* checkedTurn(turn, answerNumbers, progress);
    if (calls.length === 0) {
      if (text.trim() === "") throw new ModelFailure("an empty reply");
      const page = progress.result?.page;
      if (page) yield { type: "action", action: openingOf(page) };
      return;
    }
    if (round === MAX_ROUNDS) break;
    // A text before a call is not the answer.
    if (progress.hasText) yield { type: "restart" };
    progress.hasText = false;
    const callTokens = calls.reduce((sum, { arguments: input }) => sum + maxTokens(input), 0);
    conversation.add({
      message: { role: "assistant", content: null, tool_calls: calls.map(callAsMessage) },
      tokens: Math.min(callTokens, ANSWER_TOKENS),
    });
    for (const call of calls) {
      const result = await called(call, inputNumbers, context);
      const content = resultForModel(result);
      if (result.ok) inputNumbers.learn(content);
      // Defaults and limits in a description are not results.
      if (result.ok && call.name !== describeCalculatorTool.name) {
        progress.result = result;
        if (!LOOKUPS.has(call.name)) progress.calculated = result;
        answerNumbers.results.learn(`${content} ${inputsAndPercentages(result.data)}`);
      }
      conversation.add({
        message: { role: "tool", tool_call_id: call.id, content },
        tokens: estimateTokens(content),
      });
    }
  }
  throw new ModelFailure("no end of calls");
}

/** Yields the checked sentences of a turn as they become complete, and returns its calls. */
async function* checkedTurn(
  turn: AsyncGenerator<string, ToolCall[]>,
  answerNumbers: AnswerNumbers,
  progress: Progress,
): AsyncGenerator<ChatEvent, { text: string; calls: ToolCall[] }> {
  const sentences = new SentenceReader();
  let all = "";
  try {
    for (;;) {
      const next = await turn.next();
      const whole = next.done ? sentences.rest() : sentences.take(next.value);
      const calls = next.done ? next.value : [];
      const text = calls.length > 0 ? "" : plainText(whole);
      if (text !== "") {
        check(text, answerNumbers);
        progress.hasText = true;
        all += text;
        yield { type: "text", text };
      }
      if (next.done) return { text: all, calls };
    }
  } finally {
    // Closes the connection if the text was not read to the end.
    await turn.return([]);
  }
}

/** The numbers that an answer may contain. */
interface AnswerNumbers {
  /** Numbers of the visitor’s texts: a question may repeat them. */
  visitor: KnownNumbers;
  /** Numbers in the results of tools for this question, with the inputs that they name: any sentence may contain them. */
  results: KnownNumbers;
}

/**
 * Checks a sentence. @throws ModelFailure for an address, and for a number that no tool of this turn computed
 * and no question repeats
 */
function check(text: string, { visitor, results }: AnswerNumbers): void {
  if (namesAddress(text)) throw new ModelFailure("an address in the reply");
  for (const sentence of text.split(SENTENCE_END)) {
    const strangers = results.strangersIn(sentence);
    const repeated = sentence.trimEnd().endsWith("?") ? visitor.strangersIn(sentence) : strangers;
    if (strangers.some((number) => repeated.includes(number)))
      throw new ModelFailure("a number that no tool computed");
  }
}

/** One piece of a stream may have several sentences, some in quotes or brackets. */
const SENTENCE_END = /(?<=[.!?…]["'”’)*_]{0,3})\s|\n/;

/** Formats the inputs of a calculation, and its declared percentages, which JSON does not mark. */
function inputsAndPercentages(data: unknown): string {
  const { calculator: id, inputs, outputs } = propertiesOf(data);
  const calculator = findFormCalculator(textOf(id));
  if (!calculator) return "";
  const percentInputs = Object.entries(propertiesOf(inputs)).filter(
    ([name]) => calculator.inputs[name]?.kind === "percent",
  );
  const declared = figuresOf(calculator.outputs);
  const percentOutputs = Object.entries(propertiesOf(outputs)).filter(
    ([name]) => declared[name]?.format.kind === "percent",
  );
  const percentages = [...percentInputs, ...percentOutputs].map(([, value]) => `${value}%`);
  return [JSON.stringify(inputs), ...percentages].join(" ");
}

/** Runs a tool call. @throws ModelFailure for an unknown tool and for arguments that are not JSON. */
async function called(
  call: ToolCall,
  inputNumbers: KnownNumbers,
  context: ModelQuestion["context"],
): Promise<ToolResult> {
  const tool = findTool(call.name);
  if (!tool) throw new ModelFailure("a tool that does not exist");
  let input: unknown;
  try {
    input = JSON.parse(call.arguments);
  } catch {
    throw new ModelFailure("arguments that are no JSON");
  }
  const [stranger] = inputNumbers.strangersAmong(JSON.stringify(input));
  if (stranger !== undefined) {
    return { ok: false, message: messages.numberUnknown(stranger) };
  }
  return tool.run(input, context);
}

/** Formats a result for the model: its text with as many figures as fit. */
function resultForModel(result: ToolResult): string {
  if (!result.ok) {
    const { message, problems } = result;
    return JSON.stringify({
      error: message.slice(0, MAX_RESULT_TEXT),
      fields: problems && fieldErrors(problems.slice(0, MAX_FIELDS)),
    });
  }
  const text = result.text.slice(0, MAX_RESULT_TEXT);
  const { steps: _, assumptions: __, ...data } = propertiesOf(result.data);
  const forms = [data, "outputs" in data ? { outputs: data.outputs } : {}].map((part) =>
    JSON.stringify({ text, ...part }),
  );
  return forms.find((form) => estimateTokens(form) <= MAX_RESULT_TOKENS) ?? JSON.stringify({ text });
}

const callAsMessage = ({ id, name, arguments: input }: ToolCall): ChatCompletionMessageFunctionToolCall => ({
  id,
  type: "function",
  function: { name, arguments: input },
});

const declarationOf = ({ name, description, parameters }: Tool): ChatCompletionFunctionTool => ({
  type: "function",
  function: { name, description, parameters, strict: true },
});
