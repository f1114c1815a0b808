import { withDatabase } from "../db/database.ts";
import { idleSince } from "../retention.ts";

interface SessionRow {
  id: string;
  createdAt: Date;
  expiresAt: Date;
  address: string | null;
  browser: string | null;
}

/** The sessions of an administrator that are not over, newest first. @throws DatabaseFailure */
export const sessionsOf = (userId: string): Promise<SessionRow[]> =>
  withDatabase(async (prisma) => {
    const rows = await prisma.session.findMany({
      where: { userId, expiresAt: { gt: new Date() }, updatedAt: { gte: idleSince() } },
      orderBy: { createdAt: "desc" },
      take: 50,
      select: { id: true, createdAt: true, expiresAt: true, ipAddress: true, userAgent: true },
    });
    return rows.map(({ ipAddress, userAgent, ...row }) => ({
      ...row,
      address: ipAddress || null,
      browser: userAgent || null,
    }));
  });
