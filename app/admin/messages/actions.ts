"use server";

import { z } from "zod";
import { messages } from "@/components/admin/messages";
import { failure, type Result, success } from "@/lib/core/result/result";
import { changeMessage, MESSAGE_CHANGES } from "@/lib/server/admin/messages";
import { refreshAdmin } from "@/lib/server/admin/refresh";
import { act } from "../act";

const request = z.object({ id: z.int32().positive(), change: z.enum(MESSAGE_CHANGES) });

/** Marks, archives, restores or deletes one message; answers whether there was anything to change. */
export async function change(id: number, what: string): Promise<Result<boolean>> {
  return act(async (admin) => {
    const input = request.safeParse({ id, change: what });
    if (!input.success) return failure("", messages.inbox.invalidAction);
    const changed = await changeMessage(admin.email, input.data.id, input.data.change);
    refreshAdmin();
    return success(changed);
  });
}
