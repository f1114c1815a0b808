import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { localEvaluator } from "../../../lib/catalog/evaluator.ts";
import { loadFromFolder } from "../../../lib/core/data/read-file.ts";
import { replyTo } from "../../../lib/server/answers.ts";

/** Questions, and the start of the address of the job that they ask for. */
const links: { question: string; page: string }[] = JSON.parse(
  readFileSync(new URL("job-links.json", import.meta.url), "utf8"),
);
/** November 29, 2026. */
const NOW = Date.UTC(2026, 10, 29, 12);
const evaluator = localEvaluator(loadFromFolder);

describe("the link of an answer", () => {
  it.each(links)("leads “$question” to $page", async ({ question, page }) => {
    const { answer, page: nextPage } = await replyTo(question, evaluator, "us", NOW);
    const path = (answer?.page ?? nextPage)?.path ?? "";
    expect(path.startsWith(page) && /^(?:[?&]|$)/.test(path.slice(page.length)), path).toBe(true);
  });

  it("gives a question that misses a value the job’s values for the others", async () => {
    const { page } = await replyTo("how long to save 30000", evaluator, "us", NOW);
    expect(page?.path).toBe("/calculators/savings/savings-goal?goal=30000&units=us");
  });

  it("opens the sum of two lengths with both", async () => {
    const { answer } = await replyTo("5 ft 3 in + 2 ft 11 in", evaluator, "us", NOW);
    expect(answer?.page.path).toContain(
      "/fraction/feet-and-inches?firstLength=5+ft+3+in&secondLength=2+ft+11+in",
    );
  });
});
