import { describe, expect, it } from "vitest";
import { isTest } from "./imports.ts";
import { attackOn } from "./linear-time.ts";
import { slowText } from "./pump.ts";
import {
  collect,
  constructedBy,
  type Pattern,
  patternsOf,
  readPatterns,
  sourceFiles,
} from "./regular-expressions.ts";

const TIME = 900_000;

/** Folders whose expressions meet a visitor’s text: no exceptions. */
const served = readPatterns(sourceFiles([".", "lib", "components", "app"]).filter((file) => !isTest(file)));
/** Folders that only developers run. */
const ofScripts = readPatterns(sourceFiles(["scripts"]));

/** Allowed expressions in scripts, with the reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  "Generating static pages.*\\((\\d+)\\/\\1\\) in ([\\d.]+)\\s*(ms|s|min)": "reads the log of our own build",
};

const moduleOf = (place: string): string => place.replace(/:\d+$/, "");

async function attacks(patterns: readonly Pattern[]): Promise<string[]> {
  const slow: string[] = [];
  for (const { source, flags, places } of patterns) {
    const attack = await attackOn(source, flags);
    if (attack !== undefined) slow.push(`${places.join(", ")}: /${source}/${flags} on ${attack}`);
  }
  return slow;
}

describe("every regular expression takes linear time", () => {
  it("of the site, written as a literal", { timeout: TIME }, async () => {
    const folders = served.literals.flatMap(({ places }) => places.map((place) => place.split("/")[0]));
    expect(folders).toEqual(expect.arrayContaining(["app", "components", "lib"]));
    expect(await attacks(served.literals)).toEqual([]);
  });

  it("of the site, made from texts when its module is loaded", { timeout: TIME }, async () => {
    const files = [...new Set(served.constructed.map(moduleOf))];
    const constructed = await constructedBy(files, (file) => import(/* @vite-ignore */ `../../${file}`));
    const seen = new Set(constructed.flatMap(({ places }) => places));
    // One that is made later, from what somebody sends, could not be checked here.
    expect(served.constructed.filter((place) => !seen.has(place))).toEqual([]);
    expect(await attacks(constructed)).toEqual([]);
  });

  it("of the scripts, but for the exceptions", { timeout: TIME }, async () => {
    expect(ofScripts.constructed).toEqual([]);
    const slow = await attacks(ofScripts.literals.filter(({ source }) => EXCEPTIONS[source] === undefined));
    expect(slow).toEqual([]);
    for (const source of Object.keys(EXCEPTIONS))
      expect(
        ofScripts.literals.some((pattern) => pattern.source === source),
        source,
      ).toBe(true);
  });
});

describe("the check", () => {
  it("finds literals and what is made from texts, in any file", () => {
    const text =
      'const a = <b title="/no/">{/x+/g.test("/no/") /* /no/ */}</b>;\nnew RegExp(a, "u"); RegExp("c");';
    expect(patternsOf(text, "lib/a.tsx")).toEqual({
      literals: [{ source: "x+", flags: "g", places: ["lib/a.tsx:1"] }],
      constructed: ["lib/a.tsx:2", "lib/a.tsx:2"],
    });
    const byPattern = new Map<string, Pattern>();
    for (const place of ["a:1", "b:2"]) collect(byPattern, { source: "x", flags: "", places: [place] });
    expect([...byPattern.values()]).toEqual([{ source: "x", flags: "", places: ["a:1", "b:2"] }]);
  });

  it.each([
    [String.raw`\s+$`, ""],
    [String.raw`^[^\s@]+@[^\s@]+\.[^\s@]+$`, ""],
    [String.raw`^(?:[\d\s+]|log|log2)+$`, ""],
    [String.raw`^[ \t]*\|?(?:[ \t]*:?-{3,}:?[ \t]*\|?)+[ \t]*$`, "gm"],
    [String.raw`how much .*\b(?:borrow|afford)`, ""],
    // Only a second search is slow.
    [String.raw`^\p{Sc}?\s*|\s*(?:\p{Sc}|%)$`, "gu"],
    ["a.*b|a", "g"],
    // With assertions, which are measured.
    [String.raw`\B(?=(\d{3})+(?!\d))`, "g"],
    [String.raw`(?<!\()\([^)]*\)`, ""],
    [String.raw`(?<![\d.])(?:\d+\.?\d*|\.\d*)(?:[eE][+-]?\d+)?$`, "u"],
    [String.raw`^(\d{4}-\d{2})(?![\d/.-])\s*(.*)$`, ""],
    ["(?<!x)(?:a|aa)+$", ""],
    [String.raw`(?:[+\-*/]|(?<![A-Za-z])(?:mod|nCr|nPr))+\s*$`, ""],
    [String.raw`(\.\d*?)0+(?=%$| h$)`, ""],
  ])("finds /%s/%s", async (source, flags) => expect(await attackOn(source, flags)).toBeDefined());

  it.each([
    [String.raw`(?<!\s)\s+$`, ""],
    [String.raw`(?<!\d)(\d+(?:\.\d+)?) ?(?:kgs?|lbs?)(?!\w)`, "g"],
    [String.raw`^how (?:many|much) (?!is )(.+?) (?:is|are|in) (.+?) ?\??$`, "is"],
  ])("lets /%s/%s pass", (source, flags) => expect(slowText(new RegExp(source, flags))).toBeUndefined());
});
