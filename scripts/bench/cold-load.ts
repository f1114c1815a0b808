import type { Browser, Page } from "playwright-core";
import { textFields } from "./page-actions.ts";
import { PHONE, SLOWDOWN } from "./phone.ts";

/** Lighthouse’s slow 4G: 1.6 Mbit/s, and 150 ms for each request. */
const SLOW_4G = { offline: false, downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150 };
const TIMEOUT_MS = 30_000;
const FIND_TIMEOUT_MS = 5000;

export interface ColdLoad {
  /** Time from the start of the navigation to the result of the first key, in ms. */
  result: number;
  /** Time from the key to its result, in ms. */
  wait: number;
  requests: number;
}

interface Watch {
  pressed: number;
  changed: number;
}

/** Notes when the first key was pressed and when the result changed after it. */
const watchResult = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const watch: Watch = { pressed: 0, changed: 0 };
    Object.assign(window, { watch });
    let before = "";
    const results = () =>
      [...document.querySelectorAll("main output")].map((each) => each.textContent).join();
    document.addEventListener(
      "keydown",
      () => {
        if (watch.pressed > 0) return;
        watch.pressed = performance.now();
        before = results();
        const poll = () => {
          if (results() !== before) watch.changed = performance.now();
          else requestAnimationFrame(poll);
        };
        requestAnimationFrame(poll);
      },
      { capture: true },
    );
  });

/** Loads a page without cache on a slow phone and presses a key in a field as soon as it is displayed. */
export async function measureColdLoad(browser: Browser, url: string): Promise<ColdLoad | undefined> {
  const key = await findKey(browser, url);
  if (key === undefined) return undefined;
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    let requests = 0;
    page.on("request", () => {
      requests += 1;
    });
    await watchResult(page);
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", SLOW_4G);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    await page.goto(url, { waitUntil: "commit" });
    await pressIn(page, key);
    await page.waitForFunction(() => (window as unknown as { watch: Watch }).watch.changed > 0, undefined, {
      timeout: TIMEOUT_MS,
    });
    const { pressed, changed } = await page.evaluate(() => (window as unknown as { watch: Watch }).watch);
    return { result: changed, wait: changed - pressed, requests };
  } catch {
    return undefined;
  } finally {
    await context.close();
  }
}

/** Key in one of the fields of a page, by the index of the field. */
interface FieldKey {
  field: number;
  key: string;
  /** True if it replaces the last character. */
  replaces?: boolean;
}

/** Keys that may change a result: another day, one more digit, one less, another last digit. */
const KEYS = [
  { key: "ArrowUp" },
  { key: "Digit1" },
  { key: "Backspace" },
  { key: "Digit5", replaces: true },
  { key: "Digit6", replaces: true },
] as const;

async function pressIn(page: Page, { field: index, key, replaces = false }: FieldKey): Promise<void> {
  const field = textFields(page).nth(index);
  await field.waitFor({ timeout: TIMEOUT_MS });
  await field.focus();
  // A text has its cursor at the end; a day has none.
  if (key !== "ArrowUp")
    await field.evaluate((element: HTMLInputElement, selected) => {
      const { length } = element.value;
      element.setSelectionRange(length - selected, length);
    }, Number(replaces));
  await page.keyboard.press(key);
}

const MAX_FIELDS = 3;

/** Finds a key that changes the result of a page, on a fast load: in its first field, if possible. */
async function findKey(browser: Browser, url: string): Promise<FieldKey | undefined> {
  for (let field = 0; field < MAX_FIELDS; field += 1)
    for (const each of KEYS) {
      const page = await browser.newPage(PHONE);
      try {
        await watchResult(page);
        await page.goto(url);
        const type = await textFields(page).nth(field).getAttribute("type", { timeout: FIND_TIMEOUT_MS });
        if ((type === "date") !== (each.key === "ArrowUp")) continue;
        await pressIn(page, { field, ...each });
        await page.waitForFunction(
          () => (window as unknown as { watch: Watch }).watch.changed > 0,
          undefined,
          { timeout: FIND_TIMEOUT_MS },
        );
        return { field, ...each };
      } catch {
        // This key does not change the result: the next one may.
      } finally {
        await page.close();
      }
    }
  return undefined;
}
