import { readSource } from "../../catalog/search/phrase.ts";
import { oneSpelling, simplifiedCased } from "../../kit/phrases/normalize.ts";
import { coreSpans } from "../../kit/reader/continuation.ts";
import { sentenceOf, textOfSpan } from "../../kit/reader/sentence.ts";
import type { CompiledConverter } from "../../units/compile.ts";
import { readValue } from "../../units/read-value.ts";
import { findUnitByName } from "../../units/unit-names.ts";
import type { Conversion } from "./conversion.ts";
import { namedPreset } from "./named-preset.ts";
import { kindNamed, otherKindsOf } from "./unit-kinds.ts";

const TOWARD: ReadonlySet<string> = new Set(["to", "in", "into", "as"]);
const ONE: ReadonlySet<string> = new Set(["a", "an"]);

/**
 * Continues a conversion by a message with another value ("10 miles"), target ("in feet"), kind of its units
 * ("imperial ones") or substance ("3 cups of sugar"). Undefined if the message contains anything else.
 */
export function continueConversion<C extends CompiledConverter>(
  conversion: Conversion<C>,
  message: string,
): Conversion<C> | undefined {
  const cased = simplifiedCased(oneSpelling(message));
  const sentence = sentenceOf(cased.toLowerCase(), cased);
  const { tokens } = sentence;
  for (const { start, end } of coreSpans(sentence)) {
    const words = textOfSpan(sentence, { start, end });
    const before = tokens[start - 1]?.text ?? "";
    const match = TOWARD.has(before)
      ? withTarget(conversion, words)
      : (withKind(conversion, words) ??
        (ONE.has(before) ? withValue(conversion, `1 ${words}`) : withTarget(conversion, words)) ??
        withValue(conversion, words));
    if (match) return match;
  }
  return undefined;
}

function withTarget<C extends CompiledConverter>(
  { spoken: _, otherKind: __, ...conversion }: Conversion<C>,
  words: string,
): Conversion<C> | undefined {
  const to = findUnitByName(conversion.converter, words);
  return to === undefined || to === conversion.from ? undefined : { ...conversion, to };
}

/** Reads "imperial gallons" and "imperial ones". */
function withKind<C extends CompiledConverter>(
  { otherKind: _, ...conversion }: Conversion<C>,
  words: string,
): Conversion<C> | undefined {
  const { converter, from } = conversion;
  const unit = findUnitByName(converter, words);
  return unit !== undefined && otherKindsOf(converter, from).includes(unit)
    ? { ...conversion, from: unit }
    : kindNamed(conversion, words);
}

function withValue<C extends CompiledConverter>(
  { otherKind: _, ...conversion }: Conversion<C>,
  words: string,
): Conversion<C> | undefined {
  const { converter, from, to, value } = conversion;
  if (conversion.over !== undefined) return withPressures(conversion, words);
  const preset = namedPreset(words, [converter]);
  const parameters = preset && { parameters: preset.parameters };
  const amount = preset?.rest ?? words;
  if (amount === "") return { ...conversion, ...parameters };
  if (!/\d/.test(amount)) return undefined;
  const source = readSource(converter, amount);
  if (source) return source.from === to ? undefined : { ...conversion, ...source, ...parameters };
  // A number by itself is in neither unit of "5 ft 11 in".
  return !/\p{L}/u.test(value) && readValue(amount, converter, from).ok
    ? { ...conversion, value: amount, ...parameters }
    : undefined;
}

/** Reads another blood pressure: "130/85". */
function withPressures<C extends CompiledConverter>(
  conversion: Conversion<C>,
  words: string,
): Conversion<C> | undefined {
  const [, value, over] = /^(\d{2,3}) ?(?:\/|over) ?(\d{2,3})$/.exec(words) ?? [];
  return value !== undefined && over !== undefined && Number(value) > Number(over)
    ? { ...conversion, value, over }
    : undefined;
}
