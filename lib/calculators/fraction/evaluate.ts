import * as R from "../../units/rational.ts";
import type { Step } from "../computation.ts";
import { operate } from "./operations.ts";
import type { Node, Operator } from "./parse.ts";
import { FractionProblem } from "./problem.ts";
import { digitsOf, fractionShown, operandShown } from "./texts.ts";

/** Operations that are shown one by one; the rest is counted. */
const MAX_STEPS_SHOWN = 30;
/** Squared digits of all operations together: some 20 ms of greatest common divisors. */
const MAX_WORK = 30e6;

const RULES: Readonly<Record<Operator, { title: string; formula: string }>> = {
  "+": { title: "Add", formula: "a/b + c/d = (a · m/b + c · m/d)/m, m = lcm(b, d)" },
  "−": { title: "Subtract", formula: "a/b − c/d = (a · m/b − c · m/d)/m, m = lcm(b, d)" },
  "×": { title: "Multiply", formula: "a/b × c/d = (a · c)/(b · d)" },
  "÷": { title: "Divide", formula: "a/b ÷ c/d = a/b × d/c" },
  "^": { title: "Power", formula: "(a/b)ⁿ = aⁿ/bⁿ, (a/b)⁻ⁿ = bⁿ/aⁿ" },
};

/** The exact value of an expression with a step for each operation, in their order. @throws FractionProblem */
export function evaluate(root: Node): { value: R.Rational; steps: Step[] } {
  const steps: Step[] = [];
  let operations = 0;
  let work = 0;
  const visit = (node: Node): R.Rational => {
    if (node.kind === "number") return node.literal.value;
    if (node.kind === "negate") return R.negate(visit(node.of));
    const [left, right] = [visit(node.left), visit(node.right)];
    work += digits(left, right) ** 2;
    if (work > MAX_WORK)
      throw new FractionProblem(
        "This is too much to calculate exactly at once. Use fewer or shorter numbers.",
      );
    const value = operate(node.operator, left, right);
    operations += 1;
    if (operations <= MAX_STEPS_SHOWN) steps.push(stepOf(node.operator, left, right, value));
    return value;
  };
  const value = visit(root);
  if (operations > MAX_STEPS_SHOWN)
    steps.push({
      title: "And so on",
      formula: "× and ÷ before + and −, from left to right",
      result: `${operations - MAX_STEPS_SHOWN} more operations lead to ${fractionShown(value)}`,
    });
  return { value, steps };
}

const digits = (a: R.Rational, b: R.Rational): number =>
  digitsOf(a.n) + digitsOf(a.d) + digitsOf(b.n) + digitsOf(b.d);

function stepOf(operator: Operator, left: R.Rational, right: R.Rational, value: R.Rational): Step {
  const base = operator === "^" && !R.isInteger(left) ? `(${fractionShown(left)})` : operandShown(left);
  const between = operator === "^" ? "^" : ` ${operator} `;
  return {
    ...RULES[operator],
    substituted: `${base}${between}${operandShown(right)}`,
    result: fractionShown(value),
  };
}
