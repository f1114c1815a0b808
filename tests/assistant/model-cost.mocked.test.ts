import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { respond } from "../../lib/server/assistant/respond.ts";
import { modelService, says } from "./model-service.ts";

vi.mock("../../lib/server/db/database.ts", () => ({
  withDatabase: () => Promise.reject(new Error("down")),
}));

let service: Awaited<ReturnType<typeof modelService>>;
beforeEach(async () => {
  service = await modelService(says("Do you want to size a duct?"));
  vi.stubEnv("OPENAI_API_KEY", "key");
  vi.stubEnv("OPENAI_BASE_URL", service.url);
});
afterEach(async () => {
  await service.close();
  vi.unstubAllEnvs();
});

async function ask(message: string): Promise<string> {
  let reply = "";
  const asking = { client: "a", signal: new AbortController().signal };
  for await (const event of respond({ message, history: [] }, asking))
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
