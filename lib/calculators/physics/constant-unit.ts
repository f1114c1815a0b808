import { resolveDefinition } from "../../units/definitions/resolve.ts";
import { evaluate } from "../../units/expression.ts";
import type { Factor } from "../../units/factor.ts";
import * as R from "../../units/rational.ts";

const RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** Returns the symbol that a unit is defined with: "ev" as "eV", "k" as "K". */
function symbolOf(name: string): string {
  const spellings = [name, name.charAt(0).toUpperCase() + name.slice(1), name.replace(/ev$/i, "eV")];
  return spellings.find((each) => isDefined(each)) ?? name;
}

function isDefined(name: string): boolean {
  try {
    return resolveDefinition(name) !== undefined;
  } catch {
    return false;
  }
}

/** Formats a product of units with their symbols: "ev s" as "eV·s", "cm^3/g" as "cm³/g". */
export const formatProduct = (text: string): string =>
  text
    .trim()
    .replace(/[ *]+/g, "·")
    .replace(/\p{L}+/gu, symbolOf)
    .replace(
      /\^?(-?)(\d)/g,
      (_, sign: string, power: string) => (sign ? "⁻" : "") + RAISED.charAt(Number(power)),
    );

/** Evaluates a product of units: "eV·s", "J·K⁻¹", "L·atm/(mol·K)". Undefined if one of them is none. */
function factorOf(text: string): Factor | undefined {
  const expression = text
    .replace(
      /⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]/g,
      (power) => `^${power.replace("⁻", "-").replace(/[^-]/, (each) => String(RAISED.indexOf(each)))}`,
    )
    .replaceAll("·", " ");
  try {
    return evaluate(expression, resolveDefinition);
  } catch {
    return undefined;
  }
}

const dimensionText = ({ dimension, pi }: Factor): string =>
  JSON.stringify([
    pi,
    Object.entries(dimension)
      .filter(([, power]) => power !== 0)
      .sort(),
  ]);

/** Returns how many of a unit one of another is; undefined if they are not of one kind. Both are products of symbols. */
export function unitRatio(from: string, to: string): number | undefined {
  const [a, b] = [factorOf(from), factorOf(to)];
  return a && b && dimensionText(a) === dimensionText(b) ? R.toNumber(R.divide(a.ratio, b.ratio)) : undefined;
}
