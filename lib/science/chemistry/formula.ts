import { capitalize } from "../../core/locale/locale.ts";
import { attempt, InputError } from "../../core/result/input-error.ts";
import { failure, type Result } from "../../core/result/result.ts";
import { isAdductBlank, isIsotope, oxidationState, subscriptDecimals } from "./formula-notation.ts";
import { messages } from "./messages.ts";

/** Atoms of a formula: by symbol, or by mass number and symbol for isotopes ("13C"). */
export type Atoms = ReadonlyMap<string, number>;

export interface Formula {
  atoms: Atoms;
  /** Elementary charges. */
  charge: number;
  parts: readonly FormulaPart[];
  /** Sentence about the other reading of an ambiguous text. */
  otherReading?: string;
  /** True if the text had other capitals. */
  isRespelled?: true;
}

export interface FormulaPart {
  text: string;
  at?: "raised" | "lowered";
}

export const MAX_FORMULA_LENGTH = 200;
const MAX_DEPTH = 8;
const MAX_COUNT = 99_999;
const MAX_CHARGE = 99;
/** Maximum number of atoms. */
const MAX_ATOMS = 1e9;

/** Hydrogen's isotopes have separate symbols. */
const HYDROGENS: Readonly<Record<string, string>> = { D: "2H", T: "3H" };
const LOWERED = "₀₁₂₃₄₅₆₇₈₉";
const RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const STATE = /\((?:s|l|g|aq|cr|am)\)$/;

interface Sign {
  text: string;
  column: number;
  /** True if it was a superscript. */
  raised?: true;
}

/** Reads one character as plain ones: ₂ as 2, ² as a raised 2, − as -. */
function plain(text: string): Sign[] {
  const signs: Sign[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    const column = at + 1;
    const lowered = LOWERED.indexOf(letter);
    const raised = RAISED.indexOf(letter);
    if (lowered >= 0) signs.push({ text: String(lowered), column });
    else if (raised >= 0) signs.push({ text: String(raised), column, raised: true });
    else if (letter === "⁺" || letter === "⁻")
      signs.push({ text: letter === "⁺" ? "+" : "-", column, raised: true });
    else if ("−–".includes(letter)) signs.push({ text: "-", column });
    else if ("·•⋅*∙".includes(letter)) signs.push({ text: "·", column });
    else signs.push({ text: letter, column });
  }
  return signs;
}

/**
 * Reads a formula: nested brackets, hydrates (CuSO4·5H2O, also with "." or "*"), charges (SO4^2-, SO4 2-,
 * Fe3+, ]4-, MnO4-), isotopes (D, T, [13C], ¹³C, 14C by itself), fractional subscripts (Fe0.95O), oxidation
 * states (Fe(III)Cl3), superscripts and subscripts, a final state. Never throws. @param symbols those of the
 * elements, by atomic number.
 */
export function readFormula(text: string, symbols: ReadonlySet<string>): Result<Formula> {
  if (text.trim() === "") return failure("", messages.formula.missing, 1);
  if (text.length > MAX_FORMULA_LENGTH)
    return failure("", messages.formula.tooLong(MAX_FORMULA_LENGTH), MAX_FORMULA_LENGTH + 1);
  return attempt(() => new Reader(plain(text.trimEnd().replace(STATE, "")), symbols).read());
}

class Reader {
  readonly #symbols: ReadonlySet<string>;
  #signs: readonly Sign[];
  #charge = 0;
  #chargeSigns: FormulaPart[] = [];
  #otherReading: string | undefined;
  #at = 0;
  readonly #parts: FormulaPart[] = [];

  constructor(signs: readonly Sign[], symbols: ReadonlySet<string>) {
    this.#symbols = symbols;
    this.#signs = signs;
    this.#takeCharge();
    this.#signs = joinGroups(this.#signs);
  }

