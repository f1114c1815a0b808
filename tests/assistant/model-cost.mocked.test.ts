import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ChatRequest } from "../../lib/server/assistant/request.ts";
import { modelBreaker, respond } from "../../lib/server/assistant/respond.ts";
import { type Answer, calls, modelService, says } from "./model-service.ts";

vi.mock("../../lib/server/db/database.ts", () => ({
  withDatabase: () => Promise.reject(new Error("down")),
}));

let service: Awaited<ReturnType<typeof modelService>>;
async function start(...answers: Answer[]) {
  service = await modelService(...answers);
  vi.stubEnv("OPENAI_API_KEY", "key");
  vi.stubEnv("OPENAI_BASE_URL", service.url);
  modelBreaker.recordSuccess();
}
beforeEach(() => start(says("Do you want to size a duct?")));
afterEach(async () => {
  await service.close();
  vi.unstubAllEnvs();
});

async function ask(message: string, more: Partial<ChatRequest> = {}): Promise<string> {
  let reply = "";
  const asking = { client: "a", signal: new AbortController().signal, timeoutMs: 60_000 };
  for await (const event of respond({ message, history: [], ...more }, asking))
    if (event.type === "text") reply += event.text;
  return reply;
}

describe("a question that the engine is sure of", () => {
  it.each([
    ["hello", "Hello"],
    // The foot is 0.3048 m by definition.
    ["convert 5 feet to meters", "1.524 m"],
    // 250,000 · (0.065/12) / (1 − (1 + 0.065/12)⁻³⁶⁰) = 1,580.17
    ["monthly payment on 250k at 6.5% for 30 years", "$1,580.17"],
    ["5 miles to km, feet and yards", "8.04672 km"],
    ["loan calculator", "Loan Calculator"],
    ["5/0", "can’t be calculated"],
  ])("costs no tokens: %s", async (message, part) => {
    expect(await ask(message)).toContain(part);
    expect(service.asked).toEqual([]);
  });
});

describe("a question that the engine is not sure of", () => {
  it.each([
    "tell me about ducts",
    "12% of 80 for my homework",
    "monthly payment on 250k",
    "monthly payment on 250k at 6.5% for 30 years and 12 cats",
    "which page has something about ducts",
  ])("goes to the model: %s", async (message) => {
    expect(await ask(message)).toBe("Do you want to size a duct?");
    expect(service.asked).toHaveLength(1);
  });
});

describe("a request to the model", () => {
  /** Tokens of the answer, which a request leaves room for. */
  const ANSWER = 1000;
  /** The least bytes a token of the texts in token-counts.json, by the worst vocabulary. */
  const BYTES_PER_TOKEN = 2.5;
  const largestRequest = () =>
    Math.max(
      ...service.asked.map(
        (body) => Buffer.byteLength(JSON.stringify([body.messages, body.tools])) / BYTES_PER_TOKEN + ANSWER,
      ),
    );

  it.each([
    "how much would I save on a mortgage by paying 200 more each month",
    "I need a duct for 800 cfm with little noise",
    "how many sprinklers can run from a 500 gpm pump at 20 psi",
    "which kind of air conditioner suits a drafty old house in Phoenix",
  ])("has at most 8,000 tokens with the answer: %s", async (message) => {
    await ask(message);
    expect(service.asked).toHaveLength(1);
    expect(largestRequest()).toBeLessThan(6000);
    expect(service.asked[0]).toMatchObject({ max_completion_tokens: ANSWER });
    expect(service.asked[0]?.tools.length).toBeLessThanOrEqual(5);
  });

  it("has at most 8,000 tokens with a long message, history, page and results, too", async () => {
    await service.close();
    const describes = calls("describe_calculator", { calculator: "firefighting", mode: "sprinklers" });
    const computes = calls("calculate", { calculator: "hvac", inputs: [] });
    await start(describes, computes, says("Do you want more?"));
    const history = Array.from({ length: 20 }, (_, index) => ({
      sender: index % 2 ? ("bot" as const) : ("user" as const),
      text: "and how about the sprinklers? ".repeat(10),
    }));
    const page = "/calculators/hvac?mode=quick";
    const message = "What would you do about this house of mine? ".repeat(10);
    expect(await ask(message, { history, page })).toBe("Do you want more?");
    expect(service.asked).toHaveLength(3);
    expect(largestRequest()).toBeLessThan(8000);
    const [first, , last] = service.asked.map(({ messages }) => messages.length);
    // The history gives way to the results.
    expect(first).toBeGreaterThan(4);
    expect(last).toBeLessThan((first ?? 0) + 4);
  });

  it("is not sent if the message alone has no room", async () => {
    await ask("घ".repeat(2000));
    expect(service.asked).toEqual([]);
  });

  it("costs the tools once: a described calculator is computed from its inputs", async () => {
    await service.close();
    const inputs = [
      { input: "amount", value: "250000" },
      { input: "rate", value: "6.5" },
      { input: "years", value: "30" },
    ];
    await start(calls("calculate", { calculator: "loan", inputs }), says("It is $1,580.17 a month."));
    // 250,000 · (0.065/12) / (1 − (1 + 0.065/12)⁻³⁶⁰) = 1,580.17
    const message = "loan of 250000 at 6.5 for 30 years, tell my aunt the payment";
    expect(await ask(message)).toBe("It is $1,580.17 a month.");
    expect(service.asked[0]?.messages[0]?.content).toContain("\namount: Loan amount");
  });
});
