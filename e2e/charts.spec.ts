import type { Locator, Page } from "@playwright/test";
import { expectNoViolations } from "./support/axe";
import { openSection } from "./support/sections";
import { expect, open, test } from "./support/test";

/** The chart of that title, drawn. */
async function chartOf(page: Page, title: string): Promise<{ chart: Locator; reader: Locator }> {
  await openSection(page, "Breakdown");
  const chart = page.getByRole("region", { name: title, exact: true });
  // The first use of the page replaces the server’s HTML.
  await expect(() => chart.scrollIntoViewIfNeeded({ timeout: 5000 })).toPass();
  const reader = chart.getByRole("slider", { name: `${title}: read values` });
  await expect(reader.locator("svg path").first()).toBeAttached();
  return { chart, reader };
}

const readingOf = (reader: Locator): Promise<string> =>
  reader.getAttribute("aria-valuetext").then((text) => text ?? "");

test("a chart on logarithmic paper starts at its own point, which follows the inputs, and is read by keys", async ({
  page,
}) => {
  await open(page, "/calculators/ductsizer");
  const { chart, reader } = await chartOf(page, "Friction chart");
  await expect(reader).toHaveAttribute("aria-valuetext", /, This duct$/);
  await expect(chart.locator("dt").filter({ hasText: /^This duct$/ })).toBeVisible();
  const home = await readingOf(reader);

  await reader.focus();
  await page.keyboard.press("ArrowRight");
  await expect(reader).not.toHaveAttribute("aria-valuetext", home);
  await page.keyboard.press("Home");
  await expect(reader).toHaveAttribute("aria-valuenow", "1");
  await page.keyboard.press("End");
  const { valuenow, valuemax } = await reader.evaluate((element) => ({
    valuenow: element.getAttribute("aria-valuenow"),
    valuemax: element.getAttribute("aria-valuemax"),
  }));
  expect(valuenow).toBe(valuemax);
  await page.keyboard.press("Escape");
  await expect(reader).toHaveAttribute("aria-valuetext", home);

  await page.keyboard.press("ArrowRight");
  await page
    .getByRole("form", { name: "Duct Sizer inputs" })
    .getByLabel("Airflow", { exact: true })
    .fill("777");
  await expect(reader).toHaveAttribute("aria-valuetext", /^Airflow 777 .*, This duct$/);

  await chart.getByRole("button", { name: "Show as table" }).click();
  await expect(chart.getByRole("table")).toContainText("This duct");
  await expectNoViolations(page, "a chart as a table");
});

test("lines and bars are read by keys and by pointing, with the legend beside the drawing where it has room", async ({
  page,
}) => {
  await open(page, "/calculators/loan");
  const bars = await chartOf(page, "Principal and interest by year");
  await bars.reader.focus();
  await page.keyboard.press("Home");
  await expect(bars.reader).toHaveAttribute("aria-valuetext", /^Year 1: Principal .*, Interest .*, Total /);
  const lines = await chartOf(page, "Balance and interest");
  await expect(lines.reader).toHaveAttribute("aria-valuetext", /Balance \$0\.00/);
  const box = await lines.reader.boundingBox();
  if (!box) throw new Error("no drawing");
  await page.mouse.move(box.x + 60, box.y + box.height / 2);
  await expect(lines.reader).not.toHaveAttribute("aria-valuetext", /Balance \$0\.00/);
  await page.mouse.move(0, 0);
  await expect(lines.reader).toHaveAttribute("aria-valuetext", /Balance \$0\.00/);

  const sides = async () => {
    const [drawing, legend] = await Promise.all([
      lines.reader.boundingBox(),
      lines.chart.locator("dl").boundingBox(),
    ]);
    if (!drawing || !legend) throw new Error("not drawn");
    return legend.x >= drawing.x + drawing.width ? "beside" : legend.y < drawing.y ? "above" : "elsewhere";
  };
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(sides).toBe("beside");
  await page.setViewportSize({ width: 390, height: 800 });
  await expect.poll(sides).toBe("above");
});

test("the point of a chart does not glide with reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/calculators/bmi");
  const { reader } = await chartOf(page, "Weight limits by height");
  const moving = await reader.evaluate((element) =>
    [...element.querySelectorAll("*")].some(
      (part) => parseFloat(getComputedStyle(part).transitionDuration) > 0.0001,
    ),
  );
  expect(moving).toBe(false);
});
