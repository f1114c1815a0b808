"use server";

import { z } from "zod";
import { messages } from "@/components/admin/messages";
import { failure, type Result, success } from "@/lib/core/result/result";
import { addFaq, deleteFaq, editFaq, faqInput, moveFaq } from "@/lib/server/admin/faqs";
import { refreshPublic } from "@/lib/server/admin/refresh";
import { act } from "../act";

const DELETED = failure("", messages.faq.hasBeenDeleted);
const isId = (id: unknown): boolean => z.int32().positive().safeParse(id).success;

/** Adds a question, or changes one. */
export async function save(id: number | undefined, input: unknown): Promise<Result<undefined>> {
  return act(async (admin) => {
    const checked = faqInput.safeParse(input);
    if (!checked.success) {
      const { issues } = checked.error;
      const problems = issues.map(({ path, message }) => ({ path: String(path[0] ?? "question"), message }));
      return { ok: false, problems };
    }
    if (id === undefined) await addFaq(admin.email, checked.data);
    else if (!isId(id) || !(await editFaq(admin.email, id, checked.data))) return DELETED;
    refreshPublic("faqs");
    return success(undefined);
  });
}

export async function remove(id: number): Promise<Result<boolean>> {
  return act(async (admin) => {
    if (!isId(id)) return DELETED;
    const removed = await deleteFaq(admin.email, id);
    refreshPublic("faqs");
    return success(removed);
  });
}

/** Moves a question one place up or down; answers whether it moved. */
export async function move(id: number, step: number): Promise<Result<boolean>> {
  return act(async (admin) => {
    if (!isId(id)) return DELETED;
    const moved = await moveFaq(admin.email, id, step < 0 ? -1 : 1);
    refreshPublic("faqs");
    return success(moved);
  });
}
