import type { AngleUnit } from "../../functions/angle-unit.ts";
import { messages } from "../messages.ts";
import type { Budget } from "../numbers/budget.ts";
import * as R from "../numbers/metered-rational.ts";
import {
  expressionOf,
  type Normal,
  normalOf,
  number,
  power,
  product,
  sum,
  symbol,
} from "../symbolic/normal-form.ts";
import { simplestOf } from "../symbolic/simplify.ts";
import {
  call,
  callsIn,
  type Expression,
  name,
  numberOf,
  operation,
  partsOf,
  withParts,
} from "./expression.ts";

/** Functions of an angle, with the index of the angle among their arguments. */
const ANGLE_INDEX: Readonly<Record<string, number>> = { sin: 0, cos: 0, tan: 0, polar: 1 };
/** Functions whose value is an angle. */
const INVERSES: ReadonlySet<string> = new Set(["asin", "acos", "atan", "arg"]);

/** Size of each unit in degrees. */
const DEGREES: Readonly<Record<Exclude<AngleUnit, "rad">, R.Rational>> = {
  deg: R.ONE,
  grad: R.rational(9n, 10n),
};

const angleIndexOf = (called: string): number | undefined =>
  Object.hasOwn(ANGLE_INDEX, called) ? ANGLE_INDEX[called] : undefined;

/**
 * Rewrites an expression whose angles are in `angle` for radians, the unit of all computations: sin(x) becomes
 * sin(x * deg), asin(x) becomes asin(x) / deg, and 30° the number of units that it has.
 */
export function toRadians(expression: Expression, angle: AngleUnit): Expression {
  if (angle === "rad") return expression;
  const degrees = DEGREES[angle];
  const inUnit = (part: Expression): Expression => {
    if (part.kind === "name" && part.name === "deg") return numberOf(R.divide(R.ONE, degrees));
    const inner = withParts(part, inUnit);
    if (inner.kind !== "call") return inner;
    if (INVERSES.has(inner.name)) return scaled("/", operation("/", inner, name("deg")), degrees);
    const index = angleIndexOf(inner.name);
    if (index === undefined) return inner;
    return call(
      inner.name,
      ...inner.args.map((arg, at) =>
        at === index ? operation("*", scaled("*", arg, degrees), name("deg")) : arg,
      ),
    );
  };
  return inUnit(expression);
}

const scaled = (operator: "*" | "/", part: Expression, factor: R.Rational): Expression =>
  factor.d === 1n ? part : operation(operator, part, numberOf(factor));

const MINUS_ONE = number(R.rational(-1n));

/** Rewrites a computed expression, in radians, for a line whose angles are in `angle`: the inverse of {@link toRadians}. */
export function fromRadians(expression: Expression, angle: AngleUnit, budget: Budget): Expression {
  if (angle === "rad" || !dependsOnAngle(expression)) return expression;
  const halfTurn = number(R.divide(R.rational(180n), DEGREES[angle]));
  const unit = product([symbol("pi"), power(halfTurn, MINUS_ONE)]);
  const inUnit = (part: Normal): Normal => {
    switch (part.kind) {
      case "sum":
        return sum(part.parts.map(inUnit));
      case "product":
        return product(part.parts.map(inUnit));
      case "power":
        return power(inUnit(part.base), inUnit(part.exponent));
      case "call": {
        const index = angleIndexOf(part.name);
        const args = part.args.map((arg, at) =>
          inUnit(
            at === index ? simplestOf(product([arg, halfTurn, power(symbol("pi"), MINUS_ONE)]), budget) : arg,
          ),
        );
        // Bypasses the rules of functions, which hold in radians.
        const called: Normal = {
          kind: "call",
          name: part.name,
          args,
          key: `${part.name}[${args.map(({ key }) => key).join(",")}]`,
        };
        return INVERSES.has(part.name) ? product([unit, called]) : called;
      }
      default:
        return part;
    }
  };
  return expressionOf(inUnit(normalOf(expression, budget)));
}

/** Returns true if the angle unit changes the meaning of an expression. */
export const dependsOnAngle = (expression: Expression): boolean => dependenceOf(expression) !== "none";

/** Effect of the angle unit on a value: none, that of a change of units on an angle, or any other. */
type Dependence = "none" | "angle" | "other";

function dependenceOf(expression: Expression): Dependence {
  if (expression.kind === "name") return expression.name === "deg" ? "angle" : "none";
  const parts = partsOf(expression).map(dependenceOf);
  if (expression.kind === "operation") return dependenceOfOperation(expression.operator, parts);
  const index = expression.kind === "call" ? angleIndexOf(expression.name) : undefined;
  const isIndependent = parts.every((part, at) => part === (at === index ? "angle" : "none"));
  if (!isIndependent) return "other";
  return expression.kind === "call" && INVERSES.has(expression.name) ? "angle" : "none";
}

/** 30° + 45°, 2 · 30° and 30° / 2 are angles; 30° / 15° and 30° = 45° are the same in all units. */
function dependenceOfOperation(operator: string, [left = "none", right]: readonly Dependence[]): Dependence {
  if (right === undefined) return operator === "neg" || left === "none" ? left : "other";
  if (left === "none" && right === "none") return "none";
  switch (operator) {
    case "+":
    case "-":
      return left === right ? left : "other";
    case "=":
      return left === "angle" && right === "angle" ? "none" : "other";
    case "*":
      return left === "none" || right === "none" ? (left === "none" ? right : left) : "other";
    case "/":
      if (right === "none") return left;
      return left === "angle" && right === "angle" ? "none" : "other";
    default:
      return "other";
  }
}

/** Names the unit of a line’s angles and, except in radians, its effect on derivatives and solutions. */
export function angleNote(line: readonly Expression[], angle: AngleUnit): string | undefined {
  if (!line.some(dependsOnAngle)) return undefined;
  const [only] = line;
  const task = only?.kind === "call" ? only.name : undefined;
  const isEquation = line.some((each) => each.kind === "operation" && each.operator === "=");
  if (angle === "rad") return messages.angles.unit.rad;
  if (only && task === "derivative")
    return [...callsIn(only)].some((called) => angleIndexOf(called) !== undefined)
      ? messages.angles.derivative(angle)
      : messages.angles.derivativeOfInverse(angle);
  if (task === "integrate") return messages.angles.integral(angle);
  if (task === "solve" || isEquation) return messages.angles.equation(angle);
  return messages.angles.unit[angle];
}
