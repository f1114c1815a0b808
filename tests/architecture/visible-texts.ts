import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseAst } from "vitest/node";

/** A text of the code that a visitor may see, with the place where it stands: "lib/units/format.ts:67". */
export interface VisibleText {
  text: string;
  place: string;
}

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..", "..");

/** The texts of files: strings, the parts of templates, and the texts between tags; what is imported is no text. */
export const visibleTexts = (files: readonly string[]): VisibleText[] =>
  files.flatMap((file) => textsOf(readFileSync(join(ROOT, file), "utf8"), file));

/** The texts of one source, each in a single line. An article is one text for each of its lines. */
export function textsOf(source: string, file: string): VisibleText[] {
  if (file.endsWith(".mdx"))
    return source.split("\n").map((text, index) => ({ text, place: `${file}:${index + 1}` }));
  const texts: VisibleText[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const { type, value, start } = node as { type?: string; value?: unknown; start: number };
    if (type === "ImportDeclaration") return;
    const text = type === "TemplateElement" ? (value as { cooked: string | null }).cooked : value;
    if (typeof text === "string" && TEXTS.has(type ?? "") && text.trim() !== "") {
      const line = source.slice(0, start).split("\n").length;
      texts.push({ text: text.replace(/\s+/g, " ").trim(), place: `${file}:${line}` });
    }
    for (const child of Object.values(node)) visit(child);
  };
  visit(parseAst(source, { lang: file.endsWith("x") ? "tsx" : "ts" }));
  return texts;
}

const TEXTS = new Set(["Literal", "TemplateElement", "JSXText"]);
