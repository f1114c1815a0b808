import { defineConverter } from "../../units/define-converter.ts";
import pairs from "./frequency.pairs.ts";

export default defineConverter({
  slug: "frequency",
  category: "general-physics-mechanics",
  name: "Frequency Converter",
  description: "Convert hertz, kilohertz, megahertz, gigahertz, rpm, bpm and angular frequency.",
  base: { name: "hertz", symbol: "Hz" },
  baseFactor: "Hz",
  defaultPair: ["megahertz", "hertz"],
  commonUnits: ["hertz", "kilohertz", "megahertz", "gigahertz", "revolution-per-minute", "beat-per-minute", "period-second", "period-millisecond"],
  pairs,
  commonValues: {
    kilohertz: { example: "44.1" },
    megahertz: { example: "98.5", tables: [{ values: ["0.54", "1", "1.6", "7", "14", "27.12", "50", "88", "98.5", "100", "108", "144", "433", "868", "915", "2400"] }] },
    gigahertz: { example: "2.4", tables: [{ values: ["0.9", "1", "1.8", "2.4", "2.45", "3", "3.5", "4", "5", "5.8", "6", "10", "12", "24", "28", "60", "77"] }] },
    hertz: { example: "60", tables: [{ values: ["1", "2", "5", "10", "15", "20", "25", "30", "50", "60", "75", "100", "120", "200", "240", "400"] }] },
    "beat-per-minute": { example: "120", tables: [{ values: ["40", "50", "60", "70", "72", "80", "90", "100", "110", "120", "128", "140", "150", "160", "174", "180", "200"] }] },
  },
  bounds: { min: "0", message: "A frequency cannot be negative." },
  notes: [
    "Angular frequency in rad/s is 2π times the frequency in hertz (ω = 2πf), so 1 rad/s is 0.1591549431 Hz.",
    "A period is the reciprocal of a frequency: doubling one halves the other, and a frequency of zero has no period.",
    "Cycles per year use the Julian year of 365.25 days.",
    "For wavelengths, use the Wavelength ↔ Frequency Converter.",
  ],
  groups: [
    {
      name: "SI",
      source: "SI9 Tables 4 and 7",
      units: [
        { id: "exahertz", name: "Exahertz", symbol: "EHz", factor: "EHz" },
        "petahertz",
        "terahertz",
        "gigahertz",
        "megahertz",
        "kilohertz",
        { id: "hectohertz", name: "Hectohertz", symbol: "hHz", factor: "hHz" },
        { id: "decahertz", name: "Decahertz", symbol: "daHz", factor: "daHz" },
        "hertz",
        { id: "decihertz", name: "Decihertz", symbol: "dHz", factor: "dHz" },
        { id: "centihertz", name: "Centihertz", symbol: "cHz", factor: "cHz" },
        { id: "millihertz", name: "Millihertz", symbol: "mHz", factor: "mHz" },
        { id: "microhertz", name: "Microhertz", symbol: "µHz", factor: "µHz" },
        { id: "nanohertz", name: "Nanohertz", symbol: "nHz", factor: "nHz" },
      ],
    },
    {
      name: "Cycles and events",
      source: "SP811 B.8; IEC 80000-6 (rotational frequency)",
      units: [
        { id: "cycle-per-second", name: "Cycle per second", symbol: "cps", factor: "1/s", aliases: ["c/s", "cycles/s"] },
        { id: "cycle-per-minute", name: "Cycle per minute", symbol: "cpm", factor: "1/min", aliases: ["cycles/min"] },
        { id: "cycle-per-hour", name: "Cycle per hour", symbol: "", factor: "1/h", aliases: ["cph", "cycles/hour"] },
        { id: "cycle-per-day", name: "Cycle per day", symbol: "", factor: "1/d", aliases: ["cpd", "cycles/day", "per day"] },
        { id: "cycle-per-year", name: "Cycle per Julian year", symbol: "", factor: "1/julianYear", aliases: ["cpy", "cycles/year", "per year"] },
        { unit: "revolution-per-minute", name: "Revolution per minute (as cycles)", factor: "1/min" },
        { id: "beat-per-minute", name: "Beat per minute", symbol: "BPM", factor: "1/min", aliases: ["beats/min", "heart rate"] },
        { id: "frame-per-second", name: "Frame per second", symbol: "fps", factor: "1/s", aliases: ["frames/s", "frames per sec"] },
        { id: "fresnel", name: "Fresnel (THz)", symbol: "", factor: "THz", exactness: "convention" },
      ],
    },
    {
      name: "Angular frequency",
      source: "ISO 80000-3 (ω = 2πf)",
      units: [
        { unit: "radian-per-second", name: "Radian per second (angular)", factor: "rad/rev Hz", aliases: ["angular frequency", "omega"] },
        { unit: "degree-per-second", name: "Degree per second (angular)", factor: "deg/rev Hz" },
      ],
    },
    {
      name: "Period (reciprocal)",
      source: "ISO 80000-3 (T = 1/f)",
      units: [
        { id: "period-second", name: "Period in seconds", symbol: "s", law: { kind: "reciprocal", numerator: "Hz" }, plural: "seconds of period", aliases: ["sec", "seconds"] },
        { id: "period-millisecond", name: "Period in milliseconds", symbol: "ms", law: { kind: "reciprocal", numerator: "kHz" }, plural: "milliseconds of period", aliases: ["msec", "milliseconds"] },
        { id: "period-microsecond", name: "Period in microseconds", symbol: "µs", law: { kind: "reciprocal", numerator: "MHz" }, plural: "microseconds of period", aliases: ["usec", "microseconds"] },
        { id: "period-nanosecond", name: "Period in nanoseconds", symbol: "ns", law: { kind: "reciprocal", numerator: "GHz" }, plural: "nanoseconds of period", aliases: ["nsec", "nanoseconds"] },
      ],
    },
  ],
  faq: [
    {
      pairs: ["hertz-to-revolutions-per-minute"],
      q: "How do I convert hertz to rpm?",
      a: "Multiply by 60, because a hertz counts events per second and rpm events per minute. So 50 Hz is 3,000 rpm and 1 rpm is 0.01667 Hz. The synchronous speed of a 50 Hz motor is 3,000 rpm only with one pole pair; divide by the number of pole pairs.",
    },
    {
      q: "How do I convert frequency to period?",
      a: "Take the reciprocal: T = 1/f. Concert pitch, 440 Hz, has a period of 2.273 ms, and a period of 10 ms is 100 Hz. Choose a period unit to convert in either direction; zero hertz has no period.",
    },
    {
      q: "Why is 1 rad/s not 1 Hz?",
      a: "A full cycle is 2π radians, so ω = 2πf. A frequency of 1 Hz is 6.283 rad/s, and 1 rad/s is only 0.1592 Hz. Power at 60 Hz has an angular frequency of 377 rad/s, the value to use in reactance formulas.",
    },
    {
      pairs: ["megahertz-to-hertz"],
      q: "How many hertz is a megahertz?",
      a: "One megahertz is 1,000,000 Hz, or 1,000 kHz; a gigahertz is 1,000 MHz. An FM station at 98.5 MHz transmits at 98,500,000 Hz. Note that mHz is a millihertz: one letter changes the value by a factor of 10⁹.",
    },
    {
      pairs: ["beats-per-minute-to-hertz"],
      q: "How do I convert beats per minute to hertz?",
      a: "Divide by 60. A heart rate of 72 bpm is 1.2 Hz, and one beat takes 0.8333 s. For music, 120 bpm is 2 Hz, so a quarter note lasts 500 ms.",
    },
  ],
  keywords: ["hz", "period", "cycles", "bpm", "rpm", "angular frequency", "clock speed"],
  related: ["angular-velocity", "time", "angle", "angular-acceleration", "sound-pressure-level", "radioactivity"],
});
