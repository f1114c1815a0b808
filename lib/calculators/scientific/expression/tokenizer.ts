import { failure, firstProblem, type Result, success } from "../../../core/result/result.ts";
import type { Rational } from "../../../units/rational.ts";
import { messages } from "../messages.ts";
import { GREEK, nameLength } from "./names.ts";
import { readLiteral } from "./number-literal.ts";
import { separatingCommas } from "./separators.ts";
import { MAX_LENGTH, TOO_LONG } from "./syntax.ts";

export type TokenSymbol =
  | "+"
  | "-"
  | "*"
  | "/"
  | "^"
  | "!"
  | "%"
  | "°"
  | "("
  | ")"
  | "|"
  | ";"
  | "√"
  | "∛"
  | "∜";

/** Token; `start` and `end` are indexes into the text. */
export type Token =
  | { type: "number"; value: number; exact?: Rational; text?: string; start: number; end: number }
  /** ² ³ ⁻¹ and similar. */
  | { type: "superscript"; value: number; start: number; end: number }
  | { type: "name"; name: string; start: number; end: number }
  | { type: "symbol"; symbol: TokenSymbol; start: number; end: number };

const SPELLINGS: readonly [TokenSymbol, string][] = [
  ["+", "+"],
  ["-", "-−–—‐‑"],
  ["*", "*×·⋅∙•∗✕"],
  ["/", "/÷∕⁄"],
  ["^", "^"],
  ["!", "!"],
  ["%", "%"],
  ["°", "°º"],
  ["(", "("],
  [")", ")"],
  ["|", "|"],
  [";", ";"],
  ["√", "√"],
  ["∛", "∛"],
  ["∜", "∜"],
];
const symbols: ReadonlyMap<string, TokenSymbol> = new Map(
  SPELLINGS.flatMap(([symbol, spellings]) => [...spellings].map((spelling) => [spelling, symbol] as const)),
);

const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const SUPERSCRIPT = /^[⁺⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,15}/;
const SPACE = /^[\s\u200b-\u200d\u2060\ufeff]+/;
const NAME = /^[A-Za-z][A-Za-z0-9]*/;

/** Multiplies after a percent sign: "15% of 80". */
const OF = /^of(?![A-Za-z0-9])/i;

/** Tokenizes an expression. `variables` are names of values other than constants. */
export function tokenize(text: string, variables: ReadonlySet<string>): Result<readonly Token[]> {
  if (text.length > MAX_LENGTH) return failure("", TOO_LONG, MAX_LENGTH + 1);
  const separating = separatingCommas(text);
  const tokens: Token[] = [];
  let start = 0;
  while (start < text.length) {
    const rest = text.slice(start);
    const space = SPACE.exec(rest)?.[0].length ?? 0;
    if (space > 0) {
      start += space;
      continue;
    }
    const last = tokens.at(-1);
    if (last?.type === "symbol" && last.symbol === "%" && OF.test(rest)) {
      tokens.push({ type: "symbol", symbol: "*", start, end: start + 2 });
      start += 2;
      continue;
    }
    const read = readToken(rest, start, nextCommaSeparates(text, start, separating), variables);
    if (!read.ok) return failure("", firstProblem(read).message, start + 1);
    tokens.push(...read.value);
    start = read.value.at(-1)?.end ?? text.length;
  }
  return success(tokens);
}

/** True if the first comma within or after the digits at `start` separates arguments. */
function nextCommaSeparates(text: string, start: number, separating: ReadonlySet<number>): boolean {
  let at = start;
  while (/[\d.]/.test(text.charAt(at))) at++;
  return separating.has(at);
}

/** Reads the tokens at the start of a text: two for an angle such as 12°34'. */
function readToken(
  rest: string,
  start: number,
  commaSeparates: boolean,
  variables: ReadonlySet<string>,
): Result<readonly Token[]> {
  const character = rest.charAt(0);
  if (character === "," && commaSeparates)
    return success([{ type: "symbol", symbol: ";", start, end: start + 1 }]);
  const literal = readLiteral(rest, commaSeparates);
  if (literal && !literal.ok) return literal;
  if (literal) {
    const { length, isAngle, ...digits } = literal.value;
    const end = start + length;
    const number: Token = { type: "number", ...digits, start, end };
    return success(isAngle ? [number, { type: "symbol", symbol: "°", start, end }] : [number]);
  }
  if (rest.startsWith("**")) return success([{ type: "symbol", symbol: "^", start, end: start + 2 }]);
  const symbol = symbols.get(character);
  if (symbol) return success([{ type: "symbol", symbol, start, end: start + 1 }]);
  const superscript = SUPERSCRIPT.exec(rest)?.[0];
  if (superscript) {
    const value = superscriptValue(superscript);
    return success([{ type: "superscript", value, start, end: start + superscript.length }]);
  }
  const run = GREEK.has(character) ? character : NAME.exec(rest)?.[0];
  if (!run) return failure("", unexpected(rest));
  const length = nameLength(run, variables);
  return success([{ type: "name", name: run.slice(0, length), start, end: start + length }]);
}

const superscriptValue = (text: string): number =>
  Number([...text].map((c) => (c === "⁻" ? "-" : c === "⁺" ? "" : SUPERSCRIPTS.indexOf(c))).join(""));

function unexpected(rest: string): string {
  const character = String.fromCodePoint(rest.codePointAt(0) ?? 0xfffd);
  if (character === ",") return messages.syntax.commaOutsideFunction;
  if (/\p{Nd}/u.test(character)) return messages.syntax.otherDigits;
  if (/\p{C}/u.test(character)) return messages.syntax.controlCharacter;
  return messages.syntax.unknownCharacter(character);
}
