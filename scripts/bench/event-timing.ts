import type { Page } from "playwright-core";

/** Durations below this one are not reported by the browser, in ms. */
const MIN_DURATION_MS = 16;

export interface Interaction {
  /** Kind of the interaction: "key", "mode" … */
  action: string;
  /** Time until the next paint, in ms. */
  duration: number;
}

interface Timing {
  id: number;
  start: number;
  duration: number;
}

interface Records {
  events: Timing[];
  marks: { action: string; start: number }[];
  longestTask: number;
}

const recordsOf = (page: Page): Promise<Records> =>
  page.evaluate(() => (window as unknown as { records: Records }).records);

/** Records all interactions of a page from its start by Event Timing, as Interaction to Next Paint does. */
export const observeInteractions = (page: Page): Promise<unknown> =>
  page.addInitScript((durationThreshold) => {
    const records: Records = { events: [], marks: [], longestTask: 0 };
    Object.assign(window, { records });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
        if (entry.interactionId)
          records.events.push({ id: entry.interactionId, start: entry.startTime, duration: entry.duration });
    }).observe({ type: "event", durationThreshold, buffered: true } as PerformanceObserverInit);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        records.longestTask = Math.max(records.longestTask, duration);
    }).observe({ type: "longtask", buffered: true });
  }, MIN_DURATION_MS);

/** Runs one interaction and waits until the page is quiet. `pause` in ms. */
export async function interact(
  page: Page,
  action: string,
  perform: () => Promise<unknown>,
  pause: number,
): Promise<void> {
  await page.evaluate((name) => {
    const { marks } = (window as unknown as { records: Records }).records;
    marks.push({ action: name, start: performance.now() });
  }, action);
  await perform();
  await page.waitForTimeout(pause);
}

/** Forgets long tasks, such as those of the page's load. */
export const resetLongestTask = (page: Page): Promise<void> =>
  page.evaluate(() => {
    (window as unknown as { records: Records }).records.longestTask = 0;
  });

/** Returns the recorded interactions, and the longest task in ms. */
export async function readInteractions(
  page: Page,
): Promise<{ interactions: Interaction[]; longestTask: number }> {
  // Entries arrive after the paint that they measure.
  await page.waitForTimeout(1000);
  const { events, marks, longestTask } = await recordsOf(page);
  const interactions = marks.map(({ action, start }, at) => {
    const end = marks[at + 1]?.start ?? Number.POSITIVE_INFINITY;
    const durations = events
      .filter((event) => event.start >= start && event.start < end)
      .map(({ duration }) => duration);
    return { action, duration: Math.max(MIN_DURATION_MS, ...durations) };
  });
  return { interactions, longestTask };
}
