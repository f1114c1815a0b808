import { expect, open, test } from "./support/test";

test.describe("the FAQ page", () => {
  test("has at most one question open, and closes it again", async ({ page }) => {
    await open(page, "/faq");
    const items = page.locator("main details");
    expect(await items.count()).toBeGreaterThanOrEqual(25);
    await expect(page.locator("main details[open]")).toHaveCount(0);
    await items.nth(0).locator("summary").click();
    await expect(items.nth(0)).toHaveAttribute("open");
    await items.nth(2).locator("summary").press("Enter");
    await expect(page.locator("main details[open]")).toHaveCount(1);
    await expect(items.nth(2)).toHaveAttribute("open");
    await items.nth(2).locator("summary").click();
    await expect(page.locator("main details[open]")).toHaveCount(0);
    await page.getByRole("link", { name: "Back to Calculators" }).click();
    await expect(page).toHaveURL("/");
  });

  test("splits an answer into paragraphs and shows each question's category", async ({ page }) => {
    await open(page, "/faq");
    const first = page.locator("main details").first();
    await expect(first.locator("summary")).toHaveText(/^General: What is SciCalc\?/);
    await expect(first.locator("summary use").first()).toHaveAttribute("href", "/icons.svg#info");
    await first.locator("summary").click();
    await expect(first.locator("p")).toHaveCount(2);
    const icons = await page
      .locator("main details use")
      .evaluateAll((uses) => new Set(uses.map((use) => use.getAttribute("href"))).size);
    expect(icons).toBe(5);
  });

  test("gives search engines and programs the same questions", async ({ request }) => {
    // Again when an administrator changed them in between.
    await expect(async () => {
      const html = await (await request.get("/faq")).text();
      const { faqs } = (await (await request.get("/api/faqs")).json()) as { faqs: { question: string }[] };
      const texts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
      const data = texts.map(([, text = ""]) => JSON.parse(text)).find((item) => item["@type"] === "FAQPage");
      expect(data.mainEntity.map(({ name }: { name: string }) => name)).toEqual(
        faqs.map(({ question }) => question),
      );
      expect(html.match(/<details name="faq"/g)).toHaveLength(faqs.length);
    }).toPass({ timeout: 60_000 });
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the questions are there and open", async ({ page }) => {
    await page.goto("/faq");
    const last = page.locator("main details").last();
    await last.locator("summary").click();
    await expect(last.locator("p").first()).toBeVisible();
  });
});
