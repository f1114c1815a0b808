import { createHmac } from "node:crypto";
import { createOTP } from "@better-auth/utils/otp";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createAdmin, resetAdmin } from "../../lib/server/auth/first-admin.ts";
import { authSecret } from "../../lib/server/auth/secret.ts";
import { withDatabase } from "../../lib/server/db/database.ts";
import { Browser, EMAIL, PASSWORD } from "./admin-client.ts";
import { emptyDatabase } from "./database.ts";

const VERIFY = "/two-factor/verify-totp";
const BACKUP = "/two-factor/verify-backup-code";
/** In the middle of a step, so that no test meets its end. */
const START = Date.UTC(2026, 10, 22, 12, 0, 15);
const sessions = () => withDatabase((prisma) => prisma.session.count());
const statusOf = async (response: Promise<Response>) => (await response).status;

let browser: Browser;
let secret = "";
let backupCodes: string[] = [];

/** What an authenticator app shows for the secret of the otpauth address, so many steps from now. */
async function code(steps = 0): Promise<string> {
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, "0")).join("");
  const bytes = bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? [];
  return createOTP(Buffer.from(bytes).toString("utf8")).hotp(Math.floor(Date.now() / 30_000) + steps);
}

/** Lets steps of 30 seconds go by. */
const wait = (steps: number) => vi.setSystemTime(Date.now() + steps * 30_000);

/** A browser that gave the password and is asked for the second factor. */
async function asked(): Promise<Browser> {
  const other = new Browser();
  expect(await (await other.signIn()).json()).toMatchObject({ twoFactorRedirect: true });
  return other;
}

beforeEach(async () => {
  await emptyDatabase();
  for (const name of ["SITE_URL", "ADMIN_EMAIL", "ADMIN_PASSWORD"]) vi.stubEnv(name, "");
  vi.useFakeTimers({ toFake: ["Date"], now: START });
  await createAdmin(EMAIL, PASSWORD, "test");
  browser = new Browser();
  await browser.signIn();
  const enabled = await browser.post("/two-factor/enable", { password: PASSWORD });
  const answer = (await enabled.json()) as { totpURI: string; backupCodes: string[] };
  secret = new URL(answer.totpURI).searchParams.get("secret") ?? "";
  backupCodes = answer.backupCodes;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test("a second factor: switched on with a code, asked for, backed up, switched off, reset", async () => {
  expect(await statusOf(browser.post("/two-factor/enable", { password: "wrong horse battery" }))).toBe(400);
  expect(await statusOf(new Browser().signIn())).toBe(200);
  expect(await statusOf(browser.post(VERIFY, { code: "000000" }))).toBe(401);
  expect(await statusOf(browser.post(VERIFY, { code: await code() }))).toBe(200);
  expect((await browser.admin())?.twoFactor).toBe(true);

  wait(1);
  const phone = await asked();
  expect(await phone.admin()).toBeUndefined();
  expect(await statusOf(phone.post(VERIFY, { code: "000000" }))).toBe(401);
  expect(await statusOf(phone.post(VERIFY, { code: await code() }))).toBe(200);
  expect(await phone.admin()).toBeDefined();

  const lost = await asked();
  expect(await statusOf(lost.post(BACKUP, { code: backupCodes[0] }))).toBe(200);
  expect(await lost.admin()).toBeDefined();

  expect(await statusOf(lost.post("/two-factor/disable", { password: PASSWORD }))).toBe(200);
  const plain = new Browser();
  await plain.signIn();
  expect(await plain.admin()).toBeDefined();
  await resetAdmin(EMAIL, "another horse battery", "test");
  expect(await sessions()).toBe(0);
  expect(await statusOf(new Browser().signIn(EMAIL, "another horse battery"))).toBe(200);
});

describe("switched on", () => {
  beforeEach(async () => {
    expect(await statusOf(browser.post(VERIFY, { code: await code() }))).toBe(200);
  });

  test("takes no code twice, not even the one that switched it on", async () => {
    expect(await statusOf((await asked()).post(VERIFY, { code: await code() }))).toBe(401);
    wait(1);
    const next = await code();
    expect(await statusOf((await asked()).post(VERIFY, { code: next }))).toBe(200);
    expect(await statusOf((await asked()).post(VERIFY, { code: next }))).toBe(401);
    expect(await statusOf((await asked()).post(VERIFY, { code: await code(1) }))).toBe(200);
    // A clock behind: its code was good a moment ago, but a later one has been used.
    wait(1);
    expect(await statusOf((await asked()).post(VERIFY, { code: await code(-1) }))).toBe(401);
    wait(1);
    expect(await statusOf((await asked()).post(VERIFY, { code: await code(-1) }))).toBe(401);
    expect(await statusOf((await asked()).post(VERIFY, { code: await code() }))).toBe(200);
  });

  test("takes a code once of many at the same moment", async () => {
    wait(1);
    const browsers = await Promise.all(Array.from({ length: 6 }, asked));
    const same = await code();
    const statuses = await Promise.all(browsers.map((one) => statusOf(one.post(VERIFY, { code: same }))));
    expect(statuses.sort()).toEqual([200, ...Array(5).fill(401)]);
  });

  test("counts a code that was used as a wrong one", async () => {
    const replaying = await asked();
    const used = await code();
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect(await statusOf(replaying.post(VERIFY, { code: used }))).toBe(401);
    wait(1);
    expect(await statusOf(replaying.post(VERIFY, { code: await code() }))).toBe(400);
  });

  test("takes no code of the session's own browser twice", async () => {
    wait(1);
    const next = await code();
    expect(await statusOf(browser.post(VERIFY, { code: next }))).toBe(200);
    expect(await statusOf((await asked()).post(VERIFY, { code: next }))).toBe(401);
  });

  test("takes a backup code once, also of two at the same moment", async () => {
    const [first, second] = [await asked(), await asked()];
    const both = [first, second].map((one) => statusOf(one.post(BACKUP, { code: backupCodes[0] })));
    const statuses = await Promise.all(both);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(await statusOf((await asked()).post(BACKUP, { code: backupCodes[0] }))).toBe(401);
    expect(await statusOf((await asked()).post(BACKUP, { code: backupCodes[1] }))).toBe(200);
  });

  test("trusts no browser, whatever it asks for or brings", async () => {
    wait(1);
    const phone = await asked();
    expect(await statusOf(phone.post(VERIFY, { code: await code(), trustDevice: true }))).toBe(200);
    expect([...phone.cookies.keys()]).toEqual(["scicalc.session_token"]);
    const lost = await asked();
    const backup = { code: backupCodes[0], trustDevice: true, disableSession: true };
    expect(await statusOf(lost.post(BACKUP, backup))).toBe(200);
    expect([...lost.cookies.keys()]).toEqual(["scicalc.session_token"]);

    // As better-auth sets it for a trusted browser.
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
    const waiting = await asked();
    const passwords = { currentPassword: PASSWORD, newPassword: "another horse battery" };
    expect(await statusOf(browser.post("/change-password", passwords))).toBe(200);
    expect(await sessions()).toBe(1);
    wait(1);
    expect(await statusOf(waiting.post(VERIFY, { code: await code() }))).toBe(401);
    expect(await sessions()).toBe(1);
  });
});
