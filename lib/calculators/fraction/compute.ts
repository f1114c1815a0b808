import { attempt } from "../../core/result/input-error.ts";
import { allValues, type Failure, failure, success, withPath } from "../../core/result/result.ts";
import type { Step } from "../../kit/calculator/computation.ts";
import { byMode } from "../../kit/calculator/modes.ts";
import * as R from "../../units/rational.ts";
import type calculator from "./calculator.ts";
import { compareNumbers } from "./compare.ts";
import { fromDecimal, toDecimal } from "./decimals.ts";
import { evaluate } from "./evaluate.ts";
import type { Literal } from "./literal.ts";
import { messages } from "./messages.ts";
import type { ModeResult } from "./modes.ts";
import { operate, operationSteps } from "./operations.ts";
import { type Node, type Operator, parse, parseNumber } from "./parse.ts";
import { combineLengths, nearestOnTape } from "./tape.ts";
import { forReading, fractionShown, mixedText } from "./texts.ts";
import { closingSteps, formsOf, improperNotes, readingSteps } from "./values.ts";

export const { compute } = byMode<typeof calculator>("mode", {
  two: ({ first, operation, second }) =>
    readNumbers({ first, second }, ([a, b]) =>
      a && b ? twoNumbers(SIGNS[operation], a, b) : failure("first", messages.errors.empty),
    ),
  mixed: ({ first, operation, second }) =>
    readNumbers({ first, second }, ([a, b]) =>
      a && b ? mixedNumbers(SIGNS[operation], a, b) : failure("first", messages.errors.empty),
    ),
  expression: ({ expression }) => guarded("expression", () => expressionAnswer(expression)),
  simplify: ({ fraction }) =>
    readNumbers({ fraction }, ([literal]) =>
      literal ? simplified(literal) : failure("fraction", messages.errors.empty),
    ),
  compare: ({ fractions }) =>
    readNumbers(
      Object.fromEntries(fractions.map((row, index) => [`fractions.${index}.fraction`, row.fraction])),
      compareNumbers,
    ),
  toDecimal: ({ fraction }) =>
    readNumbers({ fraction }, ([literal]) =>
      literal ? toDecimal(literal) : failure("fraction", messages.errors.empty),
    ),
  fromDecimal: ({ decimal, limit }) =>
    readNumbers({ decimal }, ([literal]) =>
      literal ? fromDecimal(literal, BigInt(limit)) : failure("decimal", messages.errors.empty),
    ),
  feet: ({ firstLength, lengthOperation, secondLength, marks }) =>
    combineLengths(firstLength, lengthOperation, secondLength, Number(marks)),
  tape: ({ length, marks }) => nearestOnTape(length, Number(marks)),
});

const SIGNS: Readonly<Record<"add" | "subtract" | "multiply" | "divide", Operator>> = {
  add: "+",
  subtract: "−",
  multiply: "×",
  divide: "÷",
};

/** Runs `work`, which may throw a problem with the text of one field. */
function guarded<T>(field: string, work: () => T): T | Failure {
  const result = attempt(work);
  return result.ok ? result.value : withPath(field, result);
}

/** Reads one number from each field and computes with them; returns the problems with invalid fields. */
function readNumbers<T>(
  texts: Readonly<Record<string, string>>,
  answer: (literals: readonly Literal[]) => T,
): T | Failure {
  const parsed = allValues(
    Object.entries(texts).map(([field, text]) => guarded(field, () => success(parseNumber(text)))),
  );
  return parsed.ok ? guarded(Object.keys(texts)[0] ?? "", () => answer(parsed.value)) : parsed;
}

function twoNumbers(operator: Operator, first: Literal, second: Literal): ModeResult<"two"> {
  if (operator === "÷" && R.isZero(second.value)) return failure("second", messages.errors.divisionByZero);
  const value = operate(operator, first.value, second.value);
  const outputs = formsOf(value);
  return { ok: true, value: { outputs, ...derivation(operator, first, second, value) } };
}

function mixedNumbers(operator: Operator, first: Literal, second: Literal): ModeResult<"mixed"> {
  if (operator === "÷" && R.isZero(second.value)) return failure("second", messages.errors.divisionByZero);
  const value = operate(operator, first.value, second.value);
  const { mixed: _, ...forms } = formsOf(value);
  return {
    ok: true,
    value: {
      outputs: { mixedNumber: mixedText(value), ...forms },
      ...derivation(operator, first, second, value),
    },
  };
}

const derivation = (operator: Operator, first: Literal, second: Literal, value: R.Rational) => ({
  steps: [
    ...readingSteps([first, second]),
    ...operationSteps(operator, first.value, second.value),
    ...closingSteps(value, formsOf(value).decimal),
  ],
  warnings: improperNotes([first, second]),
});

function expressionAnswer(text: string): ModeResult<"expression"> {
  const { node, reading } = parse(text);
  const { value, steps } = evaluate(node);
  const literals = literalsOf(node);
  const outputs = formsOf(value);
  const shownSteps = [...readingSteps(literals), ...steps, ...closingSteps(value, outputs.decimal)];
  return {
    ok: true,
    value: {
      outputs,
      steps: shownSteps.length > 0 ? shownSteps : [wholeStep(value)],
      warnings: improperNotes(literals),
      assumptions: [messages.assumptions.expressionRead(forReading(reading))],
    },
  };
}

const wholeStep = (value: R.Rational): Step => ({
  ...messages.steps.wholeNumber,
  result: fractionShown(value),
});

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

function simplified(literal: Literal): ModeResult<"simplify"> {
  const { value } = literal;
  const steps = readingSteps([literal]);
  const outputs = formsOf(value);
  const closing = closingSteps(value, outputs.decimal);
  return {
    ok: true,
    value: {
      outputs: {
        ...outputs,
        ...(R.isZero(value) ? {} : { reciprocal: R.ratioText(R.divide(R.ONE, value)) }),
      },
      steps: steps.length + closing.length > 0 ? [...steps, ...closing] : [wholeStep(value)],
      warnings: improperNotes([literal]),
    },
  };
}
