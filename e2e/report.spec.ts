import type { Page } from "@playwright/test";
import { openFullReport } from "./support/paper";
import { printed, tight } from "./support/pdf";
import { expect, open, test } from "./support/test";

const sheet = (page: Page) => page.getByRole("article", { name: /^Report/ });

/** The places of these texts in the whole, in the order in which they are given. */
function expectInOrder(whole: string, texts: readonly string[]): void {
  let from = 0;
  for (const text of texts) {
    const at = whole.indexOf(tight(text), from);
    expect(at, `${text} after ${whole.slice(Math.max(0, from - 80), from)}`).toBeGreaterThanOrEqual(from);
    from = at + tight(text).length;
  }
}

for (const format of ["A4", "Letter"] as const)
  test(`a duct is printed on ${format} as it is filed: title block, numbered sections, sources, page numbers`, async ({
    page,
  }) => {
    await open(page, "/calculators/ductsizer?flow=800");
    await openFullReport(page);
    await expect(sheet(page).locator("svg path").first()).toBeAttached();
    const pages = await printed(page, format);
    const [first = ""] = pages;
    for (const text of [
      "Duct Sizer",
      "Prepared by",
      "Checked by",
      "Project number",
      "Contents",
      "/calculators/ductsizer?",
    ])
      expect(first).toContain(tight(text));
    for (const [at, text] of pages.entries()) expect(text).toContain(`Page${at + 1}of${pages.length}`);
    expectInOrder(pages.join(""), [
      "Contents",
      "1 Inputs",
      "2 Results",
      "3 Formulas with values",
      "4 Charts",
      "5 Tables",
      "6 Assumptions",
      "7 Warnings",
      "8 Sources",
      "Values from tables",
      "Galvanized steel",
      "ASHRAE Handbook: Fundamentals, 2021, Chapter 21, table 1",
    ]);
    // The page round the calculator is no part of it.
    expect(pages.join("")).not.toContain(tight("Worked examples"));
  });

test("a chart keeps the width it was measured for on wider paper", async ({ page }) => {
  await open(page, "/calculators/ductsizer?flow=800");
  await openFullReport(page);
  const chart = sheet(page).locator(".report-chart:has(svg path)").first();
  await expect(chart).toBeAttached();
  // From 672 pixels on its legend would stand beside a drawing that is made for all of the room: the text of Letter has 680.
  await expect(chart).toHaveCSS("max-width", "656px");
  expect((await chart.boundingBox())?.width).toBeLessThanOrEqual(656);
});

test("what cannot be read is printed with the reason, and without the answer to other inputs", async ({
  page,
}) => {
  await open(page, "/calculators/ductsizer");
  await page.getByLabel("Airflow", { exact: true }).fill("much");
  await openFullReport(page);
  await expect(sheet(page)).toContainText("There is no result for these inputs.");
  await expect(sheet(page)).toContainText(/Airflow: .+/);
  await expect(sheet(page).getByRole("region", { name: "Results" })).toHaveCount(0);
});

test("a schedule of many pages has its heads on each of them", async ({ page }) => {
  await open(page, "/calculators/mortgage");
  await openFullReport(page);
  // The server omits folded tables; the sheet follows when they are computed.
  await expect(sheet(page).getByRole("region", { name: "Long tables" })).toBeVisible();
  const pages = await printed(page, "A4");
  const rows = pages.filter((text) => /1\d{2}[A-Z][a-z]{2}\d/.test(text));
  expect(rows.length).toBeGreaterThan(1);
  for (const text of rows) expect(text).toMatch(/Principal.*Interest.*Balance|Interest.*Principal.*Balance/);
});
