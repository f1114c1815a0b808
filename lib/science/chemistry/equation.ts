import { type Failure, failure, firstProblem, type Result, success } from "../../core/result/result.ts";
import { type Balance, balances, sumOf } from "./balance.ts";
import { type Formula, formulaText, MAX_FORMULA_LENGTH, readFormula } from "./formula.ts";
import { messages } from "./messages.ts";
import { readAnyCase } from "./respell.ts";

/** Term of an equation: a formula, or an electron. */
export interface Species {
  formula: Formula;
  /** "Fe₂O₃", "e⁻" */
  text: string;
  side: "left" | "right";
}

export interface Equation {
  species: readonly Species[];
}

/** Lists sentences about the reading of an equation: its formulas with their capitals, and other readings. */
export const otherReadings = ({ species }: Equation): string[] => [
  ...(species.some(({ formula }) => formula.isRespelled) ? [messages.readAs(equationText(species))] : []),
  ...new Set(species.flatMap(({ formula: { otherReading } }) => otherReading ?? [])),
];

const equationText = (species: readonly Species[]): string =>
  (["left", "right"] as const)
    .map((half) => species.flatMap(({ side, text }) => (side === half ? [text] : [])).join(" + "))
    .join(" → ");

export const MAX_EQUATION_LENGTH = 600;
const MAX_SPECIES = 24;

const ARROW = /<?[-–—−=]{1,3}>|[→⇌⟶⇄↔⇒=]/;

/** Matches the electron: no atoms, charge −1. */
const ELECTRON = /^(?:e|e\^?-|e⁻|e−|e\^\{?-1?\}?)$/;

/**
 * Reads an equation: species separated by +, with an arrow or = between the sides. Coefficients are optional. With the `listed`
 * formulas of compounds, also one in lower case.
 */
export function readEquation(
  text: string,
  symbols: ReadonlySet<string>,
  listed?: ReadonlySet<string>,
): Result<Equation> {
  if (text.trim() === "") return failure("", messages.equation.missing, 1);
  if (text.length > MAX_EQUATION_LENGTH)
    return failure("", messages.equation.tooLong(MAX_EQUATION_LENGTH), MAX_EQUATION_LENGTH + 1);
  const arrow = arrowIn(text);
  if (!arrow) return failure("", messages.equation.arrowMissing, text.length + 1);
  const { end } = arrow;
  const second = ARROW.exec(text.slice(end));
  if (second) return failure("", messages.equation.severalArrows, end + second.index + 1);
  const species: Species[] = [];
  const sides = [
    { side: "left", from: 0, text: text.slice(0, arrow.start) },
    { side: "right", from: end, text: text.slice(end) },
  ] as const;
  for (const { side, from, text: half } of sides) {
    const pieces = piecesOf(half);
    if (pieces.length === 1 && pieces[0]?.text.trim() === "")
      return failure(
        "",
        side === "left" ? messages.equation.reactantsMissing : messages.equation.productsMissing,
        from + 1,
      );
    for (const piece of pieces) {
      const read = readSpecies(piece.text, side, symbols, listed);
      if (!read.ok) return shifted(read, from + piece.from);
      species.push(read.value);
      if (species.length > MAX_SPECIES)
        return failure("", messages.equation.tooManySubstances(MAX_SPECIES), from + piece.from + 1);
    }
  }
  const repeated = species.find(({ side, text: speciesText }, index) =>
    species.some((other, at) => at < index && other.side === side && other.text === speciesText),
  );
  if (repeated) return failure("", messages.equation.repeatedSubstance(repeated.text), 1);
  return success({ species });
}

/** Returns the position of the arrow. The first minus of "e^-->" is the charge. */
function arrowIn(text: string): { start: number; end: number } | undefined {
  const arrow = ARROW.exec(text);
  if (!arrow) return undefined;
  const isCharged = /^-{2}/.test(arrow[0]) && /(?:\^\d?|\be)$/.test(text.slice(0, arrow.index));
  return { start: arrow.index + (isCharged ? 1 : 0), end: arrow.index + arrow[0].length };
}

interface Piece {
  text: string;
  from: number;
}

/** Splits at every joining +; one directly after a formula, followed by another + or nothing, is a charge. */
function piecesOf(half: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (let at = 0; at < half.length; at += 1) {
    if (half.charAt(at) !== "+") continue;
    const isBehind = at > from && half.charAt(at - 1).trim() !== "";
    const next = half
      .slice(at + 1, at + 20)
      .trimStart()
      .charAt(0);
    const isCharge = isBehind && (next === "+" || next === "" || next === ")" || next === "]");
    const isOwnState = isBehind && next === "(" && /^\s*\((?:s|l|g|aq)\)/.test(half.slice(at + 1, at + 20));
    if (isCharge || isOwnState || half.charAt(at - 1) === "^") continue;
    pieces.push({ text: half.slice(from, at), from });
    from = at + 1;
  }
  pieces.push({ text: half.slice(from), from });
  return pieces;
}

function shifted(part: Failure, offset: number): Failure {
  const { message, column = 1 } = firstProblem(part);
  return failure("", message, offset + column);
}

