import { fromRational } from "../../../core/reals/exact.ts";
import { attempt } from "../../../core/result/input-error.ts";
import type { Result } from "../../../core/result/result.ts";
import type { BinaryOperator } from "../../../science/functions/real-functions.ts";
import { messages } from "../messages.ts";
import { functions } from "./functions.ts";
import { type Meaning, meaningOf } from "./names.ts";
import { errorAt, MAX_DEPTH, type Node } from "./syntax.ts";
import { isSymbol, type NameToken, type SymbolToken, TokenCursor } from "./token-cursor.ts";
import { type Token, type TokenSymbol, tokenize } from "./tokenizer.ts";

interface Parsed {
  node: Node;
  /** Number of closing brackets and bars that were added at the end. */
  closed: number;
}

const NO_VARIABLES: ReadonlySet<string> = new Set();

/**
 * Parses an expression. Precedence from the tightest: brackets, calls and |x|; postfix ! % ° ² ⁻¹; ^ (from
 * the right, its exponent may carry signs); sign; nCr, nPr; × ÷ mod and omitted multiplication (from the
 * left); + −. A root sign √ includes the powers and postfix marks after its number. Adds closing brackets
 * that are missing at the end. @param variables names of values other than constants; they hide constants of
 * the same name.
 */
export function parse(text: string, variables: ReadonlySet<string> = NO_VARIABLES): Result<Parsed> {
  const cut = tokenize(text, variables);
  if (!cut.ok) return cut;
  return attempt(() => new Parser(new TokenCursor(text, cut.value, variables)).whole());
}

class Parser {
  readonly #cursor: TokenCursor;
  #depth = 0;
  #openBars = 0;
  #closed = 0;

  constructor(cursor: TokenCursor) {
    this.#cursor = cursor;
  }

  whole(): Parsed {
    if (!this.#cursor.next) throw errorAt(messages.syntax.empty, 0);
    const node = this.#sum();
    if (this.#cursor.next) throw this.#cursor.unexpected();
    return { node, closed: this.#closed };
  }

  #sum(): Node {
    let left = this.#product();
    for (;;) {
      const sign = this.#cursor.take("+", "-");
      if (!sign) return left;
      left = binary(sign.symbol === "-" ? "-" : "+", left, this.#product(), sign.start);
    }
  }

  #product(): Node {
    let left = this.#counts(this.#signed());
    for (;;) {
      const sign = this.#cursor.take("*", "/");
      const word = sign ? undefined : this.#cursor.takeWord("mod");
      if (sign) {
        left = binary(sign.symbol === "/" ? "/" : "*", left, this.#counts(this.#signed()), sign.start);
      } else if (word) {
        left = binary(word.operator, left, this.#counts(this.#signed()), word.start);
      } else if (this.#cursor.beginsFactor(this.#openBars > 0)) {
        const at = this.#cursor.next?.start ?? 0;
        left = binary("*", left, this.#counts(this.#power()), at);
      } else {
        return left;
      }
    }
  }

  /** Parses nCr and nPr after `left`. */
  #counts(left: Node): Node {
    let node = left;
    for (;;) {
      const word = this.#cursor.takeWord("nCr", "nPr");
      if (!word) return node;
      node = binary(word.operator, node, this.#signed(), word.start);
    }
  }

  /** Parses a power with signs before it; signs that cancel are dropped. */
  #signed(): Node {
    const at = this.#cursor.next?.start ?? 0;
    let negative = false;
    for (;;) {
      const sign = this.#cursor.take("+", "-");
      if (!sign) break;
      if (sign.symbol === "-") negative = !negative;
    }
    const operand = this.#power();
    return negative ? { kind: "negation", operand, at } : operand;
  }

  #power(): Node {
    const base = this.#postfix();
    const sign = this.#cursor.take("^");
    return sign ? this.#within(sign, () => binary("^", base, this.#signed(), sign.start)) : base;
  }

  #postfix(): Node {
    let node = this.#primary();
    for (;;) {
      const mark = this.#cursor.take("!", "%", "°");
      if (mark) {
        const operator = mark.symbol === "!" ? "!" : mark.symbol === "%" ? "%" : "°";
        node = { kind: "postfix", operator, operand: node, at: mark.start };
        continue;
      }
      const { next } = this.#cursor;
      if (next?.type !== "superscript") return node;
      this.#cursor.position++;
      node = binary("^", node, number(next.value, next.start), next.start);
    }
  }

  #primary(): Node {
    const { next } = this.#cursor;
    if (next?.type === "number" || next?.type === "name") {
      this.#cursor.position++;
      return next.type === "number" ? literal(next) : this.#named(next);
    }
    const open = this.#cursor.take("(", "|", "√", "∛", "∜");
    if (!open) throw this.#cursor.missing();
    if (open.symbol === "(") return this.#bracketLevel(open, () => this.#closing(this.#sum()));
    return open.symbol === "|" ? this.#magnitude(open) : this.#root(open);
  }

  #magnitude(open: SymbolToken): Node {
    this.#openBars++;
    const inner = this.#within(open, () => this.#closing(this.#sum(), "|"));
    this.#openBars--;
    return { kind: "call", name: "abs", args: [inner], at: open.start };
  }

