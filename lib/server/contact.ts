import { type Contact, readContact } from "../forms/contact.ts";
import { withDatabase } from "./db/database.ts";
import { contactMail, queueMail } from "./mail.ts";
import type { FormKind } from "./submission.ts";

/** Stores a message, once per key, with the mail that tells of it. @throws DatabaseFailure */
export const storeContact = (contact: Contact, submissionKey: string): Promise<void> =>
  withDatabase((prisma) =>
    prisma.$transaction(async (transaction) => {
      const { count } = await transaction.contactSubmission.createMany({
        data: [{ ...contact, submissionKey }],
        skipDuplicates: true,
      });
      if (count > 0) await queueMail(transaction, contactMail(contact));
    }),
  );

export const contactForm: FormKind<Contact> = { limit: "contact", read: readContact, store: storeContact };
