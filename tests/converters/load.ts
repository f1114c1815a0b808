import { compiledConverter, converters, findConverter } from "../../lib/catalog/converters.ts";
import { lawsOf } from "../../lib/catalog/law-loaders.ts";
import { firstProblem } from "../../lib/core/result/result.ts";
import type { CompiledConverter } from "../../lib/units/compile.ts";
import { type Converted, convert } from "../../lib/units/convert.ts";
import { formatConverted } from "../../lib/units/format.ts";
import type { ConverterLaws } from "../../lib/units/law.ts";
import type { ConverterDeclaration } from "../../lib/units/quantity.ts";
import * as R from "../../lib/units/rational.ts";

/** A converter with all that converting needs. */
export interface Tool {
  declaration: ConverterDeclaration;
  compiled: CompiledConverter;
  laws: ConverterLaws | undefined;
}

export const loadTool = async (declaration: ConverterDeclaration): Promise<Tool> => ({
  declaration,
  compiled: compiledConverter(declaration),
  laws: await lawsOf(declaration.slug),
});

export const loadTools = (): Promise<Tool[]> => Promise.all(converters.map(loadTool));

/** @throws Error for an unknown slug. */
export function compiledTool(slug: string): CompiledConverter {
  const declaration = findConverter(slug);
  if (!declaration) throw new Error(`No converter ${slug}`);
  return compiledConverter(declaration);
}

/** The result of a decimal or ratio; the sentence of a refusal. */
export function converted(tool: CompiledConverter, value: string, from: string, to: string): Converted {
  const result = convert(tool, { value: R.parseRatio(value), from, to });
  return result.ok ? result.value : firstProblem(result).message;
}

/** The figures of a decimal text that were meant: "0.00145" has 3, "1.50e3" has 3, "1200" has 4, "0" has 1. */
const figuresOf = (text: string): number =>
  Math.max(1, text.replace(/e.*$/i, "").replace(/[^\d]/g, "").replace(/^0+/, "").length);

/** The value rounded half away from zero to as many figures as a printed decimal has, in the form of `canonical`. */
export const roundedAs = (value: Converted, printed: string): string =>
  typeof value === "string"
    ? value
    : canonical(formatConverted(value, { significant: figuresOf(printed) }).plain);

/** One spelling of equal decimals: 1.50e3 and 1500 are both 1500/1. */
export function canonical(decimal: string): string {
  const ratio = R.parseDecimal(decimal);
  return ratio ? R.ratioText(ratio) : decimal;
}
