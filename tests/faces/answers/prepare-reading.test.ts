import { expect, it } from "vitest";
import { phrases } from "../../../lib/catalog/phrases.ts";
import { buildSearchIndex } from "../../../lib/catalog/search/search-index.ts";
import { questionSources } from "../../../lib/faces/answers/index-lookup.ts";
import { loadPhrases } from "../../../lib/faces/answers/phrases.ts";
import { prepareReading } from "../../../lib/faces/answers/prepare-reading.ts";
import { readingOf } from "../../../lib/faces/answers/reading.ts";
import { recognizedWords } from "../../../lib/faces/answers/recognized-words.ts";

const CONTEXT = { today: "2026-11-30", now: Date.UTC(2026, 10, 30), timeZone: "UTC" };
const index = buildSearchIndex();

it("takes a step for each converter and each calculator, so that a page can react between them", () => {
  const steps = [...prepareReading(questionSources(index, [...phrases]), CONTEXT)];
  expect(steps.length).toBeGreaterThan(index.converters.length + 2 * phrases.length);
});

it("leaves words and readings as they are without it", () => {
  const [prepared, plain] = [questionSources(index, [...phrases]), questionSources(index, [...phrases])];
  for (const _ of prepareReading(prepared, CONTEXT));
  expect(recognizedWords(prepared)).toEqual(recognizedWords(plain));
  const question = "payment on 300k at 6.4% for 30 years";
  expect(readingOf(question, CONTEXT, prepared)).toEqual(readingOf(question, CONTEXT, plain));
});

it("reads by phrases that a page loads in parts as by those of the server", async () => {
  const loaded = await loadPhrases();
  expect(loaded.map(({ calculator }) => calculator)).toEqual(phrases.map(({ calculator }) => calculator));
  expect(loaded.map(({ read }) => read)).toEqual(phrases.map(({ read }) => read));
});
