import { getLocalTimeZone } from "@/lib/core/civil/local-clock";
import { CHAT_STREAM, type ChatAction, type ChatEvent, isOwnPath } from "@/lib/core/forms/chat";
import { pageAddress } from "./page-address";

/** Exceeds the language model’s timeout on the server (8 s), plus the engine and the network. */
const TIMEOUT_MS = 20_000;

export interface SentTurn {
  sender: "user" | "bot";
  text: string;
}

/**
 * Sends a message to the assistant and yields its answer as it streams. An error response is an event.
 * @throws errors of fetch, and Error for an unreadable answer.
 */
export async function* askAssistant(
  message: string,
  history: readonly SentTurn[],
  stop: AbortSignal,
): AsyncGenerator<ChatEvent> {
  const response = await fetch("/api/chat", {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: `${CHAT_STREAM}, application/json` },
    body: JSON.stringify({ message, history, timeZone: getLocalTimeZone(), page: pageAddress() }),
    signal: AbortSignal.any([stop, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  if (response.headers.get("content-type")?.includes(CHAT_STREAM)) yield* eventsIn(response);
  else yield* eventsOf(await response.json(), response.ok);
}

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
    // The last line marks a complete answer.
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

/** Returns an action if it links to a page of this site. */
function actionIn(action: unknown): ChatAction | undefined {
  const { type, page, tab } = (action ?? {}) as Record<string, unknown>;
  if (type !== "navigate" || !isOwnPath(page)) return undefined;
  return { type, page, ...(typeof tab === "string" && tab !== "" && { tab }) };
}
