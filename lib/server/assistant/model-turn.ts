import type OpenAI from "openai";
import type { ChatCompletionCreateParamsStreaming } from "openai/resources/chat/completions";
import type { TokenUsage } from "../model-usage.ts";

/** The service did not answer as it must. `message` is for the log and has nothing that a visitor wrote. */
export class ModelFailure extends Error {
  override readonly name = "ModelFailure";
}

export interface ToolCall {
  id: string;
  name: string;
  arguments: string;
}

/** Characters of a text, of a call's arguments; calls in one turn. More is no answer but a flood. */
const MAX_TEXT = 4000;
const MAX_ARGUMENTS = 16_000;
const MAX_CALLS = 4;
/** Tokens of one turn: far more than any model takes. */
const MAX_TOKENS = 100_000_000;

/** False once the service has rejected a request for token counts: some know no `stream_options`. */
let hasUsageOption = true;

type Request = Omit<ChatCompletionCreateParamsStreaming, "stream">;

async function openStream(client: OpenAI, request: Request, signal: AbortSignal) {
  const streamed = { ...request, stream: true } as const;
  if (hasUsageOption)
    try {
      const withUsage = { ...streamed, stream_options: { include_usage: true } };
      return await client.chat.completions.create(withUsage, { signal });
    } catch (error) {
      const { status } = error as { status?: unknown };
      if (status !== 400 && status !== 422) throw error;
      hasUsageOption = false;
    }
  return client.chat.completions.create(streamed, { signal });
}

/**
 * One turn of the model: its text as it grows, and in the end the tools that it wants called. Adds the tokens that the
 * service reports to `usage`.
 */
export async function* modelTurn(
  client: OpenAI,
  request: Request,
  usage: TokenUsage,
  signal: AbortSignal,
): AsyncGenerator<string, ToolCall[]> {
  const stream = await openStream(client, request, signal);
  const calls: ToolCall[] = [];
  let length = 0;
  let finish: string | undefined;
  for await (const chunk of stream) {
    usage.input += tokenCount(chunk?.usage?.prompt_tokens);
    usage.output += tokenCount(chunk?.usage?.completion_tokens);
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
  if (finish !== "stop" && finish !== "tool_calls")
    throw new ModelFailure(`ended by ${finish === undefined ? "nothing" : "something else than its end"}`);
  return calls.filter(Boolean).map((call, index) => ({ ...call, id: call.id || `call_${index}` }));
}

/** Zero for what is not a number of tokens. */
const tokenCount = (value: unknown): number =>
  typeof value === "number" && Number.isSafeInteger(value) && value > 0 && value < MAX_TOKENS ? value : 0;
