"use client";

import { useActionState, useEffect, useRef } from "react";
import { messages } from "@/lib/core/forms/messages";
import { readReport } from "@/lib/core/forms/report";
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
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => fillInReport(frame.current?.closest("form")), []);
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
      <div ref={frame} className="grid gap-5 sm:grid-cols-2">
        <FormTextField label="Full Name" autoComplete="name" {...field("name")} />
        <FormTextField label="Email Address" type="email" autoComplete="email" {...field("email")} />
      </div>
      <FormTextField label="Subject" {...field("subject")} />
      <FormTextField label="Message" rows={7} {...field("message")} />
    </FormFrame>
  );
}

/** Fills in the page, its inputs and its result, if a link to report an error leads here. */
function fillInReport(form: HTMLFormElement | null | undefined): void {
  const report = readReport(new URL(location.href));
  if (!report || !form) return;
  const texts = { subject: messages.reportSubject, message: messages.report(report) };
  for (const [name, text] of Object.entries(texts)) {
    const field = form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;
    field.value ||= text;
  }
}
