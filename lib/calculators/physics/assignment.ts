import { numberAndUnit } from "../../kit/fields/uncertain-text.ts";
import { symbolName } from "../../kit/formulas/symbol-name.ts";
import { nameText } from "../../kit/formulas/text.ts";
import type { CompiledConverter } from "../../units/compile.ts";
import { findUnitByName } from "../../units/unit-names.ts";
import { findSymbol } from "./assignments.ts";
import { type Formula, formulas } from "./formulas.ts";
import { type MeasureId, measures } from "./quantities.ts";
import type { Variable } from "./relation.ts";

/** Formula with its values, as the API takes it. */
interface Assigned {
  formula: string;
  solve: string;
  values: string;
}

/** An assignment and the parts of the question that its values were read from. */
interface AssignedReading {
  assigned: Assigned;
  sourceTexts: readonly string[];
}

/** "F = ", "n_1 =": the beginning of a value. */
const NAMED = /(?<![\p{L}\p{N}_])(\p{L}[\p{L}\p{N}_]{0,19}) {0,2}= {0,2}/gu;
/** Ends a value: a comma within a number does not. */
const END = /[;?!]|,(?!\d{3}(?!\d))| and /;
/** Matches a question after a number without a unit, which is therefore in SI. */
const QUESTION = /^(?:find|what|calculate|solve|compute|how|then)\b/i;
const MOST = 8;
const MOST_WORDS = 4;

interface Assignment {
  name: string;
  number: string;
  /** Words after the number: a unit, and perhaps more. */
  words: string;
}

/**
 * Reads values by their symbols, and the requested unknown: "F = 10 N, a = 2 m/s2, mass?", "m = ? F = 10 N, a
 * = 2 m/s²". Undefined if no formula has exactly these; formulas are in the order of the page.
 */
export function assignedIn(text: string, quantityOf: QuantityOf): AssignedReading | undefined {
  const { assignments, question } = piecesOf(text);
  if (assignments.length === 0 || assignments.length > MOST) return undefined;
  const fitting = formulas.flatMap((formula) => fitted(formula, assignments, question, quantityOf) ?? []);
  // Prefers the formula that needs the fewest conventional values; of several, the first.
  return fitting.sort((a, b) => a.usual - b.usual)[0];
}

/** Returns the assigned values, and the words around them. */
function piecesOf(text: string): { assignments: Assignment[]; question: string } {
  const names = [...text.matchAll(NAMED)].slice(0, MOST + 2);
  const assignments: Assignment[] = [];
  const rest = [text.slice(0, names[0]?.index ?? 0)];
  names.forEach(({ 0: head, 1: name = "", index }, place) => {
    const piece = text.slice(index + head.length, names[place + 1]?.index);
    const end = END.exec(piece)?.index ?? piece.length;
    const read = numberAndUnit(piece.slice(0, end).replace(/,(?=\d{3})/g, ""));
    if (read) assignments.push({ name, number: read.number, words: read.unit });
    // "m = ?"
    else rest.push(name, piece.slice(0, end));
    rest.push(piece.slice(end));
  });
  return {
    assignments,
    question: rest
      .join(" ")
      .replace(/[^\p{L}\p{N}_' -]/gu, " ")
      .replace(/ {2,}/g, " ")
      .trim(),
  };
}

function fitted(
  { id, variables }: Formula,
  assignments: readonly Assignment[],
  question: string,
  quantityOf: QuantityOf,
): (AssignedReading & { usual: number }) | undefined {
  const open = new Map(Object.entries(variables));
  const values: string[] = [];
  const sourceTexts: string[] = [];
  let behind = "";
  for (const { name, number, words } of assignments) {
    const symbol = [...open.keys()].find((each) => isName(name, each, open.get(each)));
    const variable = symbol === undefined ? undefined : open.get(symbol);
    if (symbol === undefined || !variable) return undefined;
    const isBare = variable.measure === "factor" || words === "" || QUESTION.test(words);
    const unit = isBare ? "" : unitIn(quantityOf, variable.measure as MeasureId, firstWords(words));
    if (unit === undefined) return undefined;
    behind += ` ${words.slice(unit.length)}`;
    open.delete(symbol);
    values.push(`${symbol} = ${number} ${unit}`.trim());
    sourceTexts.push(`${name} = ${number} ${unit}`.trim());
  }
  const words = ` ${question} ${behind} `.replaceAll(/ {2,}/g, " ");
  const sought = [...open].find(
    ([symbol, variable]) =>
      isAsked(words, symbol, variable) &&
      [...open].every(([other, { usual }]) => other === symbol || usual !== undefined),
  );
  if (!sought) return undefined;
  return {
    assigned: { formula: id, solve: sought[0], values: values.join("; ") },
    sourceTexts,
    usual: open.size - 1,
  };
}

const firstWords = (words: string): string => words.split(" ").slice(0, MOST_WORDS).join(" ");

/** True if a word names a variable: by its symbol as people write it (m is not M), or in words. */
const isName = (name: string, symbol: string, variable: Variable | undefined): boolean =>
  findSymbol([symbol], name) !== undefined || name.toLowerCase() === variable?.meaning;

/** Common synonyms in questions. */
const CALLED: readonly (readonly [string, string])[] = [["speed", "velocity"]];

function isAsked(text: string, symbol: string, { meaning }: Variable): boolean {
  const lower = text.toLowerCase();
  const names = [meaning, ...CALLED.map(([term, other]) => meaning.replace(term, other))];
  if (names.some((name) => lower.includes(` ${name} `))) return true;
  // "a" and "I" are also words: a symbol is separate, or at the end after "for" or "is".
  if (symbol === "a" || symbol === "I")
    return (
      text.trim() === symbol || ["for", "is", "find"].some((word) => text.endsWith(` ${word} ${symbol} `))
    );
  return text.includes(` ${symbol} `) || text.includes(` ${letterOf(symbol)} `);
}

/** Normalizes a symbol as cleaned messages do: with the micro sign for a mu. */
const letterOf = (symbol: string): string => nameText(symbolName(symbol)).replaceAll("μ", "µ");

type QuantityOf = (slug: string) => CompiledConverter | undefined;

function unitIn(quantityOf: QuantityOf, measure: MeasureId, words: string): string | undefined {
  const converter = quantityOf(measures[measure].quantity.converter);
  const parts = words.split(" ");
  for (let count = parts.length; count > 0 && converter; count -= 1) {
    const name = parts.slice(0, count).join(" ").replace(/[.:]$/, "");
    if (name !== "" && findUnitByName(converter, name) !== undefined) return name;
  }
  return undefined;
}
