import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { securityEventPage, securityTotals } from "../../lib/server/admin/security-events.ts";
import { createAdmin } from "../../lib/server/auth/administrators.ts";
import { ENDPOINTS } from "../../lib/server/auth/endpoints.ts";
import { noteRejectedSession } from "../../lib/server/auth/rejections.ts";
import { closeDatabase, withDatabase } from "../../lib/server/db/database.ts";
import { log } from "../../lib/server/front/log.ts";
import {
  noteLimitHit,
  noteSecurityEvent,
  takePendingEvents,
  WINDOW_MS,
} from "../../lib/server/front/security-events.ts";
import { deleteExpired } from "../../lib/server/housekeeping.ts";
import { LIMITS, takeFrom } from "../../lib/server/limits.ts";
import { refusedByPage } from "../../lib/server/page-form.ts";
import { clientCode, storeSecurityEvents } from "../../lib/server/security/event-log.ts";
import { Browser, EMAIL, PASSWORD } from "./admin-client.ts";
import { emptyDatabase } from "./database.ts";

const ADDRESS = "203.0.113.77";
const stored = async () =>
  (await securityEventPage(undefined)).events.map(({ kind, subject, count }) => [kind, subject, count]);
const mails = () => withDatabase((prisma) => prisma.outgoingMail.findMany({ orderBy: { id: "asc" } }));

