import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Page } from "@playwright/test";
import { computeTotp, TOTP_STEP_MS, totpStep } from "../../scripts/totp-code.ts";
import { expect, open, ready, test } from "./test";

export const EMAIL = "admin@example.org";
export const PASSWORD = "correct horse battery";

type Cookies = Parameters<ReturnType<Page["context"]>["addCookies"]>[0];

/** The authenticator app of the administrator, for the worker that repeats a failed test as well. */
interface Account {
  secret: string;
  /** The step of the last code that was entered: each code counts once. */
  lastStep: number;
  /** Cookies of a session, so that not every test waits for a code. */
  cookies: Cookies;
}

const accountFile = () => join(test.info().project.outputDir, "administrator.json");
const readAccount = (): Account | undefined =>
  existsSync(accountFile()) ? (JSON.parse(readFileSync(accountFile(), "utf8")) as Account) : undefined;

async function saveAccount(page: Page, account: Omit<Account, "cookies">): Promise<void> {
  mkdirSync(dirname(accountFile()), { recursive: true });
  const cookies = await page.context().cookies();
  writeFileSync(accountFile(), JSON.stringify({ ...account, cookies }));
}

/** Remembers the session that a page has, for the tests that follow. */
async function saveCookies(page: Page): Promise<void> {
  const account = readAccount();
  if (account) await saveAccount(page, account);
}

async function enterPassword(page: Page): Promise<void> {
  await open(page, "/admin/sign-in");
  await page.getByLabel("Email").fill(EMAIL);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in" }).click();
}

/** Goes through the page that sets up the second factor, and calls `look` while the backup codes are displayed. */
export async function enroll(page: Page, look: () => Promise<void> = async () => {}): Promise<void> {
  // A repeated test finds an administrator who has a second factor already.
  if (readAccount()) await replaceApp(page);
  else await enterPassword(page);
  await expect(page.getByRole("heading", { name: "Set up two-factor authentication" })).toBeVisible();
  await ready(page);
  await page.getByLabel("Confirm your password").fill(PASSWORD);
  await page.getByRole("button", { name: "Continue" }).click();
  const secret = ((await page.locator("#totp-key").textContent()) ?? "").replaceAll(/\s/g, "");
  await look();
  // Uses the code of the previous step, as from a slow clock, and leaves the next ones for signing in.
  const lastStep = totpStep(Date.now()) - 1;
  await page.getByLabel("Six-digit code").fill(computeTotp(secret, lastStep));
  await page.getByRole("button", { name: "Finish setup" }).click();
  await expect(page.getByRole("heading", { name: "Overview" })).toBeVisible();
  await ready(page);
  await saveAccount(page, { secret, lastStep });
}

/** Takes the authenticator app away, which leads to the page that sets up another one. */
async function replaceApp(page: Page): Promise<void> {
  await signInWithCode(page);
  await open(page, "/admin/account");
  await page.getByRole("button", { name: "Replace authenticator app" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Password").fill(PASSWORD);
  await dialog.getByLabel("Code from the app").fill(await nextCode(page));
  await dialog.getByRole("button", { name: "Replace app" }).click();
}

/** Computes a code that was not entered yet, once the server accepts it: that of the next step it accepts early. */
async function nextCode(page: Page): Promise<string> {
  const account = readAccount();
  if (!account) throw new Error("There is no authenticator app yet.");
  const lastStep = Math.max(account.lastStep + 1, totpStep(Date.now()) - 1);
  const early = (lastStep - 1) * TOTP_STEP_MS - Date.now();
  if (early > 0) await page.waitForTimeout(early);
  await saveAccount(page, { secret: account.secret, lastStep });
  return computeTotp(account.secret, lastStep);
}

/** Signs in with the password and a code that was not used yet. */
export async function signInWithCode(page: Page): Promise<void> {
  if (!readAccount()) return enroll(page);
  await enterPassword(page);
  await page.getByLabel("Code from your authenticator app").fill(await nextCode(page));
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { name: "Overview" })).toBeVisible();
  await ready(page);
  await saveCookies(page);
}

/** Opens the admin: with the session of an earlier test, else by signing in. */
export async function signIn(page: Page): Promise<void> {
  const account = readAccount();
  if (account) {
    await page.context().addCookies(account.cookies);
    await page.goto("/admin");
    if (new URL(page.url()).pathname === "/admin") return ready(page);
  }
  await signInWithCode(page);
}
