import { constants } from "../../../science/functions/constants.ts";
import { functions } from "./functions.ts";

/** Meaning of a name in an expression, with its canonical spelling. */
export interface Meaning {
  kind: "function" | "value";
  name: string;
}

export const ANSWER = "Ans";

/** Functions that may also appear between their two arguments. */
export const INFIX: ReadonlySet<string> = new Set(["mod", "nCr", "nPr"]);

/** Single characters that are complete names, whatever is next to them. */
export const GREEK: ReadonlyMap<string, string> = new Map([
  ["π", "pi"],
  ["φ", "phi"],
  ["ϕ", "phi"],
  ["τ", "tau"],
  ["ħ", "hbar"],
]);

const aliases: ReadonlyMap<string, string> = new Map([
  ["arcsin", "asin"],
  ["arccos", "acos"],
  ["arctan", "atan"],
  ["arsinh", "asinh"],
  ["arcosh", "acosh"],
  ["artanh", "atanh"],
  ["arcsinh", "asinh"],
  ["arccosh", "acosh"],
  ["arctanh", "atanh"],
  ["log10", "log"],
  ["lg", "log"],
  ["lb", "log2"],
  ["sgn", "sign"],
  ["ncr", "nCr"],
  ["npr", "nPr"],
  ["ans", ANSWER],
]);

/** Mathematical constants may be uppercase (PI); physical ones may not: NA is not na. */
const ANY_CASE: ReadonlySet<string> = new Set(["pi", "phi", "tau"]);

/**
 * Returns the meaning of a name; undefined if it has none. Functions and π, φ, τ, Ans match in any case,
 * other names only as spelled.
 */
export function meaningOf(name: string, variables: ReadonlySet<string>): Meaning | undefined {
  if (variables.has(name)) return { kind: "value", name };
  const greek = GREEK.get(name);
  if (greek) return { kind: "value", name: greek };
  if (constants.has(name)) return { kind: "value", name };
  const lower = name.toLowerCase();
  const canonical = functions.has(name) ? name : (aliases.get(lower) ?? lower);
  if (canonical === ANSWER || ANY_CASE.has(canonical)) return { kind: "value", name: canonical };
  return functions.has(canonical) ? { kind: "function", name: canonical } : undefined;
}

/**
 * Returns the length of the first name in a run of letters and digits: the whole run, known ("log2") or not
 * ("pi2"), but only the operator of "nCr2" and "mod3", and only the first of two variables.
 */
export function nameLength(run: string, variables: ReadonlySet<string>): number {
  if (meaningOf(run, variables)) return run.length;
  // Reads "ax" as a·x if both are variables.
  if (run.length === 2 && [...run].every((letter) => variables.has(letter))) return 1;
  const letters = /^[A-Za-z]+/.exec(run)?.[0] ?? run;
  const name = meaningOf(letters, variables)?.name ?? "";
  return INFIX.has(name) ? letters.length : run.length;
}
