import * as R from "../../units/rational.ts";
import { type Computation, refuse } from "../computation.ts";
import { type Compute, computeModule } from "../compute-module.ts";
import type calculator from "./calculator.ts";
import { compareNumbers } from "./compare.ts";
import { fromDecimal, toDecimal } from "./decimals.ts";
import { evaluate } from "./evaluate.ts";
import type { Literal } from "./literal.ts";
import { DIVISION_BY_ZERO, lowestTerms, operate, operationSteps } from "./operations.ts";
import { type Node, type Operator, parse, parseNumber } from "./parse.ts";
import { FractionProblem } from "./problem.ts";
import { nearestOnTape } from "./tape.ts";
import { forReading, fractionShown } from "./texts.ts";
import { closingSteps, formsOf, improperNotes, readingSteps } from "./values.ts";

const answer: Compute<typeof calculator> = (inputs) => {
  switch (inputs.mode) {
    case "two":
      return readNumbers({ first: inputs.first, second: inputs.second }, ([first, second]) =>
        first && second
          ? twoNumbers(SIGNS[inputs.operation], first, second)
          : refuse("first", "Enter a value."),
      );
    case "expression":
      return guarded("expression", () => expressionAnswer(inputs.expression));
    case "simplify":
      return readNumbers({ fraction: inputs.fraction }, ([literal]) =>
        literal ? simplified(literal) : refuse("fraction", "Enter a value."),
      );
    case "compare":
      return readNumbers(
        Object.fromEntries(
          inputs.fractions.map((row, index) => [`fractions.${index}.fraction`, row.fraction]),
        ),
        compareNumbers,
      );
    case "toDecimal":
      return readNumbers({ fraction: inputs.fraction }, ([literal]) =>
        literal ? toDecimal(literal) : refuse("fraction", "Enter a value."),
      );
    case "fromDecimal":
      return readNumbers({ decimal: inputs.decimal }, ([literal]) =>
        literal ? fromDecimal(literal, BigInt(inputs.limit)) : refuse("decimal", "Enter a value."),
      );
    case "tape":
      return nearestOnTape(inputs.length, Number(inputs.marks));
  }
};

export const { compute } = computeModule<typeof calculator>({ compute: answer });

const SIGNS: Readonly<Record<"add" | "subtract" | "multiply" | "divide", Operator>> = {
  add: "+",
  subtract: "−",
  multiply: "×",
  divide: "÷",
};

/** Runs what may find a problem with the text of one field. */
function guarded(field: string, work: () => Computation): Computation {
  try {
    return work();
  } catch (error) {
    if (error instanceof FractionProblem) return refuse(field, error.message);
    throw error;
  }
}

/** Reads one number from each field, with a problem for each that is none, and computes with them. */
function readNumbers(
  texts: Readonly<Record<string, string>>,
  answer: (literals: readonly Literal[]) => Computation,
): Computation {
  const literals: Literal[] = [];
  const errors: { field: string; message: string }[] = [];
  for (const [field, text] of Object.entries(texts)) {
    const read = guarded(field, () => {
      literals.push(parseNumber(text));
      return { ok: true, answer: { outputs: {}, steps: [], warnings: [] } };
    });
    if (!read.ok) errors.push(...read.errors);
  }
  if (errors.length > 0) return { ok: false, errors };
  return guarded(Object.keys(texts)[0] ?? "", () => answer(literals));
}

function twoNumbers(operator: Operator, first: Literal, second: Literal): Computation {
  if (operator === "÷" && R.isZero(second.value)) return refuse("second", DIVISION_BY_ZERO);
  const value = operate(operator, first.value, second.value);
  const outputs = formsOf(value);
  return {
    ok: true,
    answer: {
      outputs,
      steps: [
        ...readingSteps([first, second]),
        ...operationSteps(operator, first.value, second.value),
        ...closingSteps(value, outputs.decimal),
      ],
      warnings: improperNotes([first, second]),
    },
  };
}

function expressionAnswer(text: string): Computation {
  const { node, reading } = parse(text);
  const { value, steps } = evaluate(node);
  const literals = literalsOf(node);
  const outputs = formsOf(value);
  const shownSteps = [...readingSteps(literals), ...steps, ...closingSteps(value, outputs.decimal)];
  return {
    ok: true,
    answer: {
      outputs,
      steps:
        shownSteps.length > 0
          ? shownSteps
          : [{ title: "Value", formula: "a whole number is its own value", result: fractionShown(value) }],
      warnings: improperNotes(literals),
      assumptions: [`Read as ${forReading(reading)}.`],
    },
  };
}

function literalsOf(root: Node): Literal[] {
  const literals: Literal[] = [];
  const visit = (node: Node): void => {
    if (node.kind === "number") literals.push(node.literal);
    else if (node.kind === "negate") visit(node.of);
    else {
      visit(node.left);
      visit(node.right);
    }
  };
  visit(root);
  return literals;
}

function simplified(literal: Literal): Computation {
  const { value } = literal;
  const [, sign = "", above, below] = /^(-?)(\d+)\/(-?\d+)$/.exec(literal.text) ?? [];
  const steps =
    above === undefined || below === undefined
      ? readingSteps([literal])
      : lowestTerms(...positiveBelow(BigInt(sign + above), BigInt(below)));
  const outputs = formsOf(value);
  const closing = closingSteps(value, outputs.decimal);
  return {
    ok: true,
    answer: {
      outputs: {
        ...outputs,
        ...(R.isZero(value) ? {} : { reciprocal: R.ratioText(R.divide(R.ONE, value)) }),
      },
      steps:
        steps.length + closing.length > 0
          ? [...steps, ...closing]
          : [{ title: "Value", formula: "n/1 = n", result: fractionShown(value) }],
      warnings: improperNotes([literal]),
    },
  };
}

const positiveBelow = (n: bigint, d: bigint): [bigint, bigint] => (d < 0n ? [-n, -d] : [n, d]);
