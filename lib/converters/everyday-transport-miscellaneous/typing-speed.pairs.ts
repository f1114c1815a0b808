import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "words-per-minute-to-characters-per-minute",
    from: "word-per-minute",
    to: "character-per-minute",
    about: "A word counts as five characters, spaces included, so that tests in any text are comparable.",
    familiar: [
      ["40", "an average typist"],
      ["60", "a common office requirement"],
      ["100", "a fast typist"],
      ["225", "a court reporter’s steno machine"],
    ],
    faq: [
      {
        q: "How many characters per minute is 60 WPM?",
        a: "60 wpm is 300 CPM. European job ads ask for keystrokes or characters: 200 cpm is 40 WPM.",
      },
    ],
  },
  {
    slug: "characters-per-minute-to-words-per-minute",
    from: "character-per-minute",
    to: "word-per-minute",
    about: "Typing certificates from continental Europe give characters per minute; English-language job ads give words.",
    familiar: [
      ["100", "two-finger typing"],
      ["200", "an average typist"],
      ["300", "an office professional"],
      ["500", "a fast typist"],
    ],
    faq: [
      {
        q: "How many WPM is 250 characters per minute?",
        a: "250 cpm is 50 WPM. Five characters count as a word, so 400 cpm is 80 WPM.",
      },
    ],
  },
  {
    slug: "keystrokes-per-hour-to-words-per-minute",
    from: "keystroke-per-hour",
    to: "word-per-minute",
    about: "Data-entry jobs test keystrokes per hour, mostly of digits; typing tests count words per minute.",
    familiar: [
      ["6000", "a beginner at data entry"],
      ["8000", "a common minimum"],
      ["10000", "an experienced clerk"],
      ["15000", "an expert with a number pad"],
    ],
    faq: [
      {
        q: "How many WPM is 8,000 keystrokes per hour?",
        a: "8,000 kph is 26.67 WPM. Divide by 300: five keystrokes in a word, sixty minutes in an hour.",
      },
    ],
  },
  {
    slug: "words-per-minute-to-keystrokes-per-hour",
    from: "word-per-minute",
    to: "keystroke-per-hour",
    about: "Typing tests give words per minute; data-entry jobs state their requirement in keystrokes per hour.",
    familiar: [
      ["30", "a slow typist"],
      ["40", "an average typist"],
      ["60", "an office professional"],
      ["80", "a fast typist"],
    ],
    faq: [
      {
        q: "How many keystrokes per hour is 40 WPM?",
        a: "40 wpm is 12,000 KPH. A trained clerk is faster on a ten-key test of digits than on text.",
      },
    ],
  },
]);
