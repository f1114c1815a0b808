import type { Socket } from "node:net";

/** Time to drain unread request data before the socket is destroyed, in ms. */
const LINGER = 5000;

const ending = new WeakSet<Socket>();

/**
 * Writes a last answer to a connection and ends it, and goes on reading what is on its way, to forget it. Closed at once, the
 * connection would be reset by the rest of the request: the answer may be lost, and a proxy takes the server for one that is
 * gone. Whoever says more than once that a connection is to end is heard once: the parser complains about each piece.
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
