import { holdScripts } from "./support/browser";
import { choose, expectChosen } from "./support/choice";
import { expect, test } from "./support/test";

test("days and options that are set before the page’s scripts arrive count", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/calculators/date", { waitUntil: "commit" });
  await page.getByLabel("From").fill("2026-01-01");
  await page.getByLabel("To", { exact: true }).fill("2026-01-31");
  await page.getByLabel("Include the end date").check();
  release();
  await expect(page.locator("output").first()).toHaveText("31 days");
  await expect(page.getByLabel("From")).toHaveValue("2026-01-01");
  await expect(page.getByLabel("Include the end date")).toBeChecked();
});

for (const width of [390, 1440])
  test(`choices that are made before the page’s scripts arrive count at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const release = await holdScripts(page);
    await page.goto("/calculators/age", { waitUntil: "commit" });
    await choose(page, "Calculate", "Date of an age");
    release();
    await expect(page.getByLabel("Age to reach")).toBeVisible();
    await expectChosen(page, "Calculate", "Date of an age");
  });
