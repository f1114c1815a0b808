import type { DataLoader } from "../../../core/data/loader.ts";
import { molesOf, readAmount } from "../../../science/chemistry/amount.ts";
import { formulaText } from "../../../science/chemistry/formula.ts";
import { AVOGADRO, type MolarMass, massText } from "../../../science/chemistry/molar-mass.ts";
import { loadChemistry, massOf, readSubstance, substanceText } from "../../../science/chemistry/substance.ts";
import { failure, type Outcome, significant } from "./outcome.ts";

/** The molar mass of a formula or a common compound; with an amount, its grams, moles and particles. */
export async function molarMassOf(
  { formula, amount }: { formula: string | undefined; amount: string | undefined },
  load: DataLoader,
): Promise<Outcome> {
  if (formula === undefined) return failure("formula", "Enter a formula, such as H2O.");
  const chemistry = await loadChemistry(load);
  const reading = readSubstance(formula, chemistry);
  if (!reading.ok)
    return failure("formula", `“${formula.slice(0, 40)}” can’t be read. ${reading.message}`, reading.column);
  const { substance } = reading;
  const result = await massOf(substance.formula, chemistry, load);
  if (!result.ok) return failure("formula", result.message);
  const { mass } = result;
  const { value, uncertainty } = massText(mass);
  const head = `Molar mass of ${substanceText(substance)}: ${value} g/mol`;
  const composition = mass.shares.map(({ atom, count, mass: atomMass, share }) => ({
    atom,
    count,
    mass: atomMass,
    share,
  }));
  const { otherReading } = substance.formula;
  const readings = otherReading === undefined ? [] : [otherReading];
  const base = {
    value: mass.value,
    unit: "g/mol",
    uncertainty: mass.standardUncertainty,
    composition,
    ...(readings.length > 0 && { notes: readings }),
  };
  const more = [
    ...readings,
    `Standard uncertainty: ${uncertainty} g/mol, from CIAAW’s atomic weights.`,
    `By mass: ${mass.shares.map(({ atom, share }) => `${atom} ${shareText(share)}`).join(", ")}.`,
    ...nominalNote(mass),
  ];
  if (amount === undefined)
    return {
      ok: true,
      answer: {
        result: `${value} g/mol`,
        ...base,
        facts: mass.shares.map(({ atom, share }) => ({ label: atom, value: shareText(share) })),
      },
      text: [head, ...more],
    };
  const read = readAmount(amount);
  if (!read.ok) return failure("amount", read.message);
  const moles = molesOf(read.amount, mass.value);
  const facts = [
    { label: "Amount", value: `${significant(moles)} mol` },
    { label: "Mass", value: `${significant(moles * mass.value)} g` },
    { label: "Particles", value: significant(moles * AVOGADRO) },
  ];
  return {
    ok: true,
    answer: { result: facts.map(({ value: factValue }) => factValue).join(", "), ...base, facts },
    text: [
      `${formulaText(substance.formula)}: ${facts[0]?.value} = ${facts[1]?.value} = ${facts[2]?.value} particles`,
      head,
      ...readings,
      ...nominalNote(mass),
    ],
  };
}

const shareText = (share: number): string => `${(share * 100).toFixed(2)}%`;

const nominalNote = ({ nominal }: MolarMass): string[] =>
  nominal.length === 0
    ? []
    : [
        `${nominal.join(", ")}: no standard atomic weight; the mass number of the longest-lived isotope is used.`,
      ];
