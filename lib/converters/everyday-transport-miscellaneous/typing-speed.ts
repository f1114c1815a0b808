import { defineQuantity } from "../../units/define-quantity.ts";

export default defineQuantity({
  slug: "typing-speed",
  category: "everyday-transport-miscellaneous",
  name: "Typing Speed Converter",
  description: "Convert words per minute, characters per minute and keystrokes per hour.",
  base: { name: "character per second", symbol: "char/s" },
  baseFactor: "keystroke/s",
  defaultPair: ["word-per-minute", "character-per-minute"],
  commonUnits: ["word-per-minute", "character-per-minute", "keystroke-per-hour", "character-per-second"],
  commonValues: {
    "word-per-minute": { example: "60", tables: [{ values: ["10", "20", "25", "30", "35", "40", "45", "50", "55", "60", "65", "70", "75", "80", "90", "100", "110", "120", "150"] }] },
    "character-per-minute": { example: "250" },
    "keystroke-per-hour": { example: "10000", tables: [{ values: ["5000", "6000", "7000", "8000", "9000", "10000", "11000", "12000", "13000", "14000", "15000", "18000"] }] },
  },
  bounds: { min: "0", message: "A typing speed cannot be negative." },
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
  keywords: ["wpm", "cpm", "kph", "keystrokes per hour", "typing test", "words per minute", "data entry"],
  related: ["pace", "data-transfer-rate"],
});
