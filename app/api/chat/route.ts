import { CHAT_STREAM, type ChatAction, type ChatEvent } from "@/lib/core/forms/chat";
import { firstProblem } from "@/lib/core/result/result";
import { systemOfVisitor } from "@/lib/run/address/unit-system";
import { readChatRequest } from "@/lib/server/assistant/request";
import { respond } from "@/lib/server/assistant/respond";
import { clientOf } from "@/lib/server/client-of";
import { takeFrom } from "@/lib/server/limits";
import { logFailure } from "@/lib/server/log-failure";
import { isForeign } from "@/lib/server/origin";
import { messages } from "../messages";

/**
 * `{message, history?, timeZone?}` → `{reply, action?}` or `{error}`; with `Accept: application/x-ndjson` the same as it
 * comes, one event a line (lib/core/forms/chat.ts). For the pages of this site only.
 */
export async function POST(request: Request): Promise<Response> {
  if (isForeign(request.headers)) return errorResponse(403, messages.chat.foreignSite);
  const client = clientOf(request.headers);
  const wait = await takeFrom("chat", client);
  if (wait > 0)
    return errorResponse(429, messages.chat.tooManyMessages(wait), {
      "Retry-After": String(wait),
    });
  const read = await readChatRequest(request);
  if (!read.ok) return errorResponse(read.status, firstProblem(read).message);
  const leaving = new AbortController();
  const signal = AbortSignal.any([request.signal, leaving.signal]);
  const events = guarded(
    respond(read.value, {
      client,
      units: systemOfVisitor(
        request.headers.get("cookie") ?? "",
        request.headers.get("accept-language") ?? "",
      ),
      signal,
    }),
  );
  const wantsStream = request.headers.get("accept")?.includes(CHAT_STREAM);
  return wantsStream ? streamed(events, leaving) : collected(events);
}

/** Turns a failure on our side into an event; its cause goes to the log. */
async function* guarded(events: AsyncGenerator<ChatEvent>): AsyncGenerator<ChatEvent> {
  try {
    yield* events;
  } catch (error) {
    logFailure("The assistant failed", error);
    yield { type: "error", error: messages.chat.failed };
  }
}

async function collected(events: AsyncGenerator<ChatEvent>): Promise<Response> {
  let reply = "";
  let action: ChatAction | undefined;
  for await (const event of events) {
    if (event.type === "error") return errorResponse(500, event.error);
    if (event.type === "restart") reply = "";
    if (event.type === "text") reply += event.text;
    if (event.type === "action") action = event.action;
  }
  return Response.json({ reply, ...(action && { action }) }, { headers: { "Cache-Control": "no-store" } });
}

function streamed(events: AsyncGenerator<ChatEvent>, leaving: AbortController): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await events.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(`${JSON.stringify(value)}\n`));
    },
    async cancel() {
      leaving.abort();
      // Runs what the generators have to do at their end.
      await events.return(undefined);
    },
  });
  // Neither a proxy nor a compressor may hold lines back until there are enough of them.
  const headers = {
    "Content-Type": CHAT_STREAM,
    "Cache-Control": "no-store, no-transform",
    "X-Accel-Buffering": "no",
  };
  return new Response(body, { headers });
}

const errorResponse = (status: number, error: string, headers: Record<string, string> = {}): Response =>
  Response.json({ error }, { status, headers: { "Cache-Control": "no-store", ...headers } });
