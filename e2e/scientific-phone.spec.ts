import type { Page } from "@playwright/test";
import { expectNoViolations } from "./support/axe";
import { calculator, expectMessage, key, line, press, SCIENTIFIC } from "./support/scientific";
import { expect, open, test } from "./support/test";

test.beforeEach(async ({ page }) => {
  await open(page, SCIENTIFIC);
});

test.describe("on a phone", () => {
  const display = (page: Page) =>
    calculator(page)
      .getByRole("paragraph")
      .filter({ hasText: /^Answer:/ });
  const keypad = (page: Page) => calculator(page).getByRole("group", { name: "Digits and operations" });
  const strip = (page: Page) => calculator(page).getByRole("group", { name: "Functions" });

  for (const [width, height] of [
    [390, 844],
    [390, 664],
    [320, 640],
  ] as const)
    test(`one screen holds display, strip and keypad at ${width} × ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await open(page, SCIENTIFIC);
      for (const part of [line(page), display(page), keypad(page)])
        await expect(part).toBeInViewport({ ratio: 1 });
      await expect(strip(page)).toBeInViewport();
      const keys = await keypad(page).getByRole("button").all();
      expect(keys).toHaveLength(20);
      for (const each of keys) {
        const box = await each.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      }
      expect(await page.evaluate(() => [scrollY, document.documentElement.scrollWidth - innerWidth])).toEqual(
        [0, 0],
      );
      // A button for which the strip has no room scrolls into view with the focus.
      const last = calculator(page).getByRole("button", { name: "Functions", exact: true });
      await expect(last).not.toBeInViewport();
      await last.focus();
      await expect(last).toBeInViewport({ ratio: 0.9 });
      await key(page, "MS").focus();
      await expect(key(page, "MS")).toBeInViewport({ ratio: 0.9 });
    });

  test("the largest number is the answer to what stands there, and a reason takes its place", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, SCIENTIFIC);
    for (const [pressed, answer] of [
      ["1 2", "12"],
      ["+", "12"],
      ["3 * 4", "24"],
      ["AC 3 0 sin", "0.5"],
      ["* sqrt", "0.5"],
      ["2", "0.7071068"],
    ] as const) {
      await press(page, pressed);
      await expect(display(page)).toHaveText(`Answer: ${answer}`);
    }
    const largest = await calculator(page).evaluate((region) => {
      const texts = [...region.querySelectorAll("p")].filter((text) => text.checkVisibility());
      const size = (text: Element) => Number.parseFloat(getComputedStyle(text).fontSize);
      return texts.toSorted((a, b) => size(b) - size(a))[0]?.textContent;
    });
    expect(largest).toBe("Answer: 0.7071068");
    await press(page, "AC 5 / 0 + 1");
    await expect(display(page)).toHaveCount(0);
    await expectMessage(page, "Division by zero has no result.");
    await press(page, "=");
    await calculator(page).getByRole("button", { name: "Bring back" }).click();
    await expect(line(page)).toHaveValue("5÷0+1");
    await calculator(page).getByRole("button", { name: /^DEG/ }).click();
    await expect(calculator(page).getByRole("button", { name: /^RAD/ })).toBeVisible();
    await expectNoViolations(page, "on a phone");
  });
});
