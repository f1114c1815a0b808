import { expect, type Locator, type Page } from "@playwright/test";

/** Opens a section of a page, and returns it. */
export async function openSection(page: Page, title: string): Promise<Locator> {
  const section = page.locator("details[data-section]").filter({
    has: page.getByRole("heading", { name: title, exact: true, level: 2 }),
  });
  // The page opens a section with the answer itself, and a press at that moment would close it.
  await expect(async () => {
    if ((await section.getAttribute("open")) === null)
      await section.getByRole("heading", { name: title, exact: true, level: 2 }).click();
    await expect(section).toHaveAttribute("open", "", { timeout: 1000 });
  }).toPass();
  return section;
}

/** Opens the fields of a form that have good defaults. */
export const openOptions = (page: Page): Promise<void> =>
  page.getByText("More options", { exact: true }).click();
