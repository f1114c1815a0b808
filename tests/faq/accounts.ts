import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { amountToNumber, type Converted } from "../../lib/units/convert.ts";
import * as R from "../../lib/units/rational.ts";
import { convertText, type Engine, engines, unitId } from "./conversions.ts";
import { type Figure, figuresIn, roundsTo, stepOf } from "./figures.ts";
import { evaluateArithmetic, isInput } from "./proofs.ts";

/** Explains the numbers in a part of an answer: by an expression for one of them and its operands, or by a source for all. */
export interface Account {
  line: string;
  /** The part of the answer, as it is printed. */
  quote: string;
  expression?: string;
  source?: string;
}

const folder = join(import.meta.dirname, "accounts");

function parseAccount(line: string): Account {
  const [, quote = "", kind, rest = ""] = /^\s*(.+?) (==|::) (.+)$/.exec(line) ?? [];
  if (quote === "") throw new Error(`Neither “quote == expression” nor “quote :: source”: ${line}`);
  return { line: line.trim(), quote, ...(kind === "==" ? { expression: rest } : { source: rest }) };
}

/** The accounts by the slug of their converter: a heading “# slug”, then a line for each part of an answer. */
export const accountsBySlug: ReadonlyMap<string, readonly Account[]> = new Map(
  readdirSync(folder).flatMap((file) =>
    readFileSync(join(folder, file), "utf8")
      .split(/^# /m)
      .filter((section) => section.trim() !== "")
      .map((section) => {
        const [slug = "", ...lines] = section.split("\n").filter((line) => line.trim() !== "");
        return [slug.trim(), lines.map(parseAccount)] as const;
      }),
  ),
);

const CONVERSION =
  /\[(?:(?<slug>[a-z0-9-]+): )?(?<value>\S+) (?<from>[^\]]+?) -> (?<to>[^;\]]+)(?:; (?<parameters>[^\]]+))?\]/g;

/** Runs a converter: [100 ft -> psi; specific-gravity=0.85], [length: 1 nmi -> mi]. */
function runConversion(groups: Record<string, string | undefined>, defaultSlug: string): Converted {
  const { slug = defaultSlug, value = "", from = "", to = "", parameters } = groups;
  const engine: Engine | undefined = engines.get(slug);
  const units = engine && [unitId(engine, from), unitId(engine, to)];
  const values = parameters?.split(", ").map((text) => text.split("="));
  const result =
    engine && units?.[0] && units[1]
      ? convertText(
          engine,
          value,
          units[0],
          units[1],
          values && Object.fromEntries(values.map(([id = "", number]) => [id, Number(number)])),
        )
      : undefined;
  if (result === undefined) throw new Error(`Not a conversion: ${slug}: ${value} ${from} -> ${to}`);
  return result;
}

/** Evaluates an expression whose conversions the converters compute, and the rest the scientific calculator. */
function evaluateAccount(expression: string, slug: string): Converted {
  const conversions = [...expression.matchAll(CONVERSION)];
  const [first] = conversions;
  if (first?.[0] === expression) return runConversion(first.groups ?? {}, slug);
  const arithmetic = expression.replace(CONVERSION, (...match) => {
    const value = runConversion(match.at(-1), slug);
    if (typeof value === "string") throw new Error(`Not a number: ${value} in ${expression}`);
    return `(${amountToNumber(value)})`;
  });
  const value = evaluateArithmetic(arithmetic);
  if (value === undefined) throw new Error(`Not arithmetic: ${arithmetic}`);
  return value;
}

/** The magnitudes of the numbers that an expression names, in its conversions too. */
const magnitudesIn = (expression: string): number[] =>
  (expression.match(/(?<![a-z\d.])\d+(?:\.\d+)?(?:e-?\d+)?/gi) ?? []).map(Number);

/** An account applied to an answer that has its quote. */
export interface Explanation {
  /** Positions of the numbers that the account explains. */
  quoted: readonly number[];
  inputs: readonly number[];
  /** The sentence that says why the account is wrong. */
  problem?: string;
}

/** True if a figure is a text that a converter returns, or its beginning where the answer breaks off with “…”. */
function printsText({ text, end }: Figure, answer: string, result: string): boolean {
  const digits = text.replace("−", "-");
  return answer.startsWith("…", end) ? result.startsWith(digits) : result === digits;
}

/** Applies an account to an answer; undefined where the answer does not have its quote. */
export function explain(
  { quote, expression, source, line }: Account,
  answer: string,
  slug: string,
): Explanation | undefined {
  const at = answer.indexOf(quote);
  if (at < 0) return undefined;
  const figures = figuresIn(answer);
  const quoted = figures.filter(({ start, end }) => start >= at && end <= at + quote.length);
  const starts = quoted.map(({ start }) => start);
  if (quoted.length === 0) return { quoted: starts, inputs: [], problem: `No number in the quote: ${line}` };
  if (expression === undefined) {
    const long = source === "input" ? quoted.filter((figure) => !isInput(figure)) : [];
    return {
      quoted: starts,
      inputs: [],
      ...(long.length > 0 && { problem: `Too many digits for an input: ${line}` }),
    };
  }
  const value = evaluateAccount(expression, slug);
  const isResult = (figure: Figure): boolean =>
    typeof value === "string"
      ? printsText(figure, answer, value)
      : roundsTo(value, figure.value, stepOf(figure, answer));
  const magnitudes = new Set(magnitudesIn(expression));
  const isOperand = (figure: Figure): boolean =>
    isInput(figure) &&
    (magnitudes.has(Math.abs(R.toNumber(figure.value))) ||
      (figure.text.includes("/") && expression.includes(figure.text)));
  const results = quoted.filter(isResult);
  const result = results.findLast((figure) => !isOperand(figure)) ?? results.at(-1);
  const strangers = quoted
    .filter((figure) => figure !== result && !isOperand(figure))
    .map(({ text }) => text);
  const text = typeof value === "string" ? value : amountToNumber(value);
  const problem = result
    ? strangers.length > 0 && `${strangers} not in the expression: ${line}`
    : `${text} is not printed: ${line}`;
  return {
    quoted: starts,
    inputs: figures.filter(isOperand).map(({ start }) => start),
    ...(problem && { problem }),
  };
}