beforeEach(async () => {
  await emptyDatabase();
  takePendingEvents();
  vi.stubEnv("SITE_URL", "");
  vi.stubEnv("ADMIN_EMAIL", "");
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe("a rejected attempt on the admin area", () => {
  beforeEach(() => createAdmin(EMAIL, PASSWORD, "test"));

  test("is stored by what was wrong: password, unknown address, code, limit", async () => {
    const browser = new Browser(ADDRESS);
    await browser.signIn(EMAIL, "wrong horse battery");
    await browser.signIn("nobody@example.org", "wrong horse battery");
    expect(await stored()).toEqual([["sign-in", "", 2]]);
    for (let attempt = 0; attempt < 10; attempt += 1) await browser.signIn(EMAIL, `wrong horse ${attempt}`);
    expect(await stored()).toEqual(
      expect.arrayContaining([
        ["sign-in", "", 10],
        ["limit", "sign-in", 2],
      ]),
    );
  });

  test("is not a correct sign-in, nor a malformed one", async () => {
    const browser = new Browser();
    await browser.signIn();
    await browser.post("/two-factor/verify-totp", { code: "letters" });
    await browser.post("/nothing-here", {});
    expect(await stored()).toEqual([]);
  });

  test("is stored for a wrong code and a wrong password in a session", async () => {
    const browser = new Browser();
    await browser.signIn();
    await browser.post("/two-factor/enable", { password: "wrong horse battery" });
    await browser.post("/two-factor/enable", { password: PASSWORD });
    await browser.post("/two-factor/verify-totp", { code: "000000" });
    expect(await stored()).toEqual(
      expect.arrayContaining([
        ["password", "", 1],
        ["second-factor", "", 1],
      ]),
    );
  });

  test("is stored for a wrong password at every endpoint that takes one", async () => {
    const browser = new Browser();
    await browser.signIn();
    await browser.enroll();
    takePendingEvents();
    const wrong = "wrong horse battery";
    const sent = {
      email: EMAIL,
      password: wrong,
      currentPassword: wrong,
      newPassword: "x".repeat(12),
      id: "1",
    };
    const paths = Object.entries(ENDPOINTS)
      .filter(
        ([, { access, body }]) =>
          access === "complete" && body.safeParse({ ...sent, code: "000000" }).success,
      )
      .map(([path]) => path);
    expect(paths.length).toBeGreaterThanOrEqual(5);
    for (const path of paths)
      await browser.post(path, { ...sent, newPassword: "another horse battery", code: "000000" });
    expect(await stored()).toEqual([["password", "", paths.length]]);
  });

  test("is stored for a wrong code after the right password, of the app and of the backup", async () => {
    const first = new Browser();
    await first.signIn();
    await first.enroll();
    const browser = new Browser();
    await browser.signIn();
    takePendingEvents();
    await browser.post("/two-factor/verify-totp", { code: "000000" });
    await browser.post("/two-factor/verify-backup-code", { code: "aaaaa-bbbbb" });
    expect(await stored()).toEqual([["second-factor", "", 2]]);
  });

  test("is stored for a foreign origin, a forged session and a forged action", async () => {
    await new Browser().post("/sign-out", {}, { origin: "https://evil.example" });
    const forged = { cookie: "scicalc.session_token=forged.token" };
    await new Browser().post("/change-password", { currentPassword: "a", newPassword: "b" }, forged);
    noteRejectedSession(new Headers(forged));
    noteRejectedSession(new Headers({ ...forged, "next-action": "0".repeat(42) }));
    const action = (headers: Record<string, string>, path = "/admin/reviews") =>
      refusedByPage(
        new Request(`http://localhost:3000${path}`, {
          method: "POST",
          headers: { host: "localhost:3000", "next-action": "0".repeat(42), ...headers },
          body: "[]",
        }),
      );
    await action({});
    await action({ origin: "https://evil.example" });
    // Forms of other pages are not the admin area.
    await action({ origin: "https://evil.example" }, "/contact");
    expect(await stored()).toEqual(
      expect.arrayContaining([
        ["origin", "", 2],
        ["session", "", 2],
        ["action", "", 2],
      ]),
    );
  });

  test("is not a visit without a session", async () => {
    noteRejectedSession(new Headers());
    noteRejectedSession(new Headers({ cookie: "units=us" }));
    await new Browser().post("/change-password", { currentPassword: "a", newPassword: "b" });
    expect(await stored()).toEqual([]);
  });
});

describe("the stored events", () => {
  test("contain neither an address nor anything that was entered", async () => {
    await createAdmin(EMAIL, PASSWORD, "test");
    await new Browser(ADDRESS).signIn("victim@example.org", "a secret password");
    await storeSecurityEvents();
    const text = JSON.stringify(await withDatabase((prisma) => prisma.securityEvent.findMany()));
    expect(text).not.toMatch(/203\.0\.113|victim|example\.org|secret/);
    expect(text).toMatch(/"clients":\["[\da-f]{8}"\]/);
  });

  test("are one row for ten minutes of a flood, with its number and at most ten clients", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: 1_800_000_000_000 });
    for (let count = 0; count < 5000; count += 1) {
      noteLimitHit("api", `198.51.${count % 250}.1`);
      if (count % 1000 === 0) await storeSecurityEvents();
    }
    const { events } = await securityEventPage(undefined);
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({ kind: "limit", subject: "api", count: 5000, hasMoreClients: true });
    expect(events[0]?.clients).toHaveLength(10);
    vi.setSystemTime(1_800_000_000_000 + WINDOW_MS);
    noteLimitHit("api", "198.51.100.1");
    expect(await stored()).toEqual([
      ["limit", "api", 1],
      ["limit", "api", 5000],
    ]);
  });

  test("are summed up over several servers that store at the same moment", async () => {
    const batch = () => noteSecurityEvent("sign-in", ADDRESS);
    const storing: Promise<void>[] = [];
    for (let server = 0; server < 8; server += 1) {
      batch();
      storing.push(storeSecurityEvents());
    }
    await Promise.all(storing);
    expect(await stored()).toEqual([["sign-in", "", 8]]);
  });

  test("wait while the database is down, at most a thousand, and are stored when it is back", async () => {
    vi.spyOn(log, "error").mockImplementation(() => {});
    vi.spyOn(log, "warn").mockImplementation(() => {});
    await closeDatabase();
    noteSecurityEvent("sign-in", ADDRESS);
    await storeSecurityEvents();
    noteSecurityEvent("sign-in", ADDRESS);
    await withDatabase((prisma) => prisma.user.count());
    await emptyDatabase();
    expect(await stored()).toEqual([["sign-in", "", 2]]);
    vi.useFakeTimers({ toFake: ["Date"], now: 1_800_000_000_000 });
    for (let window = 0; window < 1500; window += 1) {
      vi.setSystemTime(1_800_000_000_000 + window * WINDOW_MS);
      noteSecurityEvent("sign-in", ADDRESS);
    }
    expect(takePendingEvents()).toHaveLength(1000);
  });

  test("are put back when storing them fails", async () => {
    vi.spyOn(log, "warn").mockImplementation(() => {});
    noteSecurityEvent("sign-in", ADDRESS);
    await withDatabase((prisma) => prisma.$executeRaw`ALTER TABLE "security_events" RENAME TO "gone"`);
    try {
      await storeSecurityEvents();
    } finally {
      await withDatabase((prisma) => prisma.$executeRaw`ALTER TABLE "gone" RENAME TO "security_events"`);
    }
    expect(await stored()).toEqual([["sign-in", "", 1]]);
  });

  test("are listed newest first, page by page", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: 1_800_000_000_000 });
    for (let window = 0; window < 60; window += 1) {
      vi.setSystemTime(1_800_000_000_000 + window * WINDOW_MS);
      noteSecurityEvent("sign-in", ADDRESS);
    }
    const first = await securityEventPage(undefined);
    const second = await securityEventPage(first.next);
    expect([first.events.length, second.events.length, second.next]).toEqual([50, 10, undefined]);
    expect(first.events[0]?.firstAt.getTime()).toBe(1_800_000_000_000 + 59 * WINDOW_MS);
  });

  test("are deleted after 30 days", async () => {
    const DAY_MS = 86_400_000;
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - 30.1 * DAY_MS });
    noteSecurityEvent("sign-in", ADDRESS);
    vi.setSystemTime(Date.now() + 0.2 * DAY_MS);
    noteSecurityEvent("session", ADDRESS);
    vi.useRealTimers();
    await storeSecurityEvents();
    expect(await deleteExpired()).toBe(1);
    expect(await stored()).toEqual([["session", "", 1]]);
  });

  test("are summed up for a day, limits apart from the admin area", async () => {
    noteSecurityEvent("sign-in", ADDRESS);
    noteSecurityEvent("origin", ADDRESS);
    for (let count = 0; count <= LIMITS.chat.perClient; count += 1) await takeFrom("chat", "10.0.0.1");
    expect(await securityTotals()).toEqual({ admin: 2, limits: 1 });
  });
});

