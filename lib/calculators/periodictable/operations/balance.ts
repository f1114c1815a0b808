import { molesOf, readAmount } from "../../../chemistry/amount.ts";
import {
  balanceEquation,
  otherReadings,
  REDOX_NOTE,
  readEquation,
  type Species,
  written,
} from "../../../chemistry/equation.ts";
import { readFormula } from "../../../chemistry/formula.ts";
import { reactionYield } from "../../../chemistry/stoichiometry.ts";
import { type Chemistry, loadChemistry, massOf } from "../../../chemistry/substance.ts";
import type { DataLoader } from "../../../data/loader.ts";
import { type Outcome, refused, significant } from "./outcome.ts";

const SEVERAL = "There are several balanced equations; any other is a sum of these:";
const NOT_UNIQUE = "The balance is not unique: any sum of the equations is balanced, too.";
const NO_YIELDS = "The amounts are not used: without a unique balance, the yields are not determined.";

/** An equation with its coefficients; with amounts of reactants, what limits it and what it yields. */
export async function balancedEquation(
  { equation, amounts }: { equation: string | undefined; amounts: string | undefined },
  load: DataLoader,
): Promise<Outcome> {
  if (equation === undefined) return refused("equation", "Enter an equation, such as Fe + O2 -> Fe2O3.");
  const chemistry = await loadChemistry(load);
  const reading = readEquation(equation, chemistry.symbols);
  if (!reading.ok) return refused("equation", reading.message, reading.column);
  const { species } = reading.equation;
  const balanced = balanceEquation(reading.equation);
  if (!balanced.ok) return refused("equation", balanced.message);
  const equations = balanced.solutions.map((solution) => written(species, solution));
  const readings = otherReadings(reading.equation);
  const [first = ""] = equations;
  if (balanced.together) {
    const together = written(species, balanced.together);
    const redox = balanced.redox && written(species, balanced.redox);
    const limits = [...(amounts === undefined ? [] : [NO_YIELDS]), ...readings];
    const others = [SEVERAL, ...equations, `Their sum: ${together}`, ...limits];
    return {
      ok: true,
      answer: {
        result: redox ?? together,
        equations: redox === undefined ? equations : [redox, ...equations],
        unique: false,
        notes: [...(redox === undefined ? [] : [REDOX_NOTE]), NOT_UNIQUE, ...limits],
      },
      seal: "exact",
      text: redox === undefined ? others : [redox, REDOX_NOTE, ...others],
    };
  }
  const outcome: Outcome =
    amounts === undefined
      ? { ok: true, seal: "exact", answer: { result: first, equations }, text: [first] }
      : await yields(first, species, balanced.solutions[0] ?? [], amounts, chemistry, load);
  if (!outcome.ok) return outcome;
  const { answer, text } = outcome;
  return {
    ...outcome,
    answer: { ...answer, unique: true, ...(readings.length > 0 && { notes: readings }) },
    text: [...text, ...readings],
  };
}

async function yields(
  equation: string,
  species: readonly Species[],
  solution: readonly bigint[],
  amounts: string,
  chemistry: Chemistry,
  load: DataLoader,
): Promise<Outcome> {
  const masses: number[] = [];
  for (const { formula } of species) {
    const found = await massOf(formula, chemistry, load);
    if (!found.ok) return refused("equation", found.message);
    masses.push(found.mass.value);
  }
  const moles = new Map<number, number>();
  for (const part of amounts.split(/[;,]/)) {
    if (part.trim() === "") continue;
    const [, own = "", name = ""] = /^([^A-Za-zµ]*[A-Za-zµ]+) (?:of )?(.+)$/.exec(part.trim()) ?? [];
    const wanted = readFormula(name, chemistry.symbols);
    const index = wanted.ok
      ? species.findIndex((each) => each.side === "left" && same(each, wanted.formula))
      : -1;
    if (index < 0)
      return refused("amounts", "Write amounts as 10 g Fe; 5 g O2, with reactants from the equation.");
    const read = readAmount(own);
    if (!read.ok) return refused("amounts", read.message);
    moles.set(index, molesOf(read.amount, masses[index] ?? 0));
  }
  const reacted = reactionYield(species, solution, moles, masses);
  if (!reacted) return refused("amounts", "Give the amount of at least one reactant, such as 10 g Fe.");
  const name = (index: number): string => species[index]?.text ?? "";
  const limiting = reacted.filter((each) => each.limiting).map(({ index }) => name(index));
  const facts = reacted.map(({ index, moles: own, mass, left }) => ({
    label: name(index),
    value:
      species[index]?.side === "right"
        ? `${significant(own)} mol = ${significant(mass)} g formed`
        : `${significant(own)} mol = ${significant(mass)} g react${left === undefined ? "" : `, ${significant(left * (masses[index] ?? 0))} g left`}`,
  }));
  const head = limiting.length > 0 ? `Limiting: ${limiting.join(", ")}` : equation;
  return {
    ok: true,
    answer: { result: head, equations: [equation], facts },
    text: [
      equation,
      ...(limiting.length > 0 ? [head] : []),
      ...facts.map(({ label, value }) => `${label}: ${value}`),
    ],
  };
}

const same = (one: Species, { atoms, charge }: Species["formula"]): boolean =>
  one.formula.charge === charge &&
  one.formula.atoms.size === atoms.size &&
  [...atoms].every(([atom, count]) => one.formula.atoms.get(atom) === count);
