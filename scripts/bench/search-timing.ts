import type { Page } from "playwright-core";
import { resetLongestTask } from "./event-timing.ts";

const QUESTION = "5 ft 11 in to cm";
const KEY_PAUSE_MS = 120;

export interface SearchTiming {
  /** Time from the press of the button to the drawn field, in ms. */
  field: number;
  /** Time from the first key to the first answer, in ms, while the search loads. */
  firstAnswer: number;
  /** Time from the last key to its answer, once loaded, in ms. */
  answer: number;
}

interface Watch {
  start: number;
  end: number;
}

/** Notes the time from an event to the frame in which `selector` exists with another text. */
const watch = (page: Page, event: string, selector: string): Promise<void> =>
  page.evaluate(
    ([type = "", wanted = ""]) => {
      const watch: Watch = { start: 0, end: 0 };
      Object.assign(window, { watch });
      const text = () => {
        const element = document.querySelector(wanted);
        return element && `${element.tagName}${element.textContent}`;
      };
      document.addEventListener(
        type,
        (cause) => {
          watch.start = cause.timeStamp;
          const before = text();
          const poll = () => {
            const now = text();
            if (now && now !== before)
              requestAnimationFrame((time) =>
                setTimeout(() => {
                  watch.end = Math.max(time, performance.now());
                }),
              );
            else requestAnimationFrame(poll);
          };
          requestAnimationFrame(poll);
        },
        { capture: true, once: true },
      );
    },
    [event, selector],
  );

async function watched(page: Page): Promise<number> {
  await page.waitForFunction(() => (window as unknown as { watch: Watch }).watch.end > 0, undefined, {
    timeout: 20_000,
  });
  const { start, end } = await page.evaluate(() => (window as unknown as { watch: Watch }).watch);
  return end - start;
}

const ANSWER = ":is(dialog, [role=dialog]) [role=option] .numeral";

/** Opens the site-wide search and asks a question. */
export async function measureSearch(page: Page): Promise<SearchTiming> {
  await watch(page, "pointerdown", ":is(dialog, [role=dialog]) input");
  const box = await page.getByRole("button", { name: "Search", exact: true }).first().boundingBox();
  if (!box) throw new Error("The page has no search button");
  // The lookup by role is a long task of the driver's own.
  await resetLongestTask(page);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  const field = await watched(page);
  await watch(page, "keydown", ANSWER);
  for (const letter of QUESTION.slice(0, -1)) {
    await page.keyboard.type(letter);
    await page.waitForTimeout(KEY_PAUSE_MS);
  }
  await page.keyboard.type(QUESTION.slice(-1));
  const firstAnswer = await watched(page);
  await page.waitForTimeout(1000);
  await page.keyboard.press("Backspace");
  await page.waitForTimeout(500);
  await watch(page, "keydown", ANSWER);
  await page.keyboard.type(QUESTION.slice(-1));
  return { field, firstAnswer, answer: await watched(page) };
}
