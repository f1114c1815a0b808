import { failure, type Result, success } from "../../core/result/result.ts";
import { messages } from "./messages.ts";

/** Fields of C1 V1 = C2 V2: dilution keeps the amount. One of the four is the unknown. */
export const DILUTION_FIELDS = ["concentration", "volume", "finalConcentration", "finalVolume"] as const;
export type DilutionField = (typeof DILUTION_FIELDS)[number];

export const concentrationUnits = [
  { id: "M", label: "mol/L", kind: "molar", factor: 1 },
  { id: "mM", label: "mmol/L", kind: "molar", factor: 1e-3 },
  { id: "uM", label: "µmol/L", kind: "molar", factor: 1e-6 },
  { id: "nM", label: "nmol/L", kind: "molar", factor: 1e-9 },
  { id: "g/L", label: "g/L", kind: "mass", factor: 1 },
  { id: "mg/L", label: "mg/L", kind: "mass", factor: 1e-3 },
  { id: "%", label: "%", kind: "percent", factor: 1 },
] as const;

export const volumeUnits = [
  { id: "L", label: "L", factor: 1 },
  { id: "mL", label: "mL", factor: 1e-3 },
  { id: "uL", label: "µL", factor: 1e-6 },
] as const;

export interface Dilution {
  sought: DilutionField;
  /** All four, concentrations in one kind of unit, volumes in L. */
  values: Readonly<Record<DilutionField, number>>;
  /** L of solvent to add, if volumes add up. */
  solvent: number;
}

/** Solves for the fourth of three positive values; concentrations in one unit, volumes in L. */
export function dilute(amounts: Readonly<Partial<Record<DilutionField, number>>>): Result<Dilution> {
  const missing = DILUTION_FIELDS.filter((field) => amounts[field] === undefined);
  const [sought] = missing;
  if (sought === undefined) return failure("concentration", messages.dilution.noneBlank);
  if (missing.length > 1) return failure("concentration", messages.dilution.tooManyBlank);
  const { concentration: c1 = 0, volume: v1 = 0, finalConcentration: c2 = 0, finalVolume: v2 = 0 } = amounts;
  const value = {
    concentration: (c2 * v2) / v1,
    volume: (c2 * v2) / c1,
    finalConcentration: (c1 * v1) / v2,
    finalVolume: (c1 * v1) / c2,
  }[sought];
  const values = { concentration: c1, volume: v1, finalConcentration: c2, finalVolume: v2, [sought]: value };
  if (!Number.isFinite(value) || value <= 0) return failure(sought, messages.dilution.outOfRange);
  if (values.finalVolume < values.volume * (1 - 1e-12))
    return failure(
      sought === "finalConcentration" ? "finalVolume" : "finalConcentration",
      messages.dilution.finalIsStronger,
    );
  return success({ sought, values, solvent: Math.max(values.finalVolume - values.volume, 0) });
}

/** Splits "10 mL" into number and unit; both may be missing. */
export function quantityParts(text: string): { number: string; unit: string } {
  const plain = text.trim();
  const at = plain.search(/[A-Za-zµμ%]/);
  return at < 0
    ? { number: plain, unit: "" }
    : { number: plain.slice(0, at).trim(), unit: plain.slice(at).replace(/[µμ]/g, "u") };
}

/** Returns true if a unit has this name: mM is millimolar, regardless of the case of other letters. */
export const isUnitNamed = ({ id, label }: { id: string; label: string }, name: string): boolean =>
  [id, label.replace("µ", "u")].some((spelling) => spelling.toLowerCase() === name.toLowerCase()) &&
  (id.length !== 2 || id.endsWith("M") === name.endsWith("M"));
