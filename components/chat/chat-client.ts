import { CHAT_STREAM, type ChatAction, type ChatEvent, isOwnPath } from "@/lib/core/forms/chat";
import { pageAddress } from "./page-address";

/** Longer than a language model has on the server (8 s), with time for the engine and the network. */
const TIMEOUT_MS = 20_000;

export interface SentTurn {
  sender: "user" | "bot";
  text: string;
}

/**
 * Asks the assistant and gives its answer as it comes. An answer that is an error, of whatever status, is an event.
 * @throws what fetch throws, and Error when there is no answer that can be read.
 */
export async function* askAssistant(
  message: string,
  history: readonly SentTurn[],
  stop: AbortSignal,
): AsyncGenerator<ChatEvent> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const response = await fetch("/api/chat", {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: `${CHAT_STREAM}, application/json` },
    body: JSON.stringify({ message, history, timeZone, page: pageAddress() }),
    signal: AbortSignal.any([stop, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  if (response.headers.get("content-type")?.includes(CHAT_STREAM)) yield* eventsIn(response);
  else yield* eventsOf(await response.json(), response.ok);
}

/** A whole answer as events. */
function* eventsOf(answer: unknown, ok: boolean): Generator<ChatEvent> {
  const { error, reply, action } = (answer ?? {}) as Record<string, unknown>;
  if (typeof error === "string" && error !== "") yield { type: "error", error };
  else if (!ok) throw new Error();
  if (typeof reply === "string") yield { type: "text", text: reply };
  const supported = actionIn(action);
  if (supported) yield { type: "action", action: supported };
  yield { type: "done" };
}

async function* eventsIn({ body, ok }: Response): AsyncGenerator<ChatEvent> {
  if (!body || !ok) throw new Error();
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let waiting = "";
  for (;;) {
    const { done, value } = await reader.read();
    // The last line says that the answer is whole.
    if (done) throw new Error();
    const lines = (waiting + value).split("\n");
    waiting = lines.pop() ?? "";
    for (const line of lines) {
      const event = JSON.parse(line) as ChatEvent;
      if (event.type !== "action" || actionIn(event.action)) yield event;
      if (event.type === "done" || event.type === "error") return;
    }
  }
}

/** An action that leads to a page of this site. */
function actionIn(action: unknown): ChatAction | undefined {
  const { type, page, tab } = (action ?? {}) as Record<string, unknown>;
  if (type !== "navigate" || !isOwnPath(page)) return undefined;
  return { type, page, ...(typeof tab === "string" && tab !== "" && { tab }) };
}
