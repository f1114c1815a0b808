import type { IncomingMessage, ServerResponse } from "node:http";
import { Recent } from "./recent-cache.ts";

/** Maximum bytes of all cached answers, and of one. */
const ALL = 16 * 1024 * 1024;
const ONE = 1024 * 1024;
/** Approximate bytes of a cached answer in addition to its text and address. */
const OVERHEAD = 1000;

/** Paths whose answers may be cached: the public API reads no cookies and answers everyone the same. */
const API = /^\/api\/v1\//;
/** Matches headers of the cached answer; others belong to the request, or are added to every answer. */
const OWN_HEADERS = /^(?:content-type|content-encoding|cache-control|vary|access-control-allow-[a-z]+)$/;
/** Values of Vary that do not depend on the visitor. */
const VARIES_BY = /^(?:accept-encoding|rsc|next-[a-z-]+)$/;

interface CachedAnswer {
  headers: readonly (readonly [string, string])[];
  body: Buffer;
  /** Milliseconds since 1970. */
  until: number;
}

/**
 * Caches answers of the public API that anyone may cache (`Cache-Control: public, max-age`), until they
 * expire or are evicted. The order of the parameters does not matter.
 */
export class KeptAnswers {
  readonly #answers = new Recent<string, CachedAnswer>(ALL);

  /** Answers a request from the cache; otherwise returns false and caches its answer if allowed. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const key = keyOf(request);
    if (key === undefined) return false;
    const cached = this.#answers.get(key);
    if (!cached || cached.until < Date.now()) {
      if (request.method === "GET") this.#listen(key, response);
      return false;
    }
    for (const [name, value] of cached.headers) response.setHeader(name, value);
    response.setHeader("Content-Length", cached.body.length);
    response.end(request.method === "HEAD" ? undefined : cached.body);
    return true;
  }

  /** Caches the response once it is complete. */
  #listen(key: string, response: ServerResponse): void {
    const pieces: Buffer[] = [];
    let length = 0;
    const take = (chunk: unknown, encoding: unknown): void => {
      if (typeof chunk !== "string" && !(chunk instanceof Uint8Array)) return;
      const coding = typeof encoding === "string" ? (encoding as BufferEncoding) : "utf8";
      const piece = typeof chunk === "string" ? Buffer.from(chunk, coding) : Buffer.from(chunk);
      length += piece.length;
      if (length <= ONE) pieces.push(piece);
    };
    const write = response.write.bind(response) as (...all: unknown[]) => boolean;
    const end = response.end.bind(response) as (...all: unknown[]) => ServerResponse;
    response.write = (...all: unknown[]) => {
      take(all[0], all[1]);
      return write(...all);
    };
    response.end = (...all: unknown[]) => {
      take(all[0], all[1]);
      const seconds = secondsToKeep(response);
      if (seconds > 0 && length <= ONE)
        this.#answers.set(
          key,
          { headers: ownHeaders(response), body: Buffer.concat(pieces), until: Date.now() + seconds * 1000 },
          length + key.length + OVERHEAD,
        );
      return end(...all);
    };
  }
}

/**
 * Returns the cache key of a request, whatever the order of its parameters; undefined if its answer must not be cached.
 * Also reduces Accept-Encoding to gzip or identity, which is a part of the key.
 */
function keyOf({ method, url = "", headers }: IncomingMessage): string | undefined {
  if ((method !== "GET" && method !== "HEAD") || !API.test(url)) return undefined;
  if (headers.authorization !== undefined) return undefined;
  const isGzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/i.test(headers["accept-encoding"] ?? "");
  headers["accept-encoding"] = isGzip ? "gzip" : "identity";
  const at = url.indexOf("?");
  if (at < 0) return `${isGzip} ${url}`;
  const query = new URLSearchParams(url.slice(at + 1));
  query.sort();
  return `${isGzip} ${url.slice(0, at)}?${query}`;
}

/** Returns the seconds for which a shared cache may store an answer; 0 if it must not. */
function secondsToKeep(response: ServerResponse): number {
  const control = String(response.getHeader("cache-control") ?? "");
  if (response.statusCode !== 200 || response.hasHeader("set-cookie") || !/\bpublic\b/.test(control))
    return 0;
  const varies = String(response.getHeader("vary") ?? "").split(",");
  if (!varies.every((name) => name.trim() === "" || VARIES_BY.test(name.trim().toLowerCase()))) return 0;
  return Number(/\bmax-age=(\d{1,9})\b/.exec(control)?.[1] ?? 0);
}

const ownHeaders = (response: ServerResponse): [string, string][] =>
  Object.entries(response.getHeaders()).flatMap(([name, value]) =>
    OWN_HEADERS.test(name) ? [[name, String(value)]] : [],
  );