  #root(sign: SymbolToken): Node {
    const operand = this.#within(sign, () => this.#signed());
    const at = sign.start;
    if (sign.symbol === "∜") return { kind: "call", name: "root", args: [number(4, at), operand], at };
    return { kind: "call", name: sign.symbol === "√" ? "sqrt" : "cbrt", args: [operand], at };
  }

  #named(token: NameToken): Node {
    const meaning = this.#cursor.meaning(token);
    if (!meaning) throw errorAt(unknownName(token.name), token.start);
    if (meaning.kind === "value") return { kind: "name", name: meaning.name, at: token.start };
    const exponent = this.#exponentOfCall(meaning);
    if (exponent === undefined) return this.#call(meaning.name, token);
    if (exponent > 0)
      return binary("^", this.#call(meaning.name, token), number(exponent, token.start), token.start);
    const inverse = functions.get(meaning.name)?.inverse;
    if (!inverse) throw errorAt(messages.syntax.noInverse(meaning.name), token.start);
    return this.#call(inverse, token);
  }

  /** Parses the exponent between name and bracket: the 2 of sin²(x) and the −1 of sin^-1(x). */
  #exponentOfCall({ name }: Meaning): number | undefined {
    const start = this.#cursor.position;
    const negative = this.#cursor.take("^") && this.#cursor.take("-");
    const token = this.#cursor.next;
    this.#cursor.position++;
    const isExponent = token?.type === "superscript" || token?.type === "number";
    if (!isExponent || !isSymbol(this.#cursor.next, "(")) {
      this.#cursor.position = start;
      return undefined;
    }
    const exponent = negative ? -token.value : token.value;
    if (exponent === -1 || (Number.isInteger(exponent) && exponent > 1)) return exponent;
    throw errorAt(messages.syntax.powerOfFunction(name), token.start);
  }

  #call(name: string, token: NameToken): Node {
    const { signature, arity } = functions.get(name) ?? { signature: name, arity: [1, 1] };
    const open = this.#cursor.take("(");
    if (!open) throw errorAt(messages.syntax.parenthesesMissing({ name, signature }), token.start);
    if (isSymbol(this.#cursor.next, ")")) {
      throw errorAt(messages.syntax.argumentMissing({ name, signature }), open.start);
    }
    const args = this.#bracketLevel(open, () => {
      const items = [this.#sum()];
      while (this.#cursor.take(";")) items.push(this.#sum());
      return this.#closing(items);
    });
    if (args.length < arity[0] || args.length > arity[1]) {
      const message = messages.syntax.argumentCount({ name, count: args.length, signature });
      throw errorAt(message, token.start);
    }
    return { kind: "call", name, args, at: token.start };
  }

  #bracketLevel<T>(open: Token, inside: () => T): T {
    const barsOutside = this.#openBars;
    this.#openBars = 0;
    const result = this.#within(open, inside);
    this.#openBars = barsOutside;
    return result;
  }

  /** Returns the content of brackets or bars after closing them: by their sign, or at the end of the text. */
  #closing<T>(inner: T, sign: TokenSymbol = ")"): T {
    if (this.#cursor.take(sign)) return inner;
    if (this.#cursor.next) throw this.#cursor.unexpected();
    this.#closed++;
    return inner;
  }

  #within<T>(token: Token, inside: () => T): T {
    if (++this.#depth > MAX_DEPTH) {
      throw errorAt(messages.syntax.tooDeep(MAX_DEPTH), token.start);
    }
    const result = inside();
    this.#depth--;
    return result;
  }
}

function literal({ value, exact, text, start }: Token & { type: "number" }): Node {
  const node = number(value, start);
  if (exact) node.stored = { exact: fromRational(exact) };
  if (text !== undefined) node.text = text;
  return node;
}

const number = (value: number, at: number): Node & { kind: "number" } => ({ kind: "number", value, at });

const binary = (operator: BinaryOperator, left: Node, right: Node, at: number): Node => ({
  kind: "binary",
  operator,
  left,
  right,
  at,
});

function unknownName(name: string): string {
  const clipped = name.length > 20 ? `${name.slice(0, 20)}…` : name;
  const [, letters = "", digits = ""] = /^([A-Za-z]+)(\d+)$/.exec(name) ?? [];
  const meaning = meaningOf(letters, NO_VARIABLES);
  if (!meaning) return messages.syntax.unknownName(clipped);
  const suggestion = meaning.kind === "function" ? `${meaning.name}(${digits})` : `${letters} × ${digits}`;
  return messages.syntax.unknownNameWithSuggestion({ name: clipped, suggestion });
}
