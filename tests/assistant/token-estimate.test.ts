import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { estimateTokens, maxTokens } from "../../lib/server/assistant/token-estimate.ts";

/**
 * Texts with their tokens by gpt-tokenizer 3 (o200k_base), llama3-tokenizer-js 1 and mistral-tokenizer-js 1. Those of the site
 * were recorded on November 28, 2026: they need not be today's.
 */
const counts: { by: string; name: string; text: string; gpt4o: number; llama3: number; mistral7b: number }[] =
  JSON.parse(readFileSync(new URL("token-counts.json", import.meta.url), "utf8"));

describe("the estimate of tokens", () => {
  it.each(counts)(
    "is at least what GPT-4o, Llama 3 and Mistral 7B need: $name",
    ({ by, text, ...models }) => {
      const most = Math.max(models.gpt4o, models.llama3, models.mistral7b);
      expect(by === "site" ? estimateTokens(text) : maxTokens(text)).toBeGreaterThanOrEqual(most);
    },
  );

  it("is not twice as many for texts of the site", () => {
    for (const { by, text, gpt4o, name } of counts)
      if (by === "site") expect(estimateTokens(text), name).toBeLessThan(2 * gpt4o);
  });
});
