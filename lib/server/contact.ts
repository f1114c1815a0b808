import { type Contact, readContact } from "../core/forms/contact.ts";
import { withDatabase } from "./db/database.ts";
import { contactMail, queueMail } from "./mail.ts";
import { hasRoom } from "./room.ts";
import type { FormKind } from "./submission.ts";

/**
 * Stores a message, once per key, with its mail. @returns false if there is no room. @throws DatabaseFailure
 */
export const storeContact = (contact: Contact, submissionKey: string): Promise<boolean> =>
  withDatabase((prisma) =>
    prisma.$transaction(async (transaction) => {
      if (!(await hasRoom(transaction, "message"))) return false;
      const { count } = await transaction.contactSubmission.createMany({
        data: [{ ...contact, submissionKey }],
        skipDuplicates: true,
      });
      if (count > 0) await queueMail(transaction, contactMail(contact));
      return true;
    }),
  );

export const contactForm: FormKind<Contact> = {
  limit: "contact",
  read: readContact,
  store: storeContact,
  full: "Our inbox is full right now, so your message was not saved. Please try again in a few days.",
};
