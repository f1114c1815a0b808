import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { likelyCalculator, MAX_OFFERED_TOOLS, offeredTools } from "../../lib/agents/offered-tools.ts";
import { estimateTokens } from "../../lib/server/assistant/token-estimate.ts";
import { cpuTimeOf } from "../cpu-clock.ts";

const rows: { question: string; page: string; after?: string[] }[] = JSON.parse(
  readFileSync(new URL("questions.json", import.meta.url), "utf8"),
);
const namesFor = (question: string): string[] => offeredTools(question).map(({ name }) => name);

describe("the tools that are offered to a model", () => {
  it("are at most five, with at most 4,000 tokens of schemas, for any question", () => {
    for (const question of ["", "hello", ...rows.map((row) => row.question)]) {
      const offered = offeredTools(question);
      expect(new Set(offered).size, question).toBe(offered.length);
      expect(offered.length, question).toBeLessThanOrEqual(MAX_OFFERED_TOOLS);
      expect(estimateTokens(JSON.stringify(offered)), question).toBeLessThan(4000);
    }
  });

  it("compute any calculator", () => {
    expect(namesFor("hello")).toEqual(expect.arrayContaining(["describe_calculator", "calculate"]));
  });

  it.each([
    ["5 feet and a bit in meters", "convert"],
    ["work out 17*23 for my homework", "evaluate"],
    ["does the site store what I enter", "find_answer"],
    ["which page is about pressure", "find_page"],
    ["molar mass of caffeine for my class", "chemistry"],
    ["periodic table: how heavy is gold", "chemistry"],
    ["physics: force of 5 kg at 3 m/s2", "physics"],
  ])("fit the question: %s", (question, name) => expect(namesFor(question)).toContain(name));

  it("are chosen in little time, also for a long text", async () => {
    offeredTools("loan");
    const text = Array.from({ length: 300 }, (_, index) => `qwert${index}yuiop`).join(" ");
    expect(await cpuTimeOf(() => offeredTools(text))).toBeLessThan(200);
  });
});

describe("the calculator that is described from the start", () => {
  it("is the one for most questions that people ask", () => {
    const questions = rows.filter(
      ({ page, after = [] }) => page.startsWith("/calculators/") && after.length === 0,
    );
    const right = questions.filter(({ question, page }) =>
      page.startsWith(`/calculators/${likelyCalculator(question)?.id}`),
    );
    expect(right.length / questions.length).toBeGreaterThan(0.5);
  });
});
