import type { CompiledConverter } from "../units/compile.ts";
import * as R from "../units/rational.ts";
import type { UnitValue } from "./dimensions.ts";
import { type QuantityValue, readQuantity, readUnit } from "./quantity-value.ts";
import type { Sentence, Token } from "./sentence.ts";
import { CURRENCY_CODES, CURRENCY_SIGNS, readDecimal } from "./values.ts";

export type Sign = "+" | "-" | "*" | "/" | "^" | "mod" | "nCr" | "nPr";

/** An expression as it is written: groups are its parentheses. */
export type Expression =
  | { kind: "number"; text: string }
  | { kind: "constant"; name: string }
  | { kind: "percent"; text: string }
  | { kind: "money"; text: string; currency: string }
  | { kind: "quantity"; quantity: QuantityValue }
  | { kind: "negative"; of: Expression }
  | { kind: "factorial"; of: Expression }
  | { kind: "group"; of: Expression }
  | { kind: "function"; name: string; arguments: readonly Expression[] }
  /** `isImplied` for a product without a sign: 2(3 + 4); `isNamed` for a percentage with a name: 25% off, 8% tax. */
  | { kind: "binary"; sign: Sign; left: Expression; right: Expression; isImplied?: true; isNamed?: true };

/** What a sentence says as an expression, and what of it is no part of that. */
export interface ParsedExpression {
  tree: Expression;
  /** The unit, or the scale, that the result is wanted in. */
  target?: UnitValue;
  scale?: string;
  /** Amounts without a sign are money: prices with discounts and taxes. */
  isMoney: boolean;
  angle?: "deg" | "rad";
  /** Index of the first token that was not understood; undefined if all were. */
  end?: number;
  /** It has an operator or a function: more than a value. */
  isComputed: boolean;
  /** Index of the first token of the expression, and of the one behind it. */
  start: number;
  stop: number;
}

/** Deeper expressions are not read, and no more steps are spent on a text. */
const MAX_DEPTH = 40;
const MAX_STEPS = 3000;

const INFIX: readonly (readonly [string, Sign, number])[] = [
  ["+", "+", 1],
  ["plus", "+", 1],
  ["added to", "+", 1],
  ["-", "-", 1],
  ["minus", "-", 1],
  ["multiplied by", "*", 3],
  ["times", "*", 3],
  ["*", "*", 3],
  ["×", "*", 3],
  ["·", "*", 3],
  ["x", "*", 3],
  ["divided by", "/", 3],
  ["over", "/", 3],
  ["/", "/", 3],
  ["÷", "/", 3],
  ["modulo", "mod", 3],
  ["mod", "mod", 3],
  ["choose", "nCr", 5],
  ["ncr", "nCr", 5],
  ["npr", "nPr", 5],
  ["to the power of", "^", 7],
  ["to the power", "^", 7],
  ["raised to the power of", "^", 7],
  ["raised to the", "^", 7],
  ["raised to", "^", 7],
  ["* *", "^", 7],
  ["^", "^", 7],
];
const [ADD, MULTIPLY, NEGATIVE, POWER] = [1, 3, 6, 7];

const FACTORS: readonly (readonly [string, string])[] = [
  ["half of", "0.5"],
  ["half", "0.5"],
  ["a half of", "0.5"],
  ["double", "2"],
  ["twice", "2"],
  ["triple", "3"],
  ["thrice", "3"],
  ["quadruple", "4"],
  ["a third of", "1/3"],
  ["1 third of", "1/3"],
  ["one third of", "1/3"],
  ["a quarter of", "1/4"],
  ["1 quarter of", "1/4"],
  ["a fourth of", "1/4"],
  ["a fifth of", "1/5"],
  ["a tenth of", "1/10"],
];

