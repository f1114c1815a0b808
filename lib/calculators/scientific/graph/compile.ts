import { failure, type Result, success } from "../../../core/result/result.ts";
import type { AngleUnit } from "../../../science/functions/angle-unit.ts";
import { echo } from "../expression/echo.ts";
import { meaningOf } from "../expression/names.ts";
import { parse } from "../expression/parser.ts";
import { substituted } from "../expression/substitute.ts";
import type { Node } from "../expression/syntax.ts";
import { blankDefinition, verticalPosition, withParentheses } from "./definition.ts";
import { type Domain, isInDomain, parseDomain, splitCondition } from "./domain.ts";
import { compileDoubles, type DoubleFunction } from "./double-function.ts";
import { messages } from "./messages.ts";

/** Function of x, NaN without a value, with the interpreted text. */
export interface CompiledFunction {
  at: DoubleFunction;
  /** The same function with ±∞ beyond the range of doubles. */
  raw: DoubleFunction;
  echo: string;
  /** Parsed expression, in which values replace the letters. */
  node: Node;
  angle: AngleUnit;
  /** Free letters in the function, in order of appearance. */
  letters: readonly string[];
  /** Values of the letters. */
  values: ReadonlyMap<string, number>;
  /** Domain that the text gives, if any. */
  domain?: Domain;
  /** Position of a vertical line "x = 3", which has no values. */
  vertical?: number;
}

/** Letters that may be variables. Excludes e, x and y, look-alikes of 1 and 0, and names of functions. */
const LETTERS = "abcdkmnpqrst";
export const MOST_LETTERS = 6;
export const DEFAULT_LETTER = 1;

const NO_VALUES: ReadonlyMap<string, number> = new Map();
const ONLY_X: ReadonlySet<string> = new Set(["x"]);

export const isFreeLetter = (name: string): boolean => name.length === 1 && LETTERS.includes(name);

/** Parses an expression in x and free letters once, for many evaluations: a function, with a domain, or "x = 3". */
export function compileFunction(
  entered: string,
  angle: AngleUnit,
  values: ReadonlyMap<string, number> = NO_VALUES,
): Result<CompiledFunction> {
  const position = verticalPosition(entered);
  if (position !== undefined) return compileVertical(position, angle, values);
  const { body, condition } = splitCondition(blankDefinition(entered));
  if (condition === undefined) return compileBody(body, angle, values);
  const domain = parseDomain(condition, (text) => evaluateConstant(text, angle));
  if (!domain || body.trim() === "") return failure("", messages.domainForm, 1);
  const compiled = compileBody(body, angle, values);
  return compiled.ok ? success(restricted(compiled.value, domain)) : compiled;
}

/** Reads "sin 2x" with parentheses, if it cannot be read without. */
function compileBody(
  text: string,
  angle: AngleUnit,
  values: ReadonlyMap<string, number>,
): Result<CompiledFunction> {
  const compiled = compileText(text, angle, values);
  const complete = withParentheses(text);
  if (compiled.ok || complete === text) return compiled;
  const second = compileText(complete, angle, values);
  return second.ok ? second : compiled;
}

/** Computes an expression without x and letters; undefined for others. */
function evaluateConstant(text: string, angle: AngleUnit): number | undefined {
  const compiled = compileText(text, angle, NO_VALUES);
  if (!compiled.ok || compiled.value.letters.length > 0 || hasX(compiled.value.node)) return undefined;
  const value = compiled.value.at(0);
  return Number.isFinite(value) ? value : undefined;
}

function compileVertical(
  text: string,
  angle: AngleUnit,
  values: ReadonlyMap<string, number>,
): Result<CompiledFunction> {
  const compiled = compileText(text, angle, values);
  if (!compiled.ok) return compiled;
  const { value } = compiled;
  const vertical = hasX(value.node) ? Number.NaN : value.at(0);
  if (!Number.isFinite(vertical)) return failure("", messages.verticalForm, 1);
  const none = (): number => Number.NaN;
  return success({ ...value, at: none, raw: none, echo: `x = ${value.echo}`, vertical });
}

function hasX(node: Node): boolean {
  let isPresent = false;
  substituted(node, (name) => {
    isPresent ||= name === "x";
    return undefined;
  });
  return isPresent;
}

function restricted(f: CompiledFunction, domain: Domain): CompiledFunction {
  const within =
    (values: DoubleFunction): DoubleFunction =>
    (x) =>
      isInDomain(domain, x) ? values(x) : Number.NaN;
  return {
    ...f,
    at: within(f.at),
    raw: within(f.raw),
    domain,
    echo: `${f.echo}, ${messages.domain(domain)}`,
  };
}

function compileText(
  text: string,
  angle: AngleUnit,
  values: ReadonlyMap<string, number>,
): Result<CompiledFunction> {
  const letters = freeLetters(text);
  if (letters.length > MOST_LETTERS) return failure("", messages.tooManyLetters(MOST_LETTERS), 1);
  const parsed = parse(text, new Set(["x", ...letters]));
  if (!parsed.ok) return parsed;
  const letterValues = new Map(letters.map((letter) => [letter, values.get(letter) ?? DEFAULT_LETTER]));
  const node = substituted(parsed.value.node, (name, at) => {
    const value = letterValues.get(name);
    return value === undefined ? undefined : numberNode(value, at);
  });
  const raw = compileDoubles(node, angle);
  return success({
    at: finite(raw),
    raw,
    echo: echo(parsed.value.node),
    node,
    angle,
    letters,
    values: letterValues,
  });
}

const finite =
  (f: DoubleFunction): DoubleFunction =>
  (x) => {
    const y = f(x);
    return Number.isFinite(y) ? y : Number.NaN;
  };

function freeLetters(text: string): readonly string[] {
  const runs = text.slice(0, LONGEST).match(/[A-Za-z][A-Za-z0-9]*/g) ?? [];
  const matches = runs.flatMap((run) => {
    if (run.length > 2 || meaningOf(run, ONLY_X)) return [];
    const each = [...run];
    return each.every((letter) => letter === "x" || isFreeLetter(letter)) ? each : [];
  });
  return [...new Set(matches)].filter((letter) => letter !== "x");
}

const LONGEST = 1000;

export const numberNode = (value: number, at = 0): Node =>
  value < 0
    ? { kind: "negation", operand: { kind: "number", value: -value, at }, at }
    : { kind: "number", value, at };
