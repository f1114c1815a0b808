import { loadIndex } from "@/components/page/search-index";
import type { ExpressionFailure } from "@/lib/calculators/scientific/syntax";
import { lawsOf } from "@/lib/catalog/law-loaders";
import { failure } from "@/lib/core/result/result";
import type { Answer } from "@/lib/faces/answers/answer";
import { conversionReply } from "@/lib/faces/answers/conversion-reply";

/** Converts a line with units, or returns why it has no value. Undefined if the line requests no conversion. */
export async function convertLine(text: string): Promise<Answer | ExpressionFailure | undefined> {
  const reply = await conversionReply(text, await loadIndex(), lawsOf);
  // The message on a value is about the first value.
  if (typeof reply === "string") return { ...failure("", reply, 1), unfinished: false };
  if (!reply || !("says" in reply)) return reply;
  const { says, at, length, unfinished } = reply;
  return { ...failure("", says, at + 1), length, unfinished };
}
