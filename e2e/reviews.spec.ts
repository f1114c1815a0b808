import { randomUUID } from "node:crypto";
import { answerWithProblem, expectFilledIn, field, fillIn } from "./support/forms";
import { expect, expectErrors, open, test } from "./support/test";
import { expectToast } from "./support/toast";

const API = "/api/reviews";
const REVIEW = { Name: "Ada Lovelace", Comment: "Every number\nhas its source." };
const MISSING = {
  title: "Missing Information",
  description: "Please fill in your name, rating, and comment.",
  destructive: true,
};
const SENT = {
  title: "Review Submitted!",
  description: "Thank you! Your review will be visible after moderation.",
};

test.describe("the review form", () => {
  test("is sent, confirmed and cleared, and the review waits", async ({ page, request }) => {
    const review = { ...REVIEW, Name: `Ada ${randomUUID()}` };
    await open(page, "/reviews");
    await fillIn(page, review);
    await page.getByRole("radio", { name: "4 stars" }).check();
    const answer = page.waitForResponse(`**${API}`);
    await page.getByRole("button", { name: "Submit Review" }).click();
    expect((await answer).status()).toBe(201);
    await expectToast(page, SENT);
    await expectFilledIn(page, { Name: "", Comment: "" });
    await expect(page.locator("form").getByRole("radio", { checked: true })).toHaveCount(0);
    expect(await (await request.get(API)).text()).not.toContain(review.Name);
    await page.reload();
    const list = page.getByRole("region", { name: "What Our Users Say" });
    await expect(list).toBeVisible();
    await expect(list).not.toContainText(review.Name);
  });

  test("wants a name, a rating and a comment", async ({ page }) => {
    await open(page, "/reviews");
    const send = page.getByRole("button", { name: "Submit Review" });
    await fillIn(page, REVIEW);
    await send.click();
    await expectToast(page, MISSING);
    await expect(page.getByRole("radio", { name: "1 star" })).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("radio", { name: "2 stars" })).toBeChecked();
    await field(page, "Comment").fill(" \n ");
    await send.click();
    await expect(field(page, "Comment")).toBeFocused();
    await expect(page.getByRole("radio", { name: "2 stars" })).toBeChecked();
  });

  test("shows the stars under the mouse, and keeps the chosen ones", async ({ page }) => {
    await open(page, "/reviews");
    const stars = page.getByRole("radiogroup", { name: "Rating" }).locator("label");
    const full = () =>
      stars.evaluateAll((all) => all.filter((star) => getComputedStyle(star).fill !== "none").length);
    expect(await full()).toBe(0);
    await stars.nth(3).hover();
    await expect.poll(full).toBe(4);
    await stars.nth(2).click();
    await stars.nth(4).hover();
    await expect.poll(full).toBe(5);
    await page.mouse.move(0, 0);
    await expect.poll(full).toBe(3);
    await expect(page.getByRole("radio", { name: "3 stars" })).toBeChecked();
    const { width = 0, height = 0 } = (await stars.first().boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  });

  test("keeps what was typed when the server fails", async ({ page, errors }) => {
    const detail = "Nothing can be saved right now. Please try again later.";
    await open(page, "/reviews");
    await answerWithProblem(page, API, 503, detail);
    await fillIn(page, REVIEW);
    await page.getByRole("radio", { name: "5 stars" }).check();
    await page.getByRole("button", { name: "Submit Review" }).click();
    await expectToast(page, { title: "Submission Error", description: detail, destructive: true });
    await expectErrors(errors, ["503"]);
    await expectFilledIn(page, REVIEW);
    await expect(page.getByRole("radio", { name: "5 stars" })).toBeChecked();
  });

  test("refuses cursors that are none", async ({ request }) => {
    const answer = await request.get(`${API}?cursor='; DROP TABLE user_reviews`);
    expect(answer.status()).toBe(400);
    expect(await answer.json()).toMatchObject({ errors: [{ field: "cursor" }] });
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a review is answered on the page, and keeps what was typed until it is sent", async ({ page }) => {
    await page.goto("/reviews");
    await expect(page.getByRole("region", { name: "What Our Users Say" })).not.toContainText("Loading");
    await fillIn(page, { ...REVIEW, Name: "" });
    await page.getByRole("radio", { name: "4 stars" }).check();
    await page.getByRole("button", { name: "Submit Review" }).click();
    await expect(page.getByRole("main").getByRole("alert")).toHaveText(MISSING.title + MISSING.description);
    await expectFilledIn(page, { ...REVIEW, Name: "" });
    await expect(page.getByRole("radio", { name: "4 stars" })).toBeChecked();

    await field(page, "Name").fill(REVIEW.Name);
    await page.getByRole("button", { name: "Submit Review" }).click();
    await expect(page.getByRole("main").getByRole("status")).toHaveText(SENT.title + SENT.description);
    await expectFilledIn(page, { Name: "", Comment: "" });
  });
});
