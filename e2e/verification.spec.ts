import { expect, test } from "@playwright/test";

test("the footer leads to the tools and their cases", async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("contentinfo").getByRole("link", { name: "Verification" }).click();
  await expect(page).toHaveURL("/verification");
  const filter = page.getByRole("searchbox", { name: "Find a tool or document" });
  await filter.fill("loan calc");
  const rows = page.locator("#tools [data-row]:visible");
  await expect(page.getByRole("status").filter({ hasText: /^[1-4] match/ })).toBeVisible();
  await rows.getByRole("link", { name: "Loan Calculator" }).click();
  await expect(page).toHaveURL("/verification/calculators/loan");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Loan Calculator: verified cases");
});

test("a case leads to the calculator with its inputs", async ({ page }) => {
  await page.goto("/verification/calculators/loan");
  const cases = page.locator("#cases [data-row]");
  await page.getByRole("searchbox", { name: "Find a case" }).fill("48 months 18,000");
  await expect(page.locator("#cases [data-row]:visible").first()).toContainText("432.7");
  expect(await cases.count()).toBeGreaterThan(8);
  const address = await page.locator("#cases [data-row]:visible a").first().getAttribute("href");
  expect(address).toMatch(/^\/calculators\/loan\?amount=18000/);
});

test("the cases are a table of text without script", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/verification/converters/length");
  await expect(page.getByRole("searchbox", { name: "Find a case" })).toBeHidden();
  const row = page.locator("#cases [data-row]").filter({ hasText: "SP 811" }).first();
  await expect(row).toBeVisible();
  await context.close();
});

test("the index, a file and the schema are served as JSON", async ({ request }) => {
  const index = await (await request.get("/verification.json")).json();
  const { file } = index.tools.find(({ tool }: { tool: string }) => tool === "converters/length");
  const cases = await (await request.get(new URL(file).pathname)).json();
  expect(cases.cases[0]).toMatchObject({ tool: "converters/length", source: {}, expected: {}, computed: {} });
  const schema = await request.get(new URL(index.$schema).pathname);
  expect(schema.headers()["content-type"]).toContain("application/schema+json");
});

for (const width of [320, 390, 1440])
  test(`no page of cases is wider than a window of ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of [
      "/verification",
      "/verification/calculators/scientific",
      "/verification/converters/ph",
    ]) {
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(
        width,
      );
    }
  });