  read(): Formula {
    const total = new Map<string, number>();
    const text = this.#rest();
    let first = !isIsotope(text, this.#symbols);
    if (!first) {
      const atom = this.#symbol();
      add(total, atom, 1);
      const [count, symbol] = [Number.parseInt(text, 10), symbolOf(atom)];
      this.#otherReading = messages.twoReadings({
        entered: text,
        used: messages.readings.isotope(formulaText({ parts: this.#parts })),
        other: messages.readings.atoms({ count, symbol }),
        otherAsText: `${symbol}${count}`,
      });
    }
    while (first || this.#peek() !== "") {
      if (!first) this.#hydrateDot();
      const times = this.#leadingNumber(!first);
      first = false;
      const start = this.#column();
      const atoms = this.#groups(0);
      if (atoms.size === 0) throw new InputError(this.#missing(), start);
      for (const [atom, count] of atoms) add(total, atom, count * times);
    }
    this.#otherReading ??= this.#labeledReading(text);
    const sum = [...total.values()].reduce((a, b) => a + b, 0);
    if (sum > MAX_ATOMS) throw new InputError(messages.formula.tooManyAtoms, 1);
    return {
      atoms: total,
      charge: this.#charge,
      parts: [...this.#parts, ...this.#chargeSigns],
      ...(this.#otherReading !== undefined && { otherReading: this.#otherReading }),
    };
  }

  /** Names the labeled compound that a leading number may mean, too: ¹⁴CO₂ where 14CO2 is read as 14 CO₂. */
  #labeledReading(text: string): string | undefined {
    const [, mass = "", symbol = "", rest = ""] = /^(\d{1,3})([A-Z][a-z]?)(.+)$/.exec(text) ?? [];
    if (rest === "" || !isIsotope(mass + symbol, this.#symbols)) return undefined;
    const [, ...parts] = this.#parts;
    const labeled = formulaText({ parts: [{ text: mass, at: "raised" }, ...parts] });
    return messages.twoReadings({
      entered: text,
      used: `${mass} ${formulaText({ parts })}`,
      other: labeled,
      otherAsText: `[${mass}${symbol}]${rest}`,
    });
  }

  /** Parses the charge at the end, and removes its characters. */
  #takeCharge(): void {
    const signs = [...this.#signs];
    while (signs.length > 0 && signs.at(-1)?.text.trim() === "") signs.pop();
    // A charge in brackets: "(2+)".
    const wrapped = signs.at(-1)?.text === ")" && "+-".includes(signs.at(-2)?.text ?? " ");
    const end = wrapped ? signs.at(-2) : signs.at(-1);
    const sign = end?.text;
    if (!end || (sign !== "+" && sign !== "-")) {
      this.#explicitCharge(signs);
      return;
    }
    if (wrapped) signs.pop();
    // Counts "++" and "--".
    let repeated = 0;
    while (signs.at(-1)?.text === sign) {
      signs.pop();
      repeated += 1;
    }
    const whole = textOf(signs).trim();
    const digits = takeDigits(signs, wrapped);
    const symbol = textOf(signs).trim();
    if (digits !== "" && MAY_BE_COUNTED.has(symbol) && whole === symbol + digits) {
      const charge = raisedCharge(Number(digits), sign);
      const ofSeveralAtoms = formulaText({ parts: [{ text: symbol }, { text: digits, at: "lowered" }] });
      this.#otherReading = messages.twoReadings({
        entered: `${whole}${sign}`,
        used: `${symbol}${charge}`,
        other: `${ofSeveralAtoms}${raisedCharge(1, sign)}`,
        otherAsText: `${whole}^${sign}`,
      });
    }
    if (wrapped && signs.at(-1)?.text === "(") signs.pop();
    if (signs.at(-1)?.text === "^") signs.pop();
    if (repeated > 1 && digits !== "") throw new InputError(messages.formula.chargeWrittenTwice, end.column);
    this.#setCharge(Number(digits || repeated), sign, end.column);
    this.#signs = signs;
  }

  /** Parses "^-2"; rejects "^2": a superscript without a sign is ambiguous. */
  #explicitCharge(signs: Sign[]): void {
    const caret = signs.findLastIndex(({ text }) => text === "^");
    if (caret < 0) return;
    const rest = signs
      .slice(caret + 1)
      .map(({ text }) => text)
      .join("");
    const [, sign, digits = ""] = /^([+-])(\d{1,2})$/.exec(rest) ?? [];
    const column = signs[caret]?.column ?? 1;
    // A mass number before a symbol, ^13C, is not a charge.
    if (/^\d{1,3}[A-Z]/.test(rest)) return;
    if (sign === undefined) throw new InputError(messages.formula.chargeWithoutSign, column);
    this.#setCharge(Number(digits), sign, column);
    this.#signs = signs.slice(0, caret);
  }

  #setCharge(size: number, sign: string, column: number): void {
    if (size === 0 || size > MAX_CHARGE)
      throw new InputError(messages.formula.chargeOutOfRange(MAX_CHARGE), column);
    this.#charge = sign === "+" ? size : -size;
    this.#chargeSigns = [{ text: `${size === 1 ? "" : size}${sign === "+" ? "+" : "−"}`, at: "raised" }];
  }

  #peek(ahead = 0): string {
    return this.#signs[this.#at + ahead]?.text ?? "";
  }

  /** Returns the remaining text. */
  #rest(): string {
    return textOf(this.#signs.slice(this.#at));
  }

  #column(): number {
    const here = this.#signs[this.#at] ?? this.#signs.at(-1);
    return here ? here.column + (this.#at >= this.#signs.length ? 1 : 0) : 1;
  }

  #missing(): string {
    const next = this.#peek();
    if (next === "") return messages.formula.somethingMissing;
    return next === ")" || next === "]"
      ? messages.formula.neverOpened(next)
      : messages.formula.notAllowedHere(next);
  }

