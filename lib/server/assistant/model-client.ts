import type OpenAI from "openai";
import { env } from "../env.ts";
import { boundStream } from "./model-stream.ts";

const DEFAULT_MODEL = "gpt-4.1-mini";
const RETRIES = 2;
/** Seconds. A service that asks for a longer pause is as good as down: the visitor waits now. */
const LONGEST_PAUSE = 3;

export interface ModelSettings {
  apiKey: string;
  baseURL?: string;
  model: string;
}

/** The language model that the environment names; undefined without a key. */
export function modelSettings(): ModelSettings | undefined {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseURL, OPENAI_MODEL: model = DEFAULT_MODEL } = env();
  return apiKey === undefined ? undefined : { apiKey, model, ...(baseURL !== undefined && { baseURL }) };
}

/** A client that tries again, with growing pauses, after 429, 5xx and broken connections. Loaded when it is used. */
export async function modelClient({ apiKey, baseURL }: ModelSettings): Promise<OpenAI> {
  const { OpenAI } = await import("openai");
  return new OpenAI({
    apiKey,
    baseURL: baseURL ?? null,
    maxRetries: RETRIES,
    logLevel: "off",
    fetch: fetchBounded,
  });
}

/** Fetches an answer whose size is bounded, and which is not waited for where the service names a long pause. */
const fetchBounded: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  const headers = new Headers(response.headers);
  if (Number(headers.get("retry-after")) > LONGEST_PAUSE) headers.set("x-should-retry", "false");
  return new Response(boundStream(response), { status: response.status, headers });
};
