import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "words-per-minute-to-characters-per-minute",
    from: "word-per-minute",
    to: "character-per-minute",
  },
  {
    slug: "characters-per-minute-to-words-per-minute",
    from: "character-per-minute",
    to: "word-per-minute",
  },
  { slug: "keystrokes-per-hour-to-words-per-minute", from: "keystroke-per-hour", to: "word-per-minute" },
  { slug: "words-per-minute-to-keystrokes-per-hour", from: "word-per-minute", to: "keystroke-per-hour" },
]);
