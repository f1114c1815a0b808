import type { IncomingMessage, ServerResponse } from "node:http";

/** Handlers of GET requests that bypass Next, by path. Each gets the query parameters. */
export type Direct = Readonly<Record<string, (query: URLSearchParams) => Promise<Response>>>;

/** Answers a request that has a direct handler; returns false for all others. */
export async function answerDirectly(
  { method, url = "" }: IncomingMessage,
  response: ServerResponse,
  direct: Direct | undefined,
): Promise<boolean> {
  if (!direct || (method !== "GET" && method !== "HEAD")) return false;
  const at = url.indexOf("?");
  const path = at < 0 ? url : url.slice(0, at);
  const compute = Object.hasOwn(direct, path) ? direct[path] : undefined;
  if (!compute) return false;
  const answer = await compute(new URLSearchParams(at < 0 ? "" : url.slice(at + 1)));
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) response.setHeader(name, value);
  const body = Buffer.from(await answer.arrayBuffer());
  response.setHeader("Content-Length", body.length);
  response.end(method === "HEAD" ? undefined : body);
  return true;
}