describe("the code of a client", () => {
  const NOON = Date.UTC(2026, 10, 27, 12);

  test("is the same for a day, and another one on the next day and for another client", () => {
    const code = clientCode(ADDRESS, NOON);
    expect(clientCode(ADDRESS, NOON + 3_600_000)).toBe(code);
    expect(clientCode(ADDRESS, NOON + 86_400_000)).not.toBe(code);
    expect(clientCode("203.0.113.78", NOON)).not.toBe(code);
  });

  test("cannot be computed without the secret of the site", () => {
    const code = clientCode(ADDRESS, NOON);
    vi.stubEnv("AUTH_SECRET", "another secret of at least 32 characters");
    expect(clientCode(ADDRESS, NOON)).not.toBe(code);
  });
});

describe("the owner", () => {
  beforeEach(() => {
    vi.stubEnv("SMTP_URL", "smtp://127.0.0.1:1");
    vi.stubEnv("MAIL_TO", "owner@example.org");
  });
  const fail = async (count: number) => {
    for (let attempt = 0; attempt < count; attempt += 1) noteSecurityEvent("sign-in", ADDRESS);
    await storeSecurityEvents();
  };

  test("gets one mail when sign-ins fail again and again, and none for a few", async () => {
    await fail(9);
    expect(await mails()).toEqual([]);
    await fail(1);
    await fail(500);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe("[SciCalc] Failed sign-in: 10 times in ten minutes");
    expect(mail?.text).toContain("/admin/audit?show=rejected");
    expect(mail?.text).not.toContain(ADDRESS);
  });

  test("gets one mail from several servers that notice it at the same moment", async () => {
    await Promise.all(Array.from({ length: 6 }, () => fail(20)));
    expect(await mails()).toHaveLength(1);
  });

  test("gets another one after six hours, also if a clock was ahead", async () => {
    await fail(10);
    const setSent = (hours: number) =>
      withDatabase(
        (prisma) =>
          prisma.$executeRaw`UPDATE "owner_alerts" SET "sent_at" = now() + make_interval(hours => ${hours}::int)`,
      );
    await setSent(-5);
    await fail(10);
    expect(await mails()).toHaveLength(1);
    await setSent(-7);
    await fail(10);
    expect(await mails()).toHaveLength(2);
    await setSent(9000);
    await fail(10);
    expect(await mails()).toHaveLength(3);
  });

  test("gets none where no mail is configured", async () => {
    vi.stubEnv("MAIL_TO", "");
    await fail(100);
    vi.stubEnv("MAIL_TO", "owner@example.org");
    expect(await mails()).toEqual([]);
    // A mail that failed doesn’t count as sent.
    await fail(1);
    expect(await mails()).toHaveLength(1);
  });
});
