import { shortName } from "../../catalog/converters.ts";
import { firstSentence } from "../../core/locale/locale.ts";
import { initialState, viewOf } from "../../run/converter-view.ts";
import type { CompiledUnit } from "../../units/compile.ts";
import type { ConverterDeclaration } from "../../units/quantity.ts";
import { usualName } from "../../units/with-unit.ts";
import { messages } from "./messages.ts";
import { TITLE_ROOM, writtenToLength } from "./metadata.ts";
import { fillValues, type PairContext, proseConversion } from "./pair-context.ts";

export interface PairTexts {
  heading: string;
  title: string;
  description: string;
  /** Sentence under the heading: the conversion of one, and of a realistic value. */
  lead: string;
}

/** Returns the texts that describe a pair’s page. */
export function pairTexts(context: PairContext): PairTexts {
  const { declaration, converter, laws, pair, from, to } = context;
  const start = initialState(converter, [from.id, to.id], laws);
  const view = viewOf(converter, start, laws);
  const formula = view.formula.length === 1 ? `Formula: ${view.formula[0]}.` : "";
  const lead = pair.lead === undefined ? conversionsOf(context, start.text) : fillValues(context, pair.lead);
  return {
    heading: pair.title ?? headingOf(from, to),
    title: pair.title ?? titleOf(declaration, from, to),
    description: descriptionOf(context, lead, formula),
    lead,
  };
}

/** Formats the conversions of one and of the worked example. */
function conversionsOf(context: PairContext, one: string): string {
  const worked = context.declaration.commonValues[context.from.id]?.example ?? one;
  const conversions = [...new Set([one, worked])].flatMap((text) => {
    const conversion = proseConversion(context, text);
    return conversion ? [conversion.join(" = ")] : [];
  });
  return `${conversions.join("; ")}.`;
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
function descriptionOf({ pair, from, to }: PairContext, lead: string, formula: string): string {
  const units = messages.convertUnits(usualName(from), usualName(to));
  const about = pair.about === undefined ? "" : firstSentence(pair.about);
  return writtenToLength([
    pair.lead === undefined ? [`${units}: ${lead}`, `${units}.`] : [`${units}. ${lead}`, `${units}.`],
    [about, formula],
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

/** Returns a unit's name in a title. */
function nameOf(unit: CompiledUnit): string {
  const name = usualName(unit);
  return name === unit.symbol ? name : titleCase(name.replace(/^degrees (?=\p{Lu})/u, ""));
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
