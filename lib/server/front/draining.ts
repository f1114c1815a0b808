import type { IncomingMessage, Server, ServerResponse } from "node:http";

const KEY = Symbol.for("scicalc.draining");
/** Next may load this file once more in the same process. */
const processWide = globalThis as typeof globalThis & { [KEY]?: boolean };

/** Interval of checks for idle connections, in ms. */
const LOOK = 50;

/** Returns true once this process is about to end: it still answers requests that have arrived. */
export const isDraining = (): boolean => processWide[KEY] === true;

/**
 * Ends a server without losing a request that has reached it: each answer now ends its connection, the server
 * accepts connections for `delay` milliseconds more, and the promise resolves when the last one has closed.
 */
export async function drain(server: Server, { delay = 0 }: { delay?: number } = {}): Promise<void> {
  processWide[KEY] = true;
  server.prependListener("request", (_request: IncomingMessage, response: ServerResponse) => {
    response.shouldKeepAlive = false;
  });
  await new Promise((resolve) => setTimeout(resolve, delay));
  // Runs right after the loop has accepted all waiting connections: closing resets those that the system
  // still holds.
  await new Promise((resolve) => setImmediate(resolve));
  const timer = setInterval(() => server.closeIdleConnections(), LOOK);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearInterval(timer);
}
