import type { CompiledConverter, CompiledUnit } from "@/lib/units/compile";
import { typedName } from "@/lib/units/typed-unit";

type Caret = Pick<HTMLInputElement, "value" | "selectionStart" | "selectionEnd">;

interface Edit {
  text: string;
  caret: number;
}

/** Returns the text of a field after the text of a key is entered at its caret, and the position of the caret. */
export function withKey({ value, selectionStart, selectionEnd }: Caret, key: string): Edit {
  const from = selectionStart ?? value.length;
  const text = value.slice(0, from) + key + value.slice(selectionEnd ?? value.length);
  return { text, caret: from + key.length };
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

/** Enters a text in a field as if by its keyboard. */
export function enterText(field: HTMLInputElement, { text, caret }: Edit): void {
  field.value = "";
  field.setRangeText(text, 0, 0, "end");
  field.setSelectionRange(caret, caret);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
