import { createOTP } from "@better-auth/utils/otp";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createAdmin, ensureFirstAdmin, resetAdmin } from "../../lib/server/auth/first-admin.ts";
import { handleAuth } from "../../lib/server/auth/handler.ts";
import { withDatabase } from "../../lib/server/db/database.ts";
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
    expect(await ensureFirstAdmin()).toEqual({ exists: false, refusal: undefined });
    vi.stubEnv("ADMIN_EMAIL", "Ada@Example.org");
    vi.stubEnv("ADMIN_PASSWORD", PASSWORD);
    const browser = new Browser();
    expect((await browser.signIn()).status).toBe(200);
    expect((await browser.admin())?.email).toBe(EMAIL);
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
    ["no address", "ada", PASSWORD],
  ])("is refused: %s", async (_, email, password) => {
    await expect(createAdmin(email, password, "test")).rejects.toThrow();
    vi.stubEnv("ADMIN_EMAIL", email);
    vi.stubEnv("ADMIN_PASSWORD", password);
    vi.spyOn(console, "error").mockImplementationOnce(() => {});
    expect(await ensureFirstAdmin()).toMatchObject({ exists: false, refusal: expect.any(String) });
  });
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
    expect(response.headers.getSetCookie().join()).toMatch(/__Secure-scicalc\.session_token=[^,]*; Secure/);
  });

  test("says the same, and hashes as much, for a wrong password and an unknown address", async () => {
    const timed = async (email: string) => {
      // The pool of Node hashes.
      const taken = cpuClock(process.cpuUsage);
      const response = await new Browser().signIn(email, "wrong horse battery");
      return { status: response.status, message: await messageOf(response), time: taken() };
    };
    await timed(EMAIL);
    const [wrong, unknown] = [await timed(EMAIL), await timed("nobody@example.org")];
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

  test("does not use a session that was there before it", async () => {
    const browser = new Browser();
    await browser.signIn();
    const planted = browser.cookies.get("scicalc.session_token");
    await browser.signIn();
    expect(browser.cookies.get("scicalc.session_token")).not.toBe(planted);
    const victim = new Browser();
    victim.cookies.set("scicalc.session_token", "chosen-by-the-attacker");
    await victim.signIn();
    expect(await victim.admin()).toBeDefined();
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

  test.each(["/sign-up/email", "/update-user", "/delete-user", "/list-sessions", "/get-session", "/ok"])(
    "%s does not exist",
    async (path) => {
      const browser = new Browser();
      await browser.signIn();
      const account = { email: "eve@example.org", password: PASSWORD, name: "Eve" };
      expect((await browser.post(path, account)).status).toBe(404);
      expect(await withDatabase((prisma) => prisma.user.count())).toBe(1);
    },
  );
});

describe("a session", () => {
  beforeEach(() => createAdmin(EMAIL, PASSWORD, "test"));

  test("ends with signing out, on one browser or everywhere", async () => {
    const [laptop, phone, tablet] = [new Browser(), new Browser(), new Browser()];
    for (const browser of [laptop, phone, tablet]) await browser.signIn();
    expect((await tablet.post("/sign-out", {})).status).toBe(200);
    expect(await tablet.admin()).toBeUndefined();
    expect(await phone.admin()).toBeDefined();
    expect((await laptop.post("/revoke-sessions", {})).status).toBe(200);
    expect([await laptop.admin(), await phone.admin()]).toEqual([undefined, undefined]);
    expect((await audited()).map(([, action]) => action).slice(-2)).toEqual([
      "session.sign-out",
      "session.sign-out-everywhere",
    ]);
  });

  test("is none when it is over, forged or unknown", async () => {
    const browser = new Browser();
    await browser.signIn();
    const token = browser.cookies.get("scicalc.session_token") ?? "";
    browser.cookies.set("scicalc.session_token", token.replace(/^.{4}/, "AAAA"));
    expect(await browser.admin()).toBeUndefined();
    browser.cookies.set("scicalc.session_token", token);
    expect(await browser.admin()).toBeDefined();
    await withDatabase((prisma) => prisma.session.updateMany({ data: { expiresAt: new Date(0) } }));
    expect(await browser.admin()).toBeUndefined();
  });

  test("changes the password with the old one, and ends the others", async () => {
    const [laptop, phone] = [new Browser(), new Browser()];
    await laptop.signIn();
    await phone.signIn();
    const newPassword = "another horse battery";
    const change = (currentPassword: string, wanted: string) =>
      laptop.post("/change-password", { currentPassword, newPassword: wanted, revokeOtherSessions: true });
    expect((await change("wrong horse battery", newPassword)).status).toBe(400);
    expect((await change(PASSWORD, "aaaaaaaaaaaaaaaa")).status).toBe(400);
    expect((await change(PASSWORD, newPassword)).status).toBe(200);
    expect(await laptop.admin()).toBeDefined();
    expect(await phone.admin()).toBeUndefined();
    expect((await new Browser().signIn()).status).toBe(401);
    expect((await new Browser().signIn(EMAIL, newPassword)).status).toBe(200);
  });

  test("of nobody changes nothing", async () => {
    const paths = ["/change-password", "/revoke-sessions", "/two-factor/enable", "/two-factor/disable"];
    for (const path of paths) {
      const body = { password: PASSWORD, currentPassword: PASSWORD, newPassword: "another horse battery" };
      expect((await new Browser().post(path, body)).status, path).toBe(401);
    }
  });
});

test("a second factor: switched on with a code, asked for, backed up, switched off, reset", async () => {
  await createAdmin(EMAIL, PASSWORD, "test");
  const browser = new Browser();
  await browser.signIn();
  expect((await browser.post("/two-factor/enable", { password: "wrong horse battery" })).status).toBe(400);
  const enabled = await browser.post("/two-factor/enable", { password: PASSWORD });
  const { totpURI, backupCodes } = (await enabled.json()) as { totpURI: string; backupCodes: string[] };
  const secret = new URL(totpURI).searchParams.get("secret") ?? "";
  const code = () => codeOf(secret);
  expect((await new Browser().signIn()).status).toBe(200);
  expect((await browser.post("/two-factor/verify-totp", { code: "000000" })).status).toBe(401);
  expect((await browser.post("/two-factor/verify-totp", { code: await code() })).status).toBe(200);
  expect((await browser.admin())?.twoFactor).toBe(true);

  const phone = new Browser();
  expect(await (await phone.signIn()).json()).toMatchObject({ twoFactorRedirect: true });
  expect(await phone.admin()).toBeUndefined();
  expect((await phone.post("/two-factor/verify-totp", { code: "000000" })).status).toBe(401);
  expect((await phone.post("/two-factor/verify-totp", { code: await code() })).status).toBe(200);
  expect(await phone.admin()).toBeDefined();

  const lost = new Browser();
  await lost.signIn();
  const [backup = ""] = backupCodes;
  expect((await lost.post("/two-factor/verify-backup-code", { code: backup })).status).toBe(200);
  expect(await lost.admin()).toBeDefined();
  const again = new Browser();
  await again.signIn();
  expect((await again.post("/two-factor/verify-backup-code", { code: backup })).status).toBe(401);

  expect((await lost.post("/two-factor/disable", { password: PASSWORD })).status).toBe(200);
  const plain = new Browser();
  await plain.signIn();
  expect(await plain.admin()).toBeDefined();
  await resetAdmin(EMAIL, "another horse battery", "test");
  expect(await sessions()).toBe(0);
  expect((await new Browser().signIn(EMAIL, "another horse battery")).status).toBe(200);
});

/** What an authenticator app shows now for the secret of an otpauth address. */
async function codeOf(secret: string): Promise<string> {
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, "0")).join("");
  const bytes = bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? [];
  return createOTP(Buffer.from(bytes).toString("utf8")).totp();
}

test("while the database is down the answer says so", async () => {
  const request = new Request("http://localhost:3000/api/auth/sign-in/email", {
    method: "POST",
    headers: { "content-type": "application/json", host: "localhost:3000" },
    body: JSON.stringify({ email: EMAIL, password: PASSWORD }),
  });
  const { closeDatabase } = await import("../../lib/server/db/database.ts");
  await closeDatabase();
  vi.stubEnv("DATABASE_URL", "postgres://nobody@127.0.0.1:1/none");
  vi.spyOn(console, "error").mockImplementation(() => {});
  const response = await handleAuth(request);
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  expect(response.status).toBe(503);
  expect(await messageOf(response)).toBe(
    "Our database cannot be reached right now. Please try again in a moment.",
  );
});
