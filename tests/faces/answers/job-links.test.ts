import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { findFormCalculator } from "../../../lib/catalog/calculators.ts";
import { localEvaluator } from "../../../lib/catalog/evaluator.ts";
import { findJobForm } from "../../../lib/catalog/jobs.ts";
import { loadFromFolder } from "../../../lib/core/data/read-file.ts";
import type { Answer } from "../../../lib/faces/answers/answer.ts";
import { plainCalculator } from "../../../lib/faces/plain/plain-calculator.ts";
import { replyTo } from "../../../lib/server/answers.ts";

/** Questions, and the start of the address of the job that they ask for. */
const links: { question: string; page: string }[] = JSON.parse(
  readFileSync(new URL("job-links.json", import.meta.url), "utf8"),
);
/** November 29, 2026. */
const NOW = Date.UTC(2026, 10, 29, 12);
const evaluator = localEvaluator(loadFromFolder);

// Pages read the clock themselves.
beforeAll(() => {
  vi.useFakeTimers({ now: NOW, toFake: ["Date"] });
});
afterAll(() => {
  vi.useRealTimers();
});

/** Returns the text of the figures of the page that an answer links to. */
async function figuresOfPage({ page }: Answer): Promise<string> {
  const [path = "", query = ""] = page.path.split("?");
  const [, , id = "", job] = path.split("/");
  const form = job === undefined ? findFormCalculator(id) : findJobForm(id, job);
  const inputs = new URLSearchParams(query);
  const figures = form && (await plainCalculator(form, inputs, "us")).figures.map(({ text }) => text);
  const outcome = form ? undefined : await evaluator.runPanel(id, Object.fromEntries(inputs));
  return (figures ?? (outcome?.ok ? [JSON.stringify(outcome.value), ...outcome.text] : [])).join(" | ");
}

/** Returns the numbers of a text with half a unit of their last digit: "8:35" as minutes. */
const numbersIn = (text: string): { value: number; tolerance: number }[] =>
  (text.match(/\d{1,9}:\d\d|\d[\d,]*(?:\.\d+)?/g) ?? []).map((number) => {
    const [minutes = 0, seconds] = number.split(":").map((part) => Number(part.replaceAll(",", "")));
    const decimals = number.split(".")[1]?.length ?? 0;
    return seconds === undefined
      ? { value: minutes, tolerance: 0.51 / 10 ** decimals }
      : { value: minutes + seconds / 60, tolerance: 0.51 / 60 };
  });

/** True if each number of a figure is in the texts of a page, which may have more or fewer digits. */
function hasFigure(texts: string, figure: string): boolean {
  const numbers = numbersIn(texts);
  const isListed = ({ value, tolerance }: (typeof numbers)[number]): boolean =>
    numbers.some((other) => Math.abs(value - other.value) <= Math.max(tolerance, other.tolerance));
  return texts.includes(figure) || (/\d/.test(figure) && numbersIn(figure).every(isListed));
}

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

describe("the page that an answer links to", () => {
  it.each(links)("has the figure of “$question”", async ({ question }) => {
    const { answer } = await replyTo(question, evaluator, "us", NOW);
    if (!answer) return;
    const texts = await figuresOfPage(answer);
    expect(hasFigure(texts, answer.value), `${answer.value} at ${answer.page.path}: ${texts}`).toBe(true);
  });
});
