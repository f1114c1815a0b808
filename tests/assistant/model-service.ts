import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** Parts of a request to the service that tests check. */
export interface ModelRequest {
  model: string;
  messages: { role: string; content: string | null; tool_call_id?: string }[];
  tools: { function: { name: string; strict: boolean; parameters: { additionalProperties: boolean } } }[];
  tool_choice: string;
}

/** Answers one request of the model's client. */
export type Answer = (response: ServerResponse, body: ModelRequest, request: IncomingMessage) => unknown;

/**
 * A server that speaks Chat Completions with streaming, as OpenAI's and local ones do: each request gets the next of
 * the answers, the last one again when they are used up.
 */
export async function modelService(...answers: Answer[]) {
  const requests: ModelRequest[] = [];
  const authorizations: (string | undefined)[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const question = JSON.parse(body) as ModelRequest;
    const answer = answers[Math.min(requests.length, answers.length - 1)];
    requests.push(question);
    authorizations.push(request.headers.authorization);
    await answer?.(response, question, request);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    asked: requests,
    authorizations,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

const chunk = (delta: object, finish: string | null = null): string =>
  `data: ${JSON.stringify({ id: "c", object: "chat.completion.chunk", created: 0, model: "m", choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;

const begin = (response: ServerResponse): ServerResponse =>
  response.writeHead(200, { "Content-Type": "text/event-stream" });

/** A text, in pieces of a few characters. */
export const says =
  (text: string): Answer =>
  (response) => {
    begin(response);
    for (const piece of text.match(/.{1,7}/gs) ?? []) response.write(chunk({ content: piece }));
    response.end(`${chunk({}, "stop")}data: [DONE]\n\n`);
  };

/** A text with its counts of tokens, as the last chunk has them (OpenAI's API reference, stream_options). */
export const reportsTokens =
  (text: string, input: number, output: number): Answer =>
  (response) => {
    const usage = { prompt_tokens: input, completion_tokens: output };
    begin(response).write(chunk({ content: text }) + chunk({}, "stop"));
    response.end(`data: ${JSON.stringify({ choices: [], usage })}\n\ndata: [DONE]\n\n`);
  };

/** A call of a tool, its arguments in two pieces; with a text before it, if there is one. */
export const calls =
  (name: string, input: unknown, text = ""): Answer =>
  (response) => {
    const json = typeof input === "string" ? input : JSON.stringify(input);
    const call = (part: object) => chunk({ tool_calls: [{ index: 0, ...part }] });
    begin(response);
    if (text !== "") response.write(chunk({ content: text }));
    response.write(call({ id: "call_a", type: "function", function: { name, arguments: json.slice(0, 5) } }));
    response.write(call({ function: { arguments: json.slice(5) } }));
    response.end(`${chunk({}, "tool_calls")}data: [DONE]\n\n`);
  };

/** An answer of this status and body, of whatever kind. */
export const answers =
  (
    status: number,
    body: string,
    headers: Record<string, string> = { "Content-Type": "application/json" },
  ): Answer =>
  (response) =>
    response.writeHead(status, headers).end(body);

/** Some text, then the connection breaks. */
export const breaksOff =
  (text: string): Answer =>
  async (response) => {
    await new Promise((sent) => begin(response).write(chunk({ content: text }), sent));
    response.destroy();
  };

/** Some text, then the stream ends as if it were whole. */
export const endsEarly =
  (text: string): Answer =>
  (response) =>
    begin(response).end(chunk({ content: text }));

/** Sends `piece` again and again, up to `bytes` or until the client hangs up; `sent` counts the bytes that it took. */
export function repeats(piece: string, bytes: number, status = 200) {
  const sent = { bytes: 0 };
  const answer: Answer = async (response) => {
    const closed = once(response, "close");
    response.writeHead(status, { "Content-Type": "text/event-stream" });
    while (sent.bytes < bytes && !response.destroyed) {
      sent.bytes += piece.length;
      if (!response.write(piece)) await Promise.race([once(response, "drain"), closed]);
    }
    response.end();
  };
  return { answer, sent };
}

/** Nothing at all, for as long as one waits. */
export const silence: Answer = () => {};
