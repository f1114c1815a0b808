import { type ChatEvent, isOwnPath } from "../../forms/chat.ts";
import type { UnitSystem } from "../../quantities/systems.ts";
import { workerEvaluator } from "../evaluation/evaluator.ts";
import { takeFrom } from "../limits.ts";
import { logFailure } from "../log-failure.ts";
import { noteModelCall } from "../model-usage.ts";
import { answer } from "./answer.ts";
import type { ChatReply } from "./chat.ts";
import { openingOf } from "./chat.ts";
import { chatContext } from "./context.ts";
import { modelReply, type Progress } from "./model.ts";
import { modelSettings } from "./model-client.ts";
import type { ChatRequest } from "./request.ts";

/** Milliseconds that the language model has, with its tools and retries. */
const PATIENCE = 20_000;
/** Processor time of all that is evaluated for one message, in ms: a model may call tools sixteen times. */
const CPU_BUDGET_MS = 400;
/** What of a message is understood, in UTF-16 units. */
const UNDERSTOOD = 2000;

interface Asking {
  /** Who asks, for the day's budget. */
  client: string;
  /** The visitor's system of units. Default: SI. */
  units?: UnitSystem;
  /** Aborted when nobody waits for the answer any more. */
  signal: AbortSignal;
  /** Milliseconds for the language model. Default: 20 s. */
  patience?: number;
}

/**
 * Answers a message, in pieces. The engine answers if it is sure, without a model or its cost. The language model gets the
 * rest, if one is configured and the client’s day has room. If it fails, the engine’s reply stands.
 */
export async function* respond(
  request: ChatRequest,
  { client, units, signal, patience = PATIENCE }: Asking,
): AsyncGenerator<ChatEvent> {
  const context = await chatContext(request, workerEvaluator({ client, cpuBudget: CPU_BUDGET_MS }), units);
  const message = request.message.slice(0, UNDERSTOOD).toWellFormed();
  const { history } = request;
  const own = await answer(message, history, context);
  const settings = own.isSure ? undefined : modelSettings();
  if (settings && (await takeFrom("chat model", client)).ok) {
    const progress: Progress = { shown: false, usage: { input: 0, output: 0 } };
    const deadline = AbortSignal.any([signal, AbortSignal.timeout(patience)]);
    try {
      for await (const event of modelReply(settings, { message, history, context }, progress, deadline))
        yield ownOnly(event);
      noteModelCall(progress.usage);
      yield { type: "done" };
      return;
    } catch (error) {
      if (signal.aborted) return;
      logFailure("The language model failed", error);
      noteModelCall(
        progress.usage,
        deadline.aborted ? `No answer within ${patience / 1000} seconds` : messageOf(error),
      );
      if (progress.shown) yield { type: "restart" };
      const { result } = progress;
      if (result) {
        yield* pieces({ reply: result.text, ...(result.page && { action: openingOf(result.page) }) });
        return;
      }
    }
  }
  yield* pieces(own);
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function* pieces({ reply, action }: ChatReply): Generator<ChatEvent> {
  yield { type: "text", text: reply };
  if (action && isOwnPath(action.page)) yield { type: "action", action };
  yield { type: "done" };
}

/** Actions come from our tools; a path that is none of ours would be a fault of theirs, and stops here. */
const ownOnly = (event: ChatEvent): ChatEvent =>
  event.type === "action" && !isOwnPath(event.action.page) ? { type: "text", text: "" } : event;
