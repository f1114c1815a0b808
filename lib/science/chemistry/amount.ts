import { failure, type Result, success } from "../../core/result/result.ts";
import { concentrationUnits, isUnitNamed, quantityParts, volumeUnits } from "./dilution.ts";
import { messages } from "./messages.ts";
import { AVOGADRO } from "./molar-mass.ts";

export const amountUnits = [
  { id: "g", label: "g", kind: "mass", factor: 1 },
  { id: "kg", label: "kg", kind: "mass", factor: 1e3 },
  { id: "mg", label: "mg", kind: "mass", factor: 1e-3 },
  { id: "ug", label: "µg", kind: "mass", factor: 1e-6 },
  { id: "lb", label: "lb", kind: "mass", factor: 453.592_37 },
  { id: "oz", label: "oz", kind: "mass", factor: 28.349_523_125 },
  { id: "mol", label: "mol", kind: "moles", factor: 1 },
  { id: "mmol", label: "mmol", kind: "moles", factor: 1e-3 },
  { id: "umol", label: "µmol", kind: "moles", factor: 1e-6 },
  { id: "kmol", label: "kmol", kind: "moles", factor: 1e3 },
  { id: "particles", label: "particles", kind: "particles", factor: 1 },
] as const;

export type AmountUnit = (typeof amountUnits)[number]["id"];

const molarUnits = concentrationUnits.filter(({ kind }) => kind === "molar");

interface NamedUnit {
  id: string;
  label: string;
  factor: number;
}

const SPELLINGS: Readonly<Record<string, AmountUnit>> = {
  gram: "g",
  grams: "g",
  gm: "g",
  kilogram: "kg",
  kilograms: "kg",
  milligram: "mg",
  milligrams: "mg",
  µg: "ug",
  μg: "ug",
  mcg: "ug",
  microgram: "ug",
  micrograms: "ug",
  pound: "lb",
  pounds: "lb",
  lbs: "lb",
  ounce: "oz",
  ounces: "oz",
  mole: "mol",
  moles: "mol",
  mols: "mol",
  millimole: "mmol",
  millimoles: "mmol",
  µmol: "umol",
  μmol: "umol",
  micromole: "umol",
  micromoles: "umol",
  kilomole: "kmol",
  kilomoles: "kmol",
  particle: "particles",
  molecule: "particles",
  molecules: "particles",
  atom: "particles",
  atoms: "particles",
  ions: "particles",
};

const MAX_LENGTH = 40;
/** Plausible limit of amounts. */
const GREATEST = 1e40;

/** Reads a positive number: 10 · 2.5 · 2,5 · 1e-3 · 6.022×10^23. */
export function readPositive(text: string, quantity: string): Result<number> {
  const trimmed = text.trim().replace(/[−–]/g, "-");
  if (trimmed === "") return failure("", messages.amount.missing(quantity));
  if (trimmed.length > MAX_LENGTH) return failure("", messages.amount.numberTooLong(quantity));
  const plain = trimmed
    .replace(/^(\d{1,3}(?:,\d{3})+)(?![\d,])/, (grouped) => grouped.replaceAll(",", ""))
    .replace(/^(\d*),(\d+)/, "$1.$2")
    .replace(/ ?[×x*·] ?10\^?/, "e");
  if (!/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d{1,3})?$/.test(plain))
    return failure("", messages.amount.notANumber(quantity));
  const value = Number(plain);
  if (!(value > 0)) return failure("", messages.amount.notPositive(quantity));
  return value < GREATEST && value > 1 / GREATEST
    ? success(value)
    : failure("", messages.amount.outOfRange(quantity));
}

export interface Amount {
  value: number;
  unit: AmountUnit;
}

/**
 * Reads "10 g", "0.5 mol", "3e23 atoms" or the content of a solution, "250 mL of 0.5 M", in moles. A number alone is in
 * grams.
 */
export function readAmount(text: string): Result<Amount> {
  if (text.length > MAX_LENGTH + 20) return failure("", messages.amount.unreadable);
  const moles = molesInSolution(text);
  if (moles !== undefined) return success({ value: moles, unit: "mol" });
  const [, number = "", name = ""] = /^(.*?[\d.)]) ?([A-Za-zµμ]*)$/s.exec(text.trim()) ?? [];
  const unit =
    amountUnits.find(({ id, label }) => id === name || label === name)?.id ?? SPELLINGS[name.toLowerCase()];
  if (name !== "" && unit === undefined) return failure("", messages.amount.unitUnknown(name));
  const read = readPositive(number === "" ? text : number, "the amount");
  return read.ok ? success({ value: read.value, unit: unit ?? "g" }) : read;
}

/** Reads a volume and its molarity, in either order, as moles of the solute; undefined for any other text. */
function molesInSolution(text: string): number | undefined {
  const parts = text
    .split(/ (?:of(?: a)?|×|x) /)
    .map((part) => quantityParts(part.replace(/ solution$/, "")));
  const valueIn = (units: readonly NamedUnit[]): number | undefined => {
    for (const { number, unit: name } of parts) {
      const unit = units.find((each) => isUnitNamed(each, name));
      const read = readPositive(number, "the number");
      if (unit && read.ok) return read.value * unit.factor;
    }
    return undefined;
  };
  const volume = valueIn(volumeUnits);
  const molarity = valueIn(molarUnits);
  return parts.length === 2 && volume !== undefined && molarity !== undefined ? volume * molarity : undefined;
}

/** Converts an amount of a substance of `molarMass` g/mol to moles. */
export function molesOf({ value, unit }: Amount, molarMass: number): number {
  const { kind, factor } = amountUnits.find(({ id }) => id === unit) ?? amountUnits[0];
  if (kind === "mass") return (value * factor) / molarMass;
  return kind === "moles" ? value * factor : value / AVOGADRO;
}
