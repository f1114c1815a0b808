"use server";

import { headers } from "next/headers";
import { messages } from "@/lib/core/forms/messages";
import { readReport } from "@/lib/core/forms/report";
import { CONTACT_SENT, type SentForm } from "@/lib/core/forms/sending";
import { contactForm } from "@/lib/server/contact";
import { answerAction } from "@/lib/server/form-action";

/** Takes the contact form where no script sends it. */
export async function sendContact(_: SentForm | null, data: FormData): Promise<SentForm> {
  const referrer = (await headers()).get("referer") ?? "";
  return answerAction(
    contactForm,
    data instanceof FormData ? withReportedPage(data, referrer) : data,
    CONTACT_SENT,
  );
}

/** Adds the page to a message that was written without script, which would have filled it in. */
function withReportedPage(data: FormData, referrer: string): FormData {
  const report = URL.canParse(referrer) ? readReport(new URL(referrer)) : undefined;
  const message = data.get("message");
  if (!report || typeof message !== "string" || message.trim() === "") return data;
  // A message that came back with an error has the page already.
  if (message.includes(report.address)) return data;
  const named = new FormData();
  for (const [name, value] of data) named.append(name, value);
  named.set("message", messages.withPage(message, report));
  return named;
}
