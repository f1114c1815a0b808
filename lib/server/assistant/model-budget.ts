import { MODEL_QUESTION_TOKENS } from "../env.ts";
import { giveBack, takeFrom } from "../limits.ts";

interface QuestionCost {
  tokens: number;
  /** False if the service failed: the visitor pays nothing, the site still pays the tokens. */
  isChargedToVisitor: boolean;
}

/**
 * Reserves a question with its maximum tokens in the daily limits of a client and of the site, so that
 * simultaneous questions stay within both. Returns a function that settles it, or undefined if a limit is
 * exhausted.
 */
export async function reserveQuestion(
  client: string,
): Promise<((cost: QuestionCost) => Promise<void>) | undefined> {
  if ((await takeFrom("chat tokens", client, MODEL_QUESTION_TOKENS)) > 0) return undefined;
  if ((await takeFrom("chat model", client)) > 0) {
    await giveBack("chat tokens", client, { ofClient: MODEL_QUESTION_TOKENS, ofAll: MODEL_QUESTION_TOKENS });
    return undefined;
  }
  return async ({ tokens, isChargedToVisitor }) => {
    const ofAll = MODEL_QUESTION_TOKENS - tokens;
    const ofClient = isChargedToVisitor ? ofAll : MODEL_QUESTION_TOKENS;
    await giveBack("chat tokens", client, { ofClient, ofAll });
    if (!isChargedToVisitor) await giveBack("chat model", client, { ofClient: 1, ofAll: 1 });
  };
}
