import type { Turns } from "@/lib/faces/explore/drive";

/** Time slice of work before yielding to the page, in ms: half a frame. */
const SLICE = 8;

export const turnsUntil = (isStopped: () => boolean): Turns => ({
  slice: SLICE,
  pause: () => new Promise((resolve) => setTimeout(resolve)),
  isStopped,
});
