"use server";

import { REVIEW_SENT, type SentForm } from "@/lib/core/forms/sending";
import { answerAction } from "@/lib/server/form-action";
import { reviewForm } from "@/lib/server/reviews";

/** Takes the review form where no script sends it. */
export async function sendReview(_: SentForm | null, data: FormData): Promise<SentForm> {
  return answerAction(reviewForm, data, REVIEW_SENT);
}
