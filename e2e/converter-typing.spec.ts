/** Input on either side of a converter: units, compounds, results; and that the result remains in view. */
import type { Page } from "@playwright/test";
import { converterPath, converters } from "../lib/catalog/converters";
import {
  expectMessage,
  expectResult,
  resultField,
  resultOutput,
  toolPath,
  unitButton,
  valueField,
} from "./support/converter";
import { SWEEP } from "./support/sweep";
import { expect, open, test } from "./support/test";

test("a result that is typed finds its value, and units in it count", async ({ page }) => {
  await open(page, toolPath("length"));
  await resultField(page).fill("5");
  // 1 ft = 0.3048 m
  await expect(valueField(page)).toHaveValue("1.524");
  await expect(page.getByText("From 1.524 m")).toBeVisible();
  await resultField(page).fill("5 ft 11 in");
  await expect(valueField(page)).toHaveValue("1.8034");
  await resultField(page).fill("2 km");
  await expect(unitButton(page, "To")).toHaveAccessibleName("To Kilometer km");
  await expect(valueField(page)).toHaveValue("2000");
  await expect(page).toHaveURL(toolPath("length", { value: "2000", from: "meter", to: "kilometer" }));
  await resultField(page).blur();
  await expectResult(page, "2 km");
});

test("an invalid result has an error at its field, and stays", async ({ page }) => {
  await open(page, toolPath("length"));
  await resultField(page).fill("abc");
  await expect(
    page.getByText("Invalid Input: “abc” is not a valid number or unit here.").first(),
  ).toBeVisible();
  await expect(resultField(page)).toHaveAttribute("aria-invalid", "true");
  await expect(valueField(page)).toHaveValue("");
  await resultField(page).blur();
  await expect(resultField(page)).toHaveValue("abc");
  await valueField(page).fill("2");
  await expectResult(page, "6.56167979 ft");
  await expect(resultField(page)).toHaveValue("6.56167979");
});

test("a unit that is typed becomes the field's, and leaves the number behind", async ({ page }) => {
  await open(page, toolPath("mass"));
  await valueField(page).fill("3 oz");
  await expect(unitButton(page, "From")).toHaveAccessibleName("From Ounce (avoirdupois) oz");
  await valueField(page).blur();
  await expect(valueField(page)).toHaveValue("3");
  // The other side's unit: it takes the one that is left.
  await valueField(page).fill("3 lb");
  await expect(unitButton(page, "From")).toHaveAccessibleName(/^From Pound/);
  await expect(unitButton(page, "To")).toHaveAccessibleName(/^To Ounce/);
  await expectResult(page, "48 oz");
  await expect(page.getByText("= 3 lb", { exact: true })).toBeVisible();

  await open(page, toolPath("length", { from: "meter", to: "centimeter" }));
  await valueField(page).fill("5 ft 11 in");
  await expect(unitButton(page, "From")).toHaveAccessibleName("From Foot (international) ft");
  await expectResult(page, "180.34 cm");
  // The text says it already.
  await expectMessage(page, "");
});

test("amounts are said in the units that people use", async ({ page }) => {
  await open(page, toolPath("length", { value: "1.8" }));
  await expect(page.getByText("≈ 5 ft 10.87 in", { exact: true })).toBeVisible();
  await open(page, toolPath("time", { value: "83", from: "minute", to: "hour" }));
  await expect(page.getByText("= 1 h 23 min", { exact: true })).toBeVisible();
});

test("the list of units begins with the common ones and unfolds the others", async ({ page }) => {
  await open(page, toolPath("length"));
  await unitButton(page, "To").click();
  const list = page.getByRole("listbox", { name: "To" });
  await expect(list.getByRole("option").first()).toHaveText(/^Millimeter/);
  await expect(list.getByRole("option", { name: /^Fathom/ })).toHaveCount(0);
  await list.getByRole("option", { name: /^Expand Nautical/ }).click();
  await list.getByRole("option", { name: /^Fathom/ }).click();
  await expectResult(page, "0.5468066492 ftm");
  // The list of all units has it in its group, too.
  const group = page.locator("details", { has: page.getByText("Nautical", { exact: true }) });
  await expect(group.getByRole("row", { name: /^Fathom/ })).toBeHidden();
  await group.locator("summary").click();
  await expect(group.getByRole("row", { name: /^Fathom/ })).toBeVisible();
});

test.describe("by finger", () => {
  test.use({ viewport: { width: 390, height: 500 }, hasTouch: true, isMobile: true });

  test("keys above the keyboard type what a number pad lacks", async ({ page }) => {
    await open(page, toolPath("length", { from: "meter", to: "centimeter" }));
    await expect(valueField(page)).toHaveAttribute("inputmode", "decimal");
    await valueField(page).tap();
    const keys = page.getByRole("toolbar", { name: "Keys" });
    await valueField(page).fill("5");
    await keys.getByRole("button", { name: "Foot (international)" }).tap();
    await expect(valueField(page)).toHaveValue("5 ft ");
    await expect(valueField(page)).toBeFocused();
    await page.keyboard.type("11");
    await keys.getByRole("button", { name: "Inch", exact: true }).tap();
    await expectResult(page, "180.34 cm");
    await expect(resultOutput(page)).toBeInViewport();
    await valueField(page).fill("5");
    await keys.getByRole("button", { name: "Prime: feet or minutes", exact: true }).tap();
    await page.keyboard.type("11");
    await expectResult(page, "180.34 cm");
    await valueField(page).blur();
    await expect(keys).toBeHidden();
  });
});

const SIZES = [
  [390, 844],
  [390, 500],
  [320, 640],
  [1440, 900],
] as const;

/** Focuses each field of a converter; the result, or what repeats it, must be in sight and not covered. */
async function expectResultInSight(page: Page, path: string): Promise<void> {
  await open(page, path);
  const fields = page
    .getByRole("region", { name: "Converter", exact: true })
    .locator("input:visible, select:visible");
  for (const [index, field] of (await fields.all()).entries()) {
    await field.focus();
    await expect
      .poll(() => page.evaluate(isResultInSight), { message: `${path}, field ${index + 1}` })
      .toBe(true);
  }
}

/** Runs in the page. */
function isResultInSight(): boolean {
  const outputs = [...document.querySelectorAll("[aria-label=Converter] output, [data-result-strip]")];
  return outputs.some((element) => {
    const { left, top, bottom, height } = element.getBoundingClientRect();
    if (height === 0 || top < 0 || bottom > innerHeight) return false;
    const hit = document.elementFromPoint(left + 4, (top + bottom) / 2);
    // The field of the result lies over it.
    return hit !== null && (element.contains(hit) || element.parentElement?.contains(hit) === true);
  });
}

const sampled = ["length", "humidity", "fuel-economy"];
for (const [width, height] of SIZES) {
  test(`the result stays in sight while a field has the focus, at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const one of converters.filter(({ slug }) => sampled.includes(slug)))
      await expectResultInSight(page, converterPath(one));
  });
  test(`it does in every converter, at ${width} × ${height}`, SWEEP, async ({ page }) => {
    test.setTimeout(600_000);
    await page.setViewportSize({ width, height });
    for (const one of converters) {
      await expectResultInSight(page, converterPath(one));
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over, one.slug).toBeLessThanOrEqual(0);
    }
  });
}
