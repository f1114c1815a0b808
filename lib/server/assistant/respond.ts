import { type ChatEvent, isOwnPath } from "../../core/forms/chat.ts";
import type { UnitSystem } from "../../kit/quantities/systems.ts";
import { CircuitBreaker } from "../circuit-breaker.ts";
import { MODEL_QUESTION_TOKENS } from "../env.ts";
import { workerEvaluator } from "../evaluation/evaluator.ts";
import { logFailure } from "../log-failure.ts";
import { noteModelCall } from "../model-usage.ts";
import { answer } from "./answer.ts";
import type { ChatReply } from "./chat.ts";
import { openingOf } from "./chat.ts";
import { chatContext } from "./context.ts";
import { messages } from "./messages.ts";
import { modelReply, startProgress } from "./model.ts";
import { reserveQuestion } from "./model-budget.ts";
import { MODEL_TIMEOUT_MS, modelSettings } from "./model-client.ts";
import { ModelFailure } from "./model-turn.ts";
import type { ModelQuestion } from "./prompt.ts";
import type { ChatRequest } from "./request.ts";

/** Pauses a failed service for a minute. Each process has its own breaker. */
export const modelBreaker = new CircuitBreaker(60_000);
/** Processor time of all evaluations for one message, in ms: a model may call tools sixteen times. */
const CPU_BUDGET_MS = 400;
/** Maximum length of a message that is understood, in UTF-16 units. */
const UNDERSTOOD = 2000;

interface Asking {
  /** Client whose daily limit the question counts toward. */
  client: string;
  /** The visitor's system of units. Default: SI. */
  units?: UnitSystem;
  /** Aborted when the visitor stops waiting. */
  signal: AbortSignal;
  /** Time for the language model, in ms. Default: MODEL_TIMEOUT_MS. */
  timeoutMs?: number;
}

/**
 * Answers a message, in pieces. The engine answers if it is sure, at no cost. Otherwise the language model
 * does, if one is configured, works, and the daily limits allow it. If it fails, the engine’s reply applies.
 */
export async function* respond(request: ChatRequest, asking: Asking): AsyncGenerator<ChatEvent> {
  const { client, units } = asking;
  const context = await chatContext(request, workerEvaluator({ client, cpuBudget: CPU_BUDGET_MS }), units);
  const message = request.message.slice(0, UNDERSTOOD).toWellFormed();
  const { history } = request;
  const engineReply = await answer(message, history, context);
  const isAnswered = !engineReply.isSure && (yield* modelEvents({ message, history, context }, asking));
  if (!isAnswered) yield* pieces(engineReply);
}

/** Yields the reply of the language model. Returns false if there is none, so that the engine’s applies. */
async function* modelEvents(
  question: ModelQuestion,
  { client, signal, timeoutMs = MODEL_TIMEOUT_MS }: Asking,
): AsyncGenerator<ChatEvent, boolean> {
  const settings = modelSettings();
  if (!settings || modelBreaker.isPaused) return false;
  const settle = await reserveQuestion(client);
  if (!settle) return false;
  if (!modelBreaker.admit()) {
    await settle({ tokens: 0, isChargedToVisitor: false });
    return false;
  }
  const progress = startProgress();
  let isChargedToVisitor = true;
  try {
    const timeout = AbortSignal.timeout(timeoutMs);
    try {
      for await (const event of modelReply(settings, question, progress, AbortSignal.any([signal, timeout])))
        yield ownOnly(event);
      modelBreaker.recordSuccess();
      noteModelCall(progress.usage);
      yield { type: "done" };
      return true;
    } catch (error) {
      if (signal.aborted) return true;
      isChargedToVisitor = !isServiceFailure(error);
      if (isChargedToVisitor) modelBreaker.recordSuccess();
      // A service that completed turns works, if too slowly for this question; one without requests did not
      // hang.
      else if (!timeout.aborted || (progress.requests > 0 && progress.turns === 0))
        modelBreaker.recordFailure();
      logFailure("The language model failed", error);
      noteModelCall(
        progress.usage,
        timeout.aborted ? messages.modelTimeout(timeoutMs / 1000) : messageOf(error),
      );
    }
  } finally {
    const cost = { tokens: Math.min(progress.spent, MODEL_QUESTION_TOKENS), isChargedToVisitor };
    await settle(cost).catch((error: unknown) => logFailure("The model’s budget was not settled", error));
  }
  if (progress.hasText) yield { type: "restart" };
  const { calculated } = progress;
  if (!calculated) return false;
  yield* pieces({
    reply: calculated.text,
    ...(calculated.page && { action: openingOf(calculated.page) }),
  });
  return true;
}

/** Error codes that concern this question only, so that other questions may succeed. */
const QUESTION_ERRORS = new Set<unknown>(["content_filter", "context_length_exceeded"]);

const isServiceFailure = (error: unknown): boolean =>
  !(error instanceof ModelFailure) && !QUESTION_ERRORS.has((error as { code?: unknown } | null)?.code);

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function* pieces({ reply, action }: ChatReply): Generator<ChatEvent> {
  yield { type: "text", text: reply };
  if (action && isOwnPath(action.page)) yield { type: "action", action };
  yield { type: "done" };
}

/** Drops an action that is not a path of this site. Only a defect in our tools could cause one. */
const ownOnly = (event: ChatEvent): ChatEvent =>
  event.type === "action" && !isOwnPath(event.action.page) ? { type: "text", text: "" } : event;
