"use client";

import { useActionState } from "react";
import { EMPTY_FIELD, type FormAction, REVIEW_SENT } from "@/lib/core/forms/sending";
import { FormFrame } from "./form-frame";
import { StarChoice } from "./star-choice";
import { FormTextField } from "./text-field";
import { type Plan, useSending } from "./use-sending";

const plan: Plan = {
  path: "/api/reviews",
  load: () => import("@/lib/core/forms/review").then(({ readReview }) => readReview),
  success: REVIEW_SENT,
};

/** A visitor's opinion. `action` takes it without script. */
export function ReviewForm({ action }: { action: FormAction }) {
  const [answer, send] = useActionState(action, null, "/reviews");
  const sending = useSending(plan);
  const wrong = sending.used ? sending.wrong : (answer?.fields ?? []);
  const field = (name: string) => ({
    name,
    text: answer?.values[name],
    error: wrong.includes(name) ? EMPTY_FIELD : undefined,
  });
  return (
    <FormFrame
      answer={answer}
      action={send}
      sending={sending}
      button="Submit Review"
      busyButton="Submitting..."
    >
      <FormTextField label="Name" autoComplete="name" {...field("name")} />
      <StarChoice chosen={answer?.values.rating} invalid={wrong.includes("rating")} />
      <FormTextField label="Comment" rows={5} {...field("comment")} />
    </FormFrame>
  );
}
