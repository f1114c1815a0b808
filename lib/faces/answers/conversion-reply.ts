import type { SearchIndex } from "../../catalog/search/search-entries.ts";
import type { Result } from "../../core/result/result.ts";
import { cleaned, isReadable } from "../../kit/phrases/normalize.ts";
import { isWhole } from "../../kit/reader/leftovers.ts";
import type { ConverterLaws } from "../../units/law.ts";
import type { Answer } from "./answer.ts";
import { conversionIn } from "./conversion.ts";
import { convertedAnswer } from "./conversion-answer.ts";
import { findInvalidTarget, type InvalidTarget } from "./invalid-target.ts";

/** Maximum length of a text, in UTF-16 units. */
const MAX_CONVERSION_LENGTH = 160;

/**
 * Answers the conversion of a complete text ("3 kg to lb"), or returns the invalid target; undefined if the
 * text is not a conversion. Rejects if the laws of a converter cannot be loaded.
 */
export async function conversionReply(
  text: string,
  { converters, sources }: SearchIndex,
  lawsOf: (slug: string) => Promise<ConverterLaws | undefined>,
): Promise<Result<Answer> | InvalidTarget | undefined> {
  if (text.length > MAX_CONVERSION_LENGTH) return undefined;
  const question = cleaned(text);
  if (!isReadable(question)) return undefined;
  const conversion = conversionIn(question, converters);
  if (!conversion) return findInvalidTarget(text, converters);
  if (!isWhole(conversion.left)) return undefined;
  const { slug, needsLaws } = conversion.converter;
  const laws = needsLaws ? await lawsOf(slug) : undefined;
  return convertedAnswer(conversion, { laws, sources, question });
}
