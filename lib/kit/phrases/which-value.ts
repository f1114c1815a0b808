import type { Ask } from "./define.ts";

/** Asks which of some earlier values another one replaces. */
export const askWhichValue = (value: string, earlier: readonly string[]): Ask => ({
  kind: "ask",
  question: `“${value}” could replace ${earlier.map((text) => `“${text}”`).join(" or ")}. Please say which one you mean.`,
});
