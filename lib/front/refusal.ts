import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import { currentRequestId } from "./request-id.ts";

/** Error for a request that does not reach Next, with a sentence for the client. */
export interface Refusal {
  status: number;
  detail: string;
  headers?: Readonly<Record<string, string>>;
}

/** The body of a refusal and its type: problem+json (RFC 9457) where programs ask, a line of text elsewhere. */
function bodyOf({ status, detail }: Refusal, path: string): { type: string; body: string } {
  if (!path.startsWith("/api/")) return { type: "text/plain; charset=utf-8", body: `${detail}\n` };
  const requestId = currentRequestId();
  const problem = {
    type: "about:blank",
    title: STATUS_CODES[status] ?? "Error",
    status,
    detail,
    ...(requestId !== undefined && { requestId }),
  };
  return { type: "application/problem+json", body: JSON.stringify(problem) };
}

/** Answers with an error. The response retains the headers that it has already. */
export function refuse(request: IncomingMessage, response: ServerResponse, refusal: Refusal): void {
  const { type, body } = bodyOf(refusal, request.url ?? "");
  response.writeHead(refusal.status, {
    "Content-Type": type,
    "Content-Length": Buffer.byteLength(body),
    "Cache-Control": "no-store",
    ...refusal.headers,
  });
  response.end(body);
}

/** A whole answer for a connection whose request could not be read; it ends the connection. */
export function rawRefusal(refusal: Refusal, headers: Readonly<Record<string, string>>): string {
  const { type, body } = bodyOf(refusal, "");
  const lines = Object.entries({
    "Content-Type": type,
    "Content-Length": String(Buffer.byteLength(body)),
    "Cache-Control": "no-store",
    ...headers,
    Date: new Date().toUTCString(),
    Connection: "close",
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status] ?? "Error"}\r\n${lines.join("")}\r\n${body}`;
}
