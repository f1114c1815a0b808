import { symbolName } from "./symbol-name.ts";
import { type FormulaTree, factorial, fraction, power, product, sum, type Term } from "./tree.ts";

export type PrintedPart = FormulaTree | string;

/**
 * Parses a formula in plain notation: a conversion as lib/units formats it, "°F = °C × 9/5 + 32" or
 * "p = 20 µPa × 10^(L/20)", or a line of an article. `names` are words: units, parameters and quantities.
 * Text that is not a formula stays unchanged: "d in m", "the listed size".
 */
export function readPrinted(line: string, names: readonly string[]): PrintedPart[] {
  const words = [...new Set(names.filter((name) => name !== "" && name !== "—"))].sort(
    (a, b) => b.length - a.length,
  );
  const parts: PrintedPart[] = [];
  for (const { text, before } of partsOf(line)) {
    const part = readPart(text, words);
    const last = parts.at(-1);
    // Joins neighboring words as printed.
    if (typeof part === "string" && typeof last === "string") parts[parts.length - 1] = last + before + part;
    else parts.push(part);
  }
  return parts;
}

function readPart(text: string, words: readonly string[]): PrintedPart {
  try {
    return new Reader(text, words).equation();
  } catch (error) {
    if (error instanceof SyntaxError) return text;
    throw error;
  }
}

/** Matches " (x in meters)". */
const REMARK = /^ \(\S+ in [^()]+\)$/;

/** Splits a line at commas and semicolons outside of brackets, at "where", and before bracketed remarks. */
function partsOf(line: string): { text: string; before: string }[] {
  const last = line.lastIndexOf(" (");
  const remark = last >= 0 && REMARK.test(line.slice(last)) ? line.slice(last) : "";
  const parts = [{ text: "", before: "" }];
  let inside = false;
  for (const piece of line.slice(0, line.length - remark.length).split(/(, |; |[()])/)) {
    if (piece === "(" || piece === ")") inside = piece === "(";
    const part = parts.at(-1);
    if ((piece === ", " || piece === "; ") && !inside) parts.push({ text: "", before: piece });
    else if (part)
      part.text += part.text === "" && piece.startsWith("where ") ? piece.slice("where ".length) : piece;
  }
  return [...parts, { text: remark, before: " " }]
    .map(({ text, before }) => ({ text: text.trim(), before }))
    .filter(({ text }) => text !== "");
}

