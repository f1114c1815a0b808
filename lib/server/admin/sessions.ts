import { IPV6_SUBNET } from "../auth/auth.ts";
import { countBackupCodes } from "../auth/backup-codes.ts";
import type { Admin } from "../auth/session.ts";
import { withDatabase } from "../db/database.ts";
import { sessionUseRange } from "../retention.ts";
import { describeDevice } from "./device.ts";

export interface SessionRow {
  id: string;
  signedInAt: Date;
  usedAt: Date;
  address: string;
  device: string;
}

/** Maximum number of listed sessions; the rest can be ended together. */
const MAX_LISTED = 50;

/**
 * Lists the active sessions of an administrator: the current one, then the most recently used. @throws
 * DatabaseFailure
 */
export const sessionsOf = ({ id: userId, sessionId }: Admin): Promise<SessionRow[]> =>
  withDatabase(async (prisma) => {
    const rows = await prisma.session.findMany({
      where: { userId, secondFactor: true, expiresAt: { gt: new Date() }, updatedAt: sessionUseRange() },
      orderBy: [{ updatedAt: "desc" }, { id: "asc" }],
      take: MAX_LISTED,
      select: { id: true, createdAt: true, updatedAt: true, ipAddress: true, userAgent: true },
    });
    const isCurrent = ({ id }: { id: string }) => Number(id === sessionId);
    return rows
      .sort((a, b) => isCurrent(b) - isCurrent(a))
      .map(({ id, createdAt, updatedAt, ipAddress, userAgent }) => ({
        id,
        signedInAt: createdAt,
        usedAt: updatedAt,
        address: formatNetwork(ipAddress ?? ""),
        device: describeDevice(userAgent ?? ""),
      }));
  });

/** Formats an address as better-auth stores it: of IPv6 the /48, in full ("2001:0db8:0007:0000:…"). */
export function formatNetwork(address: string): string {
  if (!address.includes(":")) return address || "unknown address";
  // URL writes IPv6 in its shortest form (RFC 5952).
  const url = URL.parse(`http://[${address}]`);
  return url === null ? address : `${url.hostname.slice(1, -1)}/${IPV6_SUBNET}`;
}

/** Returns the number of unused backup codes of an administrator. @throws DatabaseFailure */
export const backupCodesOf = (userId: string): Promise<number> =>
  withDatabase(async (prisma) => {
    const factor = await prisma.twoFactor.findFirst({ where: { userId }, select: { backupCodes: true } });
    return factor === null ? 0 : countBackupCodes(factor.backupCodes);
  });
