import { describe, expect, it } from "vitest";
import { equationKey } from "../../lib/core/search/equation-key.ts";
import { rankerOf } from "../../lib/core/search/ranker.ts";
import { searchWords, termOf } from "../../lib/core/search/terms.ts";

const termsOf = (text: string): string[] => searchWords(text).map(({ term }) => term);

describe("terms", () => {
  it.each([
    ["metre", "meters"],
    ["litres", "liter"],
    ["colour", "color"],
    ["sulphur", "sulfur"],
    ["balancing", "balancer"],
    ["calories", "calorie"],
    ["amortised", "amortization"],
  ])("are the same for %s and %s", (one, other) => expect(termOf(one)).toBe(termOf(other)));

  it("leave out fillers, but not all words", () => {
    expect(termsOf("what is the mortgage calculator")).toEqual(["mortgag"]);
    expect(termsOf("calculator")).toHaveLength(1);
  });

  it.each(["__proto__", "constructor", "toString"])("accept %s", (word) => {
    expect(termsOf(word)).toHaveLength(1);
    expect(rankerOf([{ titles: ["Length"], synonyms: [], text: "" }]).rank(word)).toEqual([]);
  });
});

describe("equations", () => {
  it("are the same with other signs, sides and orders of factors", () => {
    expect(equationKey("E = m·c²")).toBe(equationKey("e=mc^2"));
    expect(equationKey("P = V·I")).toBe(equationKey("p = iv"));
    expect(equationKey("v = v₀ + a·t")).toBe(equationKey("v = v0 + a*t"));
    expect(equationKey("F = ma")).not.toBe(equationKey("F = mg"));
  });
});

describe("a ranker", () => {
  const ranker = rankerOf([
    { titles: ["Fluorine"], synonyms: [], text: "element" },
    { titles: ["Area"], synonyms: ["flooring"], text: "square feet" },
    { titles: ["Time zone converter"], synonyms: ["world clock"], text: "" },
  ]);
  const first = (text: string): number | undefined => ranker.rank(text)[0]?.id;

  it("prefers whole names to beginnings and misspellings of others", () => {
    expect(first("flooring")).toBe(1);
    expect(first("flourine")).toBe(0);
  });

  it("finds words that are joined or apart, and unfinished ones", () => {
    expect(first("timezone")).toBe(2);
    expect(first("floor ing")).toBe(1);
    expect(first("world clo")).toBe(2);
  });

  it("tells names from words of a text", () => {
    expect(ranker.rank("world clock")[0]).toMatchObject({ exact: "synonym", isNamed: true });
    expect(ranker.rank("square feet")[0]).toMatchObject({ exact: undefined, isNamed: false });
  });
});
