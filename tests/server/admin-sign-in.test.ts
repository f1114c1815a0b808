import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { sessionsOf } from "../../lib/server/admin/sessions.ts";
import { createAdmin, listAdmins, removeAdmin } from "../../lib/server/auth/administrators.ts";
import { authHeaders } from "../../lib/server/auth/auth-headers.ts";
import { ENDPOINTS } from "../../lib/server/auth/endpoints.ts";
import { ensureFirstAdmin } from "../../lib/server/auth/first-admin.ts";
import { handleAuth } from "../../lib/server/auth/handler.ts";
import { withDatabase } from "../../lib/server/db/database.ts";
import { log } from "../../lib/server/front/log.ts";
import { cpuClock } from "../cpu-clock.ts";
import { Browser, EMAIL, PASSWORD } from "./admin-client.ts";
import { emptyDatabase } from "./database.ts";

const audited = () =>
  withDatabase(async (prisma) =>
    (await prisma.auditEntry.findMany({ orderBy: { id: "asc" } })).map(({ actor, action }) => [
      actor,
      action,
    ]),
  );
const sessions = () => withDatabase((prisma) => prisma.session.count());
const messageOf = async (response: Response) => ((await response.json()) as { message: string }).message;

beforeEach(async () => {
  await emptyDatabase();
  vi.stubEnv("SITE_URL", "");
  vi.stubEnv("ADMIN_EMAIL", "");
  vi.stubEnv("ADMIN_PASSWORD", "");
});
afterEach(() => vi.unstubAllEnvs());

describe("the first administrator", () => {
  test("comes from the environment at the first need, once", async () => {
    expect(await ensureFirstAdmin()).toEqual({ exists: false, reason: undefined });
    vi.stubEnv("ADMIN_EMAIL", "Ada@Example.org");
    vi.stubEnv("ADMIN_PASSWORD", PASSWORD);
    const browser = new Browser();
    expect((await browser.signIn()).status).toBe(200);
    expect(await browser.signedIn()).toMatchObject({ email: EMAIL, stage: "enrolling" });
    expect(await Promise.all([ensureFirstAdmin(), ensureFirstAdmin()])).toEqual([
      { exists: true },
      { exists: true },
    ]);
    expect(await audited()).toEqual([
      ["environment", "admin.create"],
      [EMAIL, "session.sign-in"],
    ]);
  });

  test("is made once when two visitors come first", async () => {
    vi.stubEnv("ADMIN_EMAIL", EMAIL);
    vi.stubEnv("ADMIN_PASSWORD", PASSWORD);
    await Promise.all([ensureFirstAdmin(), ensureFirstAdmin(), ensureFirstAdmin()]);
    expect(await withDatabase((prisma) => prisma.user.count())).toBe(1);
  });

  test.each([
    ["short", EMAIL, "tooshort"],
    ["one letter", EMAIL, "aaaaaaaaaaaaaaaa"],
    ["the address", EMAIL, `${EMAIL}1`],
  ])("is refused: %s", async (_, email, password) => {
    await expect(createAdmin(email, password, "test")).rejects.toThrow();
    vi.stubEnv("ADMIN_EMAIL", email);
    vi.stubEnv("ADMIN_PASSWORD", password);
    vi.spyOn(log, "error").mockImplementationOnce(() => {});
    expect(await ensureFirstAdmin()).toMatchObject({ exists: false, reason: expect.any(String) });
  });
});

test("an administrator needs an e-mail address, on the command line and in the settings", async () => {
  await expect(createAdmin("ada", PASSWORD, "test")).rejects.toThrow("not an email address");
  vi.stubEnv("ADMIN_EMAIL", "ada");
  vi.stubEnv("ADMIN_PASSWORD", PASSWORD);
  await expect(ensureFirstAdmin()).rejects.toThrow("ADMIN_EMAIL");
});

