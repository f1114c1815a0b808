import { MAX_CLOCK_DRIFT_S } from "../clock.ts";
import type { PrismaClient } from "../db/generated/client.ts";

/** Duration of better-auth’s lock after ten wrong codes, in s. */
export const LOCKOUT_S = 900;

const futureTime = (seconds = 0): number => Date.now() + (MAX_CLOCK_DRIFT_S + seconds) * 1000;

/**
 * Deletes counts of attempts from a clock that was ahead: better-auth would otherwise hold them against the
 * user until that time. Returns true if there were any.
 */
export const deleteFutureAttempts = async (prisma: PrismaClient): Promise<boolean> =>
  (await prisma.rateLimit.deleteMany({ where: { lastRequest: { gt: futureTime() } } })).count > 0;

/** Ends the lock of a user's second factor if a clock that was ahead set it. */
export async function endFutureLock(prisma: PrismaClient, userId: string): Promise<void> {
  await prisma.twoFactor.updateMany({
    where: { userId, lockedUntil: { gt: new Date(futureTime(LOCKOUT_S)) } },
    data: { failedVerificationCount: 0, lockedUntil: null },
  });
}
