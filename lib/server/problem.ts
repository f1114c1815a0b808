import { type Failure, failure, type Problem, type Success } from "../core/result/result.ts";
import { currentRequestId } from "./front/request-id.ts";

/** Converts problems to the `errors` that clients of the API read. */
export const fieldErrors = (problems: readonly Problem[]) =>
  problems.map(({ path, message, column }) => ({ field: path, message, column }));

export interface HttpFailure extends Failure {
  status: number;
  /** Seconds. */
  retryAfter?: number;
}

export type HttpResult<V> = Success<V> | HttpFailure;

export const httpFailure = (status: number, message: string, path = ""): HttpFailure => ({
  ...failure(path, message),
  status,
});

/** Any page may call the public API, which stores no state and reads no cookies. */
export const corsHeaders: Readonly<Record<string, string>> = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Methods": "GET, POST, OPTIONS",
  "Access-Control-Allow-Headers": "Content-Type",
  "Access-Control-Max-Age": "86400",
};

const TITLES: Readonly<Record<number, string>> = {
  400: "Bad Request",
  403: "Forbidden",
  404: "Not Found",
  405: "Method Not Allowed",
  413: "Content Too Large",
  415: "Unsupported Media Type",
  422: "Unprocessable Content",
  429: "Too Many Requests",
  500: "Internal Server Error",
  503: "Service Unavailable",
};

export function problem(
  status: number,
  detail: string,
  problems?: readonly Problem[],
  headers: Readonly<Record<string, string>> = {},
): Response {
  const requestId = currentRequestId();
  const body = {
    type: "about:blank",
    title: TITLES[status] ?? "Error",
    status,
    detail,
    ...(problems && { errors: fieldErrors(problems) }),
    ...(requestId !== undefined && { requestId }),
  };
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      ...corsHeaders,
      "Content-Type": "application/problem+json",
      "Cache-Control": "no-store",
      ...headers,
    },
  });
}

export function jsonResponse(body: unknown, { cacheSeconds }: { cacheSeconds?: number } = {}): Response {
  return new Response(JSON.stringify(body), {
    headers: {
      ...corsHeaders,
      "Content-Type": "application/json; charset=utf-8",
      "Cache-Control": cacheSeconds === undefined ? "no-store" : `public, max-age=${cacheSeconds}`,
    },
  });
}

export const preflight = (): Response => new Response(null, { status: 204, headers: corsHeaders });
