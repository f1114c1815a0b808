import type { Locator, Page } from "playwright-core";
import { type InteractionPage, ROOMS } from "./interaction-pages.ts";

/** Runs and records one interaction, then waits for `pause` ms. */
type Interact = (action: string, perform: () => Promise<unknown>, pause: number) => Promise<void>;

const KEYS = 10;
/** Pauses between keys alternate: shorter and longer than the delay of what follows the form. */
const [SHORT_PAUSE_MS, LONG_PAUSE_MS] = [150, 400];
const PAUSE_MS = 500;
const SECTIONS = 4;
const TABS = 4;

const TEXT = "input[type=text]:visible, input[type=date]:visible, textarea:visible";

/** Fields of a page for text and dates. */
export const textFields = (page: Page): Locator => page.locator("main").locator(TEXT);

/**
 * Presses a control that is already in view: a finger presses what it sees, while the driver would scroll and press in one
 * frame.
 */
async function press(
  control: Locator,
  action: string,
  pause: number,
  interact: Interact,
  options?: Parameters<Locator["tap"]>[0],
): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  await control.page().waitForTimeout(SHORT_PAUSE_MS);
  await interact(action, () => control.tap(options), pause);
}

/** Performs the typical interactions of a page. */
export async function performAll(
  page: Page,
  kind: InteractionPage["kind"],
  interact: Interact,
): Promise<void> {
  if (kind === "project") await openEntry(page);
  const field = kind === "rows" || kind === "project" ? await lastField(page) : textFields(page).first();
  await typeKeys(page, field, interact);
  if (kind === "rows" || kind === "project") return;
  await tapKeys(page, interact);
  await switchModes(page, interact);
  await openSections(page, interact);
  const reset = page.getByRole("button", { name: "Reset", exact: true }).first();
  if (await isUsable(reset)) await press(reset, "reset", PAUSE_MS, interact);
  const element = page.getByRole("main").getByRole("gridcell").locator("button, a").nth(25);
  if (await isUsable(element)) await press(element, "element", 2 * PAUSE_MS, interact);
}

const isUsable = async (locator: Locator): Promise<boolean> =>
  (await locator.count()) > 0 && (await locator.isVisible()) && (await locator.isEnabled());

async function typeKeys(page: Page, field: Locator, interact: Interact): Promise<void> {
  if ((await field.count()) === 0) return;
  await field.focus();
  const isDay = (await field.getAttribute("type")) === "date";
  const keys = isDay ? ["ArrowUp", "ArrowDown"] : ["Digit1", "Backspace"];
  if (!isDay) await page.keyboard.press("End");
  for (let count = 0; count < KEYS; count += 1)
    await interact(
      "key",
      () => page.keyboard.press(keys[count % 2] ?? ""),
      count % 3 === 0 ? LONG_PAUSE_MS : SHORT_PAUSE_MS,
    );
}

async function tapKeys(page: Page, interact: Interact): Promise<void> {
  const pad = page.locator("[data-keypad]:visible").last();
  if ((await pad.count()) === 0) return;
  for (const name of ["7", "8", "Times", "9", "Equals"]) {
    const key = pad.getByRole("button", { name, exact: true });
    if (await isUsable(key)) await press(key, "keypad", SHORT_PAUSE_MS, interact);
  }
}

/** Chooses another mode and goes back; opens the tabs of a panel. */
async function switchModes(page: Page, interact: Interact): Promise<void> {
  const main = page.getByRole("main");
  const tabs = main.getByRole("tab");
  const count = Math.min(TABS, await tabs.count());
  for (let at = 1; at < count; at += 1)
    if (await isUsable(tabs.nth(at))) await press(tabs.nth(at), "tab", 2 * PAUSE_MS, interact);
  if (count > 0) {
    await press(tabs.first(), "tab", PAUSE_MS, interact);
    return;
  }
  // A phone has a select where the labels do not fit on one line.
  const select = main.locator("div[data-inputs] select:visible").first();
  if ((await select.count()) > 0) {
    await select.focus();
    for (const key of ["ArrowDown", "ArrowUp"])
      await interact("mode", () => page.keyboard.press(key), 2 * PAUSE_MS);
    return;
  }
  const radios = main.locator("input[type=radio]:visible");
  for (const at of [1, 0])
    if ((await radios.count()) > at)
      await press(radios.nth(at), "mode", 2 * PAUSE_MS, interact, { force: true, timeout: 5000 }).catch(
        () => {},
      );
}

async function openSections(page: Page, interact: Interact): Promise<void> {
  const summaries = page.getByRole("main").locator("summary:visible");
  const count = await summaries.count();
  const chosen = new Set(Array.from({ length: SECTIONS }, (_, at) => Math.floor((at * count) / SECTIONS)));
  for (const at of chosen) {
    const summary = summaries.nth(at);
    if (await isUsable(summary)) await press(summary, "section", PAUSE_MS, interact);
  }
}

/** Expands the last row, and finds its last field. */
async function lastField(page: Page): Promise<Locator> {
  const row = page.locator("form [data-row]:not([data-row] [data-row])").last();
  await row.waitFor({ timeout: 60_000 });
  const fold = row.locator("button[aria-expanded=false]");
  if ((await fold.count()) > 0) await fold.click();
  return row.locator("input[type=text]").last();
}

/** Saves the shared project, and opens its first calculation. */
async function openEntry(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save a copy" }).click({ timeout: 60_000 });
  await page.waitForURL(/\/project\/open/);
  await page.locator("main a[href*='/calculators/hvac']").first().click({ timeout: 60_000 });
  await page.waitForURL(/\/calculators\/hvac/);
  // Until then, the form has the rows of a new calculation.
  await page.locator(`[data-row="rooms.${ROOMS - 1}"]`).waitFor({ timeout: 60_000 });
}
