import type { ValueFormat } from "./value-format.ts";

/** Value within a sentence: SI for quantities, as in outputs, formatted in the visitor's units on display. */
export interface SentenceValue {
  value: number | string;
  format: ValueFormat;
  /** True if the next value has the unit: "2 to 700 kg". */
  bare?: true;
}

/** Values of a sentence by name, as its message takes them. */
export type SentenceValues<Name extends string> = Readonly<Record<Name, SentenceValue>>;

/** Sentence, with separate values if they have units. Plain data; a string if there are none. */
export type Sentence = string | { readonly parts: readonly (string | SentenceValue)[] };

/**
 * Builds a sentence of texts, sentences and values: sentence`Choose at least ${{ value: lowest, format:
 * kilograms }}.` The display formats the values, so that `compute` only uses SI.
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

/** Joins neighboring texts and drops empty ones. */
function joined(parts: readonly (string | SentenceValue)[]): (string | SentenceValue)[] {
  const whole: (string | SentenceValue)[] = [];
  for (const part of parts) {
    const last = whole.at(-1);
    if (typeof part === "string" && typeof last === "string") whole[whole.length - 1] = last + part;
    else if (part !== "") whole.push(part);
  }
  return whole;
}
