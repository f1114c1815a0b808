import type { CompiledConverter } from "../../units/compile.ts";
import { readLeadingQuantity } from "../../units/read-value.ts";
import { convertersNaming, findUnitByName, normalizeName } from "../../units/unit-names.ts";
import type { Leftovers } from "../phrases/define.ts";
import { leftoversOf, wordSet } from "./leftovers.ts";
import type { Span } from "./pattern.ts";
import { isMinusSign, type Sentence, sentenceOf } from "./sentence.ts";
import { FILLERS } from "./vocabulary.ts";

/** Requested conversion, with the leftovers of the question. */
interface ConversionReading<C extends CompiledConverter> {
  converter: C;
  /** The text that a value field takes: "5 ft 11 in", "3/4". */
  value: string;
  /** Ids of units of the converter. */
  from: string;
  to: string;
  left: Leftovers;
}

/** A unit's name in a question. */
interface UnitMention<C extends CompiledConverter> extends Span {
  converter: C;
  unit: string;
}

/** A value with its unit in a question; the unit’s name is the span. */
interface Source<C extends CompiledConverter> extends UnitMention<C> {
  value: string;
  /** The number, which may be apart from its unit: "feet to meters 30". */
  number?: Span;
}

/** Maximum tokens of a unit name: "British thermal units per square foot hour degree Fahrenheit". */
const MAX_NAME_TOKENS = 10;
/** Maximum words between a number and its unit: "8 scottish gallons". */
const MAX_GAP = 2;
/** Maximum tokens of a question that is searched for units. */
const MAX_QUESTION_TOKENS = 40;
const TOWARD: ReadonlySet<string> = new Set(["to", "in", "into", "as", "en", "→", "=", ">"]);
const AFTER_TARGET: ReadonlySet<string> = new Set([
  "in",
  "from",
  "of",
  "is",
  "are",
  "make",
  "makes",
  "=",
  "per",
  "bottom",
]);
/** Words around conversions that don’t change them. */
const WORDS = wordSet(
  "convert conversion tall weigh weighs weight height big heavy far fast run ran drive drove walk walked cook oven recipe temperature distance length size many much bottom",
);
/** Converters whose unit names always change a question; rarer ones have names such as “banana”. */
const EVERYDAY: ReadonlySet<string> = new Set(
  "length mass volume area time temperature pressure power energy force speed angle file-size".split(" "),
);
/** Words that make a temperature a difference of two. */
const DIFFERENCE = wordSet(
  "difference diff warmer colder cooler hotter rise rises rose drop drops dropped delta change interval",
);
const DIFFERENCE_WORDS = new Set([...WORDS, ...DIFFERENCE, "degree", "degrees"]);

/**
 * Reads the conversion in a question that may have other words: the one with the fewest leftovers, the
 * likeliest first.
 */
export function readConversion<C extends CompiledConverter>(
  text: string,
  converters: readonly C[],
  jobWords: ReadonlySet<string> = new Set(),
): ConversionReading<C> | undefined {
  const sentence = sentenceOf(text.toLowerCase(), text);
  if (sentence.tokens.length > MAX_QUESTION_TOKENS) return undefined;
  const mentions = unitMentions(sentence, converters);
  const isDifference = sentence.tokens.some(({ text: word }) => DIFFERENCE.has(word));
  const names = new Set(
    mentions.flatMap(({ converter, start, end }) =>
      end === start + 1 && EVERYDAY.has(converter.slug) ? [sentence.tokens[start]?.text] : [],
    ),
  );
  const isUnitName = (word: string): boolean => word.length > 1 && names.has(word);
  const isMeant = ({ slug }: C): boolean =>
    isDifference ? slug !== "temperature" : slug !== "temperature-difference";
  const readings = [...Map.groupBy(mentions, ({ converter }) => converter)].flatMap(
    ([converter, converterMentions]) =>
      isMeant(converter) ? readingsIn(converter, converterMentions, sentence, jobWords, isUnitName) : [],
  );
  return readings.sort(
    (a, b) => a.left.vital.length - b.left.vital.length || a.left.words.length - b.left.words.length,
  )[0];
}

