import { formCalculators } from "../lib/catalog/calculators";
import { expect, open, test } from "./support/test";

/** Names of choices whose segments wrap, are cut or are too low for a finger. */
const wrongSegments = (): string[] =>
  [...document.querySelectorAll<HTMLElement>("main .segments")].flatMap((row) => {
    if (!row.checkVisibility()) return [];
    const tops = new Set([...row.children].map((segment) => (segment as HTMLElement).offsetTop));
    // A compact row has targets that reach beyond it.
    const isLow =
      row.offsetHeight < 44 &&
      [...row.querySelectorAll("input")].some((radio) => radio.getBoundingClientRect().height < 44);
    const isWrong = tops.size > 1 || row.scrollWidth > row.clientWidth || isLow;
    return isWrong ? [`${row.getAttribute("aria-label")}: ${row.scrollWidth} in ${row.clientWidth}`] : [];
  });

for (const width of [320, 390, 768, 1440])
  test(`segments have one line at ${width} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    for (const { id } of formCalculators) {
      await open(page, `/calculators/${id}`);
      expect(await page.evaluate(wrongSegments), id).toEqual([]);
    }
  });

test("the chosen segment is highlighted in forced colors, and arrows choose the next one", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(page, "/calculators/pipesizer");
  const modes = page.getByRole("radiogroup", { name: "What to calculate" });
  const background = (name: string) =>
    modes
      .getByRole("radio", { name })
      .evaluate((radio) => getComputedStyle(radio.parentElement as Element).backgroundColor);
  expect(await background("Find size")).not.toBe(await background("Find flow"));
  await modes.getByRole("radio", { name: "Find size" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(modes.getByRole("radio", { name: "Find pressure drop" })).toBeChecked();
  await expect(modes.getByRole("radio", { name: "Find pressure drop" })).toBeFocused();
});