describe("signing in", () => {
  beforeEach(() => createAdmin(EMAIL, PASSWORD, "test"));

  test("sets a cookie that scripts cannot read, with a session in the database", async () => {
    const response = await new Browser().signIn();
    const cookie = response.headers.getSetCookie().find((line) => line.includes("session_token")) ?? "";
    expect(cookie).toMatch(/^scicalc\.session_token=/);
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    expect(cookie).not.toMatch(/Secure/i);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await sessions()).toBe(1);
  });

  test("sets a cookie for https only when the site is https", async () => {
    vi.stubEnv("SITE_URL", "https://scicalc.example");
    const response = await new Browser().post(
      "/sign-in/email",
      { email: EMAIL, password: PASSWORD },
      { origin: "https://scicalc.example" },
    );
    expect(response.headers.getSetCookie().join()).toMatch(
      /^__Host-scicalc\.session_token=[^,]*; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  test("says the same, and hashes as much, for a wrong password and an unknown address", async () => {
    const signIn = async (email: string) => {
      // Hashing runs in Node's thread pool, so the time of the whole process counts.
      const taken = cpuClock(process.cpuUsage);
      const response = await new Browser().signIn(email, "wrong horse battery");
      return { status: response.status, message: await messageOf(response), time: taken() };
    };
    await signIn(EMAIL);
    // Garbage collection can add to one attempt, so the fastest of three counts.
    const fastest = async (email: string) => {
      const attempts = [await signIn(email), await signIn(email), await signIn(email)];
      return attempts.reduce((best, next) => (next.time < best.time ? next : best));
    };
    const [wrong, unknown] = [await fastest(EMAIL), await fastest("nobody@example.org")];
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(unknown.message).toBe(wrong.message);
    expect(unknown.time).toBeGreaterThan(wrong.time / 4);
    expect(await sessions()).toBe(0);
  });

  test("ends in 429 when it is tried too often, for that visitor only", async () => {
    const attacker = new Browser();
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1)
      statuses.push((await attacker.signIn(EMAIL, `wrong horse ${attempt}`)).status);
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
    expect((await attacker.signIn()).status).toBe(429);
    expect((await new Browser().signIn()).status).toBe(200);
    expect(await withDatabase((prisma) => prisma.rateLimit.count())).toBe(2);
  });

  test("is limited for an IPv6 site (/48) as for one address, whatever the port", async () => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const address = `[2001:db8:7:${attempt}::${attempt}]:${5000 + attempt}`;
      statuses.push((await new Browser(address).signIn(EMAIL, `wrong horse ${attempt}`)).status);
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
    expect((await new Browser("2001:db8:8::1").signIn()).status).toBe(200);
    const ports = [];
    for (let attempt = 0; attempt < 11; attempt += 1)
      ports.push((await new Browser(`203.0.113.9:${5000 + attempt}`).signIn(EMAIL, "wrong horse")).status);
    expect(ports.slice(-1)).toEqual([429]);
    expect((await new Browser("203.0.113.10:5000").signIn()).status).toBe(200);
  });

  test("does not use a session that was there before it", async () => {
    const browser = new Browser();
    await browser.signIn();
    const planted = browser.cookies.get("scicalc.session_token");
    await browser.signIn();
    expect(browser.cookies.get("scicalc.session_token")).not.toBe(planted);
    const victim = new Browser();
    victim.cookies.set("scicalc.session_token", "chosen-by-the-attacker");
    await victim.signIn();
    expect(await victim.signedIn()).toBeDefined();
    expect(victim.cookies.get("scicalc.session_token")).not.toBe("chosen-by-the-attacker");
  });

  test("is refused from other sites, and by other ways than JSON", async () => {
    const foreign = { origin: "https://evil.example" };
    const body = { email: EMAIL, password: PASSWORD };
    expect((await new Browser().post("/sign-in/email", body, foreign)).status).toBe(403);
    const form = { "content-type": "application/x-www-form-urlencoded" };
    expect((await new Browser().post("/sign-in/email", body, form)).status).toBe(415);
    const large = { email: EMAIL, password: "x".repeat(5000) };
    expect((await new Browser().post("/sign-in/email", large)).status).toBe(413);
  });

  test("gives better-auth no field, no query and no cookie that it has no need of", async () => {
    const browser = new Browser();
    const body = { email: EMAIL, password: PASSWORD, rememberMe: false, callbackURL: "https://evil.example" };
    const response = await browser.post("/sign-in/email?callbackURL=https://evil.example", body);
    expect(response.status).toBe(200);
    expect(response.headers.get("location")).toBeNull();
    expect(await response.json()).toEqual({});
    expect([...browser.cookies.keys()]).toEqual(["scicalc.session_token"]);
    expect(response.headers.getSetCookie().join()).toMatch(/Max-Age=86400/);
    const headers = authHeaders(
      browser.headers({
        cookie:
          "scicalc.session_token=a; scicalc.trust_device=b; scicalc.session_data=c; theme=d; __Host-scicalc.two_factor=e",
        "user-agent": "x".repeat(5000),
        "x-forwarded-for": "[2001:db8::1]:443",
        authorization: "Bearer a",
      }),
    );
    expect(headers.get("cookie")).toBe("scicalc.session_token=a; __Host-scicalc.two_factor=e");
    expect(headers.get("user-agent")).toHaveLength(300);
    expect(headers.get("x-forwarded-for")).toBe("2001:db8::1");
    expect(headers.has("authorization")).toBe(false);
  });

  test.each([
    ["/sign-in/email", { email: "a".repeat(243) + EMAIL, password: PASSWORD }, /too long/],
    ["/sign-in/email", { email: EMAIL, password: "x".repeat(129) }, /128 characters/],
    ["/sign-in/email", { email: [EMAIL], password: PASSWORD }, /email/],
    ["/sign-in/email", [], /./],
    ["/two-factor/verify-totp", { code: "0000000" }, /six digits/],
    ["/two-factor/verify-totp", { code: 123456 }, /code/],
    ["/two-factor/verify-backup-code", { code: "x".repeat(41) }, /too long/],
  ])("%s refuses %j", async (path, body, message) => {
    const response = await new Browser().post(path, body);
    expect(response.status).toBe(400);
    expect(await messageOf(response)).toMatch(message);
  });

  test.each([
    "/sign-up/email",
    "/update-user",
    "/delete-user",
    "/list-sessions",
    "/get-session",
    "/verify-password",
    "/revoke-session",
    "/revoke-sessions",
    "/two-factor/disable",
    "/ok",
  ])("%s does not exist", async (path) => {
    const browser = new Browser();
    await browser.signIn();
    const account = { email: "eve@example.org", password: PASSWORD, name: "Eve" };
    expect((await browser.post(path, account)).status).toBe(404);
    expect(await withDatabase((prisma) => prisma.user.count())).toBe(1);
  });
});

