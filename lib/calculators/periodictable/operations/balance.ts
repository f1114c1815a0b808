import type { DataLoader } from "../../../core/data/loader.ts";
import { firstProblem } from "../../../core/result/result.ts";
import { rejectInput } from "../../../kit/calculator/panel-api.ts";
import { molesOf, readAmount } from "../../../science/chemistry/amount.ts";
import {
  balanceEquation,
  formatEquation,
  otherReadings,
  REDOX_NOTE,
  readEquation,
  type Species,
} from "../../../science/chemistry/equation.ts";
import { readAnyCase } from "../../../science/chemistry/respell.ts";
import { reactionYield } from "../../../science/chemistry/stoichiometry.ts";
import {
  type Chemistry,
  listedFormulas,
  loadChemistry,
  massOf,
} from "../../../science/chemistry/substance.ts";
import { messages } from "./messages.ts";
import { type Outcome, significant } from "./outcome.ts";

/** Balances an equation; with amounts of reactants, finds the limiting one and the yields. */
export async function balancedEquation(
  { equation, amounts }: { equation: string | undefined; amounts: string | undefined },
  load: DataLoader,
): Promise<Outcome> {
  if (equation === undefined) return rejectInput("equation", messages.balance.equationMissing);
  const chemistry = await loadChemistry(load);
  const reading = readEquation(equation, chemistry.symbols, listedFormulas(chemistry));
  if (!reading.ok) {
    const { message, column } = firstProblem(reading);
    return rejectInput("equation", message, column);
  }
  const { species } = reading.value;
  const balanced = balanceEquation(reading.value);
  if (!balanced.ok) return rejectInput("equation", firstProblem(balanced).message);
  const { solutions, together: sum, redox: halfReactions } = balanced.value;
  const equations = solutions.map((solution) => formatEquation(species, solution));
  const readings = otherReadings(reading.value);
  const [first = ""] = equations;
  if (sum) {
    const together = formatEquation(species, sum);
    const redox = halfReactions && formatEquation(species, halfReactions);
    const limits = [...(amounts === undefined ? [] : [messages.balance.amountsNotUsed]), ...readings];
    const others = [
      messages.balance.severalEquations,
      ...equations,
      messages.balance.sum(together),
      ...limits,
    ];
    return {
      ok: true,
      value: {
        result: redox ?? together,
        equations: redox === undefined ? equations : [redox, ...equations],
        unique: false,
        notes: [...(redox === undefined ? [] : [REDOX_NOTE]), messages.balance.notUnique, ...limits],
      },
      seal: "exact",
      text: redox === undefined ? others : [redox, REDOX_NOTE, ...others],
    };
  }
  const outcome: Outcome =
    amounts === undefined
      ? { ok: true, seal: "exact", value: { result: first, equations }, text: [first] }
      : await yields(first, species, solutions[0] ?? [], amounts, chemistry, load);
  if (!outcome.ok) return outcome;
  const { value: answer, text } = outcome;
  return {
    ...outcome,
    value: { ...answer, unique: true, ...(readings.length > 0 && { notes: readings }) },
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
    const result = await massOf(formula, chemistry, load);
    if (!result.ok) return rejectInput("equation", firstProblem(result).message);
    masses.push(result.value.value);
  }
  const moles = new Map<number, number>();
  for (const part of amounts.split(/[;,]/)) {
    if (part.trim() === "") continue;
    const [, amountText = "", name = ""] = /^([^A-Za-zµ]*[A-Za-zµ]+) (?:of )?(.+)$/.exec(part.trim()) ?? [];
    const wanted = readAnyCase(name, chemistry.symbols, listedFormulas(chemistry));
    const index = wanted.ok
      ? species.findIndex((each) => each.side === "left" && same(each, wanted.value))
      : -1;
    if (index < 0) return rejectInput("amounts", messages.balance.amountsUnreadable);
    const read = readAmount(amountText);
    if (!read.ok) return rejectInput("amounts", firstProblem(read).message);
    moles.set(index, molesOf(read.value, masses[index] ?? 0));
  }
  const reacted = reactionYield(species, solution, moles, masses);
  if (!reacted) return rejectInput("amounts", messages.balance.reactantAmountMissing);
  const name = (index: number): string => species[index]?.text ?? "";
  const limiting = reacted.filter((each) => each.limiting).map(({ index }) => name(index));
  const facts = reacted.map(({ index, moles: reactedMoles, mass, left }) => {
    const amount = { moles: significant(reactedMoles), grams: significant(mass) };
    const isProduct = species[index]?.side === "right";
    return {
      label: name(index),
      value: isProduct
        ? messages.balance.formed(amount)
        : left === undefined
          ? messages.balance.reacts(amount)
          : messages.balance.reactsWithRest({
              ...amount,
              gramsLeft: significant(left * (masses[index] ?? 0)),
            }),
    };
  });
  const head = limiting.length > 0 ? messages.balance.limiting(limiting) : equation;
  return {
    ok: true,
    value: { result: head, equations: [equation], facts },
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