/** Columns of problems count within the piece. */
function readSpecies(
  text: string,
  side: Species["side"],
  symbols: ReadonlySet<string>,
  listed: ReadonlySet<string> | undefined,
): Result<Species> {
  const lead = text.length - text.trimStart().length;
  const body = text.trim();
  if (body === "") return failure("", messages.equation.substanceMissing, lead + 1);
  const [coefficient = ""] = /^\d{1,9}\s*(?=[A-Za-z([{])/.exec(body) ?? [];
  const symbolText = body.slice(coefficient.length);
  if (ELECTRON.test(symbolText))
    return success({
      side,
      text: "e⁻",
      formula: { atoms: new Map(), charge: -1, parts: [{ text: "e" }, { text: "−", at: "raised" }] },
    });
  if (symbolText.length > MAX_FORMULA_LENGTH)
    return failure("", messages.formula.tooLong(MAX_FORMULA_LENGTH), lead + 1);
  const reading = listed ? readAnyCase(symbolText, symbols, listed) : readFormula(symbolText, symbols);
  if (!reading.ok) return shifted(reading, lead + coefficient.length);
  const formula = reading.value;
  if (![...formula.atoms.values()].every(Number.isInteger))
    return failure("", messages.equation.fractionalHydrate, lead + 1);
  return success({ side, formula, text: formulaText(formula) });
}

export interface Balanced {
  /** Independent balances; coefficients by species, 0 for absent ones. */
  solutions: readonly Balance[];
  /** Sum of several independent equations in which every substance takes part. */
  together?: Balance;
  /** Among several balances, the one in which all O₂ comes from the peroxide. */
  redox?: Balance;
}

/** Finds the smallest integer coefficients that conserve every element and the charge; a sentence if none. */
export function balanceEquation({ species }: Equation): Result<Balanced> {
  const atoms = [...new Set(species.flatMap(({ formula }) => [...formula.atoms.keys()]))];
  const sign = ({ side }: Species): number => (side === "left" ? 1 : -1);
  const rows = [
    ...atoms.map((atom) => species.map((each) => sign(each) * (each.formula.atoms.get(atom) ?? 0))),
    species.map((each) => sign(each) * each.formula.charge),
  ];
  for (const [index, atom] of atoms.entries()) {
    const row = rows[index] ?? [];
    if (row.some((value) => value > 0) && row.some((value) => value < 0)) continue;
    const side = row.some((value) => value > 0) ? "left" : "right";
    return failure("", messages.balance.elementOnOneSide({ element: atom, side }));
  }
  const rays = balances(rows, species.length);
  if (!rays) return failure("", messages.balance.tooManyWays);
  if (rays.length === 0) return failure("", impossible(species, rows));
  const idle = species.filter((_, index) => rays.every((ray) => ray[index] === 0n));
  if (idle.length > 0) {
    const substances = idle.map(({ text }) => text);
    const equation = formatEquation(species, sumOf(rays));
    return failure("", messages.balance.idleSubstances({ substances, equation }));
  }
  if (rays.length === 1) return success({ solutions: rays });
  const redox = peroxideBalance(species, rows);
  return success({ solutions: byParts(rays), together: sumOf(rays), ...(redox && { redox }) });
}

/**
 * Balances the oxidation of a peroxide by half-reactions: H₂O₂ → O₂ + 2 H⁺ + 2 e⁻, so that each peroxide
 * becomes one O₂. Conservation by itself would also allow the peroxide to decompose in any proportion.
 */
function peroxideBalance(
  species: readonly Species[],
  rows: readonly (readonly number[])[],
): Balance | undefined {
  const row = species.map(({ side, formula }) => {
    if (side === "left") return isPeroxide(formula) ? 1 : 0;
    return consistsOf(formula, { O: 2 }, 0) ? -1 : 0;
  });
  if (!row.includes(1) || !row.includes(-1)) return undefined;
  const [only, ...others] = balances([...rows, row], species.length) ?? [];
  return only && others.length === 0 && only.every((value) => value > 0n) ? only : undefined;
}

const isPeroxide = (formula: Formula): boolean =>
  consistsOf(formula, { H: 2, O: 2 }, 0) ||
  consistsOf(formula, { Na: 2, O: 2 }, 0) ||
  consistsOf(formula, { H: 1, O: 2 }, -1) ||
  consistsOf(formula, { O: 2 }, -2);

/** Returns true if a formula has exactly these atoms and this charge. */
const consistsOf = (
  { atoms, charge: ownCharge }: Formula,
  counts: Readonly<Record<string, number>>,
  charge: number,
): boolean =>
  ownCharge === charge &&
  atoms.size === Object.keys(counts).length &&
  [...atoms].every(([atom, count]) => counts[atom] === count);

/** Explains {@link Balanced} `redox` on the page and in the API. */
export const REDOX_NOTE = messages.balance.byHalfReactions;

/** Sorts balances by number of substances, then by size of coefficients. */
const byParts = (rays: readonly Balance[]): readonly Balance[] =>
  rays.toSorted((a, b) => {
    const parts = (ray: Balance): number => ray.filter((value) => value !== 0n).length;
    const size = (ray: Balance): number => ray.reduce((sum, value) => sum + Number(value), 0);
    return parts(a) - parts(b) || size(a) - size(b);
  });

function impossible(species: readonly Species[], rows: readonly (readonly number[])[]): string {
  const charges = rows.at(-1) ?? [];
  if (charges.some((value) => value !== 0)) {
    if (balances(rows.slice(0, -1), species.length)?.length) return messages.balance.chargesNotConserved;
  }
  return messages.balance.elementsNotConserved;
}

/** Formats "4 Fe + 3 O₂ → 2 Fe₂O₃". */
export function formatEquation(species: readonly Species[], solution: Balance): string {
  const half = (side: Species["side"]): string =>
    species
      .flatMap((each, index) => {
        const coefficient = solution[index] ?? 0n;
        if (each.side !== side || coefficient === 0n) return [];
        return [coefficient === 1n ? each.text : `${coefficient} ${each.text}`];
      })
      .join(" + ");
  return `${half("left")} → ${half("right")}`;
}
