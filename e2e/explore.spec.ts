import type { Page } from "@playwright/test";
import { expectNoViolations } from "./support/axe";
import { openSection } from "./support/sections";
import { address, expect, open, test } from "./support/test";

const primary = (page: Page) => page.locator("output").first();
const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const;

for (const [name, viewport] of Object.entries(SIZES))
  test.describe(name, () => {
    test.use({ viewport });

    test("an input is found at its field, put in and taken back", async ({ page }) => {
      await open(page, "/calculators/loan");
      const inputs = page.getByRole("form", { name: "Loan inputs" });
      const amount = inputs.getByLabel("Loan amount", { exact: true });
      const before = await amount.inputValue();
      await amount.focus();
      await inputs.getByRole("button", { name: "Find this" }).first().click();
      const panel = page.getByRole("region", { name: "Find Loan amount" });
      const goal = panel.getByRole("textbox");
      await expect(goal).toBeFocused();
      await goal.fill("nonsense");
      await expect(goal).toHaveAttribute("aria-invalid", "true");
      await goal.fill("400");
      // 400 (1 − (1 + i)^−60) / i = 20,443.47 with i = 0.065 / 12; half a cent of the payment is 0.26 of it.
      await panel.getByRole("button", { name: /^Use \$20,443/ }).click();
      await expect(amount).toHaveValue(/^20443/);
      await expect(primary(page)).toHaveText("$400.00");
      await expect(panel).toContainText("Current value");
      await panel.getByRole("button", { name: "Undo" }).click();
      await expect(amount).toHaveValue(before);
      await page.keyboard.press("Escape");
      await expect(panel).toHaveCount(0);
    });

    test("what cannot be found is said, and axe has nothing to say", async ({ page }) => {
      await open(page, "/calculators/savings");
      await openSection(page, "Compare and print");
      await page.getByRole("button", { name: "Solve for an input" }).click();
      const panel = page.getByRole("region", { name: "Solve for an input" });
      await panel.getByRole("combobox", { name: "Find" }).selectOption({ label: "Tax on interest" });
      await panel.getByRole("textbox").fill("17000");
      await expect(panel).toContainText("$17,000.00 can’t be reached");
      await expect(panel).toContainText("$13,000.00");
      await page.getByRole("button", { name: "What matters most" }).click();
      const effects = page.getByRole("region", { name: "What matters most" });
      await expect(effects.getByRole("listitem").first()).toBeVisible();
      await expect(panel).toHaveCount(0);
      await expectNoViolations(page, name);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    });

    test("two loans are compared with one press, named, kept over a reload", async ({ page }) => {
      await open(page, "/calculators/loan");
      await openSection(page, "Compare and print");
      await page.getByRole("button", { name: "Compare", exact: true }).click();
      const card = page.getByRole("region", { name: "Compared scenarios" });
      await expect(card).toContainText("A is saved. Change the inputs to update B.");
      const rate = page
        .getByRole("form", { name: "Loan inputs" })
        .getByLabel("Interest rate", { exact: true });
      await rate.fill("5");
      // 25,000 over 60 months: 489.15 at 6.5%, 471.78 at 5% (mpmath).
      await expect(card).toContainText("$489.15");
      await expect(card).toContainText("$471.78");
      await expect(card).toContainText("−$17.37");
      await expect(page.locator('[data-field="rate"]')).toContainText("A: 6.5%");
      await card.getByLabel("A: name").fill("Bank");
      await card.getByLabel("B: name").fill("union");
      // Letter by letter before what is there: the caret stays where it is.
      await card.getByLabel("B: name").press("Home");
      await card.getByLabel("B: name").pressSequentially("Credit ");
      await expect
        .poll(() => address(page))
        .toBe("/calculators/loan?rate=5&what-if-name=Credit+union&what-if=what-if-name%3DBank");
      await page.reload();
      await openSection(page, "Compare and print");
      await expect(card.getByLabel("A: name")).toHaveValue("Bank");
      const table = page.getByRole("region", { name: "Comparison" });
      await expect(table).toContainText("B: Credit union");
      await expect(table).toContainText("−$17.37");
      // Both curves in one chart.
      const compare = page.getByRole("region", { name: "Compare scenarios" });
      await compare.getByRole("button", { name: "Show as table" }).scrollIntoViewIfNeeded();
      await expect(compare.getByText("A: Bank").last()).toBeVisible();
      await expect(compare.locator("svg path >> visible=true").first()).toBeVisible();
      await expectNoViolations(page, name);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
      await card.getByRole("button", { name: "Remove A" }).click();
      await expect(card).toHaveCount(0);
      await expect.poll(() => address(page)).toBe("/calculators/loan?rate=5");
    });

    test("three scenarios are kept, and one more press drops none of them", async ({ page }) => {
      await open(page, "/calculators/loan");
      await openSection(page, "Compare and print");
      const button = page.getByRole("button", { name: "Compare", exact: true });
      const card = page.getByRole("region", { name: "Compared scenarios" });
      const rate = page
        .getByRole("form", { name: "Loan inputs" })
        .getByLabel("Interest rate", { exact: true });
      for (const text of ["5", "4", "3"]) {
        await button.click();
        await rate.fill(text);
      }
      await expect(card).toContainText("To compare another, remove a scenario.");
      await expect(button).toHaveAttribute("aria-disabled", "true");
      await expect(button).toHaveAccessibleDescription("Remove a scenario to compare another");
      await button.click({ force: true });
      await expect(card.getByRole("listitem")).toHaveCount(4);
      await expect(page.locator('[data-field="rate"]')).toContainText("A: 6.5%");
      await card.getByRole("button", { name: "Remove B" }).click();
      await expect(button).not.toHaveAttribute("aria-disabled", "true");
    });
  });
