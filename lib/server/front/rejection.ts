import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import { currentRequestId } from "./request-id.ts";

export interface Rejection {
  status: number;
  detail: string;
  headers?: Readonly<Record<string, string>>;
}

/** Formats a rejection with its type: problem+json (RFC 9457) for the API, a line of text elsewhere. */
function bodyOf({ status, detail }: Rejection, path: string): { type: string; body: string } {
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

export function reject(request: IncomingMessage, response: ServerResponse, rejection: Rejection): void {
  const { type, body } = bodyOf(rejection, request.url ?? "");
  response.writeHead(rejection.status, {
    "Content-Type": type,
    "Content-Length": Buffer.byteLength(body),
    "Cache-Control": "no-store",
    ...rejection.headers,
  });
  response.end(body);
}

/** Formats a complete answer for an unreadable request; it ends the connection. */
export function rawRefusal(rejection: Rejection, headers: Readonly<Record<string, string>>): string {
  const { type, body } = bodyOf(rejection, "");
  const lines = Object.entries({
    "Content-Type": type,
    "Content-Length": String(Buffer.byteLength(body)),
    "Cache-Control": "no-store",
    ...headers,
    Date: new Date().toUTCString(),
    Connection: "close",
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${rejection.status} ${STATUS_CODES[rejection.status] ?? "Error"}\r\n${lines.join("")}\r\n${body}`;
}
