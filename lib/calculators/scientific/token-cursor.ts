import { INFIX, type Meaning, meaningOf } from "./names.ts";
import { ExpressionError } from "./syntax.ts";
import type { Token, TokenSymbol } from "./tokenizer.ts";

export type SymbolToken = Token & { type: "symbol" };
export type NameToken = Token & { type: "name" };

/** A place between the tokens of an expression, and the sentences for what should not stand there. */
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

  /** Moves over the next token if it is one of these symbols. */
  take(...wanted: readonly TokenSymbol[]): SymbolToken | undefined {
    const token = this.next;
    if (token?.type !== "symbol" || !wanted.includes(token.symbol)) return undefined;
    this.position++;
    return token;
  }

  /** Moves over the next token if it is one of these operators in letters. */
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

  /** No number begins here. */
  missing(): ExpressionError {
    const { previous, next } = this;
    if (previous && isSymbol(previous, "(") && isSymbol(next, ")")) {
      return new ExpressionError("There is nothing between these parentheses.", previous.start);
    }
    const [side, neighbor] = previous ? ["after", previous] : ["before", next];
    return new ExpressionError(`A number is missing ${side} ${this.#shown(neighbor)}.`, neighbor?.start ?? 0);
  }

  /** The next token cannot follow what came before it. */
  unexpected(): ExpressionError {
    const { next } = this;
    const at = next?.start ?? 0;
    if (isSymbol(next, ")")) return new ExpressionError("This closing parenthesis has no opening one.", at);
    if (isSymbol(next, ";")) {
      return new ExpressionError("Values are separated only inside a function such as max(1; 2).", at);
    }
    const hint = isSymbol(this.previous, "%") ? " (% is percent; the remainder is mod)" : "";
    return new ExpressionError(`An operator is missing before ${this.#shown(next)}${hint}.`, at);
  }

  #shown(token: Token | undefined): string {
    const text = token ? this.#text.slice(token.start, token.end) : "";
    return text.length > 20 ? `${text.slice(0, 20)}…` : text;
  }
}

export const isSymbol = (token: Token | undefined, symbol: TokenSymbol): boolean =>
  token?.type === "symbol" && token.symbol === symbol;
