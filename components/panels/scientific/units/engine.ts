import { loadIndex } from "@/components/page/search-index";
import type { ExpressionFailure } from "@/lib/calculators/scientific/expression/syntax";
import { lawsOf } from "@/lib/catalog/law-loaders";
import { failure, firstProblem } from "@/lib/core/result/result";
import type { Answer } from "@/lib/faces/answers/answer";
import { conversionReply } from "@/lib/faces/answers/conversion-reply";

/** Converts a line with units, or returns why it has no value. Undefined if the line requests no conversion. */
export async function convertLine(text: string): Promise<Answer | ExpressionFailure | undefined> {
  const reply = await conversionReply(text, await loadIndex(), lawsOf);
  if (!reply) return undefined;
  if ("ok" in reply)
    // The message on a value is about the first value.
    return reply.ok ? reply.value : { ...failure("", firstProblem(reply).message, 1), unfinished: false };
  const { says, at, length, unfinished } = reply;
  return { ...failure("", says, at + 1), length, unfinished };
}
