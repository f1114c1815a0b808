import type { Socket } from "node:net";

/** Time to drain unread request data before the socket is destroyed, in ms. */
const LINGER = 5000;

const ending = new WeakSet<Socket>();

/**
 * Writes a final answer to a connection and ends it, but keeps draining its data. If closed immediately, the
 * rest of the request would reset the connection: the answer may be lost, and a proxy would consider the
 * server dead. Only the first call for a socket has an effect: the parser reports each piece.
 */
export function endWith(socket: Socket, answer: string): void {
  if (ending.has(socket)) return;
  ending.add(socket);
  const timer = setTimeout(() => socket.destroy(), LINGER).unref();
  socket.once("close", () => clearTimeout(timer));
  socket.once("end", () => socket.destroySoon());
  socket.end(answer);
  socket.resume();
}
