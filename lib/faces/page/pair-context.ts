import { compiledConverter } from "../../catalog/converters.ts";
import { lawsOf } from "../../catalog/law-loaders.ts";
import { shownValue } from "../../run/common-tables.ts";
import { convertedOf } from "../../run/converter-input.ts";
import type { CompiledConverter, CompiledUnit } from "../../units/compile.ts";
import { type Converted, defaultParameters } from "../../units/convert.ts";
import { findUnit } from "../../units/find-unit.ts";
import { formatConverted, formatInProse } from "../../units/format.ts";
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

type Conversion = Pick<PairContext, "converter" | "laws" | "from" | "to">;

function convertText(
  { converter, laws, from, to }: Conversion,
  text: string,
  parameters: ParameterValues = {},
): Converted | undefined {
  const options = { laws, parameters: { ...defaultParameters(converter), ...parameters } };
  return convertedOf(converter, text, from.id, to.id, options);
}

/** Formats "32 psi" and "2.206 bar"; undefined if the value has no counterpart. */
export function proseConversion(
  context: Conversion,
  text: string,
): readonly [from: string, to: string] | undefined {
  const value = convertText(context, text);
  if (value === undefined) return undefined;
  return [withUnit(shownValue(text), context.from), withUnit(formatInProse(value), context.to)];
}

const PLACEHOLDER = /\{(=?)([^{};|]+)(?:; ([^{};|]+))?(?:\|(\d+))?\}/g;

/**
 * Fills the values in a sentence of a pair: "A {6}:12 roof is {=6}°", "{=1; flour} g", and "{=7.4|2}" for two digits.
 * @throws RangeError for a value that has no counterpart, or an unknown preset
 */
export function fillValues(context: PairContext, sentence: string): string {
  return sentence.replace(
    PLACEHOLDER,
    (placeholder: string, sign: string, text: string, preset?: string, digits?: string) => {
      if (sign === "") return shownValue(text);
      const value = convertText(context, text, preset === undefined ? {} : presetOf(context, preset));
      if (value === undefined) throw new RangeError(`${context.pair.slug}: no value for ${placeholder}`);
      return digits === undefined
        ? formatInProse(value)
        : formatConverted(value, { significant: Number(digits) }).display;
    },
  );
}

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
