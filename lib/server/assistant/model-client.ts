import type OpenAI from "openai";
import { env } from "../env.ts";

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
    fetch: withoutLongPauses,
  });
}

const withoutLongPauses: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  if (!(Number(response.headers.get("retry-after")) > LONGEST_PAUSE)) return response;
  const headers = new Headers(response.headers);
  headers.set("x-should-retry", "false");
  return new Response(response.body, { status: response.status, headers });
};
