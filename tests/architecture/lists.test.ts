import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { calculators } from "../../lib/catalog/calculators.ts";
import { converterCategories, findConverterCategory } from "../../lib/catalog/converter-categories.ts";
import { converters, convertersIn, findConverter } from "../../lib/catalog/converters.ts";
import {
  calculatorAliases,
  calculatorCategories,
  calculatorOrder,
  commonConverters,
  converterOrder,
  DEFAULT_CALCULATOR,
  featuredEmbeds,
  home,
  homeJobs,
  plannedCalculators,
  popularCalculators,
  popularJobs,
} from "../../lib/catalog/curation.ts";
import { phrases } from "../../lib/catalog/phrases.ts";
import { generatedFiles } from "../../scripts/generate-lists.ts";

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");

describe("the generated lists", () => {
  const lists = generatedFiles(root);

  it.each([...lists])("%s is as the folders are (npm run lists)", (path, text) => {
    expect(existsSync(join(root, path)) && readFileSync(join(root, path), "utf8")).toBe(text);
  });

  it("are the only files among them", () => {
    const folders = [...new Set([...lists.keys()].map((path) => dirname(path)))];
    const paths = folders.flatMap((folder) =>
      readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) =>
        entry.isFile() ? [`${folder}/${entry.name}`] : [],
      ),
    );
    expect(paths.sort()).toEqual([...lists.keys()].sort());
  });

  it("have every calculator with its phrases", () => {
    const ids = calculators.map(({ id }) => id);
    for (const { calculator } of phrases) expect(ids).toContain(calculator);
    const withPhrases = ids.filter((id) => existsSync(join(root, "lib/calculators", id, "phrases.ts")));
    expect(phrases.map(({ calculator }) => calculator).sort()).toEqual(withPhrases.sort());
    expect(withPhrases.length).toBeGreaterThan(0);
  });
});

describe("what is curated", () => {
  const ids = calculators.map(({ id }) => id);
  const allIds = [...ids, ...plannedCalculators.map(({ id }) => id)];

  it("names calculators that exist or are planned", () => {
    const named = [
      ...calculatorOrder,
      DEFAULT_CALCULATOR,
      ...Object.values(calculatorAliases),
      ...Object.values(home).flatMap((card) => card.calculators),
      ...popularCalculators,
      ...featuredEmbeds.flatMap((entry) => ("calculator" in entry ? [entry.calculator] : [])),
    ];
    expect(named.filter((id) => !allIds.includes(id))).toEqual([]);
    expect(Object.keys(home).sort()).toEqual(calculatorCategories.map(({ slug }) => slug).sort());
    expect(ids).toContain(DEFAULT_CALCULATOR);
  });

  it("names jobs of calculators that exist", () => {
    const named = [...homeJobs.flatMap(({ tools }) => tools), ...popularJobs];
    expect(named.filter((tool) => !ids.includes(tool.split("/")[0] ?? ""))).toEqual([]);
    for (const { tools } of homeJobs) expect(new Set(tools).size).toBe(tools.length);
  });

  it("names converters that exist", () => {
    const named = [
      ...Object.values(home).flatMap((card) => card.converters ?? []),
      ...featuredEmbeds.flatMap((entry) => ("converter" in entry ? [entry.converter] : [])),
      ...commonConverters,
      ...plannedCalculators.map(({ closest }) => closest),
    ];
    expect(named.filter((slug) => !findConverter(slug))).toEqual([]);
    for (const { fallback } of Object.values(home))
      if (fallback !== undefined) expect(findConverterCategory(fallback)).toBeDefined();
  });

  it("leaves out nothing that exists, and keeps the order that it names", () => {
    expect(calculatorOrder.filter((id) => ids.includes(id))).toEqual(
      ids.filter((id) => calculatorOrder.includes(id)),
    );
    for (const category of converterCategories) {
      const slugs = convertersIn(category).map(({ slug }) => slug);
      const order = converterOrder[category.slug] ?? [];
      expect(slugs.slice(0, order.length)).toEqual(order);
    }
    expect(new Set(converters).size).toBe(converters.length);
  });
});
