import type { DataLoader } from "../../../core/data/loader.ts";
import { firstProblem } from "../../../core/result/result.ts";
import { rejectInput } from "../../../kit/calculator/panel-api.ts";
import { molesOf, readAmount } from "../../../science/chemistry/amount.ts";
import { formulaText } from "../../../science/chemistry/formula.ts";
import { AVOGADRO, type MolarMass, massText } from "../../../science/chemistry/molar-mass.ts";
import { loadChemistry, massOf, readSubstance, substanceText } from "../../../science/chemistry/substance.ts";
import { messages } from "./messages.ts";
import { type Outcome, significant } from "./outcome.ts";

export async function molarMassOf(
  { formula, amount }: { formula: string | undefined; amount: string | undefined },
  load: DataLoader,
): Promise<Outcome> {
  if (formula === undefined) return rejectInput("formula", messages.molarMass.formulaMissing);
  const chemistry = await loadChemistry(load);
  const reading = readSubstance(formula, chemistry);
  if (!reading.ok) {
    const { message: reason, column } = firstProblem(reading);
    const entered = formula.slice(0, 40);
    return rejectInput("formula", messages.molarMass.formulaUnreadable({ formula: entered, reason }), column);
  }
  const substance = reading.value;
  const result = await massOf(substance.formula, chemistry, load);
  if (!result.ok) return rejectInput("formula", firstProblem(result).message);
  const mass = result.value;
  const { value, uncertainty } = massText(mass);
  const head = messages.molarMass.head({ substance: substanceText(substance), mass: value });
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
    messages.molarMass.uncertainty(uncertainty),
    messages.molarMass.composition(
      mass.shares.map(({ atom, share }) => `${atom} ${shareText(share)}`).join(", "),
    ),
    ...nominalNote(mass),
  ];
  if (amount === undefined)
    return {
      ok: true,
      value: {
        result: `${value} g/mol`,
        ...base,
        facts: mass.shares.map(({ atom, share }) => ({ label: atom, value: shareText(share) })),
      },
      text: [head, ...more],
    };
  const read = readAmount(amount);
  if (!read.ok) return rejectInput("amount", firstProblem(read).message);
  const moles = molesOf(read.value, mass.value);
  const amounts = {
    moles: `${significant(moles)} mol`,
    mass: `${significant(moles * mass.value)} g`,
    particles: significant(moles * AVOGADRO),
  };
  const facts = [
    { label: messages.molarMass.amount, value: amounts.moles },
    { label: messages.molarMass.mass, value: amounts.mass },
    { label: messages.molarMass.particles, value: amounts.particles },
  ];
  return {
    ok: true,
    value: { result: facts.map(({ value: factValue }) => factValue).join(", "), ...base, facts },
    text: [
      messages.molarMass.amounts({ formula: formulaText(substance.formula), ...amounts }),
      head,
      ...readings,
      ...nominalNote(mass),
    ],
  };
}

const shareText = (share: number): string => `${(share * 100).toFixed(2)}%`;

const nominalNote = ({ nominal }: MolarMass): string[] =>
  nominal.length === 0 ? [] : [messages.molarMass.noStandardWeight(nominal)];
