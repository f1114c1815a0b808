import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { modelBreaker, respond } from "../../lib/server/assistant/respond.ts";
import { log } from "../../lib/server/front/log.ts";
import { modelTotals } from "../../lib/server/model-usage.ts";
import { type Answer, answers, modelService, reportsTokens, says, silence } from "./model-service.ts";

// The model gets every question, also those that the engine answers.
vi.mock("../../lib/server/assistant/answer.ts", async (load) => {
  const { answer } = await load<typeof import("../../lib/server/assistant/answer.ts")>();
  const unsure: typeof answer = async (...input) => ({ ...(await answer(...input)), isSure: false });
  return { answer: unsure };
});
vi.mock("../../lib/server/db/database.ts", () => ({
  withDatabase: () => Promise.reject(new Error("down")),
}));

beforeEach(() => {
  modelBreaker.recordSuccess();
  vi.spyOn(log, "error").mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** Asks a model service that gives these answers, and returns the text and what was counted of it. */
async function ask(answers: readonly Answer[], timeout?: number) {
  const service = await modelService(...answers);
  vi.stubEnv("OPENAI_API_KEY", "key");
  vi.stubEnv("OPENAI_BASE_URL", service.url);
  const { calls, failures, inputTokens, outputTokens } = modelTotals();
  let reply = "";
  const request = { message: "Which calculators are there for pipes?", history: [] };
  const signal = new AbortController().signal;
  try {
    for await (const event of respond(request, {
      client: "a",
      signal,
      ...(timeout && { timeoutMs: timeout }),
    }))
      if (event.type === "text") reply += event.text;
    const after = modelTotals();
    return {
      reply,
      requests: service.asked as (object & { stream_options?: unknown })[],
      calls: after.calls - calls,
      failures: after.failures - failures,
      input: after.inputTokens - inputTokens,
      output: after.outputTokens - outputTokens,
      lastFailure: after.lastFailure,
    };
  } finally {
    await service.close();
  }
}

it("counts a call and the tokens that the service reports", async () => {
  const counted = await ask([reportsTokens("Do you want to size a pipe?", 812, 34)]);
  expect(counted).toMatchObject({ calls: 1, failures: 0, input: 812, output: 34 });
  expect(counted.requests[0]?.stream_options).toEqual({ include_usage: true });
});

it("counts a call without tokens if the service reports none", async () => {
  expect(await ask([says("Do you want to size a pipe?")])).toMatchObject({ calls: 1, input: 0, output: 0 });
});

it("counts a failure, and remembers what the service said", async () => {
  const failing = answers(401, '{"error":{"message":"Incorrect API key provided: sk-proj-abc***xyz"}}');
  const counted = await ask([failing]);
  expect(counted).toMatchObject({ calls: 1, failures: 1 });
  expect(counted.lastFailure?.text).toBe("401 Incorrect API key provided: [key]");
});

it("counts a service that does not answer in time", async () => {
  const counted = await ask([silence], 300);
  expect(counted).toMatchObject({ calls: 1, failures: 1 });
  expect(counted.lastFailure?.text).toBe("No answer within 0.3 seconds");
});

it("does without counts of tokens if the service rejects the request for them", async () => {
  const strict: Answer = (response, body, request) =>
    "stream_options" in body
      ? answers(422, '{"detail":"extra fields not permitted: stream_options"}')(response, body, request)
      : says("Do you want to size a pipe?")(response, body, request);
  const first = await ask([strict]);
  expect(first).toMatchObject({ reply: "Do you want to size a pipe?", calls: 1, failures: 0 });
  expect(first.requests).toHaveLength(2);
  // The next call knows it.
  expect((await ask([strict])).requests).toHaveLength(1);
});
