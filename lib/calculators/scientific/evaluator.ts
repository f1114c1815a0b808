import { attempt } from "../../core/result/input-error.ts";
import { type Failure, failure, firstProblem, type Result } from "../../core/result/result.ts";
import { constants } from "./constants.ts";
import { factorial, functions, modulo, power } from "./functions.ts";
import { messages } from "./messages.ts";
import { ANSWER } from "./names.ts";
import { addWithoutNoise } from "./rounding.ts";
import { type Angle, type BinaryOperator, errorAt, type Node } from "./syntax.ts";
import { fromDegrees } from "./trigonometry.ts";

/** Context in which an expression is evaluated. */
export interface Environment {
  /** Unit of angles in trigonometric functions. */
  angle: Angle;
  /** Last result, if any. */
  ans?: number | undefined;
  /** Values of names, in addition to the constants. */
  variables?: ReadonlyMap<string, number>;
}

/**
 * Evaluates a parsed expression: finite, never −0. A result below the range of doubles is 0; everything else
 * without a real, finite value fails with a sentence and its column.
 */
export function evaluate(node: Node, environment: Environment): Result<number> {
  return attempt(() => compute(node, environment) + 0);
}

function compute(node: Node, environment: Environment): number {
  switch (node.kind) {
    case "number":
      return node.value;
    case "name":
      return namedValue(node.name, node.at, environment);
    case "negation":
      return -compute(node.operand, environment);
    case "postfix": {
      const operand = compute(node.operand, environment);
      if (node.operator === "%") return operand / 100;
      return settle(
        node.operator === "!" ? factorial(operand) : fromDegrees(operand, environment.angle),
        node.at,
      );
    }
    case "binary": {
      const left = compute(node.left, environment);
      return settle(combine(node.operator, left, compute(node.right, environment)), node.at);
    }
    case "call": {
      const args = node.args.map((argument) => compute(argument, environment));
      const called = functions.get(node.name);
      if (!called) throw errorAt(messages.syntax.unknownFunction(node.name), node.at);
      return settle(called.apply(args, environment.angle), node.at);
    }
  }
}

function namedValue(name: string, at: number, { variables, ans }: Environment): number {
  const variable = variables?.get(name);
  if (variable !== undefined) return settle(variable, at);
  if (name === ANSWER && ans !== undefined) return settle(ans, at);
  const constant = constants.get(name);
  if (constant) return constant.value;
  throw errorAt(
    name === ANSWER ? messages.noValue.noEarlierResult : messages.noValue.nameWithoutValue(name),
    at,
  );
}

function combine(operator: BinaryOperator, a: number, b: number): number | Failure {
  switch (operator) {
    case "+":
      return addWithoutNoise(a, b);
    case "-":
      return addWithoutNoise(a, -b);
    case "*":
      return a * b;
    case "/":
      return b === 0 ? failure("", messages.noValue.divisionByZero) : a / b;
    case "^":
      return power(a, b);
    case "mod":
      return modulo(a, b);
    case "nCr":
    case "nPr":
      return functions.get(operator)?.apply([a, b], "deg") ?? Number.NaN;
  }
}

/** Returns the value of a step; fails unless it is real and finite. */
function settle(result: number | Failure, at: number): number {
  if (typeof result !== "number") throw errorAt(firstProblem(result).message, at);
  if (Number.isNaN(result)) throw errorAt(messages.noValue.notReal, at);
  if (!Number.isFinite(result)) throw errorAt(messages.noValue.tooLarge, at);
  return result;
}
