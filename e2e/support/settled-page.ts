import type { Page } from "@playwright/test";

/** Waits until what has changed is drawn and no colour, place or size is on its way any more. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // An animation that follows a scroll position never ends by itself.
    const isPassing = ({ playState, timeline, effect }: Animation): boolean =>
      playState === "running" &&
      timeline === document.timeline &&
      effect?.getComputedTiming().endTime !== Infinity;
    // On a busy machine a transition begins some frames after the change that it follows.
    for (let quiet = 0; quiet < 5; quiet += 1) {
      await new Promise(requestAnimationFrame);
      const passing = document.getAnimations().filter(isPassing);
      if (passing.length > 0) quiet = 0;
      await Promise.allSettled(passing.map((animation) => animation.finished));
    }
  });
