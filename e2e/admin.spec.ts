import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { EMAIL, enroll, PASSWORD, signIn, signInWithCode } from "./support/admin";
import { expectNoViolations } from "./support/axe";
import { expect, expectErrors, open, test } from "./support/test";

// One after the other: they share one administrator, and sign-in is limited.
test.describe.configure({ mode: "serial" });

const CODE = "Failed to load resource: the server responded with a status of 401";

/** Sends a form as a page of the site does. */
async function submit(page: Page, path: string, fields: object): Promise<void> {
  const { origin } = new URL(page.url());
  const response = await page.request.post(path, {
    headers: { Origin: origin },
    data: { ...fields, elapsed: 5000, submissionKey: randomUUID() },
  });
  expect(response.status(), await response.text()).toBeLessThan(300);
}

test("a visitor without a session can neither see, frame nor cache an admin page", async ({
  page,
  errors,
}) => {
  for (const path of [
    "",
    "/reviews",
    "/messages",
    "/messages/1",
    "/faqs",
    "/faqs/1",
    "/audit",
    "/account",
    "/enroll",
  ]) {
    const response = await page.request.get(`/admin${path}`, { maxRedirects: 0 });
    expect(response.status(), path).toBe(307);
    expect(response.headers().location, path).toBe("/admin/sign-in");
  }
  expect((await page.request.get("/admin/messages/export")).status()).toBe(401);
  const response = await open(page, "/admin/sign-in");
  const headers = response.headers();
  expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  expect(headers["cache-control"]).toContain("no-store");
  expect(headers["x-robots-tag"]).toContain("noindex");
  await expectNoViolations(page, "sign-in");
  await page.getByLabel("Email").fill(EMAIL);
  await page.getByLabel("Password").fill("wrong horse battery");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("alert").filter({ hasText: /\S/ })).toHaveText("Invalid email or password.");
  await expectErrors(errors, [CODE]);
});

test("the first sign-in sets up the second factor before anything else opens", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enroll(page, async () => {
    for (const path of ["", "/reviews", "/account"]) {
      const response = await page.request.get(`/admin${path}`, { maxRedirects: 0 });
      expect(response.headers().location, path).toBe("/admin/enroll");
    }
    expect((await page.request.get("/admin/messages/export")).status()).toBe(401);
    await expectNoViolations(page, "enrollment");
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(wide).toBe(false);
    await expect(page.getByRole("list").getByText(/^(?:[0-9a-z]{4}-){5}[0-9a-z]{4}$/)).toHaveCount(10);
  });
  await open(page, "/admin/enroll");
  await expect(page.getByRole("heading", { name: "Overview" })).toBeVisible();
});

