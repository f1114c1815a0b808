import { expectFilledIn, fillIn } from "./support/forms";
import { expect, expectErrors, open } from "./support/test";
import { expectToast } from "./support/toast";
import { DOWN, test } from "./support/without-database";

const reviewsFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: 1000 - first - index,
    name: `Visitor ${first + index}`,
    rating: 4,
    comment: "Exact.",
    createdAt: "2026-11-22T23:30:00.000Z",
  }));

test("the FAQ page says why it is empty, and tries again", async ({ page, errors }) => {
  const response = await open(page, "/faq");
  expect(response.status()).toBe(200);
  await expectToast(page, { title: "Error fetching FAQs", description: DOWN, destructive: true });
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
  const again = page.getByRole("button", { name: "Try again" });

  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/api/faqs", async (route) => {
    await released;
    await route.fulfill({ json: { faqs: [] } });
  });
  await again.click();
  await expect(page.getByText("Loading FAQs...")).toBeVisible();
  release();
  await expect(page.getByText("No FAQs found.")).toBeVisible();
  await expect(page.getByText("Loading FAQs...")).toHaveCount(0);

  await page.unroute("**/api/faqs");
  await open(page, "/faq");
  await page.route("**/api/faqs", (route) => route.abort());
  await again.click();
  await expectToast(page, {
    title: "Error fetching FAQs",
    description: "The server could not be reached. Please check your connection and try again.",
    destructive: true,
  });
  errors.splice(0);
  await page.unroute("**/api/faqs");
  const [id, category] = [1, "technical"];
  const faqs = [{ id, category, question: "<b>Why?</b>", answer: "One.\n\nTwo." }];
  await page.route("**/api/faqs", (route) => route.fulfill({ json: { faqs } }));
  await again.click();
  await page.getByText("<b>Why?</b>").click();
  await expect(page.locator("main accordion-panel p")).toHaveText(["One.", "Two."]);
});

test("the reviews page says why it is empty, and lists what comes later", async ({ page, errors }) => {
  await open(page, "/reviews");
  await expectToast(page, { title: "Error fetching reviews", description: DOWN, destructive: true });

  await page.route("**/api/reviews*", (route) => route.fulfill({ json: { reviews: [], nextCursor: null } }));
  const again = page.getByRole("button", { name: "Try again" });
  await again.click();
  await expect(page.getByText("Be the first to leave a review!")).toBeVisible();
  await page.unroute("**/api/reviews*");
  await open(page, "/reviews");

  const long = `<img src=x onerror="document.title='XSS'"> https://spam.example ${"word ".repeat(400)}`;
  const first = reviewsFrom(1, 20).map((review, index) =>
    index === 0 ? { ...review, comment: long } : review,
  );
  await page.route("**/api/reviews*", (route) => {
    const cursor = new URL(route.request().url()).searchParams.get("cursor");
    return route.fulfill({
      json:
        cursor === null
          ? { reviews: first, nextCursor: "5-5" }
          : { reviews: reviewsFrom(20, 6), nextCursor: null },
    });
  });
  await again.click();
  const list = page.getByRole("region", { name: "What Our Users Say" }).getByRole("listitem");
  await expect(list).toHaveCount(20);
  const review = list.first();
  await expect(review).toContainText("4 of 5 stars");
  await expect(review).toContainText("Reviewed on November 22, 2026");
  await expect(list.nth(1).locator("blockquote")).toHaveText("“Exact.”");

  // A long comment is folded; what it holds is text, not markup.
  await expect(review.locator("img, a")).toHaveCount(0);
  const height = async () => (await review.boundingBox())?.height ?? 0;
  const folded = await height();
  await review.getByRole("button", { name: "Show more" }).click();
  await expect.poll(height).toBeGreaterThan(folded);
  await review.getByRole("button", { name: "Show less" }).click();
  await expect.poll(height).toBe(folded);

  // The second page overlaps with the first by one.
  await page.getByRole("button", { name: "Load more" }).click();
  await expect(list).toHaveCount(25);
  await expect(list.nth(20)).toBeFocused();
  await expect(page.getByRole("button", { name: "Load more" })).toHaveCount(0);
  await expect(page).not.toHaveTitle("XSS");
  errors.splice(0);
});

test("the forms keep what was typed", async ({ page, errors }) => {
  const message = { "Full Name": "Ada", "Email Address": "a@b.org", Subject: "Hello", Message: "Hi." };
  await open(page, "/contact");
  await fillIn(page, message);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expectToast(page, { title: "Submission Error", description: DOWN, destructive: true });
  await expectFilledIn(page, message);
  await expectErrors(errors, ["503"]);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the contact form keeps what was typed", async ({ page }) => {
    const message = { "Full Name": "Ada", "Email Address": "a@b.org", Subject: "Hello", Message: "Hi." };
    await page.goto("/contact");
    await fillIn(page, message);
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByRole("main").getByRole("alert")).toContainText(DOWN);
    await expectFilledIn(page, message);
  });
});
