import { PRODUCT } from "../catalog/site.ts";
import type { Contact } from "../core/forms/contact.ts";
import type { Review } from "../core/forms/review.ts";
import type { Prisma } from "./db/generated/client.ts";
import { env } from "./env.ts";
import { messages } from "./messages.ts";

interface OwnerMail {
  subject: string;
  text: string;
  replyTo?: string;
}

/** Maximum characters of a subject line. */
const SUBJECT_LIMIT = 150;
const PLAIN_ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d.-]{1,190}$/i;

/** True if the owner wants mail: both SMTP_URL and MAIL_TO are set. */
export const wantsMail = (): boolean => {
  const { SMTP_URL, MAIL_TO } = env();
  return SMTP_URL !== undefined && MAIL_TO !== undefined;
};

/** Adds a mail to the transaction that it reports; the worker sends it (mail-worker.ts). */
export async function queueMail(transaction: Prisma.TransactionClient, mail: OwnerMail): Promise<void> {
  if (wantsMail()) await transaction.outgoingMail.create({ data: mail });
}

export const contactMail = ({ name, email, subject, message }: Contact): OwnerMail => ({
  subject: subjectLine(`[${PRODUCT}] ${subject}`),
  text: messages.mails.contact({ name, email, message }),
  ...(PLAIN_ADDRESS.test(email) && { replyTo: email }),
});

export const reviewMail = ({ name, rating, comment }: Review): OwnerMail => ({
  subject: subjectLine(`[${PRODUCT}] ${messages.mails.reviewSubject(rating)}`),
  text: messages.mails.review({ name, rating, comment }),
});

/** Removes line ends, which would start another header. */
const subjectLine = (text: string): string =>
  [...text.replace(/[\s\p{Cc}]+/gu, " ")].slice(0, SUBJECT_LIMIT).join("");
