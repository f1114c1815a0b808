import { messages } from "../messages.ts";
import { bindingPower } from "./lexicon.ts";
import { type BinaryExpression, type Expression, isPercentage } from "./tree.ts";

/**
 * Formats an expression of plain numbers for the scientific calculator. A percentage that is added or
 * subtracted is relative to the expression before it: "80 + 5 - 10%" is "(80 + 5) * (1 - 10/100)". Undefined
 * for typed values.
 */
export function formatExpression(tree: Expression): string | undefined {
  switch (tree.kind) {
    case "number":
      return tree.text;
    case "constant":
      return tree.name;
    case "percent":
      return formatShare(tree.text);
    case "negative":
      return wrap(tree.of, (of) => `-${of}`);
    case "factorial":
      return wrap(tree.of, (of) => `${isSimple(tree.of) ? of : `(${of})`}!`);
    case "group":
      return wrap(tree.of, (of) => `(${of})`);
    case "function":
      return formatFunction(tree.name, tree.arguments);
    case "binary":
      return formatBinary(tree);
    default:
      return undefined;
  }
}

/** Formats a percentage as a quotient, a mixed number in it as a sum: "(12.5/100)", "((33 + 1/3)/100)". */
const formatShare = (text: string): string => `(${text.replace(/^(\d+) (.+)$/, "($1 + $2)")}/100)`;

const isSimple = ({ kind }: Expression): boolean =>
  kind === "number" || kind === "constant" || kind === "group" || kind === "function";

const wrap = (tree: Expression, format: (text: string) => string): string | undefined => {
  const text = formatExpression(tree);
  return text === undefined ? undefined : format(text);
};

function formatFunction(name: string, items: readonly Expression[]): string | undefined {
  const texts = items.map(formatExpression);
  if (texts.some((text) => text === undefined)) return undefined;
  switch (name) {
    case "sum":
      return texts.join(" + ");
    case "product":
      return texts
        .map((text, place) => (items[place] && isSimple(items[place]) ? text : `(${text})`))
        .join(" * ");
    case "mean":
      return `(${texts.join(" + ")}) / ${texts.length}`;
    default:
      return `${name}(${texts.join("; ")})`;
  }
}

function formatBinary(tree: BinaryExpression): string | undefined {
  const { sign, left, right } = tree;
  const isSum = sign === "+" || sign === "-";
  if (isSum && right.kind === "percent" && !isPercentage(left)) {
    const before = formatExpression(left);
    return before === undefined
      ? undefined
      : `(${before}) * (1 ${sign} ${formatShare(right.text).slice(1, -1)})`;
  }
  const [first, second] = [formatExpression(left), formatExpression(right)];
  if (first === undefined || second === undefined) return undefined;
  const operand = (text: string, of: Expression, isRight: boolean): string =>
    of.kind === "binary" && needsGroup(of, tree, isRight) ? `(${text})` : text;
  const [a, b] = [operand(first, left, false), operand(second, right, true)];
  if (tree.isImplied) return `${a}${/^[\d.]/.test(b) ? " " : ""}${b}`;
  return sign === "^" ? `${a}^${b}` : `${a} ${sign} ${b}`;
}

/** Returns true if an operand without parentheses needs them: "half of 3 + 4" binds as words do. */
function needsGroup(inner: BinaryExpression, outer: BinaryExpression, isRight: boolean): boolean {
  // A percentage of the expression before it becomes a product.
  const isScaled =
    (inner.sign === "+" || inner.sign === "-") && inner.right.kind === "percent" && !isPercentage(inner.left);
  const [innerPower, outerPower] = [isScaled ? 3 : bindingPower(inner.sign), bindingPower(outer.sign)];
  return (
    innerPower < outerPower ||
    (innerPower === outerPower && isRight && outer.sign !== "^" && outer.sign !== "+") ||
    (inner.isImplied === true && outerPower > 3)
  );
}

/** Lists notes on percentages that are relative to the expression before them. */
export function percentNotes(tree: Expression): string[] {
  if (tree.kind !== "binary") return "of" in tree ? percentNotes(tree.of) : [];
  const { sign, left, right } = tree;
  const notes = [...percentNotes(left), ...percentNotes(right)];
  const isTaken = (sign === "+" || sign === "-") && right.kind === "percent" && !isPercentage(left);
  if (!isTaken || tree.isNamed) return notes;
  const before = formatExpression(left)?.replaceAll("*", "×").replaceAll(" - ", " − ");
  const isShort = before !== undefined && !before.includes("/100") && before.length <= 30;
  return [...notes, messages.percentBase({ percent: right.text, base: isShort ? before : undefined })];
}
