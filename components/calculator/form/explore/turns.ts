import type { Turns } from "@/lib/faces/explore/drive";

/** Milliseconds of work between two chances to type: half a frame. */
const SLICE = 8;

/** Work that leaves the thread to others as often as they need it, until it is stopped. */
export const turnsUntil = (isStopped: () => boolean): Turns => ({
  slice: SLICE,
  pause: () => new Promise((resolve) => setTimeout(resolve)),
  isStopped,
});
