import type { InputError } from "../../../core/result/input-error.ts";
import { messages } from "../messages.ts";
import { INFIX, type Meaning, meaningOf } from "./names.ts";
import { errorAt } from "./syntax.ts";
import type { Token, TokenSymbol } from "./tokenizer.ts";

export type SymbolToken = Token & { type: "symbol" };
export type NameToken = Token & { type: "name" };

/** Position between the tokens of an expression, with the errors for unexpected ones. */
export class TokenCursor {
  readonly #text: string;
  readonly #tokens: readonly Token[];
  readonly #variables: ReadonlySet<string>;
  position = 0;

  constructor(text: string, tokens: readonly Token[], variables: ReadonlySet<string>) {
    this.#text = text;
    this.#tokens = tokens;
    this.#variables = variables;
  }

  get next(): Token | undefined {
    return this.#tokens[this.position];
  }

  get previous(): Token | undefined {
    return this.#tokens[this.position - 1];
  }

  meaning(token: NameToken): Meaning | undefined {
    return meaningOf(token.name, this.#variables);
  }

  /** Consumes the next token if it is one of these symbols. */
  take(...wanted: readonly TokenSymbol[]): SymbolToken | undefined {
    const token = this.next;
    if (token?.type !== "symbol" || !wanted.includes(token.symbol)) return undefined;
    this.position++;
    return token;
  }

  /** Consumes the next token if it is one of these word operators. */
  takeWord<Word extends string>(...wanted: readonly Word[]): { operator: Word; start: number } | undefined {
    const token = this.next;
    if (token?.type !== "name") return undefined;
    const name = this.meaning(token)?.name;
    const operator = wanted.find((word) => word === name);
    if (!operator) return undefined;
    this.position++;
    return { operator, start: token.start };
  }

  /**
   * True if the next token, after a factor, begins another factor without a multiplication sign. A number
   * does so only after a closing bracket or bar. `barsOpen`: a bar here would close one.
   */
  beginsFactor(barsOpen: boolean): boolean {
    const token = this.next;
    if (!token || token.type === "superscript") return false;
    if (token.type === "name") return !INFIX.has(this.meaning(token)?.name ?? "");
    if (token.type === "number") return isSymbol(this.previous, ")") || isSymbol(this.previous, "|");
    return token.symbol === "|" ? !barsOpen : "(√∛∜".includes(token.symbol);
  }

  missing(): InputError {
    const { previous, next } = this;
    if (previous && isSymbol(previous, "(") && isSymbol(next, ")")) {
      return errorAt(messages.syntax.emptyParentheses, previous.start);
    }
    return previous
      ? errorAt(messages.syntax.numberMissingAfter(this.#textOf(previous)), previous.start)
      : errorAt(messages.syntax.numberMissingBefore(this.#textOf(next)), next?.start ?? 0);
  }

  /** Reports a token that cannot follow the previous one. */
  unexpected(): InputError {
    const { next } = this;
    const at = next?.start ?? 0;
    if (isSymbol(next, ")")) return errorAt(messages.syntax.unopenedParenthesis, at);
    if (isSymbol(next, ";")) return errorAt(messages.syntax.semicolonOutsideFunction, at);
    const messageOf = isSymbol(this.previous, "%")
      ? messages.syntax.operatorMissingAfterPercent
      : messages.syntax.operatorMissing;
    return errorAt(messageOf(this.#textOf(next)), at);
  }

  #textOf(token: Token | undefined): string {
    const text = token ? this.#text.slice(token.start, token.end) : "";
    return text.length > 20 ? `${text.slice(0, 20)}…` : text;
  }
}

export const isSymbol = (token: Token | undefined, symbol: TokenSymbol): boolean =>
  token?.type === "symbol" && token.symbol === symbol;