const FUNCTIONS: readonly (readonly [string, string])[] = [
  ["square root of", "sqrt"],
  ["square root", "sqrt"],
  ["sqrt of", "sqrt"],
  ["sqrt", "sqrt"],
  ["root of", "sqrt"],
  ["√", "sqrt"],
  ["cube root of", "cbrt"],
  ["cubic root of", "cbrt"],
  ["cube root", "cbrt"],
  ["cbrt", "cbrt"],
  ["natural logarithm of", "ln"],
  ["natural log of", "ln"],
  ["natural log", "ln"],
  ["ln of", "ln"],
  ["factorial of", "factorial"],
  ["factorial", "factorial"],
  ["absolute value of", "abs"],
  ["inverse sine of", "asin"],
  ["inverse sin", "asin"],
  ["arcsin", "asin"],
  ["inverse cosine of", "acos"],
  ["inverse cos", "acos"],
  ["arccos", "acos"],
  ["inverse tangent of", "atan"],
  ["inverse tan", "atan"],
  ["arctan", "atan"],
  ["sine of", "sin"],
  ["sine", "sin"],
  ["sin of", "sin"],
  ["cosine of", "cos"],
  ["cosine", "cos"],
  ["cos of", "cos"],
  ["tangent of", "tan"],
  ["tangent", "tan"],
  ["tan of", "tan"],
  ..."sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh ln log exp abs floor ceil round gcd lcm min max root"
    .split(" ")
    .map((name) => [name, name] as const),
];
const CONSTANTS: Readonly<Record<string, string>> = { pi: "pi", π: "pi", e: "e", tau: "tau", phi: "phi" };

/** Functions of a list in words. */
const LISTS: readonly (readonly [string, string])[] = [
  ...["greatest common factor", "greatest common divisor", "gcf", "gcd", "hcf"].map(
    (name) => [name, "gcd"] as const,
  ),
  ...["least common multiple", "lowest common multiple", "least common denominator", "lcm"].map(
    (name) => [name, "lcm"] as const,
  ),
  ["sum of", "sum"],
  ["total of", "sum"],
  ["add up", "sum"],
  ["product of", "product"],
  ["average of", "mean"],
  ["average", "mean"],
  ["mean of", "mean"],
];

/**
 * Verbs with two values: "subtract 18 from 50". The second one is the left operand if the order is "reversed". If one of the
 * others is named, the larger value is the left operand, and "ascending" allows only "divide 12 into 96".
 */
const VERBS: readonly (readonly [string, string, Sign, ("reversed" | "ascending" | "descending")?])[] = [
  ["add", "to", "+", "reversed"],
  ["add", "and", "+"],
  ["subtract", "from", "-", "reversed"],
  ["take away", "from", "-", "reversed"],
  ["take", "away from", "-", "reversed"],
  ["take", "from", "-", "reversed"],
  ["deduct", "from", "-", "reversed"],
  ["multiply", "by", "*"],
  ["multiply", "and", "*"],
  ["multiply", "with", "*"],
  ["divide", "by", "/"],
  ["divide", "into", "/", "ascending"],
  ["difference between", "and", "-", "descending"],
  ["remainder of", "divided by", "mod"],
  ["remainder when", "is divided by", "mod"],
  ["quotient of", "and", "/"],
  ["ratio of", "to", "/"],
];

/** Words in front of an expression that don’t change it. */
const START = new Set(
  (
    "what whats what's is are how much many the value of result answer to find get calculate compute evaluate does do " +
    "equals equal pls please hey hi if i me you tell can a an = : ,"
  ).split(" "),
);
/** Words and phrases behind it. */
const END: readonly string[] = [
  ...["in all", "in total", "total length", "final price", "do i pay"],
  ..."? ! . , = : ; equals equal is what whats total altogether result answer pls please thanks price".split(
    " ",
  ),
];
const ARTICLES = new Set(["the", "a", "an", "my", "our"]);
/** Names of an amount: "8% tax", "$15 shipping". The sign stands before it. */
const RISING = new Set(
  "tax vat gst hst sales tip gratuity fee shipping commission delivery service charge markup interest".split(
    " ",
  ),
);
const FALLING = new Set("off discount coupon".split(" "));
const LINKS = new Set(
  "with at then another and , plus again extra additional a an the take get less by".split(" "),
);
const SCALES = new Set(
  "thousand thousands million millions billion billions lakh lakhs crore crores".split(" "),
);

/** Parses the expression that a sentence says. Undefined if it begins with none. */
export function parseExpression(
  sentence: Sentence,
  converters: readonly CompiledConverter[],
): ParsedExpression | undefined {
  return new Parser(sentence, converters).parse();
}

class Parser {
  readonly #tokens: readonly Token[];
  readonly #sentence: Sentence;
  readonly #converters: readonly CompiledConverter[];
  #place = 0;
  #depth = 0;
  #steps = 0;
  #hasVerb = false;
  #isMoney = false;
  #isComputed = false;
  #angle: "deg" | "rad" | undefined;

