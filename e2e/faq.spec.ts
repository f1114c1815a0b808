import { expect, open, test } from "./support/test";

test.describe("the FAQ page", () => {
  test("has at most one question open, and closes it again", async ({ page }) => {
    await open(page, "/faq");
    const items = page.locator("main h2 button");
    const opened = page.locator("main h2 button[aria-expanded=true]");
    expect(await items.count()).toBeGreaterThanOrEqual(25);
    await expect(opened).toHaveCount(0);
    await items.nth(0).click();
    await expect(items.nth(0)).toHaveAttribute("aria-expanded", "true");
    await items.nth(2).press("Enter");
    await expect(opened).toHaveCount(1);
    await expect(items.nth(2)).toHaveAttribute("aria-expanded", "true");
    await items.nth(2).click();
    await expect(opened).toHaveCount(0);
    await page.getByRole("link", { name: "Back to Calculators" }).click();
    await expect(page).toHaveURL("/");
  });

  test("splits an answer into paragraphs and shows each question's category", async ({ page }) => {
    await open(page, "/faq");
    const first = page.locator("main h2 button").first();
    await expect(first).toHaveText(/^General: What is SciCalc\?/);
    await expect(first.locator("use").first()).toHaveAttribute("href", "/icons.svg#info");
    await first.click();
    await expect(page.getByRole("region", { name: /What is SciCalc/ }).locator("p")).toHaveCount(2);
    const icons = await page
      .locator("main h2 button use")
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
      expect(html.match(/<accordion-panel[^>]* hidden="until-found"/g)).toHaveLength(faqs.length);
    }).toPass({ timeout: 60_000 });
  });

  test("the browser’s search opens the answer with the match", async ({ page }) => {
    await open(page, "/faq");
    const panel = page.locator("main accordion-panel").nth(3);
    await expect(panel).toHaveAttribute("hidden", "until-found");
    // A link to a text is found as the search in the page finds it.
    const text = (await panel.textContent())?.split(/[.?!]/)[0] ?? "";
    await page.goto("about:blank");
    await page.goto(`/faq#:~:text=${encodeURIComponent(text.slice(0, 60).replace(/\s\S*$/, ""))}`);
    await expect(panel).toBeVisible();
    await expect(page.locator("main h2 button").nth(3)).toHaveAttribute("aria-expanded", "true");
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("every answer is there to be read", async ({ page }) => {
    await page.goto("/faq");
    for (const answer of [
      page.locator("main accordion-panel p").first(),
      page.locator("main accordion-panel p").last(),
    ])
      await expect(answer).toBeVisible();
  });
});
