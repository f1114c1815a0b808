import { describe, expect, it, vi } from "vitest";
import { generateMetadata as articleMetadata } from "../../app/(site)/articles/[articleSlug]/page";
import { generateMetadata as pairMetadata } from "../../app/(site)/converters/[categorySlug]/[toolSlug]/[pairSlug]/page";
import { generateMetadata as converterMetadata } from "../../app/(site)/converters/[categorySlug]/[toolSlug]/page";
import { generateMetadata as categoryMetadata } from "../../app/(site)/converters/[categorySlug]/page";
import { generateMetadata as verificationMetadata } from "../../app/(site)/verification/[kind]/[tool]/page";
import { calculatorMetadata } from "../../components/calculator/calculator-page";
import { entryMetadata } from "../../components/calculator/entry-page";
import { articlePath, articles } from "../../lib/catalog/articles.ts";
import { calculatorPath, calculators } from "../../lib/catalog/calculators.ts";
import { converterCategories, converterCategoryPath } from "../../lib/catalog/converter-categories.ts";
import { compiledConverter, converterPath, converters, pairPath } from "../../lib/catalog/converters.ts";
import { entries } from "../../lib/catalog/entries.ts";
import { pages, verificationPath } from "../../lib/catalog/pages.ts";
import { metadataFor } from "../../lib/faces/page/metadata.ts";
import { findUnit } from "../../lib/units/find-unit.ts";
import { spellings } from "../../lib/units/unit-names.ts";
import { toolParams } from "../../lib/verification/tools.ts";

// Next's compiler stands in its place when the site is built.
vi.mock("next/font/local", () => ({ default: () => ({ variable: "" }) }));

interface Texts {
  path: string;
  title: string;
  description: string;
}

type Metadata = ReturnType<typeof metadataFor>;

const textsOf = (path: string, { title, description }: Metadata): Texts => ({
  path,
  title: typeof title === "object" && title && "absolute" in title ? title.absolute : "",
  description: description ?? "",
});

const pairPages = await Promise.all(
  converters.flatMap((converter) =>
    converter.pairs.map(async (pair) => {
      const params = Promise.resolve({
        categorySlug: converter.category,
        toolSlug: converter.slug,
        pairSlug: pair.slug,
      });
      return { converter, pair, texts: textsOf(pairPath(converter, pair), await pairMetadata({ params })) };
    }),
  ),
);

const allPages: Texts[] = [
  ...pages.filter(({ path }) => path !== "/calculators").map((page) => textsOf(page.path, metadataFor(page))),
  ...calculators.map((calculator) => textsOf(calculatorPath(calculator), calculatorMetadata(calculator))),
  ...entries.map((entry) => textsOf(entry.path, entryMetadata(entry))),
  ...(await Promise.all([
    ...articles.map(async (article) => {
      const params = Promise.resolve({ articleSlug: article.slug });
      return textsOf(articlePath(article), await articleMetadata({ params }));
    }),
    ...converterCategories.map(async (category) => {
      const params = Promise.resolve({ categorySlug: category.slug });
      return textsOf(converterCategoryPath(category), await categoryMetadata({ params }));
    }),
    ...converters.map(async (converter) => {
      const params = Promise.resolve({ categorySlug: converter.category, toolSlug: converter.slug });
      return textsOf(converterPath(converter), await converterMetadata({ params }));
    }),
    ...toolParams().map(async (tool) => {
      const params = Promise.resolve(tool);
      return textsOf(verificationPath(`${tool.kind}/${tool.tool}`), await verificationMetadata({ params }));
    }),
  ])),
  ...pairPages.map(({ texts }) => texts),
];

const repeated = (texts: readonly string[]): string[] =>
  texts.filter((text, index) => texts.indexOf(text) !== index);

describe("titles and descriptions of all pages", () => {
  it("are written to length: 60 and 160 characters, nothing cut off", () => {
    for (const { path, title, description } of allPages) {
      expect(title.length, path).toBeLessThanOrEqual(60);
      expect(title, path).toMatch(/\S \| SciCalc$/);
      expect(description.length, path).toBeLessThanOrEqual(160);
      expect(description.length, `${path}: ${description}`).toBeGreaterThan(50);
      expect(title + description, path).not.toContain("…");
      expect(description, path).toMatch(/[.!?]$/);
    }
  });

  it("are those of one page each", () => {
    expect(repeated(allPages.map(({ title }) => title.toLowerCase()))).toEqual([]);
    expect(repeated(allPages.map(({ description }) => description))).toEqual([]);
  });
});

describe.each(pairPages)("$texts.path", ({ converter, pair, texts }) => {
  const compiled = compiledConverter(converter);
  const words = ` ${texts.title.toLowerCase().replace(/[(),:]/g, " $& ")} `.replace(/\s+/g, " ");

  it("has a name or the symbol of both units in its title, both symbols when it is not written by hand", () => {
    const units = [pair.from, pair.to].map((id) => findUnit(compiled, id));
    for (const unit of units) {
      const names = unit ? [unit.symbol, ...spellings(unit)] : [];
      const elements = names
        .map((name) =>
          name
            .toLowerCase()
            .replace(/[(),:]/g, " $& ")
            .replace(/\s+/g, " ")
            .trim(),
        )
        .filter((name) => words.includes(` ${name} `));
      expect(elements, `${texts.title}: ${names.slice(0, 3)}`).not.toEqual([]);
    }
    const symbols = units.map((unit) => unit?.symbol ?? "");
    if (!pair.title && new Set(symbols).size === 2 && !symbols.includes("—"))
      expect(texts.title).toContain(symbols.join(" to "));
  });

  it("shows a value that is not 1 as its example, and more than two in its table", () => {
    const common = converter.commonValues[pair.from];
    expect(common?.example).toMatch(/\S/);
    expect(common?.example).not.toBe("1");
    for (const table of common?.tables ?? []) expect(table.values.length).toBeGreaterThan(2);
  });
});
