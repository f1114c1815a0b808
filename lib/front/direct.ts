import type { IncomingMessage, ServerResponse } from "node:http";

/** What is answered to GET without Next, by path, from the parameters. */
export type Direct = Readonly<Record<string, (query: URLSearchParams) => Promise<Response>>>;

/** Answers what is computed here, without Next; false for all else. */
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