test("attempts that were counted while a clock was ahead do not block anyone", async () => {
  await createAdmin(EMAIL, PASSWORD, "test");
  const browser = new Browser();
  for (let attempt = 0; attempt < 11; attempt += 1) await browser.signIn(EMAIL, "wrong horse battery");
  expect((await browser.signIn()).status).toBe(429);
  const ahead = BigInt(Date.now() + 400 * 86_400_000);
  await withDatabase((prisma) => prisma.rateLimit.updateMany({ data: { lastRequest: ahead } }));
  expect((await browser.signIn()).status).toBe(200);
});

describe("removing an administrator", () => {
  const OTHER = "grace@example.org";
  beforeEach(async () => {
    await createAdmin(EMAIL, PASSWORD, "test");
    await createAdmin(OTHER, PASSWORD, "test");
  });

  test("ends their sessions and is in the audit log", async () => {
    const browser = new Browser();
    await browser.signIn();
    expect(await listAdmins()).toMatchObject([
      { email: EMAIL, lastActiveAt: expect.any(String) },
      { email: OTHER },
    ]);
    await removeAdmin(EMAIL, "test");
    expect(await browser.signedIn()).toBeUndefined();
    expect((await new Browser().signIn()).status).toBe(401);
    expect((await audited()).filter(([actor]) => actor === "test").at(-1)).toEqual(["test", "admin.remove"]);
  });

  test("leaves one when both are removed at the same moment", async () => {
    const removals = await Promise.allSettled([EMAIL, OTHER].map((email) => removeAdmin(email, "test")));
    expect(removals.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await listAdmins()).toHaveLength(1);
  });
});

