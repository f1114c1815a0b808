import type { Page } from "@playwright/test";
import { expectNoViolations } from "./support/axe";
import { address, expect, open, test } from "./support/test";

const YEAR = "/calculators/date?mode=business&start=2026-01-01&end=2026-12-31";
const result = (page: Page) => page.locator("output");
const place = (page: Page) => page.getByRole("button", { name: /^Public holidays/ });
const search = (page: Page) => page.getByRole("combobox", { name: "Public holidays: search places" });
const options = (page: Page) => page.getByRole("listbox").getByRole("option");

/** Lists the data sets that a page requests, by file. */
function dataOf(page: Page): string[] {
  const files: string[] = [];
  page.on("request", (request) => {
    const file = /\/data\/\w+\/(.*)$/.exec(request.url())?.[1];
    if (file) files.push(file);
  });
  return files;
}

test("a record is found and chosen by keyboard; its list and its data come when they are wanted", async ({
  page,
}) => {
  const data = dataOf(page);
  await open(page, YEAR);
  // 2026 has 104 days of weekends.
  await expect(result(page)).toHaveText("261 days");
  expect(data).toEqual([]);

  await place(page).focus();
  await page.keyboard.press("ArrowDown");
  await expect(search(page)).toBeFocused();
  await expect(options(page).first()).toHaveText("None");
  expect(data).toEqual(["holidays/records.json"]);
  await expectNoViolations(page, "the open list");
  await page.keyboard.type("bava");
  await expect(options(page)).toHaveText(["Germany: Bavaria"]);
  await page.keyboard.press("Enter");
  await expect(place(page)).toBeFocused();
  await expect(place(page)).toContainText("Germany: Bavaria");
  await expect(page.getByText("Source: vacanza/holidays")).toBeVisible();
  // Bavaria's holidays of 2026 from Monday to Friday: January 1 and 6, April 3 and 6, May 1, 14 and 25, June 4,
  // December 25.
  await expect(result(page)).toHaveText("252 days");
  expect(data).toEqual(["holidays/records.json", "holidays/de.json"]);
  await expect.poll(() => address(page)).toContain("country=de-by");
  await expectNoViolations(page, "with a record");

  await page.keyboard.press("Enter");
  await page.keyboard.type("parsnip");
  await expect(page.getByText("No places match “parsnip”.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(place(page)).toBeFocused();
  await expect(place(page)).toContainText("Germany: Bavaria");
});

test("an address with a record is computed with its data; an unknown one is said at the field", async ({
  page,
}) => {
  await open(page, `${YEAR}&country=uk`);
  await expect(place(page)).toContainText("United Kingdom, nationwide holidays");
  await open(page, `${YEAR}&country=atlantis`);
  const message = "There is no “atlantis” in this list. Choose from it, or “none”.";
  await expect(page.getByText(message, { exact: true })).toBeVisible();
  await expectNoViolations(page, "an unknown record");
});

test("data that cannot be loaded are tried again, and nothing that was typed is lost", async ({
  page,
  errors,
}) => {
  await page.route("**/data/*/holidays/us.json", (route) => route.abort());
  await open(page, `${YEAR}&country=us`);
  const again = page.getByRole("button", { name: "Try again" });
  await expect(again).toBeVisible();
  await expect(page.getByRole("alert").filter({ has: again })).toContainText("could not be loaded");
  await expect(place(page)).toContainText("United States");
  await expectNoViolations(page, "without data");
  expect(errors.splice(0)).toEqual([expect.stringContaining("us.json")]);

  await page.unroute("**/data/*/holidays/us.json");
  await again.click();
  // 5 U.S.C. 6103: eleven holidays, all of them observed on working days in 2026.
  await expect(result(page)).toHaveText("250 days");
  await expect(again).toHaveCount(0);
  await expect(page.getByLabel("From")).toHaveValue("2026-01-01");
});

test("a list that cannot be loaded is asked for again when it is opened again", async ({ page, errors }) => {
  await page.route("**/data/**", (route) => route.abort());
  await open(page, YEAR);
  await place(page).click();
  await expect(page.getByText("This part of the page could not be loaded. Please try again.")).toBeVisible();
  await expect(place(page)).toHaveAttribute("aria-expanded", "false");
  errors.splice(0);
  await page.unroute("**/data/**");
  await place(page).click();
  await expect(search(page)).toBeFocused();
});
