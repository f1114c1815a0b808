/** Browsers that refuse something. Each takes effect with the next page that is opened. */
import { expect, type Page } from "@playwright/test";

/** Writing to the clipboard is denied. */
export const denyClipboard = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("Denied", "NotAllowedError"));
  });

/** Local storage is full: whatever is written under the key is refused. */
export const refuseToStore = (page: Page, key: string): Promise<unknown> =>
  page.addInitScript((rejectedKey) => {
    const store = Storage.prototype.setItem;
    Storage.prototype.setItem = function (name, value) {
      if (name === rejectedKey) throw new DOMException("The quota has been exceeded", "QuotaExceededError");
      store.call(this, name, value);
    };
  }, key);

/** Local storage cannot be read at all, as with every cookie blocked. */
export const closeStorage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Storage.prototype.getItem = () => {
      throw new DOMException("Access is denied", "SecurityError");
    };
  });

export const clipboardText = (page: Page): Promise<string> =>
  page.evaluate(() => navigator.clipboard.readText());

/** Puts texts into local storage, by key, as an earlier visit would have. A page of the site must be open. */
export const store = (page: Page, entries: Readonly<Record<string, string>>): Promise<void> =>
  page.evaluate((pairs) => {
    for (const [key, text] of Object.entries(pairs)) localStorage.setItem(key, text);
  }, entries);

/** Expects the list that is stored under a key to become this one. */
export const expectStored = (page: Page, key: string, list: readonly string[]): Promise<void> =>
  expect
    .poll(() => page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? "null"), key))
    .toEqual(list);

/** Holds the scripts of the pages that open from now on. Returns a function that lets them through. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/_next/static/**/*.js", async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
