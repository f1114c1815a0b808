import type { ServerResponse } from "node:http";
import { networkOf } from "./address.ts";
import { BOUNDS } from "./bounds.ts";
import { messages } from "./messages.ts";
import type { Rejection } from "./rejection.ts";
import { scaleLimit } from "./scale-limit.ts";
import { noteLimitHit } from "./security-events.ts";
import { type Fellows, sharedLimit } from "./shared-limit.ts";

const API = /^\/api\/v1(?:[/?]|$)/;
/** Answers of the search bar without script, which count toward the limit as well. */
const ANSWER = /^\/answer(?:[/?]|$)/;
const WINDOW = 60;

/** Lets scripts of other sites read the answer and the rest of their allowance. */
const CORS = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers":
    "RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, RateLimit-Policy, Retry-After, X-Request-Id",
};

export function apiLimit(factor: number, fellows?: Fellows) {
  const points = scaleLimit(BOUNDS.apiCalls, factor);
  const consume = sharedLimit("api", { points, duration: WINDOW, fellows });
  /** Returns the answer that rejects a call; undefined for an accepted call, and for other requests. */
  return async (url: string, address: string, response: ServerResponse): Promise<Rejection | undefined> => {
    const isApi = API.test(url);
    if (!isApi && !ANSWER.test(url)) return undefined;
    if (isApi) for (const [name, value] of Object.entries(CORS)) response.setHeader(name, value);
    const client = networkOf(address, 64);
    const state = await consume(client);
    const seconds = Math.ceil(state.msBeforeNext / 1000);
    response.setHeader("RateLimit-Policy", `${points};w=${WINDOW}`);
    response.setHeader("RateLimit-Limit", points);
    response.setHeader("RateLimit-Remaining", state.remainingPoints);
    response.setHeader("RateLimit-Reset", seconds);
    if (state.consumedPoints <= points) return undefined;
    noteLimitHit("api", client);
    return {
      status: 429,
      detail: messages.tooManyCalls({ maximum: points, seconds }),
      headers: { "Retry-After": String(seconds) },
    };
  };
}
