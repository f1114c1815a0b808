import { existsSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { calculators } from "../../lib/catalog/calculators.ts";
import { converterCategories } from "../../lib/catalog/converter-categories.ts";
import { converters, relatedConverters } from "../../lib/catalog/converters.ts";
import { calculatorCategories } from "../../lib/catalog/curation.ts";

const lib = join(dirname(fileURLToPath(import.meta.url)), "..", "..", "lib");

describe("the catalog", () => {
  it("lists every calculator that has a folder with a declaration, and no other", () => {
    const folders = readdirSync(join(lib, "calculators"), { withFileTypes: true })
      .filter(
        (entry) => entry.isDirectory() && existsSync(join(lib, "calculators", entry.name, "calculator.ts")),
      )
      .map(({ name }) => name);
    expect(folders.length).toBeGreaterThan(1);
    expect(calculators.map(({ id }) => id).sort()).toEqual(folders.sort());
    const categories = calculatorCategories.map(({ slug }) => slug);
    for (const { category } of calculators) expect(categories).toContain(category);
  });

  it("lists every converter that has a file, in the category of its folder, and no other", () => {
    const files = converterCategories.flatMap(({ slug }) =>
      readdirSync(join(lib, "converters", slug))
        .filter((file) => /^[^.]+\.ts$/.test(file))
        .map((file) => `${slug}/${file.replace(/\.ts$/, "")}`),
    );
    expect(readdirSync(join(lib, "converters")).sort()).toEqual(
      converterCategories.map(({ slug }) => slug).sort(),
    );
    expect(converters.map(({ category, slug }) => `${category}/${slug}`).sort()).toEqual(files.sort());
  });

  it("relates every converter to up to six others of its category, those that it names first", () => {
    for (const converter of converters) {
      const related = relatedConverters(converter);
      expect(related.length, converter.slug).toBe(6);
      expect(new Set(related).size).toBe(6);
      expect(related).not.toContain(converter);
      for (const { category } of related) expect(category, converter.slug).toBe(converter.category);
      const named = converter.related ?? [];
      expect(related.slice(0, named.length).map(({ slug }) => slug)).toEqual(named);
    }
  });
});
