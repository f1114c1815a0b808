import { describe, expect, it } from "vitest";
import { articlesAbout, explainedTools, toolsOf } from "../lib/catalog/article-tools.ts";
import { articles, findArticle } from "../lib/catalog/articles.ts";
import { calculatorPath, calculators } from "../lib/catalog/calculators.ts";
import { converterPath, converters, findConverter } from "../lib/catalog/converters.ts";
import { jobs, relatedLink } from "../lib/catalog/jobs.ts";

const slugsAbout = (path: string): string[] => articlesAbout(path).map(({ slug }) => slug);

describe("links between articles and tools", () => {
  it("name only articles and tools that exist", () => {
    for (const [slug, names] of Object.entries(explainedTools)) {
      expect(findArticle(slug), slug).toBeDefined();
      for (const name of names.calculators) expect(relatedLink(name), name).toBeDefined();
      for (const name of names.converters) expect(findConverter(name), name).toBeDefined();
    }
  });

  it("lead from each calculator, job and converter to at least one article, each once", () => {
    const paths = [
      ...calculators.map(calculatorPath),
      ...jobs.map(({ path }) => path),
      ...converters.map(converterPath),
    ];
    for (const path of paths) {
      const slugs = slugsAbout(path);
      expect(slugs.length, path).toBeGreaterThan(0);
      expect(new Set(slugs).size, path).toBe(slugs.length);
    }
  });

  it("lead back: an article that a tool names lists the tool", () => {
    for (const article of articles)
      for (const { path } of toolsOf(article)) expect(slugsAbout(path), path).toContain(article.slug);
  });

  it("give a job the articles of its calculator, and the user guide last", () => {
    expect(slugsAbout("/calculators/plumbing/storm-drain")).toEqual([
      "mastering-your-plumbing",
      "scicalc-user-guides",
    ]);
    expect(slugsAbout("/calculators/time")).toEqual(["scicalc-user-guides"]);
  });
});