function readingsIn<C extends CompiledConverter>(
  converter: C,
  mentions: readonly UnitMention<C>[],
  sentence: Sentence,
  jobWords: ReadonlySet<string>,
  isUnitName: (word: string) => boolean,
): ConversionReading<C>[] {
  const { tokens } = sentence;
  // "pressure of 30 psi in bar" names its quantity.
  const words = new Set([
    ...(converter.slug === "temperature-difference" ? DIFFERENCE_WORDS : WORDS),
    ...wordSet(converter.slug.replaceAll("-", " ")),
  ]);
  return sourcesIn(converter, mentions, sentence).flatMap((source) =>
    mentions.flatMap((target): ConversionReading<C>[] => {
      const link = linkOf(source, target, sentence);
      const isCounted = /^(?:many|much)$/.test(tokens[source.start - 1]?.text ?? "");
      if (!link || isCounted || target.unit === source.unit) return [];
      const consumed = tokens.map(() => false);
      const spans = [source, target, link, ...(source.number ? [source.number] : [])];
      for (const { start, end } of [...spans, ...deniedUnits(mentions, [source.unit, target.unit], sentence)])
        consumed.fill(true, start, end);
      const left = leftoversOf(sentence, consumed, words, jobWords);
      // "$5 per lb in kg" is not a weight.
      const marks = sentence.tokens.flatMap(({ text }, place) =>
        !consumed[place] && /^[$%]$/.test(text) ? [text] : [],
      );
      // "A work week" is shorter.
      const workOf = (...units: readonly Span[]): string[] =>
        units.flatMap(({ start }) => (tokens[start - 1]?.text === "work" ? ["work"] : []));
      const qualifiers = left.words.filter((word) =>
        isQualifier(word, sentence, [source, target], isUnitName),
      );
      return [
        {
          converter,
          value: source.value,
          from: isMetricName(source, sentence) ? source.unit : inSystemOf(target, source),
          to: inSystemOf(source, target),
          left: {
            vital: [...marks, ...left.vital, ...qualifiers, ...workOf(source, target)],
            words: left.words.filter((word) => !qualifiers.includes(word)),
          },
        },
      ];
    }),
  );
}

/** Lists the other units that a question denies: “(not quarts)”. */
const deniedUnits = (
  mentions: readonly UnitMention<CompiledConverter>[],
  used: readonly string[],
  { tokens }: Sentence,
): Span[] =>
  mentions.flatMap(({ unit, start, end }) =>
    tokens[start - 1]?.text === "not" && !used.includes(unit) ? [{ start: start - 1, end }] : [],
  );

/** True for the name of a metric unit with its symbols, "W/m²K"; "U 0.05" next to a US R-value is a US U-value. */
const isMetricName = ({ start, end }: Span, { text, tokens }: Sentence): boolean =>
  /[/²]|\bw\b|rsi|metric/.test(text.slice(tokens[start]?.start, tokens[end - 1]?.end));

/** A US R-value has a US U-value: the name of a unit that both systems have means the source’s. */
function inSystemOf(
  { converter, unit }: UnitMention<CompiledConverter>,
  target: UnitMention<CompiledConverter>,
): string {
  const id = target.unit.replace(/-si$/, "-us");
  return unit.endsWith("-us") && converter.units.some((each) => each.id === id) ? id : target.unit;
}

/** Lists the names of units in a sentence: at each token the longest and the shorter ones, of all converters. */
function unitMentions<C extends CompiledConverter>(
  { tokens, cased }: Sentence,
  converters: readonly C[],
): UnitMention<C>[] {
  return tokens.flatMap((token, start) => {
    const candidates = token.kind === "number" ? [] : convertersNaming(converters, normalizeName(token.text));
    const last = candidates.length === 0 ? start : Math.min(start + MAX_NAME_TOKENS, tokens.length);
    return tokens.slice(start, last).flatMap((final, count) => {
      const name = cased.slice(token.start, final.end).replace(/(?<=\p{L}{2})-(?=\p{L}{2})/gu, " ");
      return candidates.flatMap((converter): UnitMention<C>[] => {
        const unit = findUnitByName(converter, name);
        return unit === undefined ? [] : [{ converter, unit, start, end: start + count + 1 }];
      });
    });
  });
}

/** Matches words before a unit that mean one of it: "how many ounces in a gallon of paint". */
const ONE = /^(?:an?|one|each|every)$/;

/**
 * Lists possible sources: numbers with a unit, a unit with a number elsewhere, and one of a unit if there is
 * no number.
 */
