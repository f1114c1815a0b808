import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { modelBreaker, respond } from "../../lib/server/assistant/respond.ts";
import { log } from "../../lib/server/front/log.ts";
import { type Answer, answers, calls, modelService, reportsTokens, says, silence } from "./model-service.ts";

// The model gets every question, also those that the engine answers.
vi.mock("../../lib/server/assistant/answer.ts", () => ({
  answer: async () => ({ reply: "The engine", isSure: false }),
}));
// The limits count in this process while the database is down.
vi.mock("../../lib/server/db/database.ts", () => ({
  withDatabase: () => Promise.reject(new Error("down")),
}));

let service: Awaited<ReturnType<typeof modelService>>;
let clients = 0;
let skippedMs = 0;
const MINUTE_MS = 60_000;

beforeEach(() => {
  modelBreaker.recordSuccess();
  skippedMs = 0;
  const now = performance.now.bind(performance);
  vi.spyOn(performance, "now").mockImplementation(() => now() + skippedMs);
  vi.spyOn(log, "error").mockImplementation(() => {});
});
afterEach(async () => {
  await service.close();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

async function start(...answers: Answer[]) {
  service = await modelService(...answers);
  vi.stubEnv("OPENAI_API_KEY", "key");
  vi.stubEnv("OPENAI_BASE_URL", service.url);
}

async function ask({ client = `client ${clients++}`, timeoutMs: timeout = 60_000 } = {}): Promise<string> {
  let reply = "";
  const asking = { client, timeoutMs: timeout, signal: new AbortController().signal };
  for await (const event of respond({ message: "5 ft in cm", history: [] }, asking)) {
    if (event.type === "restart") reply = "";
    if (event.type === "text") reply += event.text;
  }
  return reply;
}

const FAILS = answers(500, "{}");
const REPLY = "Do you want to size a duct?";
const CALL = calls("convert", { value: "5", from: "ft", to: "cm" });

describe("a service that fails", () => {
  it.each([
    ["an error", FAILS, 60_000],
    ["a wrong key", answers(401, "{}"), 60_000],
    ["HTML", answers(200, "<h1>Welcome</h1>", { "Content-Type": "text/html" }), 60_000],
    ["silence", silence, 1000],
  ])("is left alone for a minute after %s", async (_, failing, timeout) => {
    await start(failing, says(REPLY));
    expect(await ask({ timeoutMs: timeout })).toBe("The engine");
    expect(await ask()).toBe("The engine");
    skippedMs = MINUTE_MS - 5000;
    expect(await ask()).toBe("The engine");
    expect(service.asked).toHaveLength(1);
    skippedMs = MINUTE_MS;
    expect(await ask()).toBe(REPLY);
    expect(await ask()).toBe(REPLY);
    expect(service.asked).toHaveLength(3);
  });

  it("gets one question after the minute, and another minute if that fails", async () => {
    await start(FAILS, FAILS, says(REPLY));
    await ask();
    skippedMs = MINUTE_MS;
    expect(await Promise.all([ask(), ask(), ask()])).toEqual(Array(3).fill("The engine"));
    expect(await ask()).toBe("The engine");
    expect(service.asked).toHaveLength(2);
    skippedMs = 2 * MINUTE_MS + 1000;
    expect(await ask()).toBe(REPLY);
  });

  it("costs no question and no tokens of the visitor", async () => {
    vi.stubEnv("ASSISTANT_DAILY_REQUESTS", "1");
    vi.stubEnv("ASSISTANT_DAILY_TOKENS", "24000");
    await start(FAILS, says(REPLY));
    await ask({ client: "unlucky" });
    modelBreaker.recordSuccess();
    expect(await ask({ client: "unlucky" })).toBe(REPLY);
    expect(await ask({ client: "unlucky" })).toBe("The engine");
  });

  it.each([
    ["was too slow after a completed turn", [CALL, silence], 2, 3000],
    ["got a number from nowhere", [says("It is 999 cm.")], 1, 60_000],
    ["was filtered", [answers(400, '{"error":{"message":"no","code":"content_filter"}}')], 2, 60_000],
  ])("is asked the next question if only this one %s", async (_, answers, requests, timeout) => {
    await start(...answers, ...Array(requests - answers.length).fill(answers[0]), says(REPLY));
    await ask({ timeoutMs: timeout });
    expect(service.asked).toHaveLength(requests);
    expect(await ask()).toBe(REPLY);
  });

  it("is not left alone if a question ran out of time before it was asked", async () => {
    await start(says(REPLY));
    vi.spyOn(AbortSignal, "timeout").mockReturnValueOnce(AbortSignal.abort());
    expect(await ask()).toBe("The engine");
    expect(service.asked).toEqual([]);
    expect(await ask()).toBe(REPLY);
  });
});

describe("the questions of a day", () => {
  it("are limited for all clients together", async () => {
    vi.stubEnv("ASSISTANT_DAILY_TOTAL", "3");
    await start(says(REPLY));
    const replies = [await ask(), await ask(), await ask(), await ask(), await ask()];
    expect(replies).toEqual([REPLY, REPLY, REPLY, "The engine", "The engine"]);
  });

  it("are counted if the model’s answer cannot be used", async () => {
    vi.stubEnv("ASSISTANT_DAILY_REQUESTS", "2");
    await start(says("It is 999 cm."), says(REPLY));
    expect(await ask({ client: "prober" })).toBe("The engine");
    expect(await ask({ client: "prober" })).toBe(REPLY);
    expect(await ask({ client: "prober" })).toBe("The engine");
    expect(service.asked).toHaveLength(2);
  });
});

describe("the tokens of a day", () => {
  it("are limited for each client", async () => {
    vi.stubEnv("ASSISTANT_DAILY_TOKENS", "40000");
    await start(reportsTokens(REPLY, 15_000, 2000));
    expect(await ask({ client: "spender" })).toBe(REPLY);
    // 17,000 are spent, and a question reserves 24,000.
    expect(await ask({ client: "spender" })).toBe("The engine");
    expect(await ask({ client: "other" })).toBe(REPLY);
  });

  it("are limited for all clients together", async () => {
    vi.stubEnv("ASSISTANT_DAILY_TOTAL_TOKENS", "40001");
    await start(reportsTokens(REPLY, 15_000, 2000));
    expect(await ask()).toBe(REPLY);
    expect(await ask()).toBe("The engine");
    expect(service.asked).toHaveLength(1);
  });

  it("hold for questions at the same moment", async () => {
    vi.stubEnv("ASSISTANT_DAILY_TOTAL_TOKENS", "50000");
    await start(reportsTokens(REPLY, 100, 10));
    const replies = await Promise.all(Array.from({ length: 6 }, () => ask()));
    expect(replies.filter((reply) => reply === REPLY)).toHaveLength(2);
    // The rest of the reservation is given back.
    expect(await ask()).toBe(REPLY);
  });

  it("are estimated if the service reports none", async () => {
    vi.stubEnv("ASSISTANT_DAILY_TOKENS", "24500");
    await start(says(REPLY));
    expect(await ask({ client: "unreported" })).toBe(REPLY);
    expect(await ask({ client: "unreported" })).toBe("The engine");
  });
});
