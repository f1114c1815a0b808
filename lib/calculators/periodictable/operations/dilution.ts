import { firstProblem } from "../../../core/result/result.ts";
import { rejectInput } from "../../../kit/calculator/panel-api.ts";
import { readPositive } from "../../../science/chemistry/amount.ts";
import {
  concentrationUnits,
  DILUTION_FIELDS,
  type DilutionField,
  dilute,
  isUnitNamed,
  quantityParts,
  volumeUnits,
} from "../../../science/chemistry/dilution.ts";
import { messages } from "./messages.ts";
import { type Outcome, sealOfSignificant, significant } from "./outcome.ts";

const isVolume = (field: DilutionField): boolean => field === "volume" || field === "finalVolume";

export function dilution(entered: Readonly<Partial<Record<DilutionField, string | undefined>>>): Outcome {
  const values: Partial<Record<DilutionField, number>> = {};
  const units: Partial<Record<DilutionField, { label: string; factor: number }>> = {};
  let kind: string | undefined;
  for (const field of DILUTION_FIELDS) {
    const text = entered[field];
    if (text === undefined || text.trim() === "") continue;
    const { number, unit: name } = quantityParts(text);
    const read = readPositive(number, messages.dilution.names[field].toLowerCase());
    if (!read.ok) return rejectInput(field, firstProblem(read).message);
    const unit = (isVolume(field) ? volumeUnits : concentrationUnits).find((each) => isUnitNamed(each, name));
    if (!unit)
      return rejectInput(
        field,
        isVolume(field) ? messages.dilution.volumeUnitMissing : messages.dilution.concentrationUnitMissing,
      );
    if ("kind" in unit) {
      if (kind !== undefined && kind !== unit.kind) return rejectInput(field, messages.dilution.kindsDiffer);
      kind = unit.kind;
    }
    values[field] = read.value * unit.factor;
    units[field] = unit;
  }
  const result = dilute(values);
  if (!result.ok) {
    const { path, message } = firstProblem(result);
    return rejectInput(path, message);
  }
  const { sought, values: all, solvent } = result.value;
  // The result has the unit of the volume or concentration in the request.
  const sibling = DILUTION_FIELDS.find((field) => isVolume(field) === isVolume(sought) && units[field]);
  const { label: unit, factor } = (sibling && units[sibling]) ?? { label: "L", factor: 1 };
  const value = all[sought] / factor;
  const resultText = `${significant(value)} ${unit}`;
  return {
    ok: true,
    value: { result: resultText, value, unit },
    seal: sealOfSignificant(value),
    text: [
      `${messages.dilution.names[sought]}: ${resultText}`,
      messages.dilution.formula,
      messages.dilution.solventToAdd(significant(solvent)),
    ],
  };
}
