import type { Page } from "@playwright/test";
import { toolPath } from "./support/converter";
import { printed, tight } from "./support/pdf";
import { expect, open, test } from "./support/test";

test.use({ colorScheme: "dark" });

/** The sheets of paper: numbered, in ink, none of them almost empty but the last. */
async function sheets(page: Page): Promise<string[]> {
  const pages = await printed(page, "A4");
  for (const [at, text] of pages.entries()) {
    expect(text).toContain(`Page${at + 1}of${pages.length}`);
    expect(text).toContain("SciCalc");
    if (at < pages.length - 1) expect(text.length, `sheet ${at + 1}: ${text}`).toBeGreaterThan(200);
  }
  const ink = await page.evaluate(() => getComputedStyle(document.body).color);
  expect(ink).toBe("rgb(21, 24, 28)");
  return pages;
}

/** Returns the sheet of a calculator with all its charts, without scrolling to them. */
async function sheetOf(page: Page, path: string, charts: number): Promise<string[]> {
  await open(page, path);
  await page.keyboard.press("Control");
  await expect(page.getByRole("button", { name: "Print", exact: true })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  const report = page.getByRole("article", { name: /^Report/ });
  await expect(report.locator(".report-chart")).toHaveCount(charts);
  await expect.poll(() => report.locator(".report-chart:has(svg path)").count()).toBe(charts);
  return sheets(page);
}

test("a mortgage is printed with its charts, their findings and axes", async ({ page }) => {
  const pages = await sheetOf(page, "/calculators/mortgage?extraEach=300", 2);
  const whole = pages.join("");
  const [first = ""] = pages;
  for (const text of [
    "Mortgage Calculator: Monthly cost",
    "Prepared by",
    "Contents",
    "1 Inputs",
    "2 Results",
  ])
    expect(first).toContain(tight(text));
  expect(whole).toMatch(/Paidoff\d+years?(\d+months?)?sooner,saving/);
  expect(whole).toContain(tight("Balance without extras"));
  expect(pages.length).toBeLessThanOrEqual(16);
});

test("a load calculation is printed with all its charts", async ({ page }) => {
  const pages = await sheetOf(page, "/calculators/hvac", 4);
  const whole = pages.join("");
  for (const text of ["Load over the day", "Peak load by component", "Psychrometric chart"])
    expect(whole).toContain(tight(text));
  expect(whole).toContain(tight("Outdoor"));
  expect(pages.length).toBeLessThanOrEqual(40);
});

test("a BMI is printed as a short report", async ({ page }) => {
  const pages = await sheetOf(page, "/calculators/bmi", 2);
  expect(pages.join("")).toContain(tight("healthy weight"));
  expect(pages.length).toBeLessThanOrEqual(5);
});

test("days that are counted are printed on their calendars", async ({ page }) => {
  const path = "/calculators/date?mode=business&start=2026-11-24&end=2027-01-05&country=us";
  const pages = await sheetOf(page, path, 1);
  const whole = pages.join("");
  for (const text of ["Business days counted", "November 2026", "December 2026", "January 2027"])
    expect(whole).toContain(tight(text));
  expect(whole).toContain(tight("Christmas Day"));
  // The sheets are next to each other and not one below the other.
  const tables = page.getByRole("article", { name: /^Report/ }).getByRole("table", { name: /^\w+ 202\d$/ });
  await expect(tables).toHaveCount(3);
  const tops = await tables.evaluateAll((sheets) => sheets.map((sheet) => sheet.getBoundingClientRect().top));
  expect(new Set(tops.map(Math.round)).size).toBe(1);
  expect(pages.length).toBeLessThanOrEqual(4);
});

test("a converter is printed with its result, without what is pressed", async ({ page }) => {
  await open(page, toolPath("length"));
  await page.emulateMedia({ media: "print" });
  const pages = await sheets(page);
  const [first = ""] = pages;
  for (const text of ["Length Converter", "3.280839895", "Conversion Formula"])
    expect(first).toContain(tight(text));
  expect(pages.join("")).not.toContain(tight("Add to favorites"));
  expect(pages.length).toBeLessThanOrEqual(6);
});

test("an article is printed from its title to its sources", async ({ page }) => {
  await open(page, "/articles/guide-to-health-metrics");
  await page.emulateMedia({ media: "print" });
  const pages = await sheets(page);
  expect(pages[0]).toContain(tight("A Guide to Health Metrics"));
  expect(pages[0]).not.toContain(tight("Back to articles"));
  expect(pages.join("")).toContain("Sources");
  expect(pages.length).toBeLessThanOrEqual(7);
});
