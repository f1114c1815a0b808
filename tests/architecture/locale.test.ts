import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parseAst } from "vitest/node";
import { root } from "../../scripts/paths.ts";
import { sourceFiles } from "./regular-expressions.ts";

/** The module that holds the locale and its rules. */
const MODULE = "lib/core/locale/locale.ts";

/** Words whose plural is irregular, and verbs and pronouns that follow a count. */
const IRREGULAR = [
  "is are",
  "was were",
  "has have",
  "does do",
  "it them",
  "it they",
  "its their",
  "this these",
  "that those",
  "a some",
  "person people",
  "child children",
  "foot feet",
].map((pair) => pair.split(" "));

interface SyntaxNode {
  type: string;
  start: number;
  [key: string]: unknown;
}

function visitNodes(source: string, file: string, visit: (node: SyntaxNode) => void): void {
  const walk = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    if ("type" in node) visit(node as SyntaxNode);
    for (const child of Object.values(node)) walk(child);
  };
  walk(parseAst(source, { lang: file.endsWith("x") ? "tsx" : "ts" }));
}

/** Returns the words of a string or template; undefined for any other node. */
function textOf(node: unknown): string | undefined {
  const { type, value, quasis } = node as SyntaxNode;
  if (type === "Literal") return typeof value === "string" ? value : undefined;
  if (type !== "TemplateLiteral") return undefined;
  return (quasis as { value: { cooked: string } }[]).map((part) => part.value.cooked).join(" ");
}

const arePluralWords = (a: string, b: string): boolean =>
  b === `${a}s` ||
  b === `${a}es` ||
  (a.endsWith("y") && b === `${a.slice(0, -1)}ies`) ||
  IRREGULAR.some(([one, other]) => a === one && b === other);

/** True if two texts differ in a word that is singular in one of them and plural in the other. */
function arePluralForms(a: string, b: string): boolean {
  const [first = [], second = []] = [a, b].map((text) =>
    text
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter(Boolean),
  );
  const before = first.filter((word) => !second.includes(word));
  const after = second.filter((word) => !first.includes(word));
  if (before.length === 0) return a === "" && ["s", "es"].includes(b);
  if (after.length === 0) return b === "" && ["s", "es"].includes(a);
  return before.some((word) =>
    after.some((other) => arePluralWords(word, other) || arePluralWords(other, word)),
  );
}

/** A comparison with one, or with two as in `count > 1` and `count >= 2`. */
const ONE_COMPARED = /(?:[!=]==?|[<>]=?)\s*"?[12]n?\b/;

/** Lists the lines of conditions that compare with one to choose between a singular and a plural. */
function handMadePluralsOf(source: string, file: string): string[] {
  const lines: string[] = [];
  if (!ONE_COMPARED.test(source)) return lines;
  visitNodes(source, file, ({ type, start, test, consequent, alternate }) => {
    if (type !== "ConditionalExpression") return;
    const [from, to] = [test, consequent].map((node) => (node as SyntaxNode).start);
    if (!ONE_COMPARED.test(source.slice(from, to))) return;
    const [a, b] = [textOf(consequent), textOf(alternate)];
    if (a !== undefined && b !== undefined && arePluralForms(a, b)) lines.push(lineAt(source, file, start));
  });
  return lines;
}

/** Lists the lines that name a locale: the text “en-US”, or any English one where a text is formatted or compared. */
function localesOf(source: string, file: string): string[] {
  const lines: string[] = [];
  if (!/["'`]en\b/.test(source)) return lines;
  visitNodes(source, file, (node) => {
    const { type, start, value, callee } = node;
    if (type === "Literal" && value === "en-US") lines.push(lineAt(source, file, start));
    if (type !== "CallExpression" && type !== "NewExpression") return;
    const { end } = callee as { end: number };
    const name = source.slice((callee as SyntaxNode).start, end);
    if (!/^Intl\.|\.(?:toLocale\w+|localeCompare)$/.test(name)) return;
    const texts = (node.arguments as unknown[]).map(textOf);
    if (texts.some((text) => text !== "en-US" && /^en\b/.test(text ?? "")))
      lines.push(lineAt(source, file, start));
  });
  return lines;
}

const lineAt = (source: string, file: string, start: number): string => {
  const line = source.slice(0, start).split("\n").length;
  return `${file}:${line}: ${source.split("\n")[line - 1]?.trim()}`;
};

/** Lists the lines that join a list by hand: "A, B" and a word before the last. */
const HAND_JOINED = /\.slice\(0, -1\)\.join\(", "\)\} (?:and|or) /;

describe("the locale (lib/core/locale)", () => {
  const files = sourceFiles(["app", "components", "content", "lib", "scripts"]);
  const sources = files
    .filter((file) => file !== MODULE)
    .map((file) => [readFileSync(join(root, file), "utf8"), file] as const);

  it("is named in one module only", () => {
    expect(files).toContain(MODULE);
    expect(sources.flatMap(([source, file]) => localesOf(source, file))).toEqual([]);
  });

  it("has the only rules of plurals", () => {
    expect(sources.flatMap(([source, file]) => handMadePluralsOf(source, file))).toEqual([]);
  });

  it("joins every list", () => {
    expect(sources.flatMap(([source, file]) => (HAND_JOINED.test(source) ? [file] : []))).toEqual([]);
  });

  it.each([
    `const text = \`\${n} row\${n === 1 ? "" : "s"}\`;`,
    `const text = n === 1 ? "1 row" : \`\${n} rows\`;`,
    'const text = n !== 1 ? "entries" : "entry";',
    'const text = n < 2 ? "One solution was" : "Solutions were";',
    `const text = n === "1" ? "1 foot" : \`\${n} feet\`;`,
    'const text = n > 1 ? "them" : "it";',
    'const text = n === 1 ? "person pays" : "people pay";',
  ])("recognizes a hand-made plural: %s", (source) => {
    expect(handMadePluralsOf(source, "a.ts")).toEqual([`a.ts:1: ${source}`]);
  });

  it.each([
    'const text = sign === 1 ? "later" : "earlier";',
    'const text = n > 1 ? "rows" : undefined;',
    'const text = id ? "Project" : "Projects";',
    `const text = n === 1 ? "" : \`\${n} × \`;`,
    'const text = pluralize(n, { one: "row", other: "rows" });',
  ])("passes another choice: %s", (source) => {
    expect(handMadePluralsOf(source, "a.ts")).toEqual([]);
  });

  it.each([
    'const text = count.toLocaleString("en-US");',
    'const LANGUAGE = "en-US";',
    'const format = new Intl.DateTimeFormat("en", { timeZone });',
    'const order = a.localeCompare(b, "en");',
    'const text = day.toLocaleTimeString("en-GB");',
  ])("recognizes a named locale: %s", (source) => {
    expect(localesOf(source, "a.ts")).toEqual([`a.ts:1: ${source}`]);
  });

  it.each([
    "const text = count.toLocaleString(LOCALE);",
    'const words = new Set(["to", "en"]);',
    'const format = new Intl.DateTimeFormat("sv-SE", { timeZone });',
  ])("passes without a named locale: %s", (source) => {
    expect(localesOf(source, "a.ts")).toEqual([]);
  });

  it("recognizes a hand-joined list", () => {
    const sample = `const text = \`\${names.slice(0, -1).join(", ")} or \${names.at(-1)}\`;`;
    expect(HAND_JOINED.test(sample)).toBe(true);
  });
});
