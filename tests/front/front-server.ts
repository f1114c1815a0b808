import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { createFront, type FrontSettings } from "../../lib/server/front/front.ts";

export type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

export interface Served {
  port: number;
  server: Server;
  close: () => Promise<void>;
}

/** A front on a free port, with a handler in Next's place. */
export async function served(handler: Handler, settings: Partial<FrontSettings> = {}): Promise<Served> {
  const server = createFront(handler, { trustProxy: false, secure: false, limitFactor: 1, ...settings });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { port, server, close };
}

/** A connection that keeps what it receives. */
export function connection(port: number): {
  socket: Socket;
  received: () => string;
  closed: Promise<string>;
} {
  const socket = connect(port, "127.0.0.1");
  let text = "";
  socket.on("data", (chunk: Buffer) => {
    text += chunk.toString("latin1");
  });
  // A reset is an end too.
  socket.on("error", () => {});
  const closed = new Promise<string>((resolve) => socket.once("close", () => resolve(text)));
  return { socket, received: () => text, closed };
}

/** Everything that a server answers to what is written, until it closes the connection. */
export function exchange(port: number, text: string): Promise<string> {
  const { socket, closed } = connection(port);
  socket.write(text, "latin1");
  return closed;
}

/** A request for a path that ends its connection. `headers` are whole lines. */
export const request = (
  path: string,
  { method = "GET", headers = [] as readonly string[], body = "" } = {},
): string =>
  [`${method} ${path} HTTP/1.1`, "Host: localhost", "Connection: close", ...headers, "", body].join("\r\n");
