import type { Locator } from "@playwright/test";
import { toolPath, valueField } from "./support/converter";
import { expect, open, test } from "./support/test";

/** Measures the width of a text in em, in the field's font, with and without the commas between thousands. */
const widths = (field: Locator, text: string): Promise<{ grouped: number; plain: number }> =>
  field.evaluate(async (input, text) => {
    await document.fonts.ready;
    const style = getComputedStyle(input);
    const width = (settings: string): number => {
      const span = document.createElement("span");
      span.textContent = text;
      span.style.cssText = `position:absolute;font:400 100px ${style.fontFamily};font-feature-settings:${settings}`;
      span.style.fontVariantNumeric = style.fontVariantNumeric;
      document.body.append(span);
      const wide = span.getBoundingClientRect().width / 100;
      span.remove();
      return wide;
    };
    return { grouped: width(style.fontFeatureSettings), plain: width('"cv05", "ss03"') };
  }, text);

/** Commas that the font draws into a text. */
async function commas(field: Locator, text: string): Promise<number> {
  const { grouped, plain } = await widths(field, text);
  const { plain: two } = await widths(field, "11");
  // A comma between two ones, without them.
  const comma = (await widths(field, "1,1")).plain - two;
  return Math.round((grouped - plain) / comma);
}

test("a field of money has commas between thousands until it is edited, and keeps the text", async ({
  page,
}) => {
  await open(page, "/calculators/mortgage");
  const price = page.getByLabel("Home price");
  await expect(price).toHaveValue("400000");
  expect(await commas(price, "400000")).toBe(1);
  expect(await commas(price, "1500")).toBe(1);
  expect(await commas(price, "999")).toBe(0);
  await price.focus();
  expect(await commas(price, "400000")).toBe(0);
  await price.fill("1234567");
  await price.blur();
  await expect(price).toHaveValue("1234567");
  expect(await commas(price, "1234567.1234567")).toBe(2);
});

test("a number has them from five digits on, and never behind its point or comma", async ({ page }) => {
  await open(page, toolPath("length"));
  const value = valueField(page);
  const expected = {
    "2024": 0,
    "10000": 1,
    "-1234567": 2,
    "0.123456": 0,
    "0,123456": 0,
    "123456789012345678": 5,
  };
  for (const [text, count] of Object.entries(expected)) expect(await commas(value, text), text).toBe(count);
});
