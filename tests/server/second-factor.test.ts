import { createHmac } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { sessionsOf } from "../../lib/server/admin/sessions.ts";
import { createAdmin, resetAdmin } from "../../lib/server/auth/administrators.ts";
import { hashBackupCode } from "../../lib/server/auth/backup-codes.ts";
import { ENDPOINTS } from "../../lib/server/auth/endpoints.ts";
import { hashToken } from "../../lib/server/auth/hashed-tokens.ts";
import { authSecret } from "../../lib/server/auth/secret.ts";
import { withDatabase } from "../../lib/server/db/database.ts";
import { TOTP_STEP_MS } from "../../scripts/totp-code.ts";
import { type Authenticator, Browser, EMAIL, PASSWORD } from "./admin-client.ts";
import { emptyDatabase } from "./database.ts";

const VERIFY = "/two-factor/verify-totp";
const BACKUP = "/two-factor/verify-backup-code";
/** A moment in the middle of a time step, so that no test reaches its end. */
const START = Date.UTC(2026, 10, 22, 12, 0, 15);
const sessions = () => withDatabase((prisma) => prisma.session.count());
const statusOf = async (response: Promise<Response>) => (await response).status;
const factor = () => withDatabase((prisma) => prisma.twoFactor.findFirstOrThrow());

function never(): never {
  throw new Error("This exists.");
}

let browser: Browser;
let authenticator: Authenticator;
const code = (steps = 0) => authenticator.code(steps);
const backupCode = (index: number) => authenticator.backupCodes[index];

/** Lets steps of 30 seconds go by. */
const wait = (steps: number) => vi.setSystemTime(Date.now() + steps * TOTP_STEP_MS);

/** A browser that gave the password and is asked for the second factor. */
async function enterPassword(): Promise<Browser> {
  const other = new Browser();
  expect(await (await other.signIn()).json()).toEqual({ twoFactorRedirect: true });
  return other;
}

