import { defineConverter } from "../../units/define-converter.ts";
import pairs from "./typing-speed.pairs.ts";

export default defineConverter({
  slug: "typing-speed",
  category: "everyday-transport-miscellaneous",
  name: "Typing Speed Converter",
  description: "Convert words per minute, characters per minute and keystrokes per hour.",
  base: { name: "character per second", symbol: "char/s" },
  baseFactor: "keystroke/s",
  defaultPair: ["word-per-minute", "character-per-minute"],
  commonUnits: ["word-per-minute", "character-per-minute", "keystroke-per-hour", "character-per-second"],
  pairs,
  commonValues: {
    "word-per-minute": { example: "60", tables: [{ values: ["10", "20", "25", "30", "35", "40", "45", "50", "55", "60", "65", "70", "75", "80", "90", "100", "110", "120", "150"] }] },
    "character-per-minute": { example: "250" },
    "keystroke-per-hour": { example: "10000", tables: [{ values: ["5000", "6000", "7000", "8000", "9000", "10000", "11000", "12000", "13000", "14000", "15000", "18000"] }] },
  },
  bounds: { min: "0", message: "A typing speed cannot be negative." },
  notes: [
    "A word is five characters, including spaces and punctuation, whatever the actual words are: 1 WPM is 5 characters per minute.",
    "Keystrokes count as characters here. On real keyboards a capital letter needs two keys, so measured keystrokes are a little higher than characters.",
    "A page is 250 standard words, or 1,250 characters. Time per word and per character are reciprocals of the rates and cannot be 0.",
  ],
  groups: [
    {
      name: "Rate (linear)",
      source: "ARIF2009",
      units: [
        { id: "character-per-second", name: "Character per second", symbol: "CPS", factor: "keystroke/s", aliases: ["char/s", "chars per second"] },
        { id: "character-per-minute", name: "Character per minute", symbol: "CPM", factor: "keystroke/min", aliases: ["char/min", "chars per minute"] },
        { id: "character-per-hour", name: "Character per hour", symbol: "CPH", factor: "keystroke/h", aliases: ["char/h"] },
        { id: "keystroke-per-minute", name: "Keystroke per minute", symbol: "KPM", factor: "keystroke/min", aliases: ["spm", "strokes per minute"] },
        { id: "keystroke-per-hour", name: "Keystroke per hour", symbol: "KPH", factor: "keystroke/h", aliases: ["ksph", "sph", "strokes per hour"] },
        { id: "word-per-second", name: "Word per second (5 chars)", symbol: "WPS", factor: "5 keystroke/s", exactness: "convention", aliases: ["words/s"] },
        { id: "word-per-minute", name: "Word per minute (5 chars)", symbol: "WPM", factor: "5 keystroke/min", exactness: "convention", aliases: ["words/min"] },
        { id: "word-per-hour", name: "Word per hour (5 chars)", symbol: "WPH", factor: "5 keystroke/h", exactness: "convention", aliases: ["words/h"] },
        { id: "page-per-hour", name: "Page per hour (250 words)", symbol: "pg/h", factor: "250 [word-per-hour]", exactness: "convention", aliases: ["pages/hour", "pph"] },
      ],
    },
    {
      name: "Time per item (reciprocal)",
      source: "ARIF2009",
      units: [
        { id: "second-per-word", name: "Second per word", symbol: "s/word", law: { kind: "reciprocal", numerator: "5 keystroke/s" }, exactness: "convention", aliases: ["sec/word"] },
        { id: "millisecond-per-character", name: "Millisecond per character", symbol: "ms/char", law: { kind: "reciprocal", numerator: "keystroke/ms" }, aliases: ["ms per char"] },
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
  keywords: ["wpm", "cpm", "kph", "keystrokes per hour", "typing test", "words per minute", "data entry"],
  related: ["pace", "data-transfer-rate"],
});
