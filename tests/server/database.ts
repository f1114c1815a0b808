import { faqs } from "../../content/faqs.ts";
import { withDatabase } from "../../lib/server/db/database.ts";

/** The database as at its first start: the questions that it comes with, and nothing else. */
export const emptyDatabase = (): Promise<void> =>
  withDatabase(async (prisma) => {
    await prisma.$executeRaw`TRUNCATE "user_reviews", "contact_submissions", "audit_entries", "outgoing_mail",
      "security_events", "owner_alerts", "model_days", "rate_limits", "auth_users", "auth_verifications", "auth_rate_limits", "faqs" RESTART IDENTITY CASCADE`;
    await prisma.faq.createMany({ data: faqs.map((faq, position) => ({ ...faq, position })) });
    await prisma.$executeRaw`UPDATE "review_counts" SET "count" = 0`;
    await prisma.$executeRaw`UPDATE "kept_submissions" SET "bytes" = 0`;
  });

/** True if these tests run on a real server. */
export const isServer = (): boolean => process.env.DATABASE_URL !== "";
