import type { Page } from "@playwright/test";
import { calculatorPath, calculators } from "../lib/catalog/calculators";
import { toolPath } from "./support/converter";
import { countPages, openFullReport } from "./support/paper";
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

/** Jobs, pairs and pages of panels, one of each kind. */
const SAMPLES = [
  "/calculators/mortgage/monthly-payment",
  "/calculators/loan/extra-payments",
  "/calculators/percentage/what-percent",
  "/calculators/date/add-business-days",
  "/calculators/time/hours-between-times",
  "/calculators/hvac/heat-loss",
  "/calculators/firefighting/hydrant-flow",
  "/calculators/pipesizer/pump-head",
  "/calculators/scientific/quadratic-formula",
  "/calculators/periodictable/yield",
  "/calculators/periodictable/gold",
];

for (const path of [
  ...calculators.map(calculatorPath),
  ...SAMPLES,
  toolPath("length"),
  toolPath("temperature"),
])
  test(`${path} is printed on one page before it is used`, async ({ page }) => {
    await page.goto(path);
    for (const format of ["Letter", "A4"] as const) expect(await countPages(page, format), format).toBe(1);
    const [text = ""] = await printed(page, "Letter");
    const title = await page.getByRole("heading", { level: 1 }).textContent();
    expect(text).toContain(tight(title ?? ""));
    expect(text).toContain(tight(`${path}`));
    expect(text).toContain(
      tight(await page.evaluate(() => new Date().toLocaleDateString("en-US", { dateStyle: "long" }))),
    );
  });

test("an edited mortgage is printed on one page with its inputs, result, chart and source", async ({
  page,
}) => {
  await open(page, "/calculators/mortgage");
  await page.getByLabel("Home price", { exact: true }).fill("350000");
  // A payment of $1,769.79 on $280,000 at 6.5%, taxes of 1.1% a year and $1,500 a year for insurance.
  await expect(page.getByRole("status", { name: "Monthly cost" })).toContainText("2,215.62");
  await expect(page).toHaveURL(/price=350000/);
  for (const format of ["Letter", "A4"] as const) expect(await countPages(page, format), format).toBe(1);
  const [text = ""] = await printed(page, "Letter");
  for (const part of [
    "Mortgage Calculator",
    "price=350000",
    "Home price$350,000",
    "$2,215.62",
    "Rounded",
    "principal and interest",
    "Source:",
  ])
    expect(text).toContain(tight(part));
});

test("inputs that cannot be read are printed without the answer to others", async ({ page }) => {
  await open(page, "/calculators/ductsizer");
  await page.getByLabel("Airflow", { exact: true }).fill("much");
  await expect(page.getByLabel("Airflow", { exact: true })).toHaveAttribute("aria-invalid", "true");
  const [text = ""] = await printed(page, "A4");
  expect(text).toContain(tight("There is no result for these inputs."));
  expect(text).toContain(tight("Airflow:"));
  expect(text).not.toContain(tight("Source:"));
});

/** Returns the sheets of a calculator’s full report with all its charts, without scrolling to them. */
async function sheetOf(page: Page, path: string, charts: number): Promise<string[]> {
  await open(page, path);
  const report = await openFullReport(page);
  await expect(report.locator(".report-chart")).toHaveCount(charts);
  await expect.poll(() => report.locator(".report-chart:has(svg path)").count()).toBe(charts);
  return sheets(page);
}

test("the full report of a mortgage has its charts, their findings and axes", async ({ page }) => {
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

test("the full report of a load calculation has all its charts", async ({ page }) => {
  const pages = await sheetOf(page, "/calculators/hvac", 4);
  const whole = pages.join("");
  for (const text of ["Load over the day", "Peak load by component", "Psychrometric chart"])
    expect(whole).toContain(tight(text));
  expect(whole).toContain(tight("Outdoor"));
  expect(pages.length).toBeLessThanOrEqual(40);
});

test("the full report of a BMI is short", async ({ page }) => {
  const pages = await sheetOf(page, "/calculators/bmi", 2);
  expect(pages.join("")).toContain(tight("healthy weight"));
  expect(pages.length).toBeLessThanOrEqual(5);
});

test("the full report has the days that are counted on their calendars", async ({ page }) => {
  const path = "/calculators/date?mode=business&start=2026-11-24&end=2027-01-05&country=us";
  await open(page, path);
  const report = await openFullReport(page);
  await expect(report.locator(".report-chart:has(svg path)")).toHaveCount(1);
  // The sheets are next to each other and not one below the other. The report is there until it is printed.
  const tables = report.getByRole("table", { name: /^\w+ 202\d$/ });
  await expect(tables).toHaveCount(3);
  const tops = await tables.evaluateAll((sheets) => sheets.map((sheet) => sheet.getBoundingClientRect().top));
  expect(new Set(tops.map(Math.round)).size).toBe(1);
  const pages = await sheets(page);
  const whole = pages.join("");
  for (const text of ["Business days counted", "November 2026", "December 2026", "January 2027"])
    expect(whole).toContain(tight(text));
  expect(whole).toContain(tight("Christmas Day"));
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
  expect(pages.length).toBe(1);
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
