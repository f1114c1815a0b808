"use server";

import { z } from "zod";
import type { FaqErrors } from "@/components/admin/faq-editor";
import { messages } from "@/components/admin/messages";
import type { Outcome } from "@/components/admin/outcome";
import { addFaq, deleteFaq, editFaq, faqInput, moveFaq } from "@/lib/server/admin/faqs";
import { refreshPublic } from "@/lib/server/admin/refresh";
import { ActionRefused, act } from "../act";

const idSchema = z.int32().positive();

function checkedId(id: number): number {
  const checked = idSchema.safeParse(id);
  if (!checked.success) throw new ActionRefused(messages.faq.hasBeenDeleted);
  return checked.data;
}

/** Adds a question, or changes one; answers with what is wrong with its fields, nothing when it is saved. */
export async function save(id: number | undefined, input: unknown): Promise<Outcome<FaqErrors>> {
  return act(async (admin) => {
    const checked = faqInput.safeParse(input);
    if (!checked.success) return errorsOf(checked.error);
    if (id === undefined) await addFaq(admin.email, checked.data);
    else if (!(await editFaq(admin.email, checkedId(id), checked.data)))
      throw new ActionRefused(messages.faq.hasBeenDeleted);
    refreshPublic("faqs");
    return {};
  });
}

function errorsOf(error: z.ZodError): FaqErrors {
  const errors: Record<string, string> = {};
  for (const { path, message } of error.issues) errors[String(path[0] ?? "question")] ??= message;
  return errors;
}

export async function remove(id: number): Promise<Outcome<boolean>> {
  return act(async (admin) => {
    const removed = await deleteFaq(admin.email, checkedId(id));
    refreshPublic("faqs");
    return removed;
  });
}

/** Moves a question one place up or down; answers whether it moved. */
export async function move(id: number, step: number): Promise<Outcome<boolean>> {
  return act(async (admin) => {
    const moved = await moveFaq(admin.email, checkedId(id), step < 0 ? -1 : 1);
    refreshPublic("faqs");
    return moved;
  });
}
