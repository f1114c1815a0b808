import { compiledConverter, shortName } from "../catalog/converters.ts";
import { lawsOf } from "../catalog/law-loaders.ts";
import { findUnit } from "../units/convert.ts";
import type { ConverterDeclaration, PairDeclaration } from "../units/quantity.ts";
import { initialState, viewOf } from "./converter-view.ts";

export interface PairTexts {
  /** "Meters to Feet (m to ft)" */
  heading: string;
  title: string;
  description: string;
  /** The sentence under the heading: the conversion of one. */
  lead: string;
}

/** What a pair's page says of itself. @throws RangeError for a pair of unknown units. */
export async function pairTexts(converter: ConverterDeclaration, pair: PairDeclaration): Promise<PairTexts> {
  const compiled = compiledConverter(converter);
  const laws = await lawsOf(converter.slug);
  const from = findUnit(compiled, pair.from);
  const to = findUnit(compiled, pair.to);
  if (!from || !to) throw new RangeError(`No pair ${pair.slug} in ${converter.slug}`);
  const symbols =
    from.symbol !== "—" && to.symbol !== "—" && from.symbol !== to.symbol
      ? ` (${from.symbol} to ${to.symbol})`
      : "";
  const heading = [from, to].map(({ plural }) => capitalize(plural.replace(/^degrees /, ""))).join(" to ");
  const view = viewOf(compiled, initialState(compiled, [from.id, to.id], laws), laws);
  const formula = view.formula.length === 1 ? ` Formula: ${view.formula[0]}.` : "";
  return {
    heading: `${heading}${symbols}`,
    title: heading.length + symbols.length <= 46 ? heading + symbols : heading,
    description: `Convert ${from.plural} to ${to.plural}: ${view.example || shortName(converter)}.${formula} Table, worked example and the source of the factor.`,
    lead: view.example,
  };
}

const capitalize = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
