import { compiledConverter } from "../../catalog/converters.ts";
import { lawsOf } from "../../catalog/law-loaders.ts";
import { shownValue } from "../../run/common-tables.ts";
import { convertedOf } from "../../run/converter-input.ts";
import type { CompiledConverter, CompiledUnit } from "../../units/compile.ts";
import { defaultParameters } from "../../units/convert.ts";
import { findUnit } from "../../units/find-unit.ts";
import { formatInProse } from "../../units/format.ts";
import type { ConverterLaws, ParameterValues } from "../../units/law.ts";
import type { ConverterDeclaration, PairDeclaration } from "../../units/quantity.ts";
import { withUnit } from "../../units/with-unit.ts";

/** A pair with everything that its conversions need. */
export interface PairContext {
  declaration: ConverterDeclaration;
  converter: CompiledConverter;
  laws: ConverterLaws | undefined;
  pair: PairDeclaration;
  from: CompiledUnit;
  to: CompiledUnit;
}

/** @throws RangeError for a pair of unknown units. */
export async function pairContext(
  declaration: ConverterDeclaration,
  pair: PairDeclaration,
): Promise<PairContext> {
  const converter = compiledConverter(declaration);
  const from = findUnit(converter, pair.from);
  const to = findUnit(converter, pair.to);
  if (!from || !to) throw new RangeError(`No pair ${pair.slug} in ${declaration.slug}`);
  return { declaration, converter, laws: await lawsOf(declaration.slug), pair, from, to };
}

/** Formats a value of the first unit in the second, as sentences print it; undefined if it has no counterpart. */
export function proseResult(
  { converter, laws, from, to }: Pick<PairContext, "converter" | "laws" | "from" | "to">,
  text: string,
  parameters: ParameterValues = {},
): string | undefined {
  const setting = { laws, parameters: { ...defaultParameters(converter), ...parameters } };
  const value = convertedOf(converter, text, from.id, to.id, setting);
  return value === undefined ? undefined : formatInProse(value);
}

/** Formats "32 psi" and "2.206 bar"; undefined if the value has no counterpart. */
export function proseConversion(
  context: Pick<PairContext, "converter" | "laws" | "from" | "to">,
  text: string,
): readonly [from: string, to: string] | undefined {
  const result = proseResult(context, text);
  if (result === undefined) return undefined;
  return [withUnit(shownValue(text), context.from), withUnit(result, context.to)];
}

const PLACEHOLDER = /\{(=?)([^{};]+)(?:; ([^{};]+))?\}/g;

/**
 * Fills the values in a sentence of a pair: "A {6}:12 roof is {=6}°", "{=1; flour} g".
 * @throws RangeError for a value that has no counterpart, or an unknown preset
 */
export const fillValues = (context: PairContext, sentence: string): string =>
  sentence.replace(PLACEHOLDER, (placeholder: string, sign: string, text: string, preset?: string) => {
    if (sign === "") return shownValue(text);
    const result = proseResult(context, text, preset === undefined ? {} : presetOf(context, preset));
    if (result === undefined) throw new RangeError(`${context.pair.slug}: no value for ${placeholder}`);
    return result;
  });

/** Reads a preset by its name ("flour"), or a parameter with its value ("temperature=20"). */
function presetOf({ converter, pair }: PairContext, text: string): ParameterValues {
  const [id = "", value] = text.split("=");
  if (value !== undefined) return { [id]: Number(value) };
  for (const parameter of converter.parameters) {
    const preset = parameter.presets?.find(
      ({ label, names = [] }) => names.includes(text) || label.toLowerCase().startsWith(text),
    );
    if (preset) return { [parameter.id]: preset.value };
  }
  throw new RangeError(`${pair.slug}: no preset ${text}`);
}
