import { compiledConverter, shortName } from "../../catalog/converters.ts";
import { lawsOf } from "../../catalog/law-loaders.ts";
import { shownValue } from "../../run/common-tables.ts";
import { initialState, viewOf } from "../../run/converter-view.ts";
import type { CompiledUnit } from "../../units/compile.ts";
import { findUnit } from "../../units/find-unit.ts";
import type { ConverterDeclaration, PairDeclaration } from "../../units/quantity.ts";
import { withUnit } from "../../units/with-unit.ts";
import { messages } from "./messages.ts";
import { TITLE_ROOM, writtenToLength } from "./metadata.ts";

export interface PairTexts {
  heading: string;
  title: string;
  description: string;
  /** Sentence under the heading: the conversion of one, and of a realistic value. */
  lead: string;
}

/** Returns the texts that describe a pair’s page. @throws RangeError for a pair of unknown units. */
export async function pairTexts(converter: ConverterDeclaration, pair: PairDeclaration): Promise<PairTexts> {
  const compiled = compiledConverter(converter);
  const laws = await lawsOf(converter.slug);
  const from = findUnit(compiled, pair.from);
  const to = findUnit(compiled, pair.to);
  if (!from || !to) throw new RangeError(`No pair ${pair.slug} in ${converter.slug}`);
  const start = initialState(compiled, [from.id, to.id], laws);
  const view = viewOf(compiled, start, laws);
  const worked = converter.commonValues[from.id]?.example ?? start.text;
  const examples = [...new Set([start.text, worked])].map((text) => {
    const result = viewOf(compiled, { ...start, text }, laws).result?.display ?? "";
    return `${withUnit(shownValue(text), from)} = ${withUnit(result, to)}`;
  });
  const formula = view.formula.length === 1 ? `Formula: ${view.formula[0]}.` : "";
  return {
    heading: pair.title ?? headingOf(from, to),
    title: pair.title ?? titleOf(converter, from, to),
    description: descriptionOf(pair, [from, to], examples, formula),
    lead: `${examples.join("; ")}.`,
  };
}

/** Returns the longest fitting title: names and symbols, symbols with the converter's name, symbols only. */
function titleOf(converter: ConverterDeclaration, from: CompiledUnit, to: CompiledUnit): string {
  const symbols = symbolsOf(from, to);
  const names = namesOf(from, to);
  if (symbols === undefined) return names === undefined ? converter.name : `${names} Converter`;
  const forms = [
    ...(names === undefined ? [] : [`${names} (${symbols})`, `${symbols}: ${names}`]),
    `${symbols}: ${converter.name}`,
    `${symbols}: ${shortName(converter)}`,
    `${symbols} Converter`,
    symbols,
  ];
  return forms.find((form) => form.length <= TITLE_ROOM) ?? symbols;
}

function headingOf(from: CompiledUnit, to: CompiledUnit): string {
  const symbols = symbolsOf(from, to);
  const names = [from, to].map(nameOf).join(" to ");
  return symbols === undefined || symbols === names ? names : `${names} (${symbols})`;
}

/** Returns the parts of a description that fit, the most informative first. */
function descriptionOf(
  { title }: PairDeclaration,
  [from, to]: readonly [CompiledUnit, CompiledUnit],
  examples: readonly string[],
  formula: string,
): string {
  const units = title ?? `Convert ${from.plural} to ${to.plural}`;
  const colon = title ? "." : ":";
  return writtenToLength([
    [`${units}${colon} ${examples.join(", ")}.`, `${units}${colon} ${examples.at(-1)}.`, `${units}.`],
    [formula],
    messages.pairContents,
  ]);
}

export const converterDescription = (converter: ConverterDeclaration): string =>
  writtenToLength([[converter.description], messages.converterContents]);

/** Formats "psi to bar"; undefined if a unit has no symbol or both have the same. */
const symbolsOf = (from: CompiledUnit, to: CompiledUnit): string | undefined =>
  from.symbol !== "—" && to.symbol !== "—" && from.symbol !== to.symbol
    ? `${from.symbol} to ${to.symbol}`
    : undefined;

/** Formats "Meters to Feet"; undefined if both are usually called by symbol, such as psi. */
function namesOf(from: CompiledUnit, to: CompiledUnit): string | undefined {
  const names = [from, to].map(nameOf);
  return names[0] === from.symbol && names[1] === to.symbol ? undefined : names.join(" to ");
}

/** Returns a unit's name in a title; its symbol for units that are called by it: psi, pH, DN. */
function nameOf({ id, plural, symbol }: CompiledUnit): string {
  return id === symbol.toLowerCase() ? symbol : titleCase(plural.replace(/^degrees (?=\p{Lu})/u, ""));
}

const SMALL_WORDS = new Set(["a", "and", "as", "at", "by", "in", "of", "on", "per", "re", "the", "to"]);

/** Capitalizes lowercase words, but not symbols among them: "Newton-Meters", "Percent w/v". */
const titleCase = (text: string): string =>
  text
    .split(" ")
    .map((word) =>
      SMALL_WORDS.has(word)
        ? word
        : word.replace(/(?<![\p{L}\p{N}’'/])\p{Ll}(?=\p{Ll}+(?:[-’']\p{Ll}+)*$|\p{Ll}+-)/gu, (c) =>
            c.toUpperCase(),
          ),
    )
    .join(" ");