  constructor(sentence: Sentence, converters: readonly CompiledConverter[]) {
    this.#sentence = sentence;
    this.#tokens = sentence.tokens;
    this.#converters = converters;
  }

  parse(): ParsedExpression | undefined {
    while (START.has(this.#text()) && !this.#isMeaningful()) this.#place += 1;
    const start = this.#place;
    const tree = this.#expression(0);
    if (!tree) return undefined;
    const stop = this.#place;
    const target = this.#target();
    while (this.#take(...END));
    return {
      tree,
      ...target,
      isMoney: this.#isMoney,
      ...(this.#angle && { angle: this.#angle }),
      ...(this.#place < this.#tokens.length && { end: this.#place }),
      isComputed: this.#isComputed,
      start,
      stop,
    };
  }

  /** True for words of `START` that change the figure: "a third of", the name in "i + 5", and "is 5 less than 20". */
  #isMeaningful(): boolean {
    const [word, next] = [this.#text(), this.#text(1)];
    if (word === "is" || word === "are") return this.#place === 0;
    if (word === "a" && /^(?:third|quarter|fourth|fifth|tenth|half)$/.test(next)) return true;
    return /^(?:an?|i|me|you)$/.test(word) && /^[-+]$/.test(next);
  }

  #text(ahead = 0): string {
    return this.#tokens[this.#place + ahead]?.text ?? "";
  }

  /** Takes the first of some phrases that stands here. */
  #take(...phrases: readonly string[]): string | undefined {
    const found = phrases.find((phrase) =>
      phrase.split(" ").every((word, ahead) => this.#text(ahead) === word),
    );
    if (found !== undefined) this.#place += found.split(" ").length;
    return found;
  }

  #skip(words: ReadonlySet<string>): void {
    while (words.has(this.#text())) this.#place += 1;
  }

  /** Runs a reading; if it fails, the place is as before. */
  #attempt<T>(read: () => T | undefined): T | undefined {
    const { place, computed, money } = {
      place: this.#place,
      computed: this.#isComputed,
      money: this.#isMoney,
    };
    const result = read();
    if (result === undefined) [this.#place, this.#isComputed, this.#isMoney] = [place, computed, money];
    return result;
  }

  #expression(minimum: number): Expression | undefined {
    this.#steps += 1;
    if (this.#depth >= MAX_DEPTH || this.#steps > MAX_STEPS) return undefined;
    this.#depth += 1;
    let left = this.#prefix();
    while (left) {
      const next = this.#infix(left, minimum);
      if (!next) break;
      left = next;
    }
    this.#depth -= 1;
    return left;
  }

  #infix(left: Expression, minimum: number): Expression | undefined {
    return this.#attempt(() => {
      const adjusted = minimum <= ADD ? this.#adjustment(left) : undefined;
      if (adjusted) return adjusted;
      if (minimum <= ADD) {
        const than = this.#take("less than", "fewer than", "more than");
        if (than) return this.#binary(than === "more than" ? "+" : "-", this.#expression(ADD + 1), left);
      }
      const share = minimum <= MULTIPLY && isPart(left) && this.#take("of", "off of", "off");
      if (share === "of") return this.#binary("*", left, this.#operand(MULTIPLY));
      // "1/3 off 90", but not "0.25 off 80", which may be an amount.
      if (share && left.kind !== "number")
        return this.#binary("*", this.#operand(MULTIPLY), group("-", number("1"), left));
      const found = INFIX.find(
        ([phrase, , power]) => power >= minimum && this.#attempt(() => this.#take(phrase)) !== undefined,
      );
      if (found) {
        const [, sign, power] = found;
        if (sign === "+" || sign === "-")
          this.#skip(new Set(["another", "a", "an", "the", "extra", "additional"]));
        const right = this.#expression(sign === "^" ? NEGATIVE : power + 1);
        if (sign === "+" || sign === "-") this.#name();
        return this.#binary(sign, left, right);
      }
      const before = this.#tokens[this.#place - 1];
      const isGroup =
        this.#text() === "(" || (before?.text === ")" && this.#tokens[this.#place]?.kind === "number");
      const isConstant = CONSTANTS[this.#text()] !== undefined && left.kind === "number";
      if (minimum <= MULTIPLY && (isGroup || isConstant) && left.kind !== "percent") {
        const right = this.#expression(MULTIPLY + 1);
        const product = this.#binary("*", left, right);
        return product && { ...product, isImplied: true };
      }
      return undefined;
    });
  }

  #binary(
    sign: Sign,
    left: Expression | undefined,
    right: Expression | undefined,
  ): Extract<Expression, { kind: "binary" }> | undefined {
    if (!left || !right) return undefined;
    this.#isComputed = true;
    return { kind: "binary", sign, left, right };
  }

  /** "with a 10% discount", "then another 5% off", "at 20% off", "and 8% tax": a percentage of what stands before it. */
  #adjustment(left: Expression): Expression | undefined {
    return this.#attempt(() => {
      const before = this.#place;
      this.#skip(LINKS);
      const isMinus = this.#tokens.slice(before, this.#place).some(({ text }) => text === "less");
      const amount = this.#percent() ?? this.#money();
      if (!amount) return undefined;
      const isOff = FALLING.has(this.#text());
      if (!isOff && (!RISING.has(this.#text()) || isMinus)) return undefined;
      // "10% off of 80" is an expression by itself.
      const place = this.#place;
      this.#name();
      if (/^(?:of|on|from|for)$/.test(this.#text()) || this.#startsValue()) {
        this.#place = place;
        if (this.#text(1) !== "" && !LINKS.has(this.#text(1))) return undefined;
      }
      this.#isMoney = true;
      const result = this.#binary(isOff ? "-" : "+", left, amount);
      return result && { ...result, isNamed: true };
    });
  }

  #startsValue(): boolean {
    return (
      this.#tokens[this.#place]?.kind === "number" ||
      this.#text() === "(" ||
      CURRENCY_SIGNS[this.#text()] !== undefined
    );
  }

  /** Takes the name of an amount: "tax", "sales tax", "discount". */
  #name(): void {
    const place = this.#place;
    this.#skip(RISING);
    this.#skip(FALLING);
    if (this.#place > place) this.#isMoney = true;
  }

  /** An operand behind "of" or "off": an article may stand before it. */
  #operand(minimum: number): Expression | undefined {
    this.#skip(ARTICLES);
    return this.#expression(minimum);
  }

  #prefix(): Expression | undefined {
    const postfixed = (value: Expression | undefined): Expression | undefined => {
      let result = value;
      for (;;) {
        const sign =
          result &&
          this.#take(
            "!",
            "factorial",
            "squared",
            "cubed",
            "²",
            "³",
            "°",
            "degrees",
            "degree",
            "deg",
            "radians",
            "radian",
            "rad",
          );
        if (!result || !sign) return result;
        if (sign === "!" || sign === "factorial") result = { kind: "factorial", of: result };
        else if (/^(?:squared|²)$/.test(sign))
          result = { kind: "binary", sign: "^", left: result, right: number("2") };
        else if (/^(?:cubed|³)$/.test(sign))
          result = { kind: "binary", sign: "^", left: result, right: number("3") };
        else {
          const angle = sign.startsWith("r") ? "rad" : "deg";
          // One expression is computed with one unit of angles.
          if (this.#angle && this.#angle !== angle) return undefined;
          this.#angle = angle;
        }
        this.#isComputed = true;
      }
    };
    return postfixed(
      this.#verb() ??
        this.#signed() ??
        this.#group() ??
        this.#factor() ??
        this.#net() ??
        this.#list() ??
        this.#function() ??
        this.#off() ??
        this.#rate() ??
        this.#percent() ??
        this.#counted() ??
        this.#value(),
    );
  }

  #signed(): Expression | undefined {
    return this.#attempt(() => {
      const sign = this.#take("-", "minus", "negative", "+");
      const of = sign && this.#expression(NEGATIVE);
      return of ? (sign === "+" ? of : { kind: "negative", of }) : undefined;
    });
  }

