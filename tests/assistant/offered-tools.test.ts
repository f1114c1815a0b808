import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { calculatorToolName } from "../../lib/tools/calculator-tool.ts";
import { offeredTools } from "../../lib/tools/offered-tools.ts";
import { tools } from "../../lib/tools/tools.ts";

const rows: { question: string; page: string; after?: string[] }[] = JSON.parse(
  readFileSync(new URL("questions.json", import.meta.url), "utf8"),
);
const namesFor = (...texts: string[]): string[] => offeredTools(texts).map(({ name }) => name);
const sizeOf = (list: typeof tools): number =>
  list.reduce((sum, { parameters }) => sum + JSON.stringify(parameters).length, 0);

describe("the tools that a model is told of", () => {
  it("are those that answer each question that people ask", () => {
    const missing = rows.flatMap(({ question, page, after = [] }) => {
      const tool = calculatorToolName(page.replace("/calculators/", ""));
      const isThere = tools.some(({ name }) => name === tool);
      return isThere && !namesFor(...after, question).includes(tool) ? [question] : [];
    });
    expect(missing).toEqual([]);
  });

  it("leave out the large ones that a conversation does not touch", () => {
    const few = offeredTools(["monthly payment on 250k at 6.5%"]);
    expect(few.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["convert", "calculate_loan", "find_page"]),
    );
    expect(few.map(({ name }) => name)).not.toContain("calculate_firefighting");
    expect(sizeOf(few)).toBeLessThan(sizeOf(tools) / 1.7);
  });

  it("grow with what is said and found", () => {
    expect(namesFor("hello")).not.toContain("calculate_ductsizer");
    expect(namesFor("hello", "Duct Sizer: sizes air ducts")).toContain("calculate_ductsizer");
  });

  it("are found in a text of any length", () => {
    expect(namesFor(`${"loan ".repeat(1500)}. And which duct for 800 cfm?`)).toContain("calculate_ductsizer");
    expect(namesFor("x".repeat(8000))).toEqual(namesFor(""));
  });
});
