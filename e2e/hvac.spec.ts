import type { Page } from "@playwright/test";
import { expectNoViolations } from "./support/axe";
import { chooseRecord } from "./support/forms";
import { openOptions } from "./support/sections";
import { SWEEP } from "./support/sweep";
import { address, expect, open, test } from "./support/test";

const inputs = (page: Page) => page.getByRole("form", { name: "HVAC Load inputs" });
const result = (page: Page) => page.locator("output");
const figure = (page: Page, name: string) =>
  page.getByRole("main").locator("dl > div").filter({ hasText: name }).locator("dd").first();

/** Opens a row by what it is called. */
const unfold = (page: Page, name: RegExp) => inputs(page).getByRole("button", { name }).click();

const sizes = [
  ["phone", { width: 390, height: 844 }, {}],
  ["desktop", { width: 1440, height: 900 }, SWEEP],
] as const;

for (const [name, viewport, details] of sizes)
  test.describe(`on a ${name}`, details, () => {
    test.use({ viewport });

    test("a station is searched, a window grows, and the load with it", async ({ page }) => {
      await open(page, "/calculators/hvac");
      // tests/oracles/building-loads.py: default.
      await expect(result(page)).toHaveText("2.602 kW");
      await chooseRecord(page, inputs(page).getByRole("button", { name: /^Climate/ }), "phoenix", "Phoenix");
      await openOptions(page);
      await expect(inputs(page).getByLabel("Summer design temperature", { exact: true })).toHaveValue("43.4");
      await expect(result(page)).not.toHaveText("2.602 kW");
      const before = await result(page).textContent();
      await unfold(page, /^Living room/);
      await unfold(page, /^surface 1/i);
      await inputs(page).getByLabel("Window area", { exact: true }).fill("10");
      await expect(result(page)).not.toHaveText(before ?? "");
      await expect.poll(() => address(page)).toContain("phoenix");
      await expect(figure(page, "Heating load")).toContainText("kW");
      await expectNoViolations(page, "with a station chosen");
    });

    test("a preset fills the form, and Back brings back what was there", async ({ page }) => {
      await open(page, "/calculators/hvac?mode=quick");
      await openOptions(page);
      await inputs(page).getByLabel("Indoor humidity, cooling", { exact: true }).fill("45");
      await expect.poll(() => address(page)).toContain("humidity=45");
      await page.getByRole("link", { name: "Restaurant" }).click();
      await expect(inputs(page).getByRole("button", { name: /^Dining room/ })).toBeVisible();
      await page.goBack();
      await openOptions(page);
      await expect(inputs(page).getByLabel("Indoor humidity, cooling", { exact: true })).toHaveValue("45");
    });
  });

test.describe("in the United States", () => {
  test.use({ locale: "en-US" });

  test("loads are in Btu/h, tons and CFM", async ({ page }) => {
    await open(page, "/calculators/hvac");
    await expect(result(page)).toContainText("Btu/h");
    await expect(figure(page, "Refrigeration")).toContainText("tons");
    await expect(figure(page, "Supply air")).toContainText("CFM");
  });
});
