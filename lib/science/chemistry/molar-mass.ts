import { failure, type Result, success } from "../../core/result/result.ts";
import type { Element, Weight } from "./element.ts";
import { type Atoms, type Formula, hillOrder, symbolOf } from "./formula.ts";
import { findIsotope, type Isotope } from "./isotope.ts";
import { messages } from "./messages.ts";

/** Electron mass in u (CODATA 2022), which an ion has lost or gained. */
const ELECTRON_MASS = 5.485_799_090_441e-4;
/** 1/mol, exact in the SI. */
export const AVOGADRO = 6.022_140_76e23;

/** A weight in g/mol with its standard uncertainty. */
interface AtomWeight {
  value: number;
  standardUncertainty: number;
  /** Published bounds of normal materials; for isotopes twice the standard uncertainty. */
  bound: number;
  /** True without a standard atomic weight, which the mass number of the longest-lived isotope replaces. */
  nominal?: true;
}

export interface MassShare {
  atom: string;
  name: string;
  count: number;
  weight: number;
  mass: number;
  share: number;
}

export interface MolarMass {
  /** g/mol */
  value: number;
  /**
   * g/mol; published bounds as rectangular distributions, elements independent of each other (IUPAC, Possolo et al. 2018).
   */
  standardUncertainty: number;
  /** g/mol: the sum of the published bounds. */
  bound: number;
  shares: readonly MassShare[];
  /** Symbols of elements without a standard atomic weight. */
  nominal: readonly string[];
}

/**
 * Computes the molar mass of a formula. Elements have their standard atomic weight, isotopes their atomic
 * mass; ions are corrected for their electrons. @param isotopesOf the nuclides of an element by its number;
 * only called for isotopes that the formula names.
 */
export function molarMass(
  { atoms, charge }: Pick<Formula, "atoms" | "charge">,
  elements: readonly Pick<Element, "z" | "symbol" | "name" | "weight">[],
  isotopesOf: (z: number) => readonly Isotope[],
): Result<MolarMass> {
  const shares: (MassShare & { from: AtomWeight })[] = [];
  for (const [atom, count] of hillOrder(atoms)) {
    const symbol = symbolOf(atom);
    const element = elements.find((each) => each.symbol === symbol);
    if (!element) return failure("", messages.formula.elementUnknown(symbol));
    const from = atom === symbol ? weightOf(element.weight) : isotopeWeight(isotopesOf(element.z), atom);
    if (!from) return failure("", messages.formula.massUnknown(atom));
    const mass = count * from.value;
    shares.push({ atom, name: element.name, count, weight: from.value, mass, share: 0, from });
  }
  const value = shares.reduce((sum, { mass }) => sum + mass, 0) - charge * ELECTRON_MASS;
  return success({
    value,
    standardUncertainty: Math.hypot(...shares.map(({ count, from }) => count * from.standardUncertainty)),
    bound: shares.reduce((sum, { count, from }) => sum + count * from.bound, 0),
    shares: shares.map(({ from: _, ...share }) => ({ ...share, share: share.mass / value })),
    nominal: shares.filter(({ from }) => from.nominal).map(({ atom }) => atom),
  });
}

function weightOf(weight: Weight): AtomWeight {
  if ("massNumber" in weight)
    return { value: weight.massNumber, standardUncertainty: 0, bound: 0, nominal: true };
  const bound = Number(weight.uncertainty);
  return { value: Number(weight.value), standardUncertainty: bound / Math.sqrt(3), bound };
}

function isotopeWeight(isotopes: readonly Isotope[], atom: string): AtomWeight | undefined {
  const isotope = findIsotope(isotopes, Number.parseInt(atom, 10));
  if (!isotope) return undefined;
  const uncertainty = Number(isotope.uncertainty ?? 0);
  return { value: Number(isotope.mass), standardUncertainty: uncertainty, bound: 2 * uncertainty };
}

const MOST_DECIMALS = 6;
const FEWEST_DECIMALS = 3;

/** Returns decimals down to the first digit of the uncertainty: three to six. */
export function decimalsOf({ standardUncertainty }: Pick<MolarMass, "standardUncertainty">): number {
  if (!(standardUncertainty > 0)) return FEWEST_DECIMALS;
  const first = -Math.floor(Math.log10(standardUncertainty));
  return Math.min(Math.max(first, FEWEST_DECIMALS), MOST_DECIMALS);
}

/** Returns the empirical formula: CH2O of glucose. Undefined unless counts are integers. */
export function empirical(atoms: Atoms): ReadonlyMap<string, number> | undefined {
  const counts = [...atoms.values()];
  if (!counts.every(Number.isInteger)) return undefined;
  const divisor = counts.reduce(gcd, 0);
  return new Map([...atoms].map(([atom, count]) => [atom, count / divisor]));
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** Splits "58.440 ± 0.006 g/mol" into its two numbers. */
export function massText(mass: MolarMass): { value: string; uncertainty: string } {
  const decimals = decimalsOf(mass);
  return { value: mass.value.toFixed(decimals), uncertainty: mass.standardUncertainty.toFixed(decimals) };
}
