import type { CompiledConverter, CompiledUnit } from "@/lib/units/compile";
import { findUnit } from "@/lib/units/find-unit";
import { typedName } from "@/lib/units/typed-unit";

interface Sign {
  sign: string;
  name: string;
}

/** Returns the signs of the unit’s notation missing on number pads, and units to follow. */
export function keysOf(
  converter: CompiledConverter,
  unit: CompiledUnit,
): { signs: readonly Sign[]; units: readonly CompiledUnit[] } {
  const isWritten = (sign: string, text: string): boolean =>
    converter.units.some(({ symbol, aliases = [] }) => symbol === sign || aliases.includes(text));
  const isSigned = unit.law.kind !== "function" && converter.bounds?.min === undefined;
  const signs: readonly (Sign & { wanted: boolean })[] = [
    { sign: "−", name: "Minus", wanted: isSigned || unit.law.kind === "affine" },
    { sign: "/", name: "Fraction bar", wanted: unit.law.kind !== "function" },
    { sign: "′", name: "Prime: feet or minutes", wanted: isWritten("′", "'") },
    { sign: "″", name: "Double prime: inches or seconds", wanted: isWritten("″", '"') },
    { sign: ":", name: "Colon", wanted: unit.sexagesimal !== undefined },
  ];
  const units = converter.commonUnits?.flatMap((id) => findUnit(converter, id) ?? []) ?? converter.units;
  return { signs: signs.filter(({ wanted }) => wanted), units };
}

/** Returns the text of a field after a sign is typed at its caret, and the position of the caret. */
export function withKey(
  {
    value,
    selectionStart,
    selectionEnd,
  }: Pick<HTMLInputElement, "value" | "selectionStart" | "selectionEnd">,
  sign: string,
): { text: string; caret: number } {
  const from = selectionStart ?? value.length;
  const text = value.slice(0, from) + sign + value.slice(selectionEnd ?? value.length);
  return { text, caret: from + sign.length };
}

/**
 * Replaces or appends the unit after the last digit of a text; undefined without a digit, and for a unit that
 * cannot be entered.
 */
export function withTypedUnit(
  text: string,
  unit: CompiledUnit,
  converter: CompiledConverter,
): string | undefined {
  const digits = [...text];
  const last = digits.findLastIndex((character) => /[\d½⅓⅔¼¾⅛⅜⅝⅞]/.test(character));
  const name = typedName(unit, converter);
  if (last < 0 || name === undefined) return undefined;
  return `${digits.slice(0, last + 1).join("")} ${name} `;
}
