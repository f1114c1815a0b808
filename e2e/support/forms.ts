import { expect, type Locator, type Page, type Route } from "@playwright/test";

/** Answers an API's next requests with a problem (RFC 9457) instead of the server. */
export const answerWithProblem = (
  page: Page,
  path: string,
  status: number,
  detail: string,
): Promise<unknown> =>
  page.route(`**${path}`, (route: Route) =>
    route.fulfill({
      status,
      contentType: "application/problem+json",
      body: JSON.stringify({ type: "about:blank", title: "Problem", status, detail }),
    }),
  );

/** Fills in text fields by their labels. */
export async function fillIn(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await field(page, label).fill(text);
}

export const field = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true });

/** Expects text fields to hold exactly this. */
export async function expectFilledIn(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await expect(field(page, label)).toHaveValue(text);
}

/** Opens a list of records, finds one by typing, once the list is there to be typed into, and takes the first. */
export async function chooseRecord(
  page: Page,
  button: Locator,
  words: string,
  label: string | RegExp,
): Promise<void> {
  await button.click();
  const first = page.getByRole("listbox").getByRole("option").first();
  await expect(first).toBeVisible();
  await page.keyboard.type(words);
  await expect(first).toContainText(label);
  await page.keyboard.press("Enter");
}