  #hydrateDot(): void {
    const next = this.#peek();
    if (next !== "·" && next !== ".") throw new InputError(this.#missing(), this.#column());
    this.#at += 1;
    this.#parts.push({ text: "·" });
  }

  /** Reads the multiplier of a part: 5 in ·5H2O; ½ and 0.5 for hemihydrates. */
  #leadingNumber(mayBeFraction: boolean): number {
    const column = this.#column();
    if (mayBeFraction && this.#peek() === "½") {
      this.#at += 1;
      this.#parts.push({ text: "½" });
      return 0.5;
    }
    // A superscript before a symbol is the mass number of an isotope.
    if (this.#signs[this.#at]?.raised) return 1;
    let digits = this.#digits();
    if (digits === "") return 1;
    if (mayBeFraction && this.#peek() === "." && /\d/.test(this.#peek(1))) {
      this.#at += 1;
      digits += `.${this.#digits()}`;
    }
    this.#parts.push({ text: digits });
    return counted(digits, column);
  }

  #digits(): string {
    let digits = "";
    while (/^\d$/.test(this.#peek())) {
      digits += this.#peek();
      this.#at += 1;
    }
    return digits;
  }

  /** Parses groups up to a closing bracket, a dot or the end. */
  #groups(depth: number): Map<string, number> {
    const atoms = new Map<string, number>();
    for (;;) {
      const next = this.#peek();
      if (next === "(" || next === "[" || next === "{") {
        const isotope = this.#bracketedIsotope();
        const inner = isotope === undefined ? this.#bracket(depth) : new Map([[isotope, 1]]);
        this.#multiply(inner, atoms);
      } else if (/^[A-Z]$/.test(next) || this.#isMassNumber()) {
        const symbol = this.#symbol();
        const state = oxidationState(symbol, this.#rest());
        if (state !== undefined) {
          this.#at += state.length + 2;
          this.#parts.push({ text: `(${state})` });
        }
        this.#multiply(new Map([[symbol, 1]]), atoms);
      } else if (/^[a-z]$/.test(next)) {
        throw new InputError(messages.formula.lowerCaseSymbol(next), this.#column());
      } else return atoms;
    }
  }

  #multiply(inner: ReadonlyMap<string, number>, into: Map<string, number>): void {
    const column = this.#column();
    if (this.#signs[this.#at]?.raised) {
      for (const [atom, count] of inner) add(into, atom, count);
      return;
    }
    const whole = this.#digits();
    const decimals = subscriptDecimals(whole, this.#rest());
    if (decimals !== "") this.#at += decimals.length + 1;
    const digits = decimals === "" ? whole : `${whole}.${decimals}`;
    const times = digits === "" ? 1 : counted(digits, column);
    if (digits !== "") this.#parts.push({ text: digits, at: "lowered" });
    for (const [atom, count] of inner) add(into, atom, count * times);
  }

  #bracket(depth: number): Map<string, number> {
    const column = this.#column();
    if (depth >= MAX_DEPTH) throw new InputError(messages.formula.nestedTooDeep, column);
    const opening = this.#peek();
    const closing = { "(": ")", "[": "]", "{": "}" }[opening] ?? ")";
    this.#at += 1;
    this.#parts.push({ text: opening });
    const inner = this.#groups(depth + 1);
    if (this.#peek() !== closing) {
      const isOpen = this.#peek() === "";
      throw new InputError(
        isOpen ? messages.formula.neverClosed(opening) : this.#missing(),
        isOpen ? column : this.#column(),
      );
    }
    if (inner.size === 0) throw new InputError(messages.formula.emptyParentheses, column);
    this.#at += 1;
    this.#parts.push({ text: closing });
    return inner;
  }

