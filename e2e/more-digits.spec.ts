import type { Page } from "@playwright/test";
import { expectNoViolations } from "./support/axe";
import { clipboardText } from "./support/browser";
import { expectCopied } from "./support/copy-button";
import { calculator, expectDisplay, line, press, SCIENTIFIC, type } from "./support/scientific";
import { expect, open, test } from "./support/test";

test.beforeEach(async ({ page }) => {
  await open(page, SCIENTIFIC);
});

const opener = (page: Page) =>
  calculator(page).getByRole("button", { name: "More digits" }).filter({ visible: true });
const dialog = (page: Page) => page.getByRole("dialog", { name: "More digits" });
const count = (page: Page, name: string) => dialog(page).getByRole("radio", { name, exact: true });
const copy = (page: Page) => dialog(page).getByRole("button", { name: "Copy digits" });

/** e^(π√163) to 50 digits, and the last 20 of 1,000, by mpmath. */
const FIFTY = "262537412640768743.99999999999925007259719818568888";
const LAST_OF_THOUSAND = "43307572733164953615";

test("a result has up to 1,000 digits, which are copied without gaps", async ({ page }) => {
  await type(page, "e^(pi*sqrt(163)) Enter");
  await opener(page).click();
  await expect(dialog(page).getByRole("status")).toHaveText("Rounded to 50 digits. Each digit is proven.");
  await expectCopied(copy(page));
  expect(await clipboardText(page)).toBe(FIFTY);
  await count(page, "1,000").check();
  await expect(dialog(page).getByRole("status")).toHaveText("Rounded to 1,000 digits. Each digit is proven.");
  await copy(page).click();
  await expect.poll(() => clipboardText(page)).toMatch(new RegExp(`${LAST_OF_THOUSAND}$`));
  expect(await clipboardText(page)).toHaveLength(1001);
});

test("the keyboard opens, chooses, copies and closes", async ({ page }) => {
  await type(page, "2^10000 Enter");
  await opener(page).focus();
  await page.keyboard.press("Enter");
  await count(page, "50").focus();
  for (const name of ["100", "1,000", "All 3,011"]) {
    await page.keyboard.press("ArrowRight");
    await expect(count(page, name)).toBeChecked();
  }
  await expect(dialog(page).getByRole("status")).toHaveText("These are all digits of the number.");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect.poll(() => clipboardText(page)).toBe((2n ** 10_000n).toString());
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(line(page)).toBeFocused();
});

test("a measured constant has no further digits, and a short number no button", async ({ page }) => {
  await type(page, "GN*2 Enter");
  await opener(page).click();
  await expect(dialog(page).getByRole("status")).toContainText("measured to 6 digits");
  await page.keyboard.press("Escape");
  await type(page, "Escape 1/4 Enter");
  await expectDisplay(page, "0.25");
  await expect(opener(page)).toHaveCount(0);
});

for (const width of [320, 390])
  test(`1,000 digits wrap at ${width} px, and the keys stay in place`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await type(page, "sqrt(2)");
    const top = () => calculator(page).getByRole("button", { name: "7", exact: true }).boundingBox();
    const before = await top();
    await press(page, "=");
    await expect(opener(page)).toBeInViewport({ ratio: 1 });
    expect(await top()).toEqual(before);
    await opener(page).click();
    await count(page, "1,000").check();
    const digits = dialog(page).getByRole("region", { name: "Digits of sqrt(2)" });
    await expect(digits).toBeInViewport();
    expect(await digits.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await expectNoViolations(page, "digits");
  });
