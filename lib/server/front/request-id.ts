import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";

const KEY = Symbol.for("scicalc.requests");
/** Next loads this file once for each of its parts, which share this store. */
const processWide = globalThis as typeof globalThis & { [KEY]?: AsyncLocalStorage<string> };
processWide[KEY] ??= new AsyncLocalStorage<string>();
const requests = processWide[KEY];

/** Allowed form of a request ID from a proxy or a client: no characters with a meaning in a log or a header. */
const WELL_FORMED = /^[\w.-]{8,64}$/;

/** Returns the id of a request: the received one if well-formed, else a generated one. */
export const requestIdOf = (sent: string | string[] | undefined): string =>
  typeof sent === "string" && WELL_FORMED.test(sent) ? sent : randomUUID();

/** Runs work with the id of its request, also across asynchronous calls. */
export const inRequest = <Result>(id: string, work: () => Result): Result => requests.run(id, work);

/** Returns the id of the current request; undefined outside of one. */
export const currentRequestId = (): string | undefined => requests.getStore();
