import type { Context } from "./context.ts";

/**
 * Reads the texts of fields that only words state, as the answer bar does: "three hundred thousand", "half past 7", "tomorrow",
 * "New York". Loaded when a form has a text that is not plain.
 */
export interface WordReader {
  /** Returns a text with the numbers that it has in words as digits. */
  inDigits(text: string): string;
  /** Returns the seconds since midnight of a time of day. */
  readClock(text: string): number | undefined;
  /** Returns the seconds of a length of time. */
  readDuration(text: string): number | undefined;
  /** Returns the ISO day that a text names; both readings if it has two. */
  readDay(text: string, context: Context): string | readonly [string, string] | undefined;
  /** Returns the zone that a text names, and the time there on a day. "local" is the visitor’s. */
  readZone(text: string, day: string): { zone: string; description: string } | undefined;
}
