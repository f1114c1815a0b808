import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "vitest/node";
import { root } from "../../scripts/paths.ts";

const WORD = /^[(“"'’]?[A-Za-z][a-z’'-]+[,.;:!?)”]*$/;

/** Props whose text is a message even when the markup quotes it. */
const MESSAGE_PROPS = /^(?:problem|question)$/;

/** Returns true for three words or more that begin like a sentence or with a value, and not like SQL. */
const isSentence = (text: string): boolean =>
  /^(?!(?:SELECT|UPDATE|INSERT|ALTER|DROP)\b)[A-Z“#]/.test(text) &&
  text.split(/\s+/).filter((word) => WORD.test(word)).length >= 3;

interface SyntaxNode {
  type?: string;
  value?: unknown;
  name?: { name?: string };
  quasis?: readonly { value: { cooked: string } }[];
  expression?: SyntaxNode;
  children?: readonly SyntaxNode[];
  callee?: { name?: string; object?: { name?: string } };
  id?: { name?: string } | null;
}

/** Errors that users do not read. Other classes, such as AdminError, have a message for them. */
const DEVELOPER_ERRORS = /^(?:Data|Range|Reference|Syntax|Type)?Error$/;

/** Returns true for imports, class names, labels quoted in the markup, errors for developers, and logs. */
function isSkipped({ type, callee, name, value }: SyntaxNode): boolean {
  if (type === "ImportDeclaration") return true;
  if (type === "NewExpression") return DEVELOPER_ERRORS.test(callee?.name ?? "");
  if (type === "CallExpression")
    return /^(?:console|log)$/.test(callee?.object?.name ?? "") || callee?.name === "logFailure";
  if (type !== "JSXAttribute") return false;
  const isQuoted = (value as SyntaxNode | null)?.type === "Literal";
  return /class(?:es|Name)?$/i.test(name?.name ?? "") || (isQuoted && !MESSAGE_PROPS.test(name?.name ?? ""));
}

const hasMarkup = (node: unknown): boolean =>
  typeof node === "object" &&
  node !== null &&
  (/^JSX/.test((node as SyntaxNode).type ?? "") || Object.values(node).some(hasMarkup));

/** Returns the text of an element that has only text and values in it, with # for each value. */
function textWithValues({ children = [] }: SyntaxNode): string | undefined {
  const parts = children.map(({ type, value, expression }) => {
    if (type === "JSXText") return String(value).replace(/\s+/g, " ");
    if (type !== "JSXExpressionContainer" || hasMarkup(expression)) return undefined;
    return expression?.type === "Literal" ? String(expression.value) : " # ";
  });
  return parts.includes(" # ") && !parts.includes(undefined) ? parts.join("").trim() : undefined;
}

/**
 * Returns the sentences inside functions of a source, without those in its `messages`. Static text between tags and
 * quoted labels are in their place: only text with values is listed.
 */
export function sentencesInFunctions(source: string, file = "file.ts"): string[] {
  const sentences: string[] = [];
  const visit = (node: unknown, isInside: boolean): void => {
    if (typeof node !== "object" || node === null) return;
    const { type, value, quasis, id } = node as SyntaxNode;
    if (isSkipped(node as SyntaxNode)) return;
    if (!isInside && type === "VariableDeclarator" && id?.name === "messages") return;
    const isText = type === "TemplateLiteral" || type === "Literal";
    const literal = quasis ? quasis.map((part) => part.value.cooked).join(" # ") : value;
    const text = isText ? literal : textWithValues(node as SyntaxNode);
    if (isInside && typeof text === "string" && isSentence(text.trim())) sentences.push(text.trim());
    const isFunction = /Function(?:Declaration|Expression)$/.test(type ?? "");
    for (const child of Object.values(node)) visit(child, isInside || isFunction);
  };
  visit(parseAst(source, { lang: file.endsWith("x") ? "tsx" : "ts" }), false);
  return sentences;
}

/** A sentence that stays inside a function. `start` is the beginning of its text. */
export interface SentenceException {
  file: string;
  start: string;
  reason: string;
}

/** Returns the sentences inside functions that no exception explains, and the exceptions that explain none. */
export function checkSentences(files: readonly string[], exceptions: readonly SentenceException[]) {
  const sentences = files.flatMap((file) =>
    sentencesInFunctions(readFileSync(join(root, file), "utf8"), file).map((text) => ({ file, text })),
  );
  const explains = ({ file, start }: SentenceException, sentence: { file: string; text: string }): boolean =>
    sentence.file.endsWith(file) && sentence.text.startsWith(start);
  return {
    unexplained: sentences.filter((sentence) => !exceptions.some((each) => explains(each, sentence))),
    unused: exceptions.filter((each) => !sentences.some((sentence) => explains(each, sentence))),
  };
}
