import * as R from "./rational.ts";

/** Step of mental arithmetic. "into" divides the operand by the number: "235 ÷" turns 30 mpg into 7.8 L/100 km. */
export interface RuleStep {
  operator: "×" | "÷" | "+" | "−" | "into";
  /** Number or percentage: "30", "10%". */
  operand: string;
}

const STEP = /^(?:([×÷+−]) (\d+(?:\.\d+)?%?)|(\d+(?:\.\d+)?) ÷)$/;

/**
 * Parses a rule of thumb such as "× 2, + 30", "÷ 2, − 10%" or "235 ÷".
 * @throws SyntaxError for anything else
 */
export const parseRule = (rule: string): RuleStep[] =>
  rule.split(", ").map((text) => {
    const [, operator, operand, dividend] = STEP.exec(text) ?? [];
    if (dividend) return { operator: "into", operand: dividend };
    if (!operator || !operand) throw new SyntaxError(`Not a step of a rule of thumb: ${text}`);
    return { operator: operator as RuleStep["operator"], operand };
  });

const HUNDRED = R.rational(100n);

/** Applies the steps to a number, exactly. */
export const applyRule = (steps: readonly RuleStep[], number: R.Rational): R.Rational =>
  steps.reduce(applyStep, number);

function applyStep(value: R.Rational, { operator, operand }: RuleStep): R.Rational {
  const size = R.parseRatio(operand.replace("%", ""));
  const amount = operand.endsWith("%") ? R.divide(R.multiply(value, size), HUNDRED) : size;
  switch (operator) {
    case "×":
      return R.multiply(value, size);
    case "÷":
      return R.divide(value, size);
    case "+":
      return R.add(value, amount);
    case "−":
      return R.subtract(value, amount);
    case "into":
      return R.divide(size, value);
  }
}
