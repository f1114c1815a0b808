import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parseAst } from "vitest/node";
import { root } from "../../scripts/paths.ts";
import { isTest } from "./imports.ts";
import { sourceFiles } from "./regular-expressions.ts";

/** Declarations of sentences, questions in words, and examples. */
const DECLARATIONS = /messages(?:\.ts$|\/)|\/phrases|examples?[\w-]*\.ts$/;
const WORD = /^[(“"'’]?[A-Za-z][a-z’'-]+[,.;:!?)”]*$/;

/** Sentences that stay inside a function, with the reason. */
const EXCEPTIONS: readonly { file: string; start: string; reason: string }[] = [
  { file: "calorie/formulas.ts", start: "Estimated energy", reason: "title of a formula" },
  { file: "finance/doubling-formulas.ts", start: "By the rule", reason: "title of a formula" },
  { file: "hvac/air-formulas.ts", start: "", reason: "titles of formulas" },
  { file: "periodictable/api.ts", start: "At most", reason: "limit in a schema" },
  { file: "periodictable/facts.ts", start: "Electron affinity", reason: "key in the data set" },
  { file: "time/moment-modes.ts", start: "When clocks", reason: "label of a field" },
];

/** Returns true for three words or more that begin like a sentence or with a value. */
const isSentence = (text: string): boolean =>
  /^[A-Z“#]/.test(text) && text.split(/\s+/).filter((word) => WORD.test(word)).length >= 3;

/** Returns the sentences inside functions of a source, without those of errors that are thrown. */
function sentencesInFunctions(source: string): string[] {
  const sentences: string[] = [];
  const visit = (node: unknown, isInside: boolean): void => {
    if (typeof node !== "object" || node === null) return;
    const { type, value, quasis, callee } = node as {
      type?: string;
      value?: unknown;
      quasis?: readonly { value: { cooked: string } }[];
      callee?: { name?: string };
    };
    if (type === "ImportDeclaration" || (type === "NewExpression" && callee?.name?.endsWith("Error"))) return;
    const text = quasis ? quasis.map((part) => part.value.cooked).join(" # ") : value;
    const isText = type === "TemplateLiteral" || type === "Literal";
    if (isInside && isText && typeof text === "string" && isSentence(text.trim()))
      sentences.push(text.trim());
    const isFunction = /Function(?:Declaration|Expression)$/.test(type ?? "");
    for (const child of Object.values(node)) visit(child, isInside || isFunction);
  };
  visit(parseAst(source, { lang: "ts" }), false);
  return sentences;
}

describe("sentences of calculators", () => {
  it("are declared in messages.ts, not inside functions", () => {
    const files = sourceFiles(["lib/calculators", "lib/science"]).filter(
      (file) => !isTest(file) && !DECLARATIONS.test(file),
    );
    const sentences = files.flatMap((file) =>
      sentencesInFunctions(readFileSync(join(root, file), "utf8")).map((text) => ({ file, text })),
    );
    const unexplained = sentences.filter(
      ({ file, text }) => !EXCEPTIONS.some((each) => file.endsWith(each.file) && text.startsWith(each.start)),
    );
    expect(unexplained).toEqual([]);
    const unused = EXCEPTIONS.filter(
      (each) => !sentences.some(({ file, text }) => file.endsWith(each.file) && text.startsWith(each.start)),
    );
    expect(unused).toEqual([]);
  });

  it.each([
    ['const f = () => "The amount must be above 0.";', 1],
    ["function f(n: number) { return `At most ${" + "n} rows may be entered.`; }", 1],
    ['const title = "The amount must be above 0.";', 0],
    ['const f = () => { throw new Error("There is no section here."); };', 0],
    ['const f = () => "Total cost";', 0],
  ])("are recognized in %j", (source, count) => {
    expect(sentencesInFunctions(source)).toHaveLength(count);
  });
});
