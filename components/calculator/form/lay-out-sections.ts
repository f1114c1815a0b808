import { once } from "@/lib/core/data/once";

/** Time without changes of the page until its closed sections are laid out, in ms. */
const PAUSE_MS = 300;
/** Elements of a section up to which its layout delays a key by no more than about 50 ms on a phone. */
const MAX_ELEMENTS = 1000;
/** Contents that the browser skips, as they are closed. */
const SKIPPED = "details[data-section]:not([open]) > :last-child";

/**
 * Lays out closed sections in pauses, one at a time, so that they open without delay: the browser lays out skipped content
 * when its size is read, and keeps that until it changes. Those of long lists are left out. Applies to all pages from the
 * first call.
 */
export const layOutSections = once(() => {
  let changes = 0;
  async function layOutInPause(): Promise<void> {
    changes += 1;
    const before = changes;
    await pause();
    for (const content of document.querySelectorAll(SKIPPED)) {
      if (content.getElementsByTagName("*").length > MAX_ELEMENTS) continue;
      await idle();
      if (changes !== before) return;
      content.getBoundingClientRect();
    }
  }
  const observer = new MutationObserver(layOutInPause);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  void layOutInPause();
});

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve);
  });
