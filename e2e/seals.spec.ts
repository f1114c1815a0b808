import type { Page } from "@playwright/test";
import { calculatorPath, formCalculators } from "../lib/catalog/calculators";
import { type Seal, sealOfNumber, seals } from "../lib/core/sources/seal";
import { expectNoViolations } from "./support/axe";
import { choose } from "./support/choice";
import { SWEEP } from "./support/sweep";
import { expect, open, test } from "./support/test";

/** Expects the seal in the result, and its link to lead to the sources. */
async function expectSealed(page: Page, seal: Seal): Promise<void> {
  const result = page.locator(".dock-figure");
  const mark = result.locator("[data-seal]");
  // An exact figure is rounded if its display drops digits.
  const words = [false, true].map((isRounded) => seals[sealOfNumber(seal, isRounded)].word);
  await expect(mark).toHaveText(new RegExp(`(?:${words.join("|")})$`));
  await result.getByText("Source", { exact: true }).click();
  await result.getByRole("link", { name: "All sources" }).click();
  await expect(page).toHaveURL(/#sources$/);
  await expect(page.getByRole("heading", { name: "Sources and limits", exact: true })).toBeInViewport();
}

for (const calculator of formCalculators)
  test(
    `${calculator.label}: the result says how sure it is, and leads to its sources`,
    ["mortgage", "calorie"].includes(calculator.id) ? {} : SWEEP,
    async ({ page }) => {
      await open(page, calculatorPath(calculator));
      // Finds the primary output of the displayed mode.
      const label = await page.locator("#primary-label").textContent();
      const declared = Object.values(calculator.outputs).find(
        (output) => "primary" in output && output.label === label,
      );
      expect(declared, `${label} is declared`).toBeDefined();
      await expectSealed(page, (declared && "seal" in declared && declared.seal) || calculator.seal);
    },
  );

test("a figure with another exactness than its calculator has its own seal", async ({ page }) => {
  await open(page, "/calculators/bmi");
  await expect(page.locator(".dock-figure [data-seal]")).toHaveAttribute("data-seal", "rounded");
  await choose(page, "Age group", "Child or teen (2 to 19)");
  await expect(page.locator(".dock-figure [data-seal]")).toHaveAttribute("data-seal", "standard");
});

test("a figure is one text, whatever it looks like: read, found and copied", async ({ page }) => {
  await open(page, "/calculators/mortgage?price=1234567");
  const figure = page.locator("output");
  await expect(figure).toHaveText(/^\$\d,\d{3}\.\d\d$/);
  const text = await figure.textContent();
  const selected = await figure.evaluate((element) => {
    getSelection()?.selectAllChildren(element);
    return getSelection()?.toString();
  });
  expect(selected).toBe(text);
  // The point and the comma are of a font of their own, the digits are not.
  const fonts = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts]
      .filter(({ unicodeRange }) => /U\+2C, U\+2E/i.test(unicodeRange))
      .map(({ status }) => status);
  });
  expect(fonts).toEqual(["loaded"]);
});

test("the days between two dates stand on calendars, each a table", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/calculators/date?mode=business&start=2026-11-24&end=2026-12-31&country=us");
  const section = page.getByRole("region", { name: "Business days counted" });
  await expect(section.getByRole("table")).toHaveCount(2);
  const december = section.getByRole("table", { name: "December 2026" });
  await expect(december.getByRole("columnheader")).toHaveCount(7);
  await expect(december.getByRole("cell", { name: "25 holiday" })).toBeVisible();
  await expect(december.getByRole("cell", { name: "31 End, counted" })).toBeVisible();
  await expect(section.getByText("Christmas Day")).toBeVisible();
  await expectNoViolations(page, "with calendars");
  // Fourteen months: the first and the last, the others at a press.
  await open(page, "/calculators/date?mode=difference&start=2026-11-24&end=2027-12-31");
  const counted = page.getByRole("region", { name: "Days counted" });
  await expect(counted.getByRole("table")).toHaveCount(2);
  await counted.getByRole("button", { name: "Show all months" }).click();
  await expect(counted.getByRole("table")).toHaveCount(14);
});
