import type OpenAI from "openai";
import type { ChatCompletionCreateParamsStreaming } from "openai/resources/chat/completions";
import type { TokenUsage } from "../model-usage.ts";
import { estimateTokens } from "./token-estimate.ts";

/** The service did not respond correctly. `message` is for the log and contains nothing from visitors. */
export class ServiceFailure extends Error {
  override readonly name = "ServiceFailure";
}

/** The service works, but the model's answer is unusable. `message` is as in ServiceFailure. */
export class ModelFailure extends Error {
  override readonly name = "ModelFailure";
}

export interface ToolCall {
  id: string;
  name: string;
  arguments: string;
}

/** Maximum characters of a text and of a call's arguments, and calls in one turn. */
const MAX_TEXT = 4000;
const MAX_ARGUMENTS = 8000;
const MAX_CALLS = 4;
/** Maximum plausible tokens of one turn. */
const MAX_TOKENS = 100_000_000;

/** False once the service has rejected a request for token counts: some lack `stream_options`. */
let hasUsageOption = true;

type Request = Omit<ChatCompletionCreateParamsStreaming, "stream">;

async function openStream(client: OpenAI, request: Request, signal: AbortSignal) {
  const streamed = { ...request, stream: true } as const;
  if (hasUsageOption)
    try {
      const withUsage = { ...streamed, stream_options: { include_usage: true } };
      return await client.chat.completions.create(withUsage, { signal });
    } catch (error) {
      const status = statusOf(error);
      if (status !== 400 && status !== 422) throw error;
    }
  const stream = await client.chat.completions.create(streamed, { signal });
  hasUsageOption = false;
  return stream;
}

/** Returns the status with which the service rejected a request; undefined for other errors. */
const statusOf = (error: unknown): unknown => (error as { status?: unknown } | null)?.status;

export interface TurnCounts {
  /** Requests that were sent. */
  requests: number;
  turns: number;
  usage: TokenUsage;
  /** Charged tokens: as reported by the service, else estimated. */
  spent: number;
}

/** Yields the text of one turn of the model as it grows, and returns its tool calls. Adds to `counts`. */
export async function* modelTurn(
  client: OpenAI,
  request: Request,
  counts: TurnCounts,
  signal: AbortSignal,
): AsyncGenerator<string, ToolCall[]> {
  const { usage } = counts;
  const before = usage.input + usage.output;
  let estimate = estimateTokens(JSON.stringify(request));
  signal.throwIfAborted();
  counts.requests += 1;
  try {
    const stream = await openStream(client, request, signal);
    const calls: ToolCall[] = [];
    let length = 0;
    let finish: string | undefined;
    for await (const chunk of stream) {
      usage.input += tokenCount(chunk?.usage?.prompt_tokens);
      usage.output += tokenCount(chunk?.usage?.completion_tokens);
      // Services send about one token per chunk.
      estimate += 1;
      const choice = chunk?.choices?.[0];
      finish = choice?.finish_reason ?? finish;
      const { content, tool_calls: parts } = choice?.delta ?? {};
      if (typeof content === "string" && content !== "") {
        length += content.length;
        if (length > MAX_TEXT) throw new ModelFailure("a text without end");
        yield content;
      }
      for (const part of parts ?? []) {
        const index = part.index ?? calls.length;
        if (!(index >= 0 && index < MAX_CALLS)) throw new ModelFailure("too many calls at once");
        const call = calls[index] ?? { id: "", name: "", arguments: "" };
        calls[index] = call;
        call.id ||= part.id ?? "";
        call.name ||= part.function?.name ?? "";
        call.arguments += part.function?.arguments ?? "";
        if (call.arguments.length > MAX_ARGUMENTS) throw new ModelFailure("arguments without end");
      }
    }
    if (finish === undefined) throw new ServiceFailure("ended by nothing");
    if (finish !== "stop" && finish !== "tool_calls")
      throw new ModelFailure("ended by something else than its end");
    counts.turns += 1;
    return calls.filter(Boolean).map((call, index) => ({ ...call, id: call.id || `call_${index}` }));
  } catch (error) {
    // Rejected requests are free.
    if (typeof statusOf(error) === "number") estimate = 0;
    throw error;
  } finally {
    counts.spent += usage.input + usage.output - before || estimate;
  }
}

/** Returns 0 for values that are not token counts. */
const tokenCount = (value: unknown): number =>
  typeof value === "number" && Number.isSafeInteger(value) && value > 0 && value < MAX_TOKENS ? value : 0;
