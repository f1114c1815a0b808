import { dimensionText } from "../../../units/factor.ts";
import { type Expression, partsOf } from "../expressions/expression.ts";
import { unknownsOf } from "../expressions/function-catalog.ts";
import { messages } from "../messages.ts";
import { fail } from "../numbers/budget.ts";
import * as R from "../numbers/metered-rational.ts";
import { amountOf, SCALE_NAMES, type UnitQuestion, unitFactor, unitsRead } from "./quantities.ts";

/**
 * Returns the question of a line of quantities without a target, "2 m + 30 cm" or "60 mi / 1.5 h", in the units of its
 * first term. Undefined for formulas: of single letters alone, such as 2m + 3s, the line is algebra.
 */
export function quantityQuestion(
  line: string,
  isDefined: (name: string) => boolean,
): UnitQuestion | undefined {
  if (line.length > 300 || /[=<>\\;[\]{}|]/.test(line)) return undefined;
  const expression = readQuietly(line);
  if (!expression || hasCalls(expression)) return undefined;
  const names = unknownsOf(expression);
  const areUnits = names.every((name) => !isDefined(name) && (unitFactor(name) || SCALE_NAMES.has(name)));
  if (!areUnits || !names.some((name) => name.length > 1) || !/\d/.test(line)) return undefined;
  if (names.some((name) => SCALE_NAMES.has(name))) return fail(messages.units.temperatureSum);
  const { dimension } = amountOf(expression, () => undefined).factor;
  return { from: line, to: dimensionText(dimension) === "1" ? "1" : unitText(unitPowers(expression)) };
}

function readQuietly(line: string): Expression | undefined {
  try {
    return unitsRead(line);
  } catch {
    return undefined;
  }
}

const hasCalls = (expression: Expression): boolean =>
  expression.kind === "call" || expression.kind === "list" || partsOf(expression).some(hasCalls);

type Powers = ReadonlyMap<string, number>;

/** Returns the powers of the units of an expression; those of the first term of a sum. */
function unitPowers(expression: Expression): Powers {
  if (expression.kind === "name") return new Map(expression.name === "pi" ? [] : [[expression.name, 1]]);
  if (expression.kind !== "operation") return new Map();
  const [left, right] = expression.args;
  if (!left) return new Map();
  switch (expression.operator) {
    case "*":
      return right ? combined(unitPowers(left), unitPowers(right), 1) : new Map();
    case "/":
      return right ? combined(unitPowers(left), unitPowers(right), -1) : new Map();
    case "^": {
      const exponent = right?.kind === "number" ? R.toNumber(right.value) : 1;
      return combined(new Map(), unitPowers(left), exponent);
    }
    default:
      return unitPowers(left);
  }
}

const combined = (a: Powers, b: Powers, times: number): Powers =>
  new Map(
    [...new Set([...a.keys(), ...b.keys()])]
      .map((name): [string, number] => [name, (a.get(name) ?? 0) + times * (b.get(name) ?? 0)])
      .filter(([, power]) => power !== 0),
  );

function unitText(powers: Powers): string {
  const [above, below] = [1, -1].map((sign) =>
    [...powers]
      .filter(([, power]) => power * sign > 0)
      .map(([name, power]) => (power * sign === 1 ? name : `${name}^${power * sign}`)),
  ) as [string[], string[]];
  const divisor = below.length > 1 ? `(${below.join("*")})` : below.join("");
  return `${above.join("*") || "1"}${divisor && `/${divisor}`}`;
}
