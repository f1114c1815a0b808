import type { QuantityEntry } from "../../../kit/fields/field.ts";
import { findGrade, findMaterial } from "../../../kit/phrases/material-names.ts";
import { type FrameValues, named, type Slot } from "../../../kit/reader/frame.ts";
import { digits, siNumberOf } from "../../../kit/reader/number-of.ts";
import type { Value } from "../../../kit/reader/values.ts";

/** A material by grade, name or both: "6061-T6 aluminum". */
export const materialSlots: Readonly<Record<"grade" | "material", Slot>> = {
  grade: { type: { find: findGrade, maxTokens: 8 } },
  material: { type: { find: findMaterial } },
};

/** Returns the id of the material. Undefined if the grade and the name aren’t adjacent: then they are two materials. */
export function materialOf(match: FrameValues): string | undefined {
  const [grade, name] = [match.value("grade"), match.value("material")];
  const isOne = !grade || !name || grade.end === name.start || name.end === grade.start;
  return isOne ? (match.text("grade") ?? match.text("material")) : undefined;
}

const FIELD_LENGTHS: ReadonlySet<string> = new Set(["meter", "millimeter", "inch", "foot"]);

/** Returns a length for a field, in meters if the fields lack its unit. */
export const lengthEntry = (
  { question }: FrameValues,
  value: Extract<Value, { kind: "quantity" }>,
): QuantityEntry =>
  FIELD_LENGTHS.has(value.unit)
    ? { value: value.text, unit: value.unit }
    : { value: digits(siNumberOf(question, value)), unit: "meter" };

/** Returns the slot of the requested unit. `more` are further roles. */
export const unitSlot = (slug: string, more = ""): Slot =>
  named({ unitOf: slug }, `in | to | into | as | ${more}`);

export function unitOf(match: FrameValues, quantity: string): { unit?: { quantity: string; id: string } } {
  const id = match.text("unit");
  return id === undefined ? {} : { unit: { quantity, id } };
}
