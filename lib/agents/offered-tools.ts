import { findFormCalculator } from "../catalog/calculators.ts";
import { findPanelWithApi } from "../catalog/panel-apis.ts";
import type { FormCalculator } from "../kit/calculator/define.ts";
import { digitsForWords } from "../kit/phrases/number-words.ts";
import { likelyPages } from "./find-page-tool.ts";
import type { Tool } from "./tool.ts";
import { findTool } from "./tools.ts";

export const MAX_OFFERED_TOOLS = 5;
/** Maximum number of tools from the best-matching pages. */
const MAX_FROM_PAGES = 2;
const ALWAYS = ["describe_calculator", "calculate"];

/** Chooses the tools for a language model: those for every calculator, and the ones whose pages fit a question best. */
export function offeredTools(question: string): readonly Tool[] {
  const usual = /\d/.test(digitsForWords(question))
    ? ["convert", "evaluate", "find_page"]
    : ["find_page", "find_answer", "convert"];
  const fitting = new Set(likelyPages(question).flatMap(({ kind, path }) => toolsOfPage(kind, path)));
  const names = new Set([...ALWAYS, ...[...fitting].slice(0, MAX_FROM_PAGES), ...usual]);
  return [...names].slice(0, MAX_OFFERED_TOOLS).flatMap((name) => findTool(name) ?? []);
}

function toolsOfPage(kind: string, path: string): string[] {
  if (kind === "converter" || kind === "pair") return ["convert"];
  const panel = findPanelWithApi(idOf(path));
  return panel ? [panel.api.name] : [];
}

/** Returns the calculator whose page matches a question best, to provide its inputs in advance. */
export function likelyCalculator(question: string): FormCalculator | undefined {
  const page = likelyPages(question).find(({ kind }) => kind === "calculator" || kind === "job");
  return page && findFormCalculator(idOf(page.path));
}

const idOf = (path: string): string => path.split("/")[2] ?? "";