test("a second sign-in takes a code, and ends the other session", async ({ page, browser }) => {
  await signIn(page);
  const other = await browser.newContext();
  const phone = await other.newPage();
  await signInWithCode(phone);
  await open(phone, "/admin/account");
  await expect(phone.getByText("You have 10 backup codes left.")).toBeVisible();
  const rows = phone.getByRole("main").getByRole("listitem");
  await expect(rows).toHaveCount(2);
  await expect(rows.first().getByText("This session", { exact: true })).toBeVisible();
  await rows.getByRole("button", { name: /^Sign out/ }).click();
  const dialog = phone.getByRole("dialog");
  await dialog.getByLabel("Password").fill("wrong horse battery");
  await dialog.getByRole("button", { name: "Sign out this session" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Invalid password.");
  await expectNoViolations(phone, "dialog");
  await dialog.getByLabel("Password").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Sign out this session" }).click();
  await expect(rows).toHaveCount(1);
  await page.goto("/admin");
  await expect(page).toHaveURL("/admin/sign-in");
  await other.close();
});

test("a review is approved, undone and rejected, by keys and by buttons", async ({ page, errors }) => {
  await signIn(page);
  const name = `Reviewer ${randomUUID()}`;
  const comment = "<b>Exact</b> to the last digit.";
  await submit(page, "/api/reviews", { name, rating: 5, comment });
  await open(page, `/admin/reviews?q=${encodeURIComponent(name)}`);
  const review = page.getByRole("main").getByRole("listitem").filter({ hasText: name });
  await expect(review.getByText(comment)).toBeVisible();
  await expectNoViolations(page, "review queue");

  await page.keyboard.press("j");
  await page.keyboard.press("a");
  await expect(page.getByText("1 review approved.")).toBeVisible();
  await expect(review).toHaveCount(0);
  await page.keyboard.press("u");
  await expect(page.getByText("1 review returned to the queue.")).toBeVisible();
  await expect(review).toHaveCount(1);

  // A review that could not be saved returns to the list.
  await page.route("**/admin/reviews*", (route) => route.abort());
  await review.getByRole("button", { name: "Reject" }).click();
  await expect(page.getByText("Not saved")).toBeVisible();
  await expect(review).toHaveCount(1);
  await page.unroute("**/admin/reviews*");
  errors.splice(0);

  await page.getByLabel("Select all").check();
  await page.getByRole("button", { name: "Reject" }).first().click();
  await expect(page.getByText("1 review rejected.")).toBeVisible();
  await page.getByRole("link", { name: /^Rejected/ }).click();
  await expect(review).toHaveCount(1);
  await open(page, "/admin/audit");
  await expect(page.getByText("review.reject").first()).toBeVisible();
  await expectNoViolations(page, "log");
  // The first test entered a wrong password.
  await page.getByRole("link", { name: "Rejected" }).click();
  await expect(page.getByRole("main").getByText("Failed sign-in").first()).toBeVisible();
  await expectNoViolations(page, "rejected attempts");
});

test("a question is written with its preview, moved, edited and deleted", async ({ page }) => {
  await signIn(page);
  const question = `Why is it ${randomUUID()}?`;
  await open(page, "/admin/faqs/new");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Write the question.")).toBeVisible();
  await page.getByLabel("Question").fill(question);
  await page.getByLabel("Answer").fill("First.\nSecond.");
  await expect(page.getByRole("region", { name: "Preview" }).getByText("Second.")).toBeVisible();
  await expectNoViolations(page, "FAQ editor");
  await page.getByRole("button", { name: "Save" }).click();
  // A toast is a list item as well, outside the page's main part.
  const lines = page.getByRole("main").getByRole("listitem");
  const line = lines.filter({ hasText: question });
  await expect(line).toBeVisible();
  await expect(lines.last()).toContainText(question);

  await line.getByRole("button", { name: "Move up" }).click();
  await expect(lines.last()).not.toContainText(question);
  await line.getByRole("link", { name: "Edit" }).click();
  await page.getByLabel("Answer").fill("Only.");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(line).toBeVisible();
  await line.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Delete question" }).click();
  await expect(line).toHaveCount(0);
  await page.reload();
  await expect(line).toHaveCount(0);
});

test("on a phone a message is read, archived and deleted, and one signs out", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  await expectNoViolations(page, "overview");
  const subject = `Wrong factor ${randomUUID()}`;
  const sender = { name: "Grace", email: "grace@example.org", message: "Hello,\nthe slug is off." };
  await submit(page, "/api/contact", { ...sender, subject });
  await page.getByRole("link", { name: "Messages", exact: true }).click();
  const line = page.getByRole("link").filter({ hasText: subject });
  await expect(line).toContainText("Unread");
  await expectNoViolations(page, "inbox");
  await line.click();
  await expect(page.getByRole("heading", { name: subject })).toBeVisible();
  await expect(page.getByRole("button", { name: "Mark as unread" })).toBeEnabled();
  await expect(page.getByRole("link", { name: "Reply by email" })).toHaveAttribute(
    "href",
    /^mailto:grace@example\.org\?subject=Re%3A%20Wrong/,
  );
  await expectNoViolations(page, "message");
  await page.getByRole("button", { name: "Archive" }).click();
  await expect(page.getByRole("heading", { name: "Messages" })).toBeVisible();
  await expect(line).toHaveCount(0);
  await page.getByRole("link", { name: /^Archive/ }).click();
  await line.click();
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Delete message" }).click();
  await expect(page.getByRole("heading", { name: "Messages" })).toBeVisible();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(wide).toBe(false);

  await open(page, "/admin/account");
  await expectNoViolations(page, "account");
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  expect((await page.request.get("/admin", { maxRedirects: 0 })).status()).toBe(307);
});
