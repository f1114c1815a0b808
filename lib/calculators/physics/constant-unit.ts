import { capitalize } from "../../core/locale/locale.ts";
import { resolveDefinition } from "../../units/definitions/resolve.ts";
import { evaluate } from "../../units/expression.ts";
import { dimensionText, type Factor } from "../../units/factor.ts";
import * as R from "../../units/rational.ts";
import { SUPERSCRIPTS, superscript } from "./number-text.ts";

/** Returns the symbol that a unit is defined with: "ev" as "eV", "k" as "K". */
function symbolOf(name: string): string {
  const spellings = [name, capitalize(name), name.replace(/ev$/i, "eV")];
  return spellings.find((each) => factorOf(each)) ?? name;
}

/** Formats a product of units with their symbols: "ev s" as "eV·s", "cm^3/g" as "cm³/g". */
export const formatProduct = (text: string): string =>
  text
    .trim()
    .replace(/[ *]+/g, "·")
    .replace(/\p{L}+/gu, symbolOf)
    .replace(/\^?(-?\d)/g, (_, power: string) => superscript(Number(power)));

/** Matches nested powers, which could have millions of digits, and minus signs. */
const UNREADABLE = /^-|\)[⁻⁰¹²³⁴⁵⁶⁷⁸⁹].*\)[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]/;

/** Evaluates a product of units: "eV·s", "J·K⁻¹", "L·atm/(mol·K)". Undefined if one of them isn’t defined. */
function factorOf(text: string): Factor | undefined {
  if (UNREADABLE.test(text)) return undefined;
  const expression = text
    .replace(
      /⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]/g,
      (power) => `^${power.replace("⁻", "-").replace(/[^-]/, (each) => String(SUPERSCRIPTS.indexOf(each)))}`,
    )
    .replaceAll("·", " ");
  try {
    return evaluate(expression, resolveDefinition);
  } catch {
    return undefined;
  }
}

/** Returns the factor that converts from one product of symbols to another. Undefined if their dimensions differ. */
export function unitRatio(from: string, to: string): number | undefined {
  const [a, b] = [factorOf(from), factorOf(to)];
  if (!a || !b || a.pi !== b.pi || dimensionText(a.dimension) !== dimensionText(b.dimension))
    return undefined;
  return R.toNumber(R.divide(a.ratio, b.ratio));
}
