"use server";

import { CONTACT_SENT, type SentForm } from "@/lib/core/forms/sending";
import { contactForm } from "@/lib/server/contact";
import { answerAction } from "@/lib/server/form-action";

/** Takes the contact form where no script sends it. */
export async function sendContact(_: SentForm | null, data: FormData): Promise<SentForm> {
  return answerAction(contactForm, data, CONTACT_SENT);
}
