import type { Page } from "@playwright/test";
import { openSection } from "./sections";
import { expect } from "./test";

/** Returns the number of pages of paper. */
export async function countPages(page: Page, format: "A4" | "Letter"): Promise<number> {
  const pdf = await page.pdf({ format });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

/** Requests the full report of a calculation, and returns it as on paper. The browser’s print dialog stays closed. */
export async function openFullReport(page: Page) {
  await page.evaluate(() => {
    window.print = () => {};
  });
  await openSection(page, "Compare and print");
  await page.getByRole("button", { name: "Full report", exact: true }).click();
  await page.emulateMedia({ media: "print" });
  const report = page.getByRole("article", { name: /^Report/ });
  await expect(report).toBeVisible();
  return report;
}
