import { InputError } from "../../core/result/input-error.ts";
import type { Step } from "../../kit/calculator/computation.ts";
import * as R from "../../units/rational.ts";
import { messages } from "./messages.ts";
import { operate } from "./operations.ts";
import type { Node, Operator } from "./parse.ts";
import { step } from "./step.ts";
import { digitsOf, fractionShown } from "./texts.ts";

/** Maximum number of displayed operations; the rest is only counted. */
const MAX_STEPS_SHOWN = 30;
/** Squared digits of all operations together: about 20 ms of greatest common divisors. */
const MAX_WORK = 30e6;

/** Evaluates an expression, with a step for each operation. @throws InputError */
export function evaluate(root: Node): { value: R.Rational; steps: Step[] } {
  const steps: Step[] = [];
  let operations = 0;
  let work = 0;
  const visit = (node: Node): R.Rational => {
    if (node.kind === "number") return node.literal.value;
    if (node.kind === "negate") return R.negate(visit(node.of));
    const [left, right] = [visit(node.left), visit(node.right)];
    work += digits(left, right) ** 2;
    if (work > MAX_WORK) throw new InputError(messages.errors.tooMuchWork);
    const value = operate(node.operator, left, right);
    operations += 1;
    if (operations <= MAX_STEPS_SHOWN) steps.push(stepOf(node.operator, left, right, value));
    return value;
  };
  const value = visit(root);
  const rest = operations - MAX_STEPS_SHOWN;
  if (rest > 0)
    steps.push({
      title: messages.steps.moreOperations.title,
      text: messages.steps.moreOperations.text(rest),
      result: fractionShown(value),
    });
  return { value, steps };
}

const digits = (a: R.Rational, b: R.Rational): number =>
  digitsOf(a.n) + digitsOf(a.d) + digitsOf(b.n) + digitsOf(b.d);

function stepOf(operator: Operator, left: R.Rational, right: R.Rational, value: R.Rational): Step {
  const [x, y, result] = [left, right, value].map(R.ratioText) as [string, string, string];
  switch (operator) {
    case "+":
      return step("sum", { s: result, x, y });
    case "−":
      return step("difference", { s: result, x, y });
    case "×":
      return step("product", { p: result, x, y });
    case "÷":
      return step("ratio", { q: result, x, y });
    case "^":
      return step("power", { z: result, x, n: y });
  }
}