describe("a session", () => {
  beforeEach(() => createAdmin(EMAIL, PASSWORD, "test"));

  test("ends with signing out, and nothing else of the account", async () => {
    const [laptop, tablet] = [new Browser(), new Browser()];
    await laptop.signIn();
    const authenticator = await laptop.enroll();
    await tablet.signInFully(authenticator);
    expect((await tablet.post("/sign-out", {})).status).toBe(200);
    expect(await tablet.signedIn()).toBeUndefined();
    expect(await laptop.admin()).toBeDefined();
    expect((await audited()).at(-1)).toEqual([EMAIL, "session.sign-out"]);
  });

  test("is none when it is over, forged or unknown", async () => {
    const browser = new Browser();
    await browser.signIn();
    const token = browser.cookies.get("scicalc.session_token") ?? "";
    browser.cookies.set("scicalc.session_token", token.replace(/^.{4}/, "AAAA"));
    expect(await browser.signedIn()).toBeUndefined();
    browser.cookies.set("scicalc.session_token", token);
    expect(await browser.signedIn()).toBeDefined();
    await withDatabase((prisma) => prisma.session.updateMany({ data: { expiresAt: new Date(0) } }));
    expect(await browser.signedIn()).toBeUndefined();
  });

  test("ends after an hour without use, for pages and for better-auth", async () => {
    const usedAgo = (minutes: number) =>
      withDatabase((prisma) =>
        prisma.session.updateMany({ data: { updatedAt: new Date(Date.now() - minutes * 60_000) } }),
      );
    const browser = new Browser();
    await browser.signIn();
    await usedAgo(59.9);
    expect(await browser.signedIn()).toBeDefined();
    const [session] = await withDatabase((prisma) => prisma.session.findMany());
    expect(Date.now() - (session?.updatedAt.getTime() ?? 0)).toBeLessThan(60_000);
    expect(session?.expiresAt.getTime()).toBeLessThanOrEqual(Date.now() + 86_400_000);
    await usedAgo(3);
    const [before] = await withDatabase((prisma) => prisma.session.findMany());
    expect(await browser.signedIn()).toBeDefined();
    const [after] = await withDatabase((prisma) => prisma.session.findMany());
    expect(after?.updatedAt).toEqual(before?.updatedAt);
    await usedAgo(60.1);
    expect(await sessionsOf({ id: session?.userId ?? "", sessionId: "", email: EMAIL })).toEqual([]);
    expect((await browser.post("/two-factor/enable", { password: PASSWORD })).status).toBe(401);
    expect(await sessions()).toBe(0);
    expect(await browser.signedIn()).toBeUndefined();
  });

  test("ends if it was used in the future: its use was noted while a clock was ahead", async () => {
    const browser = new Browser();
    await browser.signIn();
    const noteUse = (offsetMs: number) =>
      withDatabase((prisma) =>
        prisma.session.updateMany({ data: { updatedAt: new Date(Date.now() + offsetMs) } }),
      );
    await noteUse(30_000);
    expect(await browser.signedIn()).toBeDefined();
    await noteUse(400 * 86_400_000);
    expect(await browser.signedIn()).toBeUndefined();
    expect(await sessions()).toBe(0);
  });

  test("changes the password with the old one, and ends the others", async () => {
    const [laptop, phone] = [new Browser(), new Browser()];
    await laptop.signIn();
    await phone.signInFully(await laptop.enroll());
    const newPassword = "another horse battery";
    const change = (currentPassword: string, wanted: string) =>
      laptop.post("/change-password", { currentPassword, newPassword: wanted, revokeOtherSessions: false });
    expect((await change("wrong horse battery", newPassword)).status).toBe(400);
    expect((await change(PASSWORD, "aaaaaaaaaaaaaaaa")).status).toBe(400);
    expect((await change(PASSWORD, newPassword)).status).toBe(200);
    expect(await laptop.admin()).toBeDefined();
    expect(await phone.signedIn()).toBeUndefined();
    expect((await new Browser().signIn()).status).toBe(401);
    expect((await new Browser().signIn(EMAIL, newPassword)).status).toBe(200);
  });

  test("ends with the administrator", async () => {
    const browser = new Browser();
    await browser.signIn();
    await withDatabase((prisma) => prisma.user.deleteMany());
    expect(await browser.signedIn()).toBeUndefined();
    expect(await sessions()).toBe(0);
  });

  test("without a session changes nothing", async () => {
    const passwords = {
      password: PASSWORD,
      currentPassword: PASSWORD,
      newPassword: "another horse battery",
    };
    for (const [path, { access }] of Object.entries(ENDPOINTS))
      if (access !== "anyone") {
        const body = { ...passwords, code: "000000", id: "a" };
        expect((await new Browser().post(path, body)).status, path).toBe(401);
      }
  });
});

test("the answer reports that the database is down", async () => {
  const request = new Request("http://localhost:3000/api/auth/sign-in/email", {
    method: "POST",
    headers: { "content-type": "application/json", host: "localhost:3000" },
    body: JSON.stringify({ email: EMAIL, password: PASSWORD }),
  });
  const { closeDatabase } = await import("../../lib/server/db/database.ts");
  await closeDatabase();
  vi.stubEnv("DATABASE_URL", "postgres://nobody@127.0.0.1:1/none");
  vi.spyOn(log, "error").mockImplementation(() => {});
  const response = await handleAuth(request);
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  expect(response.status).toBe(503);
  expect(await messageOf(response)).toBe(
    "Our database cannot be reached right now. Please try again in a moment.",
  );
});
