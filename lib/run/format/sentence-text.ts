import type { Currency } from "../../kit/fields/currency.ts";
import type { Sentence } from "../../kit/fields/sentence.ts";
import { formatValue, type Quantities, writtenText } from "./format-value.ts";

interface Writing {
  currency: Currency;
  quantities?: Quantities | undefined;
}

/**
 * Formats a sentence with its values in the units of the context. @throws TypeError for a quantity without
 * `quantities`.
 */
export function sentenceText(sentence: Sentence, { currency, quantities }: Writing): string {
  if (typeof sentence === "string") return sentence;
  return sentence.parts
    .map((part) => {
      if (typeof part === "string") return part;
      const formatted = formatValue(part.value, part.format, currency, quantities);
      return part.bare ? formatted.text : writtenText(formatted);
    })
    .join("");
}
