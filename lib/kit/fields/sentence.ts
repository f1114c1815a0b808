import type { ValueFormat } from "./value-format.ts";

/** A value within a sentence: SI for quantities, as in outputs. Whoever shows the sentence writes it in the visitor's units. */
export interface SentenceValue {
  value: number | string;
  format: ValueFormat;
  /** Without its unit, where that stands at the next value: "2 to 700 kg". */
  bare?: true;
}

/** Values of a sentence by name, as its message takes them. */
export type SentenceValues<Name extends string> = Readonly<Record<Name, SentenceValue>>;

/** A sentence, with its values apart where they have units. Plain data, and in one text where there are none. */
export type Sentence = string | { readonly parts: readonly (string | SentenceValue)[] };

/**
 * A sentence of texts, sentences and values: sentence`Choose at least ${{ value: lowest, format: kilograms }}.` Values are
 * written by whoever shows it, so that `compute` knows of no units but SI.
 */
export function sentence(
  texts: TemplateStringsArray,
  ...between: readonly (Sentence | SentenceValue)[]
): Sentence {
  const parts = texts.flatMap((text, index) => {
    const value = between[index];
    return value === undefined ? [text] : [text, ...partsOf(value)];
  });
  return parts.every((part) => typeof part === "string") ? parts.join("") : { parts: joined(parts) };
}

const partsOf = (value: Sentence | SentenceValue): readonly (string | SentenceValue)[] =>
  typeof value === "object" && "parts" in value ? value.parts : [value];

/** Neighboring texts in one, none empty. */
function joined(parts: readonly (string | SentenceValue)[]): (string | SentenceValue)[] {
  const whole: (string | SentenceValue)[] = [];
  for (const part of parts) {
    const last = whole.at(-1);
    if (typeof part === "string" && typeof last === "string") whole[whole.length - 1] = last + part;
    else if (part !== "") whole.push(part);
  }
  return whole;
}
