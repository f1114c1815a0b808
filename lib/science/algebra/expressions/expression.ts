import type { Rational } from "../numbers/metered-rational.ts";

export type Operator = "+" | "-" | "*" | "/" | "^" | "mod" | "=" | "neg" | "!" | "'";

export type Relation = "<" | "<=" | ">" | ">=";

/** Expression as plain data, built from the allowed parts of mathjs's tree. */
export type Expression =
  | { kind: "number"; value: Rational }
  | { kind: "name"; name: string }
  | { kind: "operation"; operator: Operator; args: readonly Expression[] }
  | { kind: "call"; name: string; args: readonly Expression[] }
  | { kind: "list"; items: readonly Expression[] };

export const numberOf = (value: Rational): Expression => ({ kind: "number", value });
export const name = (text: string): Expression => ({ kind: "name", name: text });
export const operation = (operator: Operator, ...args: readonly Expression[]): Expression => ({
  kind: "operation",
  operator,
  args,
});
export const call = (of: string, ...args: readonly Expression[]): Expression => ({
  kind: "call",
  name: of,
  args,
});

export function partsOf(expression: Expression): readonly Expression[] {
  if (expression.kind === "list") return expression.items;
  return expression.kind === "operation" || expression.kind === "call" ? expression.args : [];
}

export function withParts(expression: Expression, change: (part: Expression) => Expression): Expression {
  if (expression.kind === "list") return { ...expression, items: expression.items.map(change) };
  if (expression.kind === "operation" || expression.kind === "call")
    return { ...expression, args: expression.args.map(change) };
  return expression;
}

export const sizeOf = (expression: Expression): number =>
  partsOf(expression).reduce((sum, part) => sum + sizeOf(part), 1);

/** Collects every name that represents a value. */
export function namesIn(expression: Expression, names: Set<string> = new Set()): Set<string> {
  if (expression.kind === "name") names.add(expression.name);
  for (const part of partsOf(expression)) namesIn(part, names);
  return names;
}

export function callsIn(expression: Expression, names: Set<string> = new Set()): Set<string> {
  if (expression.kind === "call") names.add(expression.name);
  for (const part of partsOf(expression)) callsIn(part, names);
  return names;
}

const BINDING: Readonly<Record<Operator, number>> = {
  "=": 0,
  "+": 1,
  "-": 1,
  mod: 2,
  "*": 2,
  "/": 2,
  neg: 3,
  "^": 4,
  "!": 5,
  "'": 5,
};
const bindingOf = (expression: Expression): number => {
  if (expression.kind === "operation") return BINDING[expression.operator];
  if (expression.kind !== "number") return 9;
  return expression.value.d !== 1n ? 2 : expression.value.n < 0n ? 3 : 9;
};

/** Formats an expression in mathjs's grammar, with the necessary brackets. */
export function expressionText(expression: Expression): string {
  switch (expression.kind) {
    case "number": {
      const { n, d } = expression.value;
      return d === 1n ? `${n}` : `${n}/${d}`;
    }
    case "name":
      return expression.name;
    case "call":
      return `${expression.name}(${expression.args.map(expressionText).join(", ")})`;
    case "list":
      return `[${expression.items.map(expressionText).join(", ")}]`;
    case "operation":
      return operationText(expression.operator, expression.args);
  }
}

function operationText(operator: Operator, args: readonly Expression[]): string {
  const binding = BINDING[operator];
  const [left, right] = args;
  const text = (part: Expression | undefined, least: number): string => {
    if (!part) return "";
    const partText = expressionText(part);
    return bindingOf(part) < least ? `(${partText})` : partText;
  };
  if (operator === "neg") return `-${text(left, binding)}`;
  if (operator === "!" || operator === "'") return `${text(left, 6)}${operator}`;
  if (operator === "=") return `${text(left, 1)} == ${text(right, 1)}`;
  if (operator === "^") return `${text(left, 5)}^${text(right, 5)}`;
  return `${text(left, binding)} ${operator} ${text(right, binding + 1)}`;
}