function sourcesIn<C extends CompiledConverter>(
  converter: C,
  mentions: readonly UnitMention<C>[],
  { tokens, cased }: Sentence,
): Source<C>[] {
  const numbers = tokens.flatMap(({ kind }, place) => (kind === "number" ? [place] : []));
  if (numbers.length === 0) {
    const counted = mentions.filter(({ start }) => ONE.test(tokens[start - 1]?.text ?? ""));
    return (counted.length > 0 ? counted : mentions).map((mention) => ({ ...mention, value: "1" }));
  }
  return numbers.flatMap((place): Source<C>[] => {
    const token = tokens[place];
    if (!token) return [];
    const [start, sign] = isMinusSign(tokens, place - 1) ? [place - 1, "-"] : [place, ""];
    const quantity = readLeadingQuantity(cased.slice(token.start), converter);
    const end = quantity && tokens.findIndex((each) => each.start >= token.start + quantity.length);
    if (quantity && end !== undefined)
      return [
        {
          converter,
          unit: quantity.unit,
          value: withoutSingleUnit(`${sign}${quantity.value}`, quantity.unit, converter),
          start,
          end: end < 0 ? tokens.length : end,
        },
      ];
    const value = `${sign}${token.text}`;
    const near = mentions.filter((unit) => unit.start > place && unit.start <= place + 1 + MAX_GAP);
    // Reads "feet to meters 30".
    const apart = place === tokens.length - 1 ? mentions.filter((unit) => unit.end <= place) : [];
    const span = { start, end: place + 1 };
    return [...near, ...apart].map((unit) => ({ ...unit, value, number: span }));
  });
}

/** Strips the unit of a single term, which the field has: "72 f" becomes "72". */
function withoutSingleUnit(value: string, unit: string, converter: CompiledConverter): string {
  const [, number = "", name = ""] = /^([-+]?[\d.,\s/½⅓⅔¼¾⅛⅜⅝⅞]+)([^\d].*)$/s.exec(value) ?? [];
  return name !== "" && findUnitByName(converter, name) === unit ? number.trim() : value;
}

/** Returns the tokens that relate a target to a source ("to", "how many … in"); undefined if none. */
function linkOf(source: Source<CompiledConverter>, target: Span, { tokens }: Sentence): Span | undefined {
  const sourceSpans = [source, ...(source.number ? [source.number] : [])];
  const isFree = ({ start, end }: Span): boolean =>
    sourceSpans.every((span) => span.end <= start || span.start >= end);
  if (!isFree(target)) return undefined;
  const word = (place: number): string => tokens[place]?.text ?? "";
  let before = target.start - 1;
  while (before >= 0 && FILLERS.has(word(before)) && !TOWARD.has(word(before))) before -= 1;
  // An unknown word before the target is its qualifier: "to scottish gallons".
  if (!TOWARD.has(word(before)) && TOWARD.has(word(before - 1)) && before - 1 >= source.end) before -= 1;
  const toward = { start: before, end: before + 1 };
  if (TOWARD.has(word(before)) && isFree(toward)) return toward;
  if (/^(?:many|much)$/.test(word(target.start - 1)) && word(target.start - 2) === "how")
    return { start: target.start - 2, end: target.start };
  const isLead = tokens.slice(0, target.start).every(({ text }) => FILLERS.has(text));
  const joint = tokens.slice(target.end, source.start);
  const isJoint =
    joint.length > 0 &&
    joint.every(({ text }) => FILLERS.has(text) || AFTER_TARGET.has(text)) &&
    target.end <= source.start;
  return isLead && isJoint && joint.some(({ text }) => AFTER_TARGET.has(text))
    ? { start: target.end, end: source.start }
    : undefined;
}

/** True for words that qualify the next unit ("scottish gallons", "a quater-mile"), or that name one. */
function isQualifier(
  words: string,
  { tokens, text }: Sentence,
  units: readonly Span[],
  isUnitName: (word: string) => boolean,
): boolean {
  const isBeforeUnit = units.some(({ start }) => {
    const last = tokens[start - 1]?.text === "-" ? tokens[start - 2] : tokens[start - 1];
    return last !== undefined && text.slice(0, last.end).endsWith(words);
  });
  return isBeforeUnit || words.split(" ").some(isUnitName);
}
