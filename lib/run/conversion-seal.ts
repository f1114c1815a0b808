import { type Seal, sealOfNumber } from "../core/sources/seal.ts";
import type { CompiledConverter, CompiledUnit } from "../units/compile.ts";
import { type Amount, type Converted, convertToBase, exactOf } from "../units/convert.ts";
import { type Formatted, formatAmount } from "../units/format.ts";
import { pairExactness } from "../units/formula.ts";
import type { ConverterLaws, ParameterValues } from "../units/law.ts";
import * as R from "../units/rational.ts";

interface SealedConversion {
  converter: CompiledConverter;
  from: CompiledUnit;
  to: CompiledUnit;
  input: Amount | string;
  value: Converted;
  /** The value as displayed. */
  formatted: Pick<Formatted, "rounded">;
  parameters?: ParameterValues | undefined;
  laws?: ConverterLaws | undefined;
}

/** Digits that functions keep: later ones of a double are noise. */
const FUNCTION_DIGITS = { significant: 12 };

/** Returns the seal of a result as it is displayed: "factor" if the units are exact but digits were dropped. */
export const sealOfConversion = (conversion: SealedConversion): Seal =>
  sealOfNumber(pairExactness(conversion.from, conversion.to), isRounded(conversion), "factor");

function isRounded(conversion: SealedConversion): boolean {
  const { value, formatted } = conversion;
  if (typeof value === "string") return !equalsInput(conversion, value);
  return formatted.rounded || (typeof value === "number" && formatAmount(value, FUNCTION_DIGITS).rounded);
}

/** Returns false for a text whose value differs from the input, such as the nearest gauge. */
function equalsInput(
  { converter, from, to, input, parameters, laws }: SealedConversion,
  text: string,
): boolean {
  const options = parameters && { parameters };
  const [sent, read] = [
    convertToBase(converter, { value: input, from: from.id, ...options }, laws),
    convertToBase(converter, { value: text, from: to.id, ...options }, laws),
  ];
  return sent.ok && read.ok && R.compare(exactOf(sent.value), exactOf(read.value)) === 0;
}
