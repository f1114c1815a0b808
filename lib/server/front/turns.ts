import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { BOUNDS } from "./bounds.ts";

/** Queued requests by connection. */
const lanes = new WeakMap<Socket, (() => void)[]>();

/** Returns true if a connection has a request in progress: nothing else may be written to it. */
export const isBusy = (socket: Socket): boolean => lanes.has(socket);

/**
 * Runs the work of a request after the previous one on the same connection: Node passes on pipelined requests
 * together. The queue is short, reading pauses meanwhile, and an unread answer ends the connection.
 */
export function inTurn(response: ServerResponse, work: () => void): void {
  const { socket } = response.req;
  const waiting = lanes.get(socket);
  if (waiting === undefined) {
    lanes.set(socket, []);
    begin(socket, response, work);
  } else if (waiting.length < BOUNDS.waiting) {
    waiting.push(() => begin(socket, response, work));
    socket.pause();
  } else {
    socket.destroy();
  }
}

function begin(socket: Socket, response: ServerResponse, work: () => void): void {
  const deadline = setTimeout(() => socket.destroy(), BOUNDS.answerTimeout);
  response.once("close", () => {
    clearTimeout(deadline);
    // The unread rest of a body would precede the next request.
    response.req.unpipe();
    response.req.resume();
    next(socket);
  });
  work();
}

function next(socket: Socket): void {
  const waiting = lanes.get(socket);
  const work = socket.destroyed ? undefined : waiting?.shift();
  if (work === undefined) lanes.delete(socket);
  if (waiting?.length === 0) socket.resume();
  work?.();
}
