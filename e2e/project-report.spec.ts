import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { clipboardText } from "./support/browser";
import { printed, tight } from "./support/pdf";
import { expect, open, test } from "./support/test";

const entry = (id: string, title: string, inputs: object, calculator = "ductsizer") => ({
  id,
  calculator,
  title,
  notes: "",
  inputs,
  currency: "USD",
  links: [],
});
const PROJECT = {
  format: "scicalc-project",
  version: 1,
  id: "office",
  name: "Office, east wing",
  number: "2026-014",
  client: "ACME Properties",
  author: "N. N.",
  notes: "Ground floor only.",
  units: "si",
  entries: [
    entry("main", "Main duct", { flow: { value: "1500", unit: "liter-per-second" } }),
    entry("run", "=Duct run", { mode: "run" }),
    entry("loan", "Financing", {}, "loan"),
  ],
  createdAt: "2026-11-23T09:30:00Z",
  updatedAt: "2026-11-23T09:30:00Z",
};

/** Brings the project into the browser and opens it. */
async function openProject(page: Page): Promise<void> {
  await open(page, "/project");
  await page.getByLabel("Project file").setInputFiles({
    name: "office.scicalc.json",
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify(PROJECT)),
  });
  await expect(page.getByRole("heading", { level: 1, name: PROJECT.name })).toBeVisible();
}

const report = (page: Page) => page.getByRole("article", { name: `Report: ${PROJECT.name}` });

test("a project is printed as one report, and its tables are taken along", async ({ page }) => {
  await openProject(page);
  await page.getByRole("link", { name: "Report" }).click();
  await page.getByRole("radio", { name: "Full report with steps" }).check();
  await expect(report(page).getByRole("heading", { name: "3 Financing" })).toBeVisible();
  await expect(report(page).locator("svg path").first()).toBeAttached();

  for (const format of ["A4", "Letter"] as const) {
    const pages = await printed(page, format);
    const [first = ""] = pages;
    for (const text of [
      "Office, east wing",
      "2026-014",
      "ACME Properties",
      "N. N.",
      "Checked by",
      "Contents",
    ])
      expect(first).toContain(tight(text));
    for (const [at, text] of pages.entries()) {
      expect(text).toContain(`Page${at + 1}of${pages.length}`);
      expect(text).toContain(tight("Office, east wing"));
    }
    const whole = pages.join("");
    let from = 0;
    for (const text of [
      "Summary",
      "1 Main duct",
      "1.1 Inputs",
      "1.8 Sources",
      "2 =Duct run",
      "2.1 Inputs",
      "3 Financing",
    ]) {
      const at = whole.indexOf(tight(text), from);
      expect(at, text).toBeGreaterThanOrEqual(from);
      from = at;
    }
    // Each calculation begins a page.
    expect(
      pages.some(
        (text) => text.includes("2=Ductrun") && text.includes("2.1Inputs") && !text.includes("1.8Sources"),
      ),
    ).toBe(true);
    expect(whole).not.toContain("Undo");
  }

  const xlsx = page.waitForEvent("download");
  await page.getByRole("button", { name: "XLSX" }).click();
  const workbook = await xlsx;
  expect(workbook.suggestedFilename()).toBe("office-east-wing.xlsx");
  const files = unzipSync(new Uint8Array(await readFile(await workbook.path())));
  expect(strFromU8(files["xl/workbook.xml"] ?? new Uint8Array())).toContain('name="1 Inputs"');

  const zip = page.waitForEvent("download");
  await page.getByRole("button", { name: "CSV" }).click();
  const archive = unzipSync(new Uint8Array(await readFile(await (await zip).path())));
  expect(strFromU8(archive["01-overview.csv"] ?? new Uint8Array())).toContain("'=Duct run");
});

test("the example’s report begins with a summary, has its rooms in a table, and few pages", async ({
  page,
}) => {
  await open(page, "/project");
  await page.getByRole("button", { name: "Open the example" }).click();
  await expect(page).toHaveTitle(/^Small office/);
  await page.getByRole("link", { name: "Report" }).click();
  await expect(page).toHaveTitle(/^Report: Small office/);
  const article = page.getByRole("article", { name: "Report: Small office" });
  await expect(article.getByRole("heading", { name: "Sources", exact: true })).toBeAttached();
  await expect(article.locator(".report-chart:has(svg path)").last()).toBeAttached();
  for (const format of ["A4", "Letter"] as const) {
    const pages = await printed(page, format);
    expect(pages.length).toBeLessThanOrEqual(25);
    const chapter = pages.findIndex((text) => text.includes("1.1Inputs"));
    expect(chapter).toBeGreaterThan(0);
    expect(chapter).toBeLessThanOrEqual(2);
    expect(pages[0]).toContain("Keyresults");
    expect(pages.join("")).not.toContain(tight("Formulas with values"));
  }
  const rooms = article.locator("table").filter({ hasText: "Floor area" }).first();
  await expect(rooms.getByRole("row")).toHaveCount(9);
});

test("a shared project is read first, and kept as a copy of one's own", async ({ page, browser }) => {
  await openProject(page);
  await page.getByRole("button", { name: "Share" }).click();
  await expect.poll(() => clipboardText(page)).toContain("/project/shared#p=");
  const link = await clipboardText(page);

  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await expect(report(other)).toContainText("ACME Properties");
  await other.getByRole("button", { name: "Save a copy" }).click();
  await expect(other).toHaveURL(/\/project\/open\?id=/);
  await expect(other.getByRole("heading", { level: 1, name: PROJECT.name })).toBeVisible();
  expect(new URL(other.url()).searchParams.get("id")).not.toBe(PROJECT.id);

  await other.goto(`${link.slice(0, -40)}`);
  await expect(other.getByRole("alert").filter({ hasText: "The link is damaged" })).toBeVisible();
  await other.context().close();
});
