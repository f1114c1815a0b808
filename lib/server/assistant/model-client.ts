import type OpenAI from "openai";
import { env } from "../env.ts";
import { boundStream } from "./model-stream.ts";

const DEFAULT_MODEL = "gpt-4.1-mini";
export const MODEL_TIMEOUT_MS = 8000;

export interface ModelSettings {
  apiKey: string;
  baseURL?: string;
  model: string;
}

/** Returns the settings of the language model; undefined without a key. */
export function modelSettings(): ModelSettings | undefined {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseURL, OPENAI_MODEL: model = DEFAULT_MODEL } = env();
  return apiKey === undefined ? undefined : { apiKey, model, ...(baseURL !== undefined && { baseURL }) };
}

/**
 * Creates a client that sends each request once: the visitor waits, and the engine has an answer. Loaded on
 * first use.
 */
export async function modelClient({ apiKey, baseURL }: ModelSettings): Promise<OpenAI> {
  const { OpenAI } = await import("openai");
  return new OpenAI({
    apiKey,
    baseURL: baseURL ?? null,
    maxRetries: 0,
    timeout: MODEL_TIMEOUT_MS,
    logLevel: "off",
    fetch: fetchBounded,
  });
}

const fetchBounded: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  const { status, headers } = response;
  return new Response(boundStream(response), { status, headers });
};
