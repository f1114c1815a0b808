import { capitalize, joinWithAnd } from "../../core/locale/locale.ts";
import type { RuleStep } from "../../units/rule-of-thumb.ts";

export interface RuleExample {
  from: string;
  estimate: string;
  exact: string;
}

/** Words for one step of mental arithmetic. */
function stepText({ operator, operand }: RuleStep, index: number): string {
  const it = index === 0 ? " it" : "";
  switch (operator) {
    case "×":
      return operand === "2" ? "double it" : `multiply${it} by ${operand}`;
    case "÷":
      return operand === "2" ? "halve it" : `divide${it} by ${operand}`;
    case "+":
      return `add ${operand}`;
    case "−":
      return operand.endsWith("%") ? `take off ${operand}` : `subtract ${operand}`;
    case "into":
      return `divide ${operand} by the number`;
  }
}

export const messages = {
  converterContents: [
    "Free, with formula, worked example, table and sources.",
    "With formula, worked example, table and sources.",
    "With formula, table and sources.",
  ],
  pairContents: [
    "With a table, a worked example and the source of the factor.",
    "With a table and the source.",
    "With a table.",
  ],
  ruleSteps: (steps: readonly RuleStep[]) => `${capitalize(joinWithAnd(steps.map(stepText)))}.`,
  ruleIsExact: "This is exact.",
  ruleError: (percent: string, isHigh: boolean, { from, estimate, exact }: RuleExample) =>
    `The result is ${percent}% ${isHigh ? "high" : "low"}: ${from} comes out as ${estimate} instead of ${exact}.`,
  ruleExample: ({ from, estimate, exact }: RuleExample) =>
    estimate === exact
      ? `${from} comes out as ${estimate}, which is right.`
      : `${from} comes out as ${estimate}; the exact value is ${exact}.`,
  convertUnits: (from: string, to: string) => `Convert ${from} to ${to}`,
  allUnits: (name: string) => `All units: ${name}`,
  pairName: (from: string, to: string) => `${from} to ${to}`,
  valueQuestion: (
    value: string,
    units: string,
    [from, to]: readonly [string, string],
    others: readonly (readonly [string, string])[],
  ) => ({
    q: `How much is ${value} in ${units}?`,
    a: [
      `${from} is ${to}.`,
      ...(others.length > 0
        ? [`${capitalize(joinWithAnd(others.map(([left, right]) => `${left} is ${right}`)))}.`]
        : []),
    ].join(" "),
  }),
  sizeQuestion: ({
    units: [one, other],
    larger,
    inSmaller,
    names: [from, to],
    isNumberLarger,
  }: {
    units: readonly [string, string];
    larger: string;
    inSmaller: string;
    names: readonly [string, string];
    isNumberLarger: boolean;
  }) => ({
    q: `Which is more, ${one} or ${other}?`,
    a: `${larger}, which equals ${inSmaller}. The number gets ${isNumberLarger ? "larger" : "smaller"} when you go from ${from} to ${to}.`,
  }),
};
