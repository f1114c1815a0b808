import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "A word is five characters, including spaces and punctuation, whatever the actual words are: 1 WPM is 5 characters per minute.",
    "Keystrokes count as characters here. On real keyboards a capital letter needs two keys, so measured keystrokes are a little higher than characters.",
    "A page is 250 standard words, or 1,250 characters. Time per word and per character are reciprocals of the rates and cannot be 0.",
  ],
  pairs: [
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
  ],
  faq: [
    {
      pairs: ["words-per-minute-to-characters-per-minute", "characters-per-minute-to-words-per-minute"],
      q: "How do I convert WPM to CPM?",
      a: "Multiply by 5, because a standard word has five characters. 40 WPM is 200 characters per minute, and 300 CPM is 60 WPM.",
    },
    {
      pairs: ["keystrokes-per-hour-to-words-per-minute", "words-per-minute-to-keystrokes-per-hour"],
      q: "What is 10,000 KPH in WPM?",
      a: "33.33 WPM: divide keystrokes per hour by 300, that is by 60 minutes and 5 keystrokes. Data-entry jobs often require 8,000 to 12,000 KPH, which is 26.7 to 40 WPM. Here KPH means keystrokes per hour, not kilometers per hour.",
    },
    {
      q: "What is a good typing speed?",
      a: "Most adults type 35 to 45 WPM, or 175 to 225 characters per minute. Office jobs often require 50 to 60 WPM, and professional typists reach 70 to 90 WPM. At 60 WPM each character takes 200 ms.",
    },
    {
      q: "Is this gross or net WPM?",
      a: "The conversion is the same for both. Gross WPM counts everything you typed; net WPM subtracts one word for each uncorrected error per minute: 300 characters in a minute with 4 errors are 60 WPM gross and 56 WPM net.",
    },
    {
      q: "How long does it take to type a page?",
      a: "At 40 WPM, a 250-word page takes 6.25 minutes, since 40 WPM is 9.6 pages per hour. At 60 WPM it is 14.4 pages per hour.",
    },
  ],
});
