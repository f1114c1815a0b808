import type { Page } from "@playwright/test";
import { expectNoViolations } from "./support/axe";
import { address, expect, open, test } from "./support/test";

const CARD = "/calculators/time?mode=card";
const FLOWS = "/calculators/investment?mode=flows";
const RUN = "/calculators/ductsizer?mode=run";

const result = (page: Page) => page.locator("output");
const row = (page: Page, path: string) => page.locator(`[data-row="${path}"]`);
const rows = (page: Page, list: string) => page.locator(`[data-field="${list}"] > fieldset > ol > li`);
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
/** Status message of the list about the last action. */
const status = (page: Page) => page.locator("form p[role=status]").filter({ hasText: /\S/ });

/** Pastes a text, as from a spreadsheet. */
const paste = (page: Page, text: string) =>
  page.evaluate((copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", copied);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);

test("a row is added, and typing goes on in it; Enter in the last field adds the next", async ({ page }) => {
  await open(page, CARD);
  await expect(rows(page, "shifts")).toHaveCount(5);
  await button(page, "Add shift").click();
  await expect(rows(page, "shifts")).toHaveCount(6);
  await expect(row(page, "shifts.5").getByLabel("Date")).toBeFocused();
  await expect(status(page)).toHaveText("Shift 6 was added.");
  await row(page, "shifts.5").getByLabel("Start").fill("9:00");
  await row(page, "shifts.5").getByLabel("End").fill("10:00");
  await expect(result(page)).toHaveText("44 h");
  await row(page, "shifts.5").getByLabel("Unpaid break").press("Enter");
  await expect(row(page, "shifts.6").getByLabel("Date")).toBeFocused();
});

test("a row is removed and brought back; the focus stays near, and the list says what happened", async ({
  page,
}) => {
  await open(page, CARD);
  await button(page, "Remove shift 2").click();
  await expect(rows(page, "shifts")).toHaveCount(4);
  await expect(status(page)).toHaveText("Shift 2 was removed.Undo");
  await expect(button(page, "Remove shift 2")).toBeFocused();
  // 43 h without 8:30 to 17:00 but half an hour.
  await expect(result(page)).toHaveText("35 h");
  await button(page, "Undo").click();
  await expect(rows(page, "shifts")).toHaveCount(5);
  await expect(result(page)).toHaveText("43 h");
  await expect(row(page, "shifts.1").getByLabel("Date")).toBeFocused();
  await page.evaluate(() => scrollTo(0, 0));
  await expectNoViolations(page, "after an undo");
});

test("rows change places by buttons and by keys, and keep the focus", async ({ page }) => {
  await open(page, CARD);
  const last = row(page, "shifts.4").getByLabel("Start");
  await last.focus();
  await page.keyboard.press("Alt+ArrowUp");
  await expect(row(page, "shifts.3").getByLabel("Start")).toHaveValue("14:00");
  await expect(row(page, "shifts.3").getByLabel("Start")).toBeFocused();
  await expect(status(page)).toHaveText("Shift 5 is now row 4 of 5.");
  await button(page, "Move shift 4 down").click();
  await expect(row(page, "shifts.4").getByLabel("Start")).toHaveValue("14:00");
  await button(page, "Duplicate shift 5").click();
  await expect(row(page, "shifts.5").getByLabel("Start")).toHaveValue("14:00");
});

test("rows are copied for a spreadsheet and pasted back the same, with what was not understood said", async ({
  page,
}) => {
  await open(page, CARD);
  await button(page, "Copy Shifts for a spreadsheet").click();
  await expect(status(page)).toHaveText("5 rows were copied for a spreadsheet.");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split("\n")[0]).toBe("Date\tStart\tEnd\tUnpaid break");
  expect(copied.split("\n")[1]).toBe("\t08:30\t17:15\t0:30");

  await row(page, "shifts.0").getByLabel("Start").focus();
  await paste(page, "Start\tEnd\tWho\n8:00\t12:00\tAda\n13:00\t17:00\tAda");
  await expect(status(page)).toContainText("2 rows were pasted. Not understood: the column “Who”.");
  await expect(rows(page, "shifts")).toHaveCount(5);
  await expect(row(page, "shifts.1").getByLabel("End")).toHaveValue("17:00");
  await button(page, "Undo").click();
  await expect(result(page)).toHaveText("43 h");

  await row(page, "shifts.0").getByLabel("Start").focus();
  await paste(page, copied);
  await expect(status(page)).toContainText("5 rows were pasted.");
  await expect(result(page)).toHaveText("43 h");
});

test("many rows are folded, with what stands in them and what is wrong; the press leads there", async ({
  page,
}) => {
  const lines = Array.from({ length: 40 }, (_, at) => [at === 30 ? "x" : "100"]);
  await open(page, `${FLOWS}&cashFlows=${encodeURIComponent(JSON.stringify([["-1000"], ...lines]))}`);
  await expect(rows(page, "cashFlows")).toHaveCount(41);
  // Rows of one field are lines, and are not folded.
  await expect(row(page, "cashFlows.31").getByRole("textbox")).toHaveAttribute("aria-invalid", "true");

  const shifts = Array.from({ length: 12 }, (_, at) => ["", at === 9 ? "25:00" : "8:00", "9:00", ""]);
  await open(page, `${CARD}&shifts=${encodeURIComponent(JSON.stringify(shifts))}`);
  await expect(row(page, "shifts.0").getByRole("textbox")).toHaveCount(0);
  await expect(row(page, "shifts.0")).toContainText("shift 1 8:00 · 9:00");
  await button(page, "1 problem").click();
  await expect(row(page, "shifts.9").getByLabel("Start")).toBeFocused();
  await page.evaluate(() => scrollTo(0, 0));
  await expectNoViolations(page, "folded rows");
  await button(page, "Collapse all").click();
  await expect(row(page, "shifts.9").getByRole("textbox")).toHaveCount(0);
});

test("rows within a row are added, removed and pasted in it alone", async ({ page }) => {
  await open(page, RUN);
  const inner = page.locator('[data-row^="sections.0.fittings."]');
  const count = await inner.count();
  await row(page, "sections.0").getByRole("button", { name: "Add fitting" }).click();
  await expect(inner).toHaveCount(count + 1);
  await expect(rows(page, "sections")).toHaveCount(3);
  await row(page, `sections.0.fittings.${count}`)
    .getByRole("button", { name: /^Remove/ })
    .click();
  await expect(inner).toHaveCount(count);
  await row(page, "sections.0").getByRole("button", { name: "Undo" }).click();
  await expect(inner).toHaveCount(count + 1);
  await expect.poll(() => address(page)).toContain("sections=");
  // Not under the header that stays.
  await page.evaluate(() => scrollTo(0, 0));
  await expectNoViolations(page, "rows in rows");
});

test("hundreds of rows stand in the address behind its hash, and come back with it", async ({ page }) => {
  await open(page, FLOWS);
  await row(page, "cashFlows.0").getByRole("textbox").focus();
  await paste(
    page,
    ["Amount", "-30000", ...Array.from({ length: 450 }, (_, at) => `${1000.25 + at}`)].join("\n"),
  );
  await expect(rows(page, "cashFlows")).toHaveCount(451);
  await expect.poll(() => page.url()).toContain("#?");
  const resultText = await result(page).textContent();
  await page.reload();
  await expect(rows(page, "cashFlows")).toHaveCount(451);
  await expect(result(page)).toHaveText(resultText ?? "");
});