beforeEach(async () => {
  await emptyDatabase();
  for (const name of ["SITE_URL", "ADMIN_EMAIL", "ADMIN_PASSWORD"]) vi.stubEnv(name, "");
  vi.useFakeTimers({ toFake: ["Date"], now: START });
  await createAdmin(EMAIL, PASSWORD, "test");
  browser = new Browser();
  await browser.signIn();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

describe("before it is set up", () => {
  test("an administrator reaches nothing but its setup and the way out", async () => {
    expect(await browser.signedIn()).toMatchObject({ stage: "enrolling" });
    expect(await browser.admin()).toBeUndefined();
    for (const [path, { access }] of Object.entries(ENDPOINTS))
      if (access === "complete") {
        const passwords = { currentPassword: PASSWORD, newPassword: "another horse battery" };
        const response = await browser.post(path, {
          ...passwords,
          password: PASSWORD,
          code: "000000",
          id: "a",
        });
        expect(response.status, path).toBe(403);
        expect(await response.json()).toEqual({ message: "Set up two-factor authentication first." });
      }
    expect(await statusOf(browser.post("/sign-out", {}))).toBe(200);
    expect(await browser.signedIn()).toBeUndefined();
  });

  test("it takes the password and a code of the app", async () => {
    expect(await statusOf(browser.post("/two-factor/enable", { password: "wrong horse battery" }))).toBe(400);
    expect(await statusOf(browser.post(VERIFY, { code: "000000" }))).toBe(400);
    await browser.post("/two-factor/enable", { password: PASSWORD });
    expect(await statusOf(browser.post(VERIFY, { code: "000000" }))).toBe(401);
    // Until then the password alone signs in, to the same page.
    expect(await statusOf(new Browser().signIn())).toBe(200);
    authenticator = await browser.enroll();
    expect(await browser.admin()).toMatchObject({ email: EMAIL });
    expect(await statusOf(browser.post("/two-factor/enable", { password: PASSWORD }))).toBe(403);
  });

  test("other sessions of the password end when it is, and get nowhere if they were missed", async () => {
    const thief = new Browser();
    vi.setSystemTime(START + 1000);
    await thief.signIn();
    const [missed] = await withDatabase((prisma) =>
      prisma.session.findMany({ orderBy: { createdAt: "desc" }, take: 1 }),
    );
    authenticator = await browser.enroll();
    expect(await sessions()).toBe(1);
    await withDatabase((prisma) => prisma.session.create({ data: missed ?? never() }));
    expect(await thief.signedIn()).toBeUndefined();
    expect(await statusOf(thief.post("/two-factor/enable", { password: PASSWORD }))).toBe(401);
    expect(await statusOf(thief.post(VERIFY, { code: code() }))).toBe(200);
    expect(await thief.signedIn()).toBeUndefined();
  });
});

test("a copy of the tables does not allow signing in", async () => {
  authenticator = await browser.enroll();
  const waiting = await enterPassword();
  const cookieOf = (from: Browser, name: string) =>
    decodeURIComponent(from.cookies.get(`scicalc.${name}`) ?? "");
  const tokens = [cookieOf(browser, "session_token"), cookieOf(waiting, "two_factor")].map(
    (cookie) => cookie.split(".")[0] ?? never(),
  );
  const tables = await withDatabase(async (prisma) => ({
    sessions: await prisma.session.findMany(),
    verifications: await prisma.verification.findMany(),
    factors: await prisma.twoFactor.findMany(),
  }));
  for (const secret of [...tokens, ...authenticator.backupCodes])
    expect(JSON.stringify(tables)).not.toContain(secret);
  expect(tables.sessions.map(({ token }) => token)).toEqual([hashToken(tokens[0] ?? never())]);

  // With the signing key as well, as on a server whose whole disk was copied.
  const sign = (value: string) =>
    `${value}.${createHmac("sha256", authSecret()).update(value).digest("base64")}`;
  const thief = new Browser();
  thief.cookies.set("scicalc.session_token", encodeURIComponent(sign(tables.sessions[0]?.token ?? never())));
  expect(await thief.signedIn()).toBeUndefined();
  for (const { identifier } of tables.verifications) {
    thief.cookies.set("scicalc.two_factor", encodeURIComponent(sign(identifier)));
    expect(await statusOf(thief.post(VERIFY, { code: code() }))).toBe(401);
  }
  thief.cookies.set("scicalc.session_token", encodeURIComponent(sign(tokens[0] ?? never())));
  expect(await thief.admin()).toBeDefined();
  const hashes = JSON.parse(tables.factors[0]?.backupCodes ?? "") as string[];
  expect(hashes).toHaveLength(10);
  expect(await statusOf(waiting.post(BACKUP, { code: hashes[0] ?? never() }))).toBe(400);
});

test("no answer holds the token of a session", async () => {
  const answers: [string, unknown][] = [];
  const record = async (from: Browser, path: string, body: object) =>
    answers.push([path, await (await from.post(path, body)).json()]);
  await record(new Browser(), "/sign-in/email", { email: EMAIL, password: PASSWORD });
  authenticator = await browser.enroll();
  const phone = await enterPassword();
  await record(phone, VERIFY, { code: code() });
  await record(phone, VERIFY, { code: code(1) });
  await record(phone, "/two-factor/generate-backup-codes", { password: PASSWORD });
  const passwords = { currentPassword: PASSWORD, newPassword: "another horse battery" };
  await record(phone, "/change-password", passwords);
  await record(phone, "/sign-out", {});
  expect(answers).toEqual([
    ["/sign-in/email", {}],
    [VERIFY, {}],
    [VERIFY, {}],
    ["/two-factor/generate-backup-codes", { backupCodes: expect.any(Array) }],
    ["/change-password", {}],
    ["/sign-out", {}],
  ]);
});

test("a reset gives a new password, and takes the second factor and every session away", async () => {
  authenticator = await browser.enroll();
  const waiting = await enterPassword();
  await resetAdmin(EMAIL, "another horse battery", "test");
  expect(await sessions()).toBe(0);
  expect(await statusOf(waiting.post(VERIFY, { code: code() }))).toBe(401);
  const phone = new Browser();
  expect(await statusOf(phone.signIn(EMAIL, "another horse battery"))).toBe(200);
  expect(await phone.signedIn()).toMatchObject({ stage: "enrolling" });
});

describe("set up", () => {
  beforeEach(async () => {
    authenticator = await browser.enroll({ steps: 0 });
  });

  test("takes no code twice, not even the one that switched it on", async () => {
    expect(await statusOf((await enterPassword()).post(VERIFY, { code: code() }))).toBe(401);
    wait(1);
    const next = code();
    expect(await statusOf((await enterPassword()).post(VERIFY, { code: next }))).toBe(200);
    expect(await statusOf((await enterPassword()).post(VERIFY, { code: next }))).toBe(401);
    expect(await statusOf((await enterPassword()).post(VERIFY, { code: code(1) }))).toBe(200);
    // A clock behind: its code was good a moment ago, but a later one has been used.
    wait(1);
    expect(await statusOf((await enterPassword()).post(VERIFY, { code: code(-1) }))).toBe(401);
    wait(1);
    expect(await statusOf((await enterPassword()).post(VERIFY, { code: code(-1) }))).toBe(401);
    expect(await statusOf((await enterPassword()).post(VERIFY, { code: code() }))).toBe(200);
  });

  test("takes a code once of many at the same moment", async () => {
    wait(1);
    const browsers = await Promise.all(Array.from({ length: 6 }, enterPassword));
    const same = code();
    const statuses = await Promise.all(browsers.map((one) => statusOf(one.post(VERIFY, { code: same }))));
    expect(statuses.sort()).toEqual([200, ...Array(5).fill(401)]);
  });

  test("stays locked after wrong codes, unless the lock was set while a clock was ahead", async () => {
    const lock = (minutes: number) =>
      withDatabase((prisma) =>
        prisma.twoFactor.updateMany({ data: { lockedUntil: new Date(Date.now() + minutes * 60_000) } }),
      );
    wait(1);
    await lock(14);
    expect(await statusOf((await enterPassword()).post(VERIFY, { code: code() }))).toBe(429);
    wait(1);
    await lock(600_000);
    expect(await statusOf((await enterPassword()).post(VERIFY, { code: code(1) }))).toBe(200);
  });

  test("counts a code that was used as a wrong one", async () => {
    const replaying = await enterPassword();
    const used = code();
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect(await statusOf(replaying.post(VERIFY, { code: used }))).toBe(401);
    wait(1);
    expect(await statusOf(replaying.post(VERIFY, { code: code() }))).toBe(400);
  });

  test("takes no code of the session's own browser twice", async () => {
    wait(1);
    const next = code();
    expect(await statusOf(browser.post(VERIFY, { code: next }))).toBe(200);
    expect(await statusOf((await enterPassword()).post(VERIFY, { code: next }))).toBe(401);
  });

  test("takes a backup code once, also of two at the same moment", async () => {
    const [first, second] = [await enterPassword(), await enterPassword()];
    const both = [first, second].map((one) => statusOf(one.post(BACKUP, { code: backupCode(0) })));
    const statuses = await Promise.all(both);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(await statusOf((await enterPassword()).post(BACKUP, { code: backupCode(0) }))).toBe(401);
    expect(await statusOf((await enterPassword()).post(BACKUP, { code: backupCode(1) }))).toBe(200);
  });

  test("trusts no browser, whatever it asks for or brings", async () => {
    wait(1);
    const phone = await enterPassword();
    expect(await statusOf(phone.post(VERIFY, { code: code(), trustDevice: true }))).toBe(200);
    expect([...phone.cookies.keys()]).toEqual(["scicalc.session_token"]);
    const lost = await enterPassword();
    const backup = { code: backupCode(0), trustDevice: true, disableSession: true };
    expect(await statusOf(lost.post(BACKUP, backup))).toBe(200);
    expect([...lost.cookies.keys()]).toEqual(["scicalc.session_token"]);

    // The cookie that better-auth sets for a trusted browser.
    const { userId } = await withDatabase((prisma) => prisma.twoFactor.findFirstOrThrow());
    const identifier = "trust-device-of-before";
    const expiresAt = new Date(Date.now() + 86_400_000);
    await withDatabase((prisma) =>
      prisma.verification.create({ data: { id: "trusted", identifier, value: userId, expiresAt } }),
    );
    const key = authSecret();
    const sign = (text: string, encoding: "base64" | "base64url") =>
      createHmac("sha256", key).update(text).digest(encoding);
    const value = `${sign(`${userId}!${identifier}`, "base64url")}!${identifier}`;
    const trusted = new Browser();
    trusted.cookies.set("scicalc.trust_device", encodeURIComponent(`${value}.${sign(value, "base64")}`));
    expect(await (await trusted.signIn()).json()).toMatchObject({ twoFactorRedirect: true });
    expect(await trusted.admin()).toBeUndefined();
  });

  test("ends what waits for it when the password changes", async () => {
    const waiting = await enterPassword();
    const passwords = { currentPassword: PASSWORD, newPassword: "another horse battery" };
    expect(await statusOf(browser.post("/change-password", passwords))).toBe(200);
    expect(await sessions()).toBe(1);
    wait(1);
    expect(await statusOf(waiting.post(VERIFY, { code: code() }))).toBe(401);
    expect(await sessions()).toBe(1);
  });

  test("takes a backup code however it is written, and stores the rest as hashes", async () => {
    const entered = backupCode(0)?.replaceAll("-", " ").toUpperCase();
    expect(await statusOf((await enterPassword()).post(BACKUP, { code: entered }))).toBe(200);
    const left = JSON.parse((await factor()).backupCodes) as string[];
    expect(left).toEqual(authenticator.backupCodes.slice(1).map(hashBackupCode));
  });

  test("makes new backup codes with the password, in place of the old ones", async () => {
    const create = (password: string) => browser.post("/two-factor/generate-backup-codes", { password });
    expect(await statusOf(create("wrong horse battery"))).toBe(400);
    const { backupCodes } = (await (await create(PASSWORD)).json()) as { backupCodes: string[] };
    // 24 letters of 32: 120 bits.
    for (const one of backupCodes) expect(one).toMatch(/^(?:[0-9a-z]{4}-){5}[0-9a-z]{4}$/);
    expect(new Set(backupCodes).size).toBe(10);
    expect(await statusOf((await enterPassword()).post(BACKUP, { code: backupCode(0) }))).toBe(401);
    expect(await statusOf((await enterPassword()).post(BACKUP, { code: backupCodes[0] }))).toBe(200);
  });

  test("is replaced with the password and a code, by one session, which sets it up anew", async () => {
    wait(1);
    const phone = new Browser();
    await phone.signInFully(authenticator);
    const waiting = await enterPassword();
    const replace = (fields: object) =>
      browser.post("/second-factor/replace", { password: PASSWORD, ...fields });
    expect(await statusOf(replace({ code: code(), password: "wrong horse battery" }))).toBe(400);
    expect(await statusOf(replace({ code: "000000" }))).toBe(401);
    expect(await statusOf(replace({ code: code() }))).toBe(200);
    expect(await browser.signedIn()).toMatchObject({ stage: "enrolling" });
    expect(await phone.signedIn()).toBeUndefined();
    expect(await sessions()).toBe(1);
    expect(await statusOf(waiting.post(BACKUP, { code: backupCode(0) }))).toBe(401);
    const old = code(1);
    authenticator = await browser.enroll();
    expect(await browser.admin()).toBeDefined();
    expect(await statusOf((await enterPassword()).post(VERIFY, { code: old }))).toBe(401);
    expect(await statusOf((await enterPassword()).post(VERIFY, { code: code() }))).toBe(200);
  });

  test("is replaced with a backup code after the phone is lost", async () => {
    const fields = { password: PASSWORD, code: backupCode(0) };
    expect(await statusOf(browser.post("/second-factor/replace", fields))).toBe(200);
    expect(await browser.signedIn()).toMatchObject({ stage: "enrolling" });
  });

  test("lets single sessions be ended, with the password, and all the others", async () => {
    const [phone, tablet] = [new Browser(), new Browser()];
    for (const one of [phone, tablet]) await one.signInFully(authenticator);
    const sessionId = (await phone.admin())?.sessionId ?? never();
    const listed = await sessionsOf((await browser.admin()) ?? never());
    expect(listed.map(({ id }) => id)).toHaveLength(3);
    expect(listed[0]).toMatchObject({ id: (await browser.admin())?.sessionId, address: browser.address });
    const end = (id: string, password = PASSWORD) => browser.post("/sessions/end", { id, password });
    expect(await statusOf(end(sessionId, "wrong horse battery"))).toBe(400);
    expect(await phone.admin()).toBeDefined();
    expect(await statusOf(end(sessionId))).toBe(200);
    expect(await phone.signedIn()).toBeUndefined();
    expect(await tablet.admin()).toBeDefined();
    const waiting = await enterPassword();
    expect(await statusOf(browser.post("/sessions/end-others", { password: PASSWORD }))).toBe(200);
    expect([await browser.admin(), await tablet.admin()]).toEqual([expect.anything(), undefined]);
    expect(await statusOf(waiting.post(BACKUP, { code: backupCode(0) }))).toBe(401);
  });

  test("ends no session of another administrator", async () => {
    await createAdmin("grace@example.org", PASSWORD, "test");
    const other = new Browser();
    await other.signIn("grace@example.org");
    await other.enroll();
    const { sessionId } = (await other.admin()) ?? never();
    expect(await statusOf(browser.post("/sessions/end", { id: sessionId, password: PASSWORD }))).toBe(200);
    expect(await statusOf(browser.post("/sessions/end-others", { password: PASSWORD }))).toBe(200);
    expect(await other.admin()).toBeDefined();
  });

  test("signing in again ends the session that the browser had", async () => {
    expect(await (await browser.signIn()).json()).toEqual({ twoFactorRedirect: true });
    expect(await sessions()).toBe(0);
    wait(1);
    expect(await statusOf(browser.post(VERIFY, { code: code() }))).toBe(200);
    expect(await sessions()).toBe(1);
  });
});
