import type OpenAI from "openai";
import type { ChatCompletionCreateParamsStreaming } from "openai/resources/chat/completions";

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

/** One turn of the model: its text as it grows, and in the end the tools that it wants called. */
export async function* modelTurn(
  client: OpenAI,
  request: Omit<ChatCompletionCreateParamsStreaming, "stream">,
  signal: AbortSignal,
): AsyncGenerator<string, ToolCall[]> {
  const stream = await client.chat.completions.create({ ...request, stream: true }, { signal });
  const calls: ToolCall[] = [];
  let length = 0;
  let finish: string | undefined;
  for await (const chunk of stream) {
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
