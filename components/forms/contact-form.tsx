"use client";

import { useActionState } from "react";
import { CONTACT_SENT, EMPTY_FIELD, type FormAction, INVALID_EMAIL } from "@/lib/core/forms/sending";
import { FormFrame } from "./form-frame";
import { FormTextField } from "./text-field";
import { type Plan, useSending } from "./use-sending";

const plan: Plan = {
  path: "/api/contact",
  load: () => import("@/lib/core/forms/contact").then(({ readContact }) => readContact),
  success: CONTACT_SENT,
};

export function ContactForm({ action }: { action: FormAction }) {
  const [answer, send] = useActionState(action, null, "/contact");
  const sending = useSending(plan);
  const wrong = sending.used ? sending.wrong : (answer?.fields ?? []);
  const words = sending.used ? sending.words : answer?.words;
  const problem = words?.title === INVALID_EMAIL.title ? INVALID_EMAIL.description : EMPTY_FIELD;
  const field = (name: string) => ({
    name,
    text: answer?.values[name],
    error: wrong.includes(name) ? problem : undefined,
  });
  return (
    <FormFrame answer={answer} action={send} sending={sending} button="Send Message" busyButton="Sending...">
      <div className="grid gap-5 sm:grid-cols-2">
        <FormTextField label="Full Name" autoComplete="name" {...field("name")} />
        <FormTextField label="Email Address" type="email" autoComplete="email" {...field("email")} />
      </div>
      <FormTextField label="Subject" {...field("subject")} />
      <FormTextField label="Message" rows={7} {...field("message")} />
    </FormFrame>
  );
}
