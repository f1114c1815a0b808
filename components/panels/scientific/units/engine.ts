import { loadIndex } from "@/components/page/search-index";
import type { Answer } from "@/lib/answers/answer";
import { conversionReply } from "@/lib/answers/conversion-reply";
import { lawsOf } from "@/lib/catalog/law-loaders";

/** What a line with units comes to; a sentence where it has no result, undefined where it asks for no conversion. */
export async function convertLine(text: string): Promise<Answer | string | undefined> {
  return conversionReply(text, await loadIndex(), lawsOf);
}
