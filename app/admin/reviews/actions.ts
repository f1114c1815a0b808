"use server";

import { z } from "zod";
import { messages } from "@/components/admin/messages";
import { failure, type Result, success } from "@/lib/core/result/result";
import { refreshPublic } from "@/lib/server/admin/refresh";
import { decideReviews, REVIEW_STATES } from "@/lib/server/admin/reviews";
import { act } from "../act";

const decision = z.object({
  ids: z.array(z.int32().positive()).min(1).max(100),
  state: z.enum(REVIEW_STATES),
});

/** Approves, rejects or reopens reviews; answers with the ids that changed. */
export async function decide(ids: number[], state: string): Promise<Result<number[]>> {
  return act(async (admin) => {
    const input = decision.safeParse({ ids, state });
    if (!input.success) return failure("", messages.reviews.invalidDecision);
    const changed = await decideReviews(admin.email, input.data.ids, input.data.state);
    refreshPublic("reviews");
    return success(changed);
  });
}
