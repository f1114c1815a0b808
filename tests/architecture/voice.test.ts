import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parseAst } from "vitest/node";
import { root } from "../../scripts/paths.ts";
import { sourceFiles } from "./regular-expressions.ts";

/** Words of CONTRIBUTING’s table that say nothing as a name. */
const AVOIDED = new Set(
  "told tell said hear kept asked shown drawn known given own made found typed written refuse refused refusal stands lies course beside besides anew alone whoever somebody nobody patience".split(
    " ",
  ),
);
const NOUN_PHRASE = /^(?:What|Whether|Where|Whoever|Whatever|How|Of|By|In|As)\b/;
const COMMENT = /\/\*[\s\S]*?\*\/|(?:^[ \t]*\/\/.*\n?)+|(?<=[^:"'`/])\/\/ .*/gm;
const MARKERS = /^\s*(?:\/\*+|\/\/|\*\/?)|\*\/$/gm;

/** Returns the texts of a source’s comments, each on one line. */
const commentsOf = (source: string): string[] =>
  [...source.matchAll(COMMENT)].map(([raw]) => raw.replace(MARKERS, "").replace(/\s+/g, " ").trim());

const nounPhrasesOf = (source: string): string[] =>
  commentsOf(source).filter((comment) => NOUN_PHRASE.test(comment));

/** Returns the names in a source that are nothing but a word to avoid, each once. Imports count where they are declared. */
function avoidedNamesOf(source: string, file: string): string[] {
  const names = new Set<string>();
  const skipped = new Set<unknown>();
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const { type, name } = node as { type?: string; name?: unknown };
    if (type === "ImportDeclaration") return;
    // The name of a property counts where its type declares it.
    const { computed, shorthand, key, property } = node as Record<string, unknown>;
    if (type === "MemberExpression" && computed === false) skipped.add(property);
    if (type === "Property" && computed === false && shorthand === false) skipped.add(key);
    if (skipped.has(node)) return;
    if (type === "Identifier" && AVOIDED.has(String(name).toLowerCase())) names.add(String(name));
    for (const child of Object.values(node)) visit(child);
  };
  visit(parseAst(source, { lang: file.endsWith("x") ? "tsx" : "ts" }));
  return [...names];
}

const FOLDERS = ["app", "components", "content", "data", "e2e", "lib", "scripts", "tests"];

describe("the voice of the code (CONTRIBUTING, “Names and comments”)", () => {
  const files = sourceFiles([".", ...FOLDERS]);
  const sources = new Map(files.map((file) => [file, readFileSync(join(root, file), "utf8")]));
  const styles = ["app", "components"]
    .flatMap((folder) => globSync(`${folder}/**/*.css`, { cwd: root }))
    .map((file) => [file, readFileSync(join(root, file), "utf8")] as const);

  it("has no comment that begins as a noun phrase", () => {
    expect(files.length).toBeGreaterThan(1000);
    expect(styles.length).toBeGreaterThan(5);
    const comments = [...sources, ...styles].flatMap(([file, source]) =>
      nounPhrasesOf(source).map((comment) => `${file}: ${comment}`),
    );
    expect(comments).toEqual([]);
  });

  it("has no name to avoid", () => {
    const names = [...sources].flatMap(([file, source]) =>
      avoidedNamesOf(source, file).map((name) => `${file}: ${name}`),
    );
    expect(names).toEqual([]);
  });

  // The signs of comments are put in here, so that these samples are no comments of this file.
  it.each([
    ["<* What lies round the result. >", 1],
    ["< In W.", 1],
    ["const a = 1; < Of the form.", 1],
    ["<*\n * How it is sent.\n >", 1],
    ["<* Sections around the result. >", 0],
    ['const a = "https:<example.org/In/What";', 0],
  ])("recognizes a noun phrase in a comment: %j", (sample, number) => {
    const source = sample
      .replace(/<(?=\*)/, "/*")
      .replace("<", "//")
      .replace(">", "*/");
    expect(nounPhrasesOf(source)).toHaveLength(number);
  });

  it("recognizes names to avoid, but neither words within longer names nor names of properties", () => {
    const source = 'import { found } from "./a.ts";\nconst told = { known: 1, knownUnits: found.kept };';
    expect(avoidedNamesOf(source, "sample.ts")).toEqual(["told", "found"]);
  });
});
