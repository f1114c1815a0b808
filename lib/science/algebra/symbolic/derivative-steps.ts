import { formulaText } from "../../../kit/formulas/text.ts";
import { call, type Expression, name, namesIn } from "../expressions/expression.ts";
import { expressionTree } from "../expressions/expression-tree.ts";
import { messages } from "../messages.ts";
import type { Budget } from "../numbers/budget.ts";
import { derivative } from "./derivative.ts";

/** Most steps of one derivative; longer ones end with their parts. */
const MAX_STEPS = 12;

type Rule = keyof typeof messages.steps.rules;

/** Lists the rules that differentiate an expression, from the whole to its parts. */
export function derivativeSteps(expression: Expression, variable: string, budget: Budget): string[] {
  const steps: string[] = [];
  const varies = (part: Expression): boolean => namesIn(part).has(variable);
  const isVariable = (part: Expression): boolean => part.kind === "name" && part.name === variable;
  const visit = (part: Expression): void => {
    if (steps.length >= MAX_STEPS || !varies(part) || isVariable(part)) return;
    const rule = ruleOf(part, varies, isVariable);
    if (rule) steps.push(stepText(rule, part, variable, budget));
    for (const inner of part.kind === "operation" || part.kind === "call" ? part.args : []) visit(inner);
  };
  visit(expression);
  return steps;
}

function stepText(rule: Rule, part: Expression, variable: string, budget: Budget): string {
  const tree = expressionTree(call("derivative", part, name(variable)));
  const result = expressionTree(derivative(part, variable, 1, budget));
  return messages.steps.derivative({ rule, left: formulaText(tree), right: formulaText(result) });
}

/** Returns the rule for the outermost operation; undefined for a sign. */
function ruleOf(
  part: Expression,
  varies: (part: Expression) => boolean,
  isVariable: (part: Expression) => boolean,
): Rule | undefined {
  if (part.kind === "call") return part.args.every((each) => isVariable(each)) ? "function" : "chain";
  if (part.kind !== "operation") return undefined;
  const [left, right] = part.args;
  if (!left || !right) return undefined;
  switch (part.operator) {
    case "+":
    case "-":
      return "sum";
    case "*":
      return varies(left) && varies(right) ? "product" : "factor";
    case "/":
      return varies(right) ? "quotient" : "factor";
    case "^":
      if (varies(right)) return "exponential";
      return isVariable(left) ? "power" : "chain";
    default:
      return undefined;
  }
}
