import { describe, expect, it } from "vitest";
import { articles } from "../../lib/catalog/articles.ts";
import { calculators } from "../../lib/catalog/calculators.ts";
import { converters } from "../../lib/catalog/converters.ts";
import { pages } from "../../lib/catalog/pages.ts";
import { type PackedIndex, packIndex, unpackIndex } from "../../lib/catalog/search/packed-index.ts";
import { readPhrase } from "../../lib/catalog/search/phrase.ts";
import { searchEntries } from "../../lib/catalog/search/search-entries.ts";
import { buildSearchIndex } from "../../lib/catalog/search/search-index.ts";
import { redirectFor } from "../../lib/run/address/redirects.ts";
import { convert } from "../../lib/units/convert.ts";
import * as R from "../../lib/units/rational.ts";

const text = JSON.stringify(packIndex(buildSearchIndex()));
/** The index that the browser receives. */
const index = unpackIndex(JSON.parse(text) as PackedIndex);
const entries = searchEntries(index);
const ofKind = (kind: string) => entries.filter((entry) => entry.kind === kind);
const resultsFor = (word: string) =>
  entries
    .filter((entry) => `${entry.name} ${entry.words} ${entry.text}`.toLowerCase().includes(word))
    .map(({ path }) => path);

describe("the search index", () => {
  it("has every calculator, converter, popular pair, article and page", () => {
    expect(ofKind("calculator")).toHaveLength(calculators.length);
    expect(ofKind("converter")).toHaveLength(converters.length);
    expect(ofKind("pair")).toHaveLength(converters.flatMap(({ pairs }) => pairs).length);
    expect(ofKind("article")).toHaveLength(articles.length);
    expect(ofKind("page")).toHaveLength(pages.length - 1);
  });

  it("leads to pages, each by one entry, and to no redirect", () => {
    const paths = entries.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths) {
      expect(path).toMatch(/^\/[a-z0-9/-]*$/);
      expect(redirectFor(path), path).toBeUndefined();
    }
  });

  it("says something about every entry", () => {
    for (const { name, description, words, path } of entries) {
      expect(name.trim(), path).toMatch(/\S/);
      expect(description.trim(), path).toMatch(/\S/);
      expect(`${name}${description}${words}`, path).not.toMatch(/undefined|\[object/);
    }
  });

  it("finds by unit, symbol, alias and keyword", () => {
    const length = "/converters/general-physics-mechanics/length";
    expect(resultsFor("furlong")).toContain(length);
    expect(resultsFor("psi")).toContain("/converters/general-physics-mechanics/pressure");
    expect(resultsFor("lbs")).toContain("/converters/general-physics-mechanics/mass");
    expect(resultsFor("gas mark")).toContain("/converters/thermal-heat-transfer/temperature");
    expect(resultsFor("feet")).toContain(`${length}/meters-to-feet`);
  });

  it("is the same after it was packed for the browser", () => {
    expect(index).toEqual(JSON.parse(JSON.stringify(buildSearchIndex())));
  });

  it("holds all that a conversion needs", () => {
    const [phrase] = readPhrase("3 feet to m", index.converters);
    expect(phrase?.converter.path).toBe("/converters/general-physics-mechanics/length");
    const result =
      phrase && convert(phrase.converter, { value: R.rational(3n), from: phrase.from, to: phrase.to });
    expect(result).toEqual({ ok: true, value: { n: 1143n, d: 1250n } }); // 3 × 0.3048 m
  });

  it("is small enough to load when the search opens", () => {
    expect(text.length).toBeLessThan(750_000);
  });
});

describe("entries of calculators", () => {
  const entriesOfSets = buildSearchIndex().entries.filter(({ kind }) => kind === "entry");

  it("are found by their names, codes and other spellings, and say what they are", () => {
    const iron = entriesOfSets.find(({ name }) => name === "Iron");
    expect(iron?.label).toBe("Element");
    expect(iron?.path).toBe("/calculators/periodictable/iron");
    expect(iron?.words).toContain("Fe");
    expect(entriesOfSets.find(({ words }) => words.includes("aluminium"))?.name).toBe("Aluminum");
    expect(new Set(entriesOfSets.map(({ path }) => path)).size).toBe(entriesOfSets.length);
  });
});
