import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { auditPage } from "../../lib/server/admin/audit.ts";
import { decideReviews } from "../../lib/server/admin/reviews.ts";
import { createAdmin } from "../../lib/server/auth/administrators.ts";
import { withDatabase } from "../../lib/server/db/database.ts";
import { deleteExpired, startHousekeeping } from "../../lib/server/housekeeping.ts";
import { takeFrom } from "../../lib/server/limits.ts";
import { Browser, EMAIL, PASSWORD } from "./admin-client.ts";
import { emptyDatabase } from "./database.ts";

const DAY = 86_400_000;
const ago = (milliseconds: number) => new Date(Date.now() - milliseconds);

const addMails = (mails: readonly object[]) =>
  withDatabase((prisma) =>
    prisma.outgoingMail.createMany({ data: mails.map((mail) => ({ subject: "", text: "", ...mail })) }),
  );
const mails = () => withDatabase((prisma) => prisma.outgoingMail.findMany({ orderBy: { id: "asc" } }));
const addLimits = (count: number, expire: Date) =>
  withDatabase((prisma) =>
    prisma.rateLimiterFlexible.createMany({
      data: Array.from({ length: count }, () => ({ key: randomUUID(), points: 1, expire })),
    }),
  );
const limits = () => withDatabase((prisma) => prisma.rateLimiterFlexible.count());

beforeEach(emptyDatabase);
afterEach(() => vi.restoreAllMocks());

describe("what is over is deleted", () => {
  test("mails after 30 days, sent, given up or never tried", async () => {
    const retained = [
      { subject: "waits", createdAt: ago(29 * DAY) },
      { subject: "sent", createdAt: ago(29.9 * DAY), sentAt: ago(29.9 * DAY) },
    ];
    const gone = [
      { createdAt: ago(30.1 * DAY), sentAt: ago(30 * DAY) },
      { createdAt: ago(31 * DAY), attempts: 10, lastError: "Mailbox full" },
      { createdAt: ago(31 * DAY) },
    ];
    await addMails([...retained, ...gone]);
    expect(await deleteExpired()).toBe(gone.length);
    expect((await mails()).map(({ subject }) => subject)).toEqual(["waits", "sent"]);
  });

  test("counts of limits, the moment that they end, and not before", async () => {
    await takeFrom("chat", "10.0.0.1");
    const running = await limits();
    await addLimits(3, ago(1000));
    expect(await deleteExpired()).toBe(3);
    expect(await limits()).toBe(running);
    await new Browser().post("/sign-in/email", { email: EMAIL, password: PASSWORD });
    const tries = () => withDatabase((prisma) => prisma.rateLimit.count());
    expect(await deleteExpired()).toBe(0);
    expect(await tries()).toBe(1);
    await withDatabase((prisma) =>
      prisma.rateLimit.updateMany({ data: { lastRequest: BigInt(Date.now() - 301_000) } }),
    );
    expect(await deleteExpired()).toBe(1);
    expect(await tries()).toBe(0);
  });

  test("sessions that ended or were not used, and what waited for a second factor", async () => {
    await createAdmin(EMAIL, PASSWORD, "test");
    for (let count = 0; count < 3; count += 1) await new Browser().signIn();
    const [ended, idle] = await withDatabase((prisma) => prisma.session.findMany());
    await withDatabase(async (prisma) => {
      await prisma.session.update({ where: { id: ended?.id ?? "" }, data: { expiresAt: ago(1000) } });
      await prisma.session.update({
        where: { id: idle?.id ?? "" },
        data: { updatedAt: ago(61 * 60_000) },
      });
      const waiting = { identifier: "2fa-a", value: "b" };
      await prisma.verification.createMany({
        data: [
          { ...waiting, id: "over", expiresAt: ago(1000) },
          { ...waiting, id: "kept", expiresAt: ago(-60_000) },
        ],
      });
      await prisma.rateLimit.deleteMany();
    });
    expect(await deleteExpired()).toBe(3);
    expect(await withDatabase((prisma) => prisma.session.count())).toBe(1);
    expect(await withDatabase((prisma) => prisma.verification.findMany())).toMatchObject([{ id: "kept" }]);
  });

  test("rejected reviews after 30 days, their names in the log with them, and no others", async () => {
    const decided = (isApproved: boolean, days: number) => ({ isApproved, decidedAt: ago(days * DAY) });
    const rows = await withDatabase((prisma) =>
      prisma.userReview.createManyAndReturn({
        data: ["rejected", "approved", "waiting"].map((name) => ({
          name,
          rating: 1,
          comment: "No.",
          createdAt: ago(400 * DAY),
          submissionKey: randomUUID(),
        })),
      }),
    );
    const [rejected, approved] = rows.map(({ id }) => id);
    await decideReviews(EMAIL, [rejected ?? 0], "rejected");
    await decideReviews(EMAIL, [approved ?? 0], "approved");
    expect(await deleteExpired()).toBe(0);
    await withDatabase(async (prisma) => {
      await prisma.userReview.update({ where: { id: rejected ?? 0 }, data: decided(false, 30.1) });
      await prisma.userReview.update({ where: { id: approved ?? 0 }, data: decided(true, 300) });
    });
    expect(await deleteExpired()).toBe(1);
    const left = await withDatabase((prisma) => prisma.userReview.findMany({ orderBy: { id: "asc" } }));
    expect(left.map(({ name }) => name)).toEqual(["approved", "waiting"]);
    expect((await auditPage(undefined)).entries.map(({ detail }) => detail)).toEqual([
      "name: approved, rating: 1",
      "rating: 1",
    ]);
  });

  test("in portions, by several servers at once", async () => {
    await addLimits(2500, ago(1000));
    await addLimits(10, ago(-60_000));
    const deleted = await Promise.all([deleteExpired(), deleteExpired(), deleteExpired()]);
    expect(deleted.reduce((sum, count) => sum + count, 0)).toBe(2500);
    expect(await limits()).toBe(10);
  });
});

test("a server keeps house when it starts, and again and again, until it ends", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  await addLimits(1, ago(1000));
  const stop = startHousekeeping();
  try {
    await expect.poll(limits).toBe(0);
    await addLimits(1, ago(1000));
    await expect
      .poll(() => {
        vi.advanceTimersByTime(600_000);
        return limits();
      })
      .toBe(0);
    stop();
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    stop();
    vi.useRealTimers();
  }
});
