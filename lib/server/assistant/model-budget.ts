import { MODEL_QUESTION_TOKENS } from "../env.ts";
import { giveBack, takeFrom } from "../limits.ts";

/** The outcome of a question to the model. */
interface QuestionCost {
  /** Tokens that the service charges for. */
  tokens: number;
  /** False if the service failed: the visitor pays nothing, the site still pays the tokens. */
  isChargedToVisitor: boolean;
}

/**
 * Reserves a question and its most tokens in the day of a client and of the site, so that questions at the same moment stay
 * within both. Returns how to settle it, or undefined if a day has no room.
 */
export async function reserveQuestion(
  client: string,
): Promise<((cost: QuestionCost) => Promise<void>) | undefined> {
  if (!(await takeFrom("chat tokens", client, MODEL_QUESTION_TOKENS)).ok) return undefined;
  if (!(await takeFrom("chat model", client)).ok) {
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
