import { type Failure, failure, type Result, success } from "../../core/result/result.ts";
import type { CompiledConverter } from "../../units/compile.ts";
import { clipText } from "./clip-text.ts";
import type { Chosen, SelectionField, SelectionOption } from "./field.ts";
import * as messages from "./messages.ts";

interface SelectionReading {
  chosen: readonly Chosen[];
  invalid?: Failure;
}

/** Reads "main" or "density.gram-per-cubic-centimeter modulus". Skips invalid parts and reports them. */
export function readSelection(field: SelectionField, text: string): SelectionReading {
  const { presets, plural, maxLength } = field;
  if (text.length > maxLength) return { chosen: [], invalid: failure("", messages.tooLong(maxLength)) };
  const words = text.split(/[\s,]+/).filter(Boolean);
  const preset = presets.find(({ id }) => words.length === 1 && id === words[0]);
  if (preset) return { chosen: preset.chosen.map((id) => ({ id })) };
  if (words.length === 0) return { chosen: [], invalid: failure("", messages.selectionMissing(plural)) };
  const chosen: Chosen[] = [];
  let invalid: Failure | undefined;
  for (const word of words) {
    const read = readWord(field, word);
    if (!read.ok) invalid ??= read;
    else if (chosen.some(({ id }) => id === read.value.id))
      invalid ??= failure("", messages.optionRepeated(read.value.id));
    else chosen.push(read.value);
  }
  return invalid ? { chosen, invalid } : { chosen };
}

function readWord({ plural, options }: SelectionField, word: string): Result<Chosen> {
  const dot = word.indexOf(".");
  const [name, unit] = dot < 0 ? [word] : [word.slice(0, dot), word.slice(dot + 1)];
  const option = options.find(({ id, aliases }) => id === name || aliases?.includes(name));
  if (!option) {
    const ids = options.map(({ id }) => id).join(", ");
    return failure("", messages.optionUnknown({ name: clipText(name), plural, ids }));
  }
  const { id } = option;
  if (unit === undefined) return success({ id });
  const units = unitsOf(option);
  if (units.includes(unit)) return success({ id, unit });
  return failure(
    "",
    units.length === 0
      ? messages.optionWithoutUnit(id)
      : messages.optionUnitUnknown({ id, unit: clipText(unit), units: units.join(", ") }),
  );
}

const unitsOf = ({ quantity }: SelectionOption): readonly string[] =>
  quantity ? [...quantity.usual, ...quantity.others] : [];

/** Returns true if these are selected in this order, in any units. */
export const areChosen = (ids: readonly string[], chosen: readonly Chosen[]): boolean =>
  ids.length === chosen.length && chosen.every(({ id }, place) => id === ids[place]);

/** Formats a selection as it appears in a form: the id of a preset if it matches one. */
export function selectionText({ presets }: SelectionField, chosen: readonly Chosen[]): string {
  const isPlain = chosen.every(({ unit }) => unit === undefined);
  const preset = isPlain ? presets.find((each) => areChosen(each.chosen, chosen)) : undefined;
  return preset?.id ?? chosen.map(({ id, unit }) => (unit === undefined ? id : `${id}.${unit}`)).join(" ");
}

/** Formats a selection for reading: "Main properties", "Density (g/cm³), Young’s modulus". */
export function selectionTitle(
  field: SelectionField,
  text: string,
  converters: Readonly<Record<string, CompiledConverter>>,
): string {
  const preset = field.presets.find(({ id }) => id === text);
  if (preset) return preset.label;
  const { chosen } = readSelection(field, text);
  const titles = chosen.map(({ id, unit }) => {
    const option = field.options.find((each) => each.id === id);
    const units = option?.quantity && converters[option.quantity.converter]?.units;
    const symbol = unit && (units?.find((each) => each.id === unit)?.symbol ?? unit);
    return symbol ? `${option?.label ?? id} (${symbol})` : (option?.label ?? id);
  });
  return titles.join(", ") || clipText(text);
}
