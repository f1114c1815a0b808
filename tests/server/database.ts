import { withDatabase } from "../../lib/server/db/database.ts";

/** Empties every table but the FAQs, as at the first start. */
export const emptyDatabase = (): Promise<void> =>
  withDatabase(async (prisma) => {
    await prisma.$executeRaw`TRUNCATE "user_reviews", "contact_submissions", "audit_entries", "outgoing_mail",
      "rate_limits", "auth_users", "auth_verifications", "auth_rate_limits" RESTART IDENTITY CASCADE`;
    await prisma.$executeRaw`UPDATE "review_counts" SET "count" = 0`;
  });

/** Whether these tests run on a real server. */
export const isServer = (): boolean => process.env.DATABASE_URL !== "";
