import type { CompiledConverter } from "../../../units/compile.ts";
import type { Sentence, Token } from "../sentence.ts";
import { ARTICLES } from "./lexicon.ts";
import type { BinaryExpression, Expression, Sign } from "./tree.ts";

/** Maximum depth of expressions. */
const MAX_DEPTH = 40;
const MAX_QUANTITY_LENGTH = 60;

/** Position of a parser in a sentence, with its observations. */
export class Cursor {
  readonly sentence: Sentence;
  readonly converters: readonly CompiledConverter[];
  /** Index of the next token. */
  place = 0;
  /** True if amounts without a sign are money. */
  isMoney = false;
  /** Relative change, which is a percentage and never part of another expression. */
  change: Expression | undefined;
  isComputed = false;
  /** True inside the operands of a verb. */
  hasVerb = false;
  angle: "deg" | "rad" | undefined;
  readonly #parse: (cursor: Cursor, minimum: number) => Expression | undefined;
  /** Caches expressions for alternatives with the same beginning, for linear time: "sin(sin(sin(". */
  readonly #parsed = new Map<
    string,
    { tree: Expression | undefined; place: number; isComputed: boolean; isMoney: boolean }
  >();
  #depth = 0;

  /** `parse` reads an expression whose operators have a minimum binding power. */
  constructor(
    sentence: Sentence,
    converters: readonly CompiledConverter[],
    parse: (cursor: Cursor, minimum: number) => Expression | undefined,
  ) {
    this.sentence = sentence;
    this.converters = converters;
    this.#parse = parse;
  }

  token(ahead = 0): Token | undefined {
    return this.sentence.tokens[this.place + ahead];
  }

  text(ahead = 0): string {
    return this.token(ahead)?.text ?? "";
  }

  rest(): string {
    const { start } = this.token() ?? {};
    return start === undefined ? "" : this.sentence.cased.slice(start, start + MAX_QUANTITY_LENGTH);
  }

  take(...phrases: readonly string[]): string | undefined {
    const phrase = phrases.find((each) => each.split(" ").every((word, ahead) => this.text(ahead) === word));
    if (phrase !== undefined) this.place += phrase.split(" ").length;
    return phrase;
  }

  takeEntry<T extends readonly [string, ...unknown[]]>(entries: readonly T[]): T | undefined {
    return entries.find(([phrase]) => this.take(phrase) !== undefined);
  }

  skip(words: ReadonlySet<string>): void {
    while (words.has(this.text())) this.place += 1;
  }

  /** Moves past `length` characters. Returns false if no token ends there. */
  skipCharacters(length: number): boolean {
    const end = (this.token()?.start ?? 0) + length;
    const last = this.sentence.tokens.findIndex((token) => token.end === end);
    if (last >= 0) this.place = last + 1;
    return last >= 0;
  }

  /** Runs a rule; restores the position if it fails. */
  attempt<T>(rule: () => T | undefined): T | undefined {
    const { place, isComputed, isMoney } = this;
    const result = rule();
    if (result === undefined) Object.assign(this, { place, isComputed, isMoney });
    return result;
  }

  /** Reads an expression whose operators have a minimum binding power. */
  expression(minimum: number): Expression | undefined {
    if (this.#depth >= MAX_DEPTH) return undefined;
    const key = `${this.place} ${minimum} ${this.hasVerb}`;
    const before = { isComputed: this.isComputed, isMoney: this.isMoney };
    let parsed = this.#parsed.get(key);
    if (!parsed) {
      Object.assign(this, { isComputed: false, isMoney: false });
      this.#depth += 1;
      const tree = this.#parse(this, minimum);
      this.#depth -= 1;
      parsed = { tree, place: this.place, isComputed: this.isComputed, isMoney: this.isMoney };
      this.#parsed.set(key, parsed);
    }
    this.place = parsed.place;
    this.isComputed = before.isComputed || parsed.isComputed;
    this.isMoney = before.isMoney || parsed.isMoney;
    return parsed.tree;
  }

  /** Reads an operand after a word such as "of", with an optional article. */
  operand(minimum: number): Expression | undefined {
    this.skip(ARTICLES);
    return this.expression(minimum);
  }

  /** Returns the expression of two operands, if both were read. */
  binary(
    sign: Sign,
    left: Expression | undefined,
    right: Expression | undefined,
  ): BinaryExpression | undefined {
    if (!left || !right) return undefined;
    // "10% + $5": a percentage without a base is not an amount of money.
    if ((sign === "+" || sign === "-") && left.kind === "percent" && right.kind === "money") return undefined;
    this.isComputed = true;
    return { kind: "binary", sign, left, right };
  }
}

export type Rule = (cursor: Cursor) => Expression | undefined;
