import type { Page } from "@playwright/test";
import { expectNoViolations } from "./support/axe";
import { choose } from "./support/choice";
import { chooseRecord } from "./support/forms";
import { openOptions } from "./support/sections";
import { address, expect, open, test } from "./support/test";

const inputs = (page: Page) => page.getByRole("form", { name: "Plumbing inputs" });
const result = (page: Page) => page.locator("output");
const row = (page: Page, path: string) => page.locator(`[data-row="${path}"]`);
const figure = (page: Page, name: string) =>
  page.getByRole("main").locator("dl > div").filter({ hasText: name }).locator("dd").first();

// tests/oracles/plumbing.py: the home, and the home with two showers more (17.1 units).
const [HOME, WITH_SHOWERS, BY_CALCULATOR] = ["1.082 L/s", "1.163 L/s", "0.694 L/s"];

test("fixtures are listed, the demand follows, and another method and another code may be chosen", async ({
  page,
}) => {
  await open(page, "/calculators/plumbing");
  await expect(result(page)).toHaveText(HOME);
  await inputs(page).getByRole("button", { name: "Add fixture" }).click();
  const fixture = row(page, "fixtures.5").getByRole("button", { name: /^Fixture/ });
  await chooseRecord(page, fixture, "shower, private", /shower/i);
  await row(page, "fixtures.5").getByLabel("Quantity", { exact: true }).fill("2");
  await expect(result(page)).toHaveText(WITH_SHOWERS);
  await expect(figure(page, "Service and main")).toHaveText("1 in");
  await openOptions(page);
  await choose(inputs(page), "Size for", "Water Demand Calculator");
  await expect(result(page)).toHaveText(BY_CALCULATOR);
  await expect.poll(() => address(page)).toContain("sizing=calculator");
  await page.reload();
  await expect(result(page)).toHaveText(BY_CALCULATOR);
  await openOptions(page);
  await choose(inputs(page), "Size for", "Fixture units");
  await choose(inputs(page), "Code", "UPC 2021");
  // 24 units of the home and 4 of the showers.
  await expect(figure(page, "Supply fixture units")).toHaveText("28");
  await expect(page.getByText("prints its demand curves only as a chart")).toBeVisible();
});

test("a fixture without units in a code has an error at its row", async ({ page }) => {
  await open(page, "/calculators/plumbing?code=upc&fixtures=%5B%5B%22bathroom-group-tank%22%2C2%5D%5D");
  await expect(row(page, "fixtures.0").getByText("List its fixtures one by one.")).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: "en-US" });

  test("drains, storm water, a heater and a loop are sized in turn", async ({ page }) => {
    await open(page, "/calculators/plumbing");
    await choose(page, "What to size", "Drainage");
    await expect(result(page)).toHaveText("3 in. (DN 80)");
    await inputs(page).getByLabel("Drain slope").selectOption("1/8");
    await expect(page.locator(".dock").getByText("solids settle below")).toBeVisible();
    await openOptions(page);
    await inputs(page).getByLabel("Branch intervals per stack").fill("5");
    await expect(figure(page, "Horizontal branch")).toHaveText("3 in. (DN 80)");
    await choose(page, "What to size", "Storm water");
    // 5,000 ft² × 3 in./h.
    await expect(result(page)).toHaveText("155.8 gpm");
    await choose(page, "What to size", "Water heater");
    await expect(result(page)).toHaveText("187,300 Btu/h");
    await choose(inputs(page), "Heater", "Storage");
    await expect(figure(page, "Peak hour demand")).toHaveText("46 gal");
    await choose(page, "What to size", "Recirculation");
    await expect(figure(page, "Return pipe")).toHaveText("½ in");
    await page.evaluate(() => scrollTo(0, 0));
    await expectNoViolations(page, "recirculation on a phone");
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });
});
