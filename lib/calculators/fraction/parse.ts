import { InputError } from "../../core/result/input-error.ts";
import * as R from "../../units/rational.ts";
import { type Literal, plainText, quoted, readLiteral } from "./literal.ts";
import { messages } from "./messages.ts";

const { errors } = messages;

export type Operator = "+" | "−" | "×" | "÷" | "^";

export type Node =
  | { kind: "number"; literal: Literal; bracketed?: true }
  | { kind: "negate"; of: Node; bracketed?: true }
  | { kind: "operation"; operator: Operator; left: Node; right: Node };

interface Parsed {
  node: Node;
  /** The expression with one spelling of every sign. */
  reading: string;
}

type Token = { kind: "number"; literal: Literal } | { kind: "sign"; sign: string };

const SIGNS: Readonly<Record<string, string>> = {
  "+": "+",
  "-": "−",
  "*": "×",
  "×": "×",
  x: "×",
  X: "×",
  "·": "×",
  "⋅": "×",
  "∙": "×",
  "÷": "÷",
  ":": "÷",
  "/": "/",
  "^": "^",
  "(": "(",
  ")": ")",
};
/** Maximum depth of brackets. */
const MAX_DEPTH = 100;

/**
 * Reads an expression of whole numbers, fractions, mixed numbers and decimals with + − × ÷ ^ and brackets.
 *
 * A slash makes a fraction and binds tighter than × and ÷: 3 ÷ 1/2 is 6. Parentheses next to each other or to a number are
 * multiplied. Powers bind tighter than a sign in front
 * (−2^2 is −4) and go from right to left.
 *
 * @throws InputError with a sentence on what cannot be read.
 */
export function parse(text: string): Parsed {
  const tokens = tokenize(plainText(text).replace(/ ?=$/, ""));
  if (tokens.length === 0) throw new InputError(errors.empty);
  const node = new Parser(tokens).whole();
  return { node, reading: tokens.map(tokenText).join("").trim().replace(/ {2,}/g, " ") };
}

/** Reads one number with an optional sign. @throws InputError */
export function parseNumber(text: string): Literal {
  const { node } = parse(text);
  const literal = signed(node);
  if (!literal) throw new InputError(errors.notSingleNumber);
  return literal;
}

function signed(node: Node): Literal | undefined {
  if (node.kind === "number") return node.literal;
  if (node.kind === "operation") return undefined;
  const of = signed(node.of);
  if (!of) return undefined;
  const { n, d } = of.value;
  const text = of.text.startsWith("-") ? of.text.slice(1) : `-${of.text}`;
  const ratio = of.ratio && { ...of.ratio, above: R.negate(of.ratio.above) };
  return { ...of, value: { n: -n, d }, text, ...(ratio && { ratio }) };
}

function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let position = 0;
  while (position < text.length) {
    if (/^(?:…|\.\.)/.test(text.slice(position, position + 2)))
      throw new InputError(errors.repeatingDigitsUnclear);
    const read = readLiteral(text, position);
    const sign = SIGNS[text[position] ?? ""];
    if ((read || sign === "(") && isFactorMissing(tokens.at(-1), read !== undefined))
      tokens.push({ kind: "sign", sign: "×" });
    if (read) {
      tokens.push({ kind: "number", literal: read.literal });
      position = read.end;
    } else if (sign) {
      tokens.push({ kind: "sign", sign });
      position += 1;
    } else if (text[position] === " ") position += 1;
    else throw new InputError(errors.unexpectedText(quoted(text.slice(position))));
  }
  return tokens;
}

/** Returns true where a parenthesis and what precedes or follows it are multiplied: (1/2)(3/4), 2(3), (2)3. */
const isFactorMissing = (before: Token | undefined, isNumber: boolean): boolean =>
  before?.kind === "sign" ? before.sign === ")" : before !== undefined && !isNumber;

function tokenText(token: Token, index: number, all: readonly Token[]): string {
  if (token.kind === "number") return token.literal.text.replaceAll("-", "−");
  const { sign } = token;
  if ("()/^".includes(sign)) return sign;
  const before = all[index - 1];
  const leading = before === undefined || (before.kind === "sign" && before.sign !== ")");
  return leading ? sign : ` ${sign} `;
}

class Parser {
  private readonly tokens: readonly Token[];
  private position = 0;
  private depth = 0;

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  whole(): Node {
    const node = this.sum();
    const rest = this.tokens[this.position];
    if (rest) throw new InputError(strayMessage(rest));
    return node;
  }

  private sign(): string | undefined {
    const token = this.tokens[this.position];
    return token?.kind === "sign" ? token.sign : undefined;
  }

  /** Takes the next token when it is one of these signs. */
  private take<S extends string>(...signs: readonly S[]): S | undefined {
    const match = signs.find((sign) => sign === this.sign());
    if (match) this.position += 1;
    return match;
  }

  private sum(): Node {
    let left = this.product();
    for (let operator = this.take("+", "−"); operator; operator = this.take("+", "−"))
      left = { kind: "operation", operator, left, right: this.product() };
    return left;
  }

  private product(): Node {
    let left = this.quotient();
    for (let operator = this.take("×", "÷"); operator; operator = this.take("×", "÷"))
      left = { kind: "operation", operator, left, right: this.quotient() };
    return left;
  }

  private quotient(): Node {
    const left = this.signedPower();
    if (!this.take("/")) return left;
    if (isFraction(left)) throw new InputError(errors.ambiguousSlashes);
    const right = this.signedPower();
    if (isFraction(right) || this.sign() === "/") throw new InputError(errors.ambiguousSlashes);
    return { kind: "operation", operator: "÷", left, right };
  }

  private signedPower(): Node {
    let negative = false;
    for (let sign = this.take("+", "−"); sign; sign = this.take("+", "−"))
      if (sign === "−") negative = !negative;
    const node = this.power();
    return negative ? { kind: "negate", of: node } : node;
  }

  private power(): Node {
    const base = this.term();
    if (!this.take("^")) return base;
    if (isFraction(base)) throw new InputError(errors.ambiguousPower);
    this.deeper();
    const exponent = this.signedPower();
    this.depth -= 1;
    if (isFraction(exponent)) throw new InputError(errors.ambiguousPower);
    return { kind: "operation", operator: "^", left: base, right: exponent };
  }

  private term(): Node {
    const token = this.tokens[this.position];
    if (!token) throw new InputError(errors.endsTooEarly);
    this.position += 1;
    if (token.kind === "number") return { kind: "number", literal: token.literal };
    if (token.sign !== "(") throw new InputError(errors.numberMissingBefore(token.sign));
    this.deeper();
    const inner = this.sum();
    this.depth -= 1;
    const stray = this.tokens[this.position];
    if (!this.take(")")) throw new InputError(stray ? strayMessage(stray) : errors.closingParenthesisMissing);
    return inner.kind === "operation" ? inner : { ...inner, bracketed: true };
  }

  private deeper(): void {
    this.depth += 1;
    if (this.depth > MAX_DEPTH) throw new InputError(errors.tooNested(MAX_DEPTH));
  }
}

/** Returns true for a slash that no bracket encloses. */
const isFraction = (node: Node): boolean =>
  node.kind !== "operation" &&
  !node.bracketed &&
  (node.kind === "negate"
    ? isFraction(node.of)
    : node.literal.form === "fraction" || node.literal.form === "mixed");

function strayMessage(token: Token): string {
  if (token.kind === "sign" && token.sign === ")") return errors.openingParenthesisMissing;
  return errors.operatorMissingBefore(quoted(token.kind === "sign" ? token.sign : token.literal.text));
}
