import { type AmbiguousDay, dayInWords } from "./days.ts";
import type { Ask } from "./define.ts";

/** Which of the two days a text in figures means. */
export const askWhichDay = ({ options: [first, second] }: Pick<AmbiguousDay, "options">): Ask => ({
  kind: "ask",
  question: `Do you mean ${dayInWords(first)} or ${dayInWords(second)}?`,
});
