import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";

const KEY = Symbol.for("scicalc.requests");
/** Next loads this file once for each of its parts: all of them look into one store. */
const processWide = globalThis as typeof globalThis & { [KEY]?: AsyncLocalStorage<string> };
processWide[KEY] ??= new AsyncLocalStorage<string>();
const requests = processWide[KEY];

/** Allowed form of a request ID from a proxy or a client: no characters with a meaning in a log or a header. */
const WELL_FORMED = /^[\w.-]{8,64}$/;

/** The name of a request: the one that it came with, if that is well-formed, else a new one. */
export const requestIdOf = (sent: string | string[] | undefined): string =>
  typeof sent === "string" && WELL_FORMED.test(sent) ? sent : randomUUID();

/** Does the work of a request, which knows its name whatever it waits for. */
export const inRequest = <Result>(id: string, work: () => Result): Result => requests.run(id, work);

/** The name of the request that is worked on; undefined outside. */
export const currentRequestId = (): string | undefined => requests.getStore();