const NUMBER = /\d[\d,]*(?:\.\d+)?(?: × 10[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+)?/y;
const LETTERS = /\p{L}[\p{L}₀₁₂₃₄₅₆₇₈₉]*(?:_\p{L}+)?/uy;
/** Matches "[H⁺]". */
const CONCENTRATION = /\[\p{L}+[⁺⁻]\]/uy;
/** Matches words such as "listed" and "in", which occur only in prose. */
const PROSE = /^\p{Ll}{2,}$/u;
const RAISED = /[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+/y;
/** Matches units after numbers of formulas. */
const UNIT =
  / (?:J\/\(kg·K\)|cd\/m²|pW\/m²|mm\/h|m\/s|mm²\/s|m²\/s|mol\/L|hPa|[µkm]?Pa|[fmkn]?W|[mµ]?V²?|lambert|lx|mm|mil|m|K)(?![\p{L}\d_²³/·])/uy;
const FUNCTIONS: Readonly<Record<string, string>> = { "log₁₀": "10", "log₂": "2" };
const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

class Reader {
  private readonly text: string;
  private readonly words: readonly string[];
  private at = 0;

  constructor(text: string, words: readonly string[]) {
    this.text = text;
    this.words = words;
  }

  /** @throws SyntaxError unless the whole text is an equation. */
  equation(): FormulaTree {
    const tree = this.chain();
    if (tree.kind !== "infix" || this.at < this.text.length) throw new SyntaxError(this.text.slice(this.at));
    return tree;
  }

  /** Parses one side after the other: a = b, a = b = c. */
  private chain(): FormulaTree {
    const left = this.sum();
    return this.takes("=") ? { kind: "infix", sign: "=", left, right: this.chain() } : left;
  }

  private sum(): FormulaTree {
    const terms: Term[] = [this.takes("−") ? { minus: true, of: this.product() } : { of: this.product() }];
    for (;;) {
      if (this.takes("+")) terms.push({ of: this.product() });
      else if (this.takes("−")) terms.push({ minus: true, of: this.product() });
      else return sum(terms);
    }
  }

  /** Parses × and ÷ from the left; adjacent factors are multiplied. */
  private product(): FormulaTree {
    let above: FormulaTree[] = [this.ratio()];
    const below: FormulaTree[] = [];
    const cross = () => product(above, true);
    for (;;) {
      if (this.takes("×")) {
        if (below.length > 0) above = [fraction(cross(), product(below.splice(0), true))];
        above.push(this.ratio());
      } else if (this.takes("÷")) below.push(this.ratio());
      else return below.length > 0 ? fraction(cross(), product(below, true)) : cross();
    }
  }

  /** Parses a fraction within a product: 9/5, π/180, p / 20 µPa. */
  private ratio(): FormulaTree {
    const above = this.juxtaposed();
    return this.takes("/") ? fraction(above, this.juxtaposed()) : above;
  }

  private juxtaposed(): FormulaTree {
    const factors = [this.raised()];
    while (this.startsFactor()) factors.push(this.raised());
    return product(factors);
  }

  private startsFactor(): boolean {
    const rest = this.text.slice(this.at).trimStart();
    return rest !== "" && !/^[+−×÷/=)\]^!]/.test(rest);
  }

  private raised(): FormulaTree {
    const atom = this.atom();
    const base = this.takes("!") ? factorial(atom) : atom;
    const digits = this.match(RAISED);
    if (digits !== undefined) return power(base, { kind: "number", text: plain(digits) });
    return this.takes("^") ? power(base, this.exponent()) : base;
  }

  private exponent(): FormulaTree {
    return this.takes("(") ? this.until(")") : this.atom();
  }

  private until(close: string): FormulaTree {
    const inner = this.sum();
    this.expect(close);
    return inner;
  }

  private atom(): FormulaTree {
    if (this.takes("(")) return this.until(")");
    if (this.takes("√")) return { kind: "root", of: this.takes("(") ? this.until(")") : this.atom() };
    if (this.takes("½")) return fraction({ kind: "number", text: "1" }, { kind: "number", text: "2" });
    const word = this.word();
    if (word !== undefined) return { kind: "word", text: word };
    const concentration = this.match(CONCENTRATION);
    if (concentration !== undefined) return { kind: "word", text: concentration };
    if (this.takes("[")) return this.until("]");
    const figures = this.match(NUMBER);
    if (figures !== undefined) {
      const unit = this.match(UNIT, true);
      return unit === undefined
        ? { kind: "number", text: figures }
        : { kind: "value", text: figures, unit: unit.trim() };
    }
    const letters = this.match(LETTERS);
    if (letters === undefined) throw new SyntaxError(this.text.slice(this.at));
    return this.text[this.at] === "(" || Object.hasOwn(FUNCTIONS, letters) || letters === "log"
      ? this.call(letters)
      : letters === "e" && this.text[this.at] === "^"
        ? { kind: "word", text: "e" }
        : nameOf(letters);
  }

  private call(letters: string): FormulaTree {
    const index = FUNCTIONS[letters];
    const args = [this.takes("(") ? this.until(")") : this.atom()];
    if (index !== undefined) return { kind: "call", name: "log", sub: { kind: "number", text: index }, args };
    // e_s(t): a quantity that is a function.
    const { base, sub } = symbolName(letters);
    if (sub !== undefined) return { kind: "call", name: base, sub: { kind: "word", text: sub }, args };
    return { kind: "call", name: letters, args };
  }

  /** Parses one of the names, if it ends at a word boundary. */
  private word(): string | undefined {
    const start = this.skipped();
    const word = this.words.find(
      (name) =>
        this.text.startsWith(name, start) &&
        !/^(?:[,.]\d|[\p{L}\d_(/·²³])/u.test(this.text.slice(start + name.length)),
    );
    if (word !== undefined) this.at = start + word.length;
    return word;
  }

  private skipped(): number {
    const rest = this.text.slice(this.at);
    return this.at + (rest.length - rest.trimStart().length);
  }

  private takes(sign: string): boolean {
    const start = this.skipped();
    if (!this.text.startsWith(sign, start)) return false;
    this.at = start + sign.length;
    return true;
  }

  private expect(sign: string): void {
    if (!this.takes(sign)) throw new SyntaxError(`${sign} is missing at ${this.text.slice(this.at)}`);
  }

  private match(pattern: RegExp, spaced = false): string | undefined {
    pattern.lastIndex = spaced ? this.at : this.skipped();
    const match = pattern.exec(this.text)?.[0];
    if (match !== undefined) this.at = pattern.lastIndex;
    return match;
  }
}

const plain = (raised: string): string =>
  [...raised].map((digit) => (digit === "⁻" ? "−" : String(SUPERSCRIPTS.indexOf(digit)))).join("");

const SUBSCRIPTS = "₀₁₂₃₄₅₆₇₈₉";

/** Parses a letter with its subscript, or a word. @throws SyntaxError for prose. */
function nameOf(letters: string): FormulaTree {
  if (letters === "π") return { kind: "word", text: letters };
  if (PROSE.test(letters)) throw new SyntaxError(`${letters} is no part of a formula`);
  const lowered = /(?<![₀₁₂₃₄₅₆₇₈₉ₛ])[₀₁₂₃₄₅₆₇₈₉ₛ]+$/.exec(letters)?.[0] ?? "";
  const sub = [...lowered].map((sign) => (sign === "ₛ" ? "s" : String(SUBSCRIPTS.indexOf(sign)))).join("");
  const id = sub ? `${letters.slice(0, -lowered.length)}_${sub}` : letters.replace(/^Δ(?=\p{L}$)/u, "d");
  return { kind: "symbol", id, ...symbolName(id) };
}
