import type { Locator, Page } from "@playwright/test";

/** Opens a section of a page, and returns it. */
export async function openSection(page: Page, title: string): Promise<Locator> {
  const section = page.locator("details[data-section]").filter({
    has: page.getByRole("heading", { name: title, exact: true, level: 2 }),
  });
  const isOpen = await section.evaluate((details) => details.hasAttribute("open"));
  if (!isOpen) await section.getByRole("heading", { name: title, exact: true, level: 2 }).click();
  return section;
}

/** Opens the fields of a form that have good defaults. */
export const openOptions = (page: Page): Promise<void> =>
  page.getByText("More options", { exact: true }).click();