  /** Parses a single isotope in brackets: [13C] and (13C). */
  #bracketedIsotope(): string | undefined {
    let length = 1;
    while (/^\d$/.test(this.#peek(length)) && length <= 3) length += 1;
    if (length === 1 || !/^[A-Z]$/.test(this.#peek(length))) return undefined;
    const letters = /^[a-z]$/.test(this.#peek(length + 1)) ? 2 : 1;
    if (!/^[)\]}]$/.test(this.#peek(length + letters))) return undefined;
    this.#at += 1;
    const isotope = this.#symbol();
    this.#at += 1;
    return isotope;
  }

  /** Returns true at ¹³C or ^13C. */
  #isMassNumber(): boolean {
    const sign = this.#signs[this.#at];
    return (
      (sign?.raised === true && /^\d$/.test(sign.text)) || (sign?.text === "^" && /^\d$/.test(this.#peek(1)))
    );
  }

  /** Parses two letters if they are a symbol, else one; with an optional mass number. */
  #symbol(): string {
    const column = this.#column();
    if (this.#peek() === "^") this.#at += 1;
    const massNumber = this.#digits();
    const [first, second] = [this.#peek(), this.#peek(1)];
    const two = first + second;
    const symbol =
      /^[a-z]$/.test(second) && this.#symbols.has(two)
        ? two
        : this.#symbols.has(first) || first in HYDROGENS
          ? first
          : undefined;
    if (symbol === undefined) {
      const name = /^[a-z]$/.test(second) ? two : first;
      throw new InputError(
        name === "" ? messages.formula.symbolMissing : messages.formula.elementUnknown(name),
        this.#column(),
      );
    }
    this.#at += symbol.length;
    if (massNumber === "") {
      this.#parts.push({ text: symbol });
      return HYDROGENS[symbol] ?? symbol;
    }
    if (symbol in HYDROGENS) throw new InputError(messages.formula.secondMassNumber(symbol), column);
    if (Number(massNumber) === 0 || Number(massNumber) > 300)
      throw new InputError(messages.formula.massNumberInvalid(massNumber), column);
    this.#parts.push({ text: String(Number(massNumber)), at: "raised" }, { text: symbol });
    return `${Number(massNumber)}${symbol}`;
  }
}

const textOf = (signs: readonly Sign[]): string => signs.map(({ text }) => text).join("");

/** Removes blanks, except that one before a hydrate becomes its dot. */
function joinGroups(signs: readonly Sign[]): Sign[] {
  return signs.flatMap((sign, index) => {
    if (sign.text.trim() !== "") return [sign];
    const isDot =
      signs[index - 1]?.text.trim() !== "" &&
      isAdductBlank(textOf(signs.slice(0, index)), textOf(signs.slice(index)));
    return isDot ? [{ text: "·", column: sign.column }] : [];
  });
}

/** Removes the digits that precede a sign and returns them: the size of the charge. */
function takeDigits(signs: Sign[], wrapped: boolean): string {
  let from = signs.length;
  while (from > 0 && /^\d$/.test(signs[from - 1]?.text ?? "")) from -= 1;
  const digits = signs
    .slice(from)
    .map(({ text }) => text)
    .join("");
  if (digits === "") return "";
  const before = signs[from - 1];
  const symbol = textOf(signs.slice(0, from)).trim();
  const isOwn =
    wrapped ||
    signs[from]?.raised === true ||
    before?.text === "^" ||
    before?.text === "]" ||
    before?.text.trim() === "" ||
    (isSingle(symbol) && !HAS_UNIT_CHARGE.has(symbol));
  // SO42-: the last of several digits is the charge.
  const taken = isOwn ? digits.length : digits.length > 1 ? 1 : 0;
  if (taken === 0) return "";
  return signs
    .splice(signs.length - taken, taken)
    .map(({ text }) => text)
    .join("");
}

/** Returns true for a single symbol, so that Fe3+ is an ion of one atom. */
const isSingle = (symbol: string): boolean => /^[A-Z][a-z]?$/.test(symbol);

/** Elements whose ions have a unit charge: I3- is triiodide and H3+ three hydrogens. */
const HAS_UNIT_CHARGE = new Set(["H", "D", "T", "F", "Cl", "Br", "I"]);

/** Elements with ions of one and of several atoms: O2- is oxide or superoxide, N3- nitride or azide. */
const MAY_BE_COUNTED = new Set(["C", "N", "O", "P", "S", "Se", "Te"]);

/** Formats a charge as "²⁻". */
const raisedCharge = (size: number, sign: string): string =>
  formulaText({ parts: [{ text: `${size === 1 ? "" : size}${sign === "+" ? "+" : "−"}`, at: "raised" }] });

function counted(digits: string, column: number): number {
  const count = Number(digits);
  if (count === 0) throw new InputError(messages.formula.countZero, column);
  if (count > MAX_COUNT) throw new InputError(messages.formula.countTooLarge, column);
  return count;
}

const add = (atoms: Map<string, number>, atom: string, count: number): void => {
  atoms.set(atom, (atoms.get(atom) ?? 0) + count);
};

/** Formats "Ca(OH)₂·2H₂O". */
export const formulaText = ({ parts }: Pick<Formula, "parts">): string =>
  parts
    .map(({ text, at }) =>
      at === undefined
        ? text
        : [...text]
            .map((letter) => {
              if (letter === "+") return "⁺";
              if (letter === "−") return "⁻";
              return (at === "lowered" ? LOWERED : RAISED)[Number(letter)] ?? letter;
            })
            .join(""),
    )
    .join("");

/** Returns the symbol of an atom: "C" of "13C". */
export const symbolOf = (atom: string): string => atom.replace(/^\d+/, "");

/** Lists the isotopes that a formula names: "13C". */
export const namesIsotopesOf = ({ atoms }: Pick<Formula, "atoms">): string[] =>
  [...atoms.keys()].filter((atom) => /^\d/.test(atom));

/** Sorts atoms in Hill's order: carbon, hydrogen, then alphabetically; all alphabetically without carbon. */
export function hillOrder(atoms: Atoms): [atom: string, count: number][] {
  const hasCarbon = [...atoms.keys()].some((atom) => symbolOf(atom) === "C");
  const rank = (atom: string): string => {
    const symbol = symbolOf(atom);
    if (hasCarbon && symbol === "C") return `0${atom}`;
    if (hasCarbon && symbol === "H") return `1${atom}`;
    return `2${symbol}${atom}`;
  };
  return [...atoms].sort(([a], [b]) => (rank(a) < rank(b) ? -1 : 1));
}

const MAX_GUESS = 24;
const MOST_GUESSES = 40;

/** Lists readings of "nacl" or "h2so4" as symbols, those in `preferred` first; three at most. */
export function spellings(
  text: string,
  symbols: ReadonlySet<string>,
  preferred: ReadonlySet<string> = new Set(),
): string[] {
  const entered = text.trim();
  if (entered.length > MAX_GUESS || !/^[A-Za-z0-9()]+$/.test(entered)) return [];
  const lower = entered.toLowerCase();
  let ways: string[] = [""];
  const reached = new Map<number, string[]>([[0, [""]]]);
  for (let at = 0; at < lower.length; at += 1) {
    ways = reached.get(at) ?? [];
    const letter = lower.charAt(at);
    const steps = /[a-z]/.test(letter)
      ? [2, 1].flatMap((length) => {
          const part = lower.slice(at, at + length);
          const symbol = capitalize(part);
          return part.length === length && symbols.has(symbol) ? [symbol] : [];
        })
      : [letter];
    for (const step of steps) {
      const next = reached.get(at + step.length) ?? [];
      next.push(...ways.map((way) => way + step));
      reached.set(at + step.length, next.slice(0, MOST_GUESSES));
    }
  }
  const spelledWays = (reached.get(lower.length) ?? []).filter(
    (way) => way !== entered && readFormula(way, symbols).ok,
  );
  return spelledWays.toSorted((a, b) => Number(preferred.has(b)) - Number(preferred.has(a))).slice(0, 3);
}
