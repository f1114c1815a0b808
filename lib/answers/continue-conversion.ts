import { readSource } from "../faces/search/phrase.ts";
import { oneSpelling, simplifiedCased } from "../phrases/normalize.ts";
import { coreSpans } from "../reader/continuation.ts";
import { sentenceOf, textOfSpan } from "../reader/sentence.ts";
import type { CompiledConverter } from "../units/compile.ts";
import { readValue } from "../units/read-value.ts";
import { findUnitByName } from "../units/unit-names.ts";
import type { Conversion } from "./conversion.ts";
import { namedPreset } from "./named-preset.ts";
import { kindNamed, otherKindsOf } from "./unit-kinds.ts";

const TOWARD: ReadonlySet<string> = new Set(["to", "in", "into", "as"]);

/**
 * Continues a conversion by a message with another value ("10 miles"), target ("in feet"), kind of its units ("imperial ones")
 * or substance ("3 cups of sugar"). Undefined unless the message says nothing else.
 */
export function continueConversion<C extends CompiledConverter>(
  conversion: Conversion<C>,
  message: string,
): Conversion<C> | undefined {
  if (conversion.over !== undefined) return undefined;
  const cased = simplifiedCased(oneSpelling(message));
  const sentence = sentenceOf(cased.toLowerCase(), cased);
  const { tokens } = sentence;
  for (const { start, end } of coreSpans(sentence)) {
    const words = textOfSpan(sentence, { start, end });
    const isTarget = TOWARD.has(tokens[start - 1]?.text ?? "");
    const found =
      withUnit(conversion, words, isTarget) ?? (isTarget ? undefined : withValue(conversion, words));
    if (found) return found;
  }
  return undefined;
}

function withUnit<C extends CompiledConverter>(
  { spoken: _, otherKind: __, ...conversion }: Conversion<C>,
  words: string,
  isTarget: boolean,
): Conversion<C> | undefined {
  const { converter, from } = conversion;
  const unit = findUnitByName(converter, words);
  if (unit === undefined) return kindNamed(conversion, words);
  if (!isTarget && otherKindsOf(converter, from).includes(unit)) return { ...conversion, from: unit };
  return unit === from ? undefined : { ...conversion, to: unit };
}

function withValue<C extends CompiledConverter>(
  { otherKind: _, ...conversion }: Conversion<C>,
  words: string,
): Conversion<C> | undefined {
  const { converter, from } = conversion;
  const preset = namedPreset(words, [converter]);
  const parameters = preset && { parameters: preset.parameters };
  const amount = preset?.rest ?? words;
  if (amount === "") return { ...conversion, ...parameters };
  if (!/\d/.test(amount)) return undefined;
  const source = readSource(converter, amount);
  if (source) return source.from === conversion.to ? undefined : { ...conversion, ...source, ...parameters };
  return readValue(amount, converter, from).ok ? { ...conversion, value: amount, ...parameters } : undefined;
}
