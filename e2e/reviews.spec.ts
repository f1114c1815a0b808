import { expectFilledIn, field, fillIn, refuse } from "./support/forms";
import { expect, open, test } from "./support/test";
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
  test("is sent, says so, is cleared, and the review waits", async ({ page, request }) => {
    await open(page, "/reviews");
    await expect(page.getByRole("heading", { name: "What Our Users Say" })).toBeVisible();
    await expect(page.getByText("Be the first to leave a review!")).toBeVisible();
    await fillIn(page, REVIEW);
    await page.getByRole("radio", { name: "4 stars" }).check();
    const answer = page.waitForResponse(`**${API}`);
    await page.getByRole("button", { name: "Submit Review" }).click();
    expect((await answer).status()).toBe(201);
    await expectToast(page, SENT);
    await expectFilledIn(page, { Name: "", Comment: "" });
    await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
    const list = (await (await request.get(API)).json()) as { reviews: unknown[]; summary: object };
    expect(list).toMatchObject({ reviews: [], summary: { count: 0, average: null } });
    await page.reload();
    await expect(page.getByText("Be the first to leave a review!")).toBeVisible();
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
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
    const stars = page.getByRole("group", { name: "Rating" }).locator("label");
    const full = () =>
      stars.evaluateAll((all) => all.filter((star) => getComputedStyle(star).fill !== "none").length);
    expect(await full()).toBe(0);
    await stars.nth(3).hover();
    expect(await full()).toBe(4);
    await stars.nth(2).click();
    await stars.nth(4).hover();
    expect(await full()).toBe(5);
    await page.mouse.move(0, 0);
    expect(await full()).toBe(3);
    await expect(page.getByRole("radio", { name: "3 stars" })).toBeChecked();
    const { width = 0, height = 0 } = (await stars.first().boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  });

  test("keeps what was typed when the server fails", async ({ page, errors }) => {
    const detail = "Nothing can be saved right now. Please try again later.";
    await open(page, "/reviews");
    await refuse(page, API, 503, detail);
    await fillIn(page, REVIEW);
    await page.getByRole("radio", { name: "5 stars" }).check();
    await page.getByRole("button", { name: "Submit Review" }).click();
    await expectToast(page, { title: "Submission Error", description: detail, destructive: true });
    expect(errors.splice(0)).toEqual([expect.stringContaining("503")]);
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
    await expect(page.getByText("Be the first to leave a review!")).toBeVisible();
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