  #group(): Expression | undefined {
    return this.#attempt(() => {
      if (!this.#take("(")) return undefined;
      const of = this.#expression(0);
      return of && this.#take(")") ? { kind: "group", of } : undefined;
    });
  }

  #factor(): Expression | undefined {
    return this.#attempt(() => {
      const found = FACTORS.find(([phrase]) => this.#take(phrase) !== undefined);
      if (!found) return undefined;
      const [above = "", below] = found[1].split("/");
      const factor = below === undefined ? number(above) : fraction(above, below);
      return this.#binary("*", factor, this.#operand(MULTIPLY));
    });
  }

  /** "subtract 18 from 50" */
  #verb(): Expression | undefined {
    // A sentence has one verb: nested ones would be tried in every combination.
    if (this.#hasVerb) return undefined;
    this.#hasVerb = true;
    const found = this.#verbPhrase();
    this.#hasVerb = false;
    return found;
  }

  #verbPhrase(): Expression | undefined {
    for (const [verb, joint, sign, order] of VERBS) {
      const found = this.#attempt(() => {
        if (!this.#take(verb)) return undefined;
        const first = this.#operand(ADD);
        if (!first || !this.#take(joint)) return undefined;
        const second = this.#operand(ADD);
        const isAscending = isSmaller(first, second);
        if (order === "ascending" && !isAscending) return undefined;
        const isReversed = order === "reversed" || (order !== undefined && isAscending);
        return isReversed ? this.#binary(sign, second, first) : this.#binary(sign, first, second);
      });
      if (found) return { kind: "group", of: found };
    }
    return undefined;
  }

  /** "net of 20% VAT on 144" */
  #net(): Expression | undefined {
    return this.#attempt(() => {
      if (!this.#take("net of", "without", "excluding", "before")) return undefined;
      const rate = this.#percent();
      if (!rate || !RISING.has(this.#text())) return undefined;
      this.#name();
      if (!this.#take("on", "from", "in", "of", ":", ",")) return undefined;
      const gross = this.#operand(MULTIPLY);
      return this.#binary("/", gross, {
        kind: "group",
        of: { kind: "binary", sign: "+", left: number("1"), right: rate, isNamed: true },
      });
    });
  }

  /** "average of 5, 5 and 9", "gcf of 84, 126 and 210" */
  #list(): Expression | undefined {
    return this.#attempt(() => {
      const found = LISTS.find(([phrase]) => this.#take(phrase) !== undefined);
      if (!found) return undefined;
      this.#take("of the", "of", "for", ":");
      this.#take("numbers", "values", "list");
      const isGroup = this.#take("(") !== undefined;
      const items: Expression[] = [];
      for (;;) {
        const joined = this.#joined();
        const item = joined.length > 0 ? undefined : this.#expression(ADD);
        if (joined.length === 0 && !item) break;
        items.push(...joined, ...(item ? [item] : []));
        this.#take(", and", ",", "and", ";");
      }
      if (isGroup && !this.#take(")")) return undefined;
      if (items.length < 2) return undefined;
      const dropped = this.#take(
        "without the lowest",
        "without the highest",
        "excluding the lowest",
        "excluding the highest",
        "dropping the lowest",
        "dropping the highest",
        "except the lowest",
        "except the highest",
      );
      const all = dropped === undefined ? items : withoutExtreme(items, dropped.endsWith("lowest"));
      if (!all) return undefined;
      this.#isComputed = true;
      return { kind: "function", name: found[1], arguments: all };
    });
  }

  /** "4,6" in a list has no decimal mark. */
  #joined(): Expression[] {
    const text = this.#text();
    if (!/^\d+(?:,\d+)+$/.test(text) || /^\d{1,3}(?:,\d{3})+$/.test(text)) return [];
    this.#place += 1;
    return text.split(",").map(number);
  }

  #function(): Expression | undefined {
    return this.#attempt(() => {
      const found = FUNCTIONS.find(([phrase]) => this.#attempt(() => this.#take(phrase)) !== undefined);
      if (!found) return undefined;
      const [, name] = found;
      const base = name === "log" ? this.#base() : undefined;
      this.#take("of");
      const list = this.#arguments();
      const single = list ? undefined : this.#argument(/sin|cos|tan/.test(name));
      const all = list ?? (single && [single]);
      if (!all) return undefined;
      const after =
        name === "log" && !base
          ? this.#attempt(() =>
              this.#take("with base", "in base", "to base", "base") ? this.#value() : undefined,
            )
          : undefined;
      this.#isComputed = true;
      const bases = base ?? after;
      if (name === "factorial") return all[0] && { kind: "factorial", of: all[0] };
      return { kind: "function", name, arguments: bases ? [...all, bases] : all };
    });
  }

  #base(): Expression | undefined {
    return this.#attempt(() => (this.#take("base", "_") ? this.#value() : undefined));
  }

  /** "(12; 18)" */
  #arguments(): Expression[] | undefined {
    return this.#attempt(() => {
      if (!this.#take("(")) return undefined;
      const items: Expression[] = [];
      for (let item = this.#expression(0); item; item = this.#expression(0)) {
        items.push(item);
        if (!this.#take(";", ",")) break;
      }
      return items.length > 0 && this.#take(")") ? items : undefined;
    });
  }

  /** The argument of a function without parentheses: a value, with its power, and "pi/6" of an angle. */
  #argument(isAngle: boolean): Expression | undefined {
    const value = this.#expression(POWER);
    const isFraction = isAngle && value?.kind === "constant" && this.#text() === "/";
    if (!isFraction) return value;
    return (
      this.#attempt(() => (this.#take("/") ? this.#binary("/", value, this.#value()) : undefined)) ?? value
    );
  }

  /** "25% off 80", "$10 off then 10% off of $110" */
  #off(): Expression | undefined {
    return this.#attempt(() => {
      this.#take("take");
      const rates: Expression[] = [];
      for (;;) {
        const rate = this.#attempt(() => {
          if (rates.length > 0) this.#skip(LINKS);
          const value = this.#percent() ?? this.#money();
          return value && this.#take("off", "discount") ? value : undefined;
        });
        if (!rate) break;
        rates.push(rate);
      }
      if (rates.length === 0) return undefined;
      this.#take("of", "on", "from", "for");
      const price = this.#operand(MULTIPLY);
      if (!price) return undefined;
      this.#isMoney = true;
      this.#isComputed = true;
      return {
        kind: "group",
        of: rates.reduce(
          (left: Expression, right) => ({ kind: "binary", sign: "-", left, right, isNamed: true }),
          price,
        ),
      };
    });
  }

  /** "8.875% tax on 60": the tax itself. */
  #rate(): Expression | undefined {
    return this.#attempt(() => {
      const rate = this.#percent();
      if (!rate || !RISING.has(this.#text())) return undefined;
      this.#name();
      return this.#take("on", "of", "for") ? this.#binary("*", rate, this.#operand(MULTIPLY)) : undefined;
    });
  }

  #percent(): Extract<Expression, { kind: "percent" }> | undefined {
    return this.#attempt(() => {
      const text = this.#decimal();
      return text !== undefined && this.#take("%", "percent") ? { kind: "percent", text } : undefined;
    });
  }

  /** "3 shirts at $15 each", "6 bags of 2.5 lb each" */
  #counted(): Expression | undefined {
    return this.#attempt(() => {
      const count = this.#decimal();
      const noun = this.#tokens[this.#place];
      if (count === undefined || noun?.kind !== "word" || this.#isUnit() || SCALES.has(noun.text))
        return undefined;
      this.#place += 1;
      const isEachBefore = this.#take("at", "@", "of", "each", ",") === "each";
      this.#take("of", "at");
      const value = this.#money() ?? this.#value();
      if (
        !value ||
        value.kind === "constant" ||
        (!this.#take("each", "apiece", "a piece", "per piece") && !isEachBefore)
      )
        return undefined;
      if (value.kind === "number") this.#isMoney = true;
      return this.#binary("*", number(count), value);
    });
  }

  #isUnit(): boolean {
    return readUnit(this.#rest().replace(/^\s+/, ""), this.#converters) !== undefined;
  }

  #rest(): string {
    const token = this.#tokens[this.#place];
    return token ? this.#sentence.cased.slice(token.start, token.start + MAX_QUANTITY_LENGTH) : "";
  }

  #value(): Expression | undefined {
    const name = CONSTANTS[this.#text()];
    if (name !== undefined) {
      this.#place += 1;
      return { kind: "constant", name };
    }
    return this.#money() ?? this.#hexadecimal() ?? this.#quantity() ?? this.#mixed() ?? this.#number();
  }

  #money(): Expression | undefined {
    return this.#attempt(() => {
      const before = CURRENCY_SIGNS[this.#text()];
      if (before !== undefined) this.#place += 1;
      const text = this.#decimal();
      if (text === undefined) return undefined;
      if (before !== undefined) return { kind: "money", text, currency: before };
      const after = CURRENCY_CODES[this.#text()] ?? CURRENCY_SIGNS[this.#text()];
      if (after === undefined) return undefined;
      this.#place += 1;
      return { kind: "money", text, currency: after };
    });
  }

  #hexadecimal(): Expression | undefined {
    const digits = /^0x[0-9a-f]{1,15}(?![\p{L}\d])/iu.exec(this.#rest())?.[0];
    return digits === undefined ? undefined : this.#ending(digits.length, number(String(BigInt(digits))));
  }

  #quantity(): Expression | undefined {
    if (this.#tokens[this.#place]?.kind !== "number") return undefined;
    const quantity = readQuantity(this.#rest(), this.#converters);
    return quantity && this.#ending(quantity.length, { kind: "quantity", quantity });
  }

  /** Moves behind so many characters, if a token ends there. */
  #ending(length: number, value: Expression): Expression | undefined {
    const end = (this.#tokens[this.#place]?.start ?? 0) + length;
    const last = this.#tokens.findIndex((token) => token.end === end);
    if (last < 0) return undefined;
    this.#place = last + 1;
    return value;
  }

  /** "2 1/4" */
  #mixed(): Expression | undefined {
    return this.#attempt(() => {
      const [, whole, above, below] = /^(\d{1,9}) (\d{1,9})\/(\d{1,9})(?![\d/.])/.exec(this.#rest()) ?? [];
      if (whole === undefined || above === undefined || below === undefined || Number(below) === 0)
        return undefined;
      this.#place += 4;
      return group("+", number(whole), fraction(above, below));
    });
  }

  #number(): Expression | undefined {
    const text = this.#decimal() ?? (this.#take("one") ? "1" : undefined);
    return text === undefined ? undefined : number(text);
  }

  /** Takes a number with its scale: "250k", "3M", "2.5 crore". */
  #decimal(): string | undefined {
    const token = this.#tokens[this.#place];
    const found = token?.kind === "number" ? readDecimal(this.#sentence, this.#place) : undefined;
    if (!found) return undefined;
    this.#place = found.end;
    return found.text;
  }

  /** "in minutes", "in millions", "as a decimal" */
  #target(): { target?: UnitValue; scale?: string } | undefined {
    return this.#attempt(() => {
      this.#take(",");
      if (!this.#take("in", "to", "as", "into")) return undefined;
      this.#skip(ARTICLES);
      if (this.#take("decimal", "number")) return {};
      if (this.#take("dollars", "usd")) {
        this.#isMoney = true;
        return { target: { dimension: { USD: 1 }, factor: R.ONE } };
      }
      if (SCALES.has(this.#text())) {
        this.#place += 1;
        return { scale: this.#tokens[this.#place - 1]?.text ?? "" };
      }
      const found = readUnit(this.#rest(), this.#converters, TARGET_JOINT);
      if (!found || !this.#ending(found.length, { kind: "constant", name: "" })) return undefined;
      return { target: found.unit };
    });
  }
}

const MAX_QUANTITY_LENGTH = 60;
/** "N m" and "N·m" are products in a target. */
const TARGET_JOINT = /^(?: ?\/(?=\p{L})| per |[ ·*](?=\p{L}))/u;

/** A share of something: 15%, a fraction, half. */
const isPart = (value: Expression): boolean =>
  value.kind === "percent" ||
  (value.kind === "number" && Number(value.text) > 0 && Number(value.text) < 1) ||
  (value.kind === "binary" &&
    value.sign === "/" &&
    value.left.kind === "number" &&
    value.right.kind === "number");

const number = (text: string): Expression => ({ kind: "number", text });

const fraction = (above: string, below: string): Expression => ({
  kind: "binary",
  sign: "/",
  left: number(above),
  right: number(below),
});

const group = (sign: Sign, left: Expression, right: Expression): Expression => ({
  kind: "group",
  of: { kind: "binary", sign, left, right },
});

/** True if two plain numbers are in ascending order. */
function isSmaller(a: Expression, b: Expression | undefined): boolean {
  const [first, second] = [a, b].map((each) =>
    each?.kind === "number" ? R.parseDecimal(each.text) : undefined,
  );
  return first !== undefined && second !== undefined && R.compare(first, second) < 0;
}

/** Leaves out the lowest or the highest of some plain numbers. */
function withoutExtreme(items: readonly Expression[], isLowest: boolean): Expression[] | undefined {
  const values = items.map((item) => (item.kind === "number" ? R.parseDecimal(item.text) : undefined));
  let extreme = 0;
  for (const [place, value] of values.entries()) {
    const other = values[extreme];
    if (!value || !other) return undefined;
    if (R.compare(value, other) < 0 === isLowest && R.compare(value, other) !== 0) extreme = place;
  }
  return items.filter((_, place) => place !== extreme);
}
