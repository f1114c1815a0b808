import type { Expression } from "./expression.ts";

const FUNCTIONS = ["sin", "cos", "tan"] as const;
export type TrigonometricFunction = (typeof FUNCTIONS)[number];

const isDegree = (part: Expression | undefined): boolean => part?.kind === "name" && part.name === "deg";
/** Returns the function and the argument u of sin(u * deg), cos(u * deg) or tan(u * deg). */
export function degreesIn(
  expression: Extract<Expression, { kind: "call" }>,
): { of: TrigonometricFunction; degrees: Expression } | undefined {
  const of = FUNCTIONS.find((each) => each === expression.name);
  const [angle] = expression.args;
  if (!of || angle?.kind !== "operation" || angle.operator !== "*") return undefined;
  const [degrees, unit] = angle.args;
  return degrees && isDegree(unit) ? { of, degrees } : undefined;
}
