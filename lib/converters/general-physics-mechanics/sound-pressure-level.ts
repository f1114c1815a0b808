import { defineConverter } from "../../units/define-converter.ts";
import pairs from "./sound-pressure-level.pairs.ts";

export default defineConverter({
  slug: "sound-pressure-level",
  category: "general-physics-mechanics",
  name: "Sound Pressure Level Converter",
  description: "Convert RMS sound pressure to dB SPL in air and dB re 1 µPa under water.",
  base: { name: "pascal", symbol: "Pa" },
  baseFactor: "Pa",
  defaultPair: ["pascal", "decibel-spl"],
  commonUnits: ["pascal", "millipascal", "micropascal", "decibel-spl", "decibel-re-1-micropascal"],
  pairs,
  commonValues: {
    pascal: { example: "0.2" },
    "decibel-spl": { example: "85", tables: [{ values: ["0", "10", "20", "30", "40", "50", "60", "70", "80", "85", "90", "94", "100", "110", "120", "130", "140"] }] },
    "decibel-re-1-micropascal": { example: "180" },
  },
  bounds: { min: "0", message: "An RMS sound pressure cannot be negative." },
  notes: [
    "The level is L = 20 log₁₀(p / p₀), where p is the RMS pressure and p₀ is 20 µPa in air and other gases or 1 µPa in water and other media (ISO 1683).",
    "The same pressure reads 26.02 dB higher re 1 µPa than re 20 µPa.",
    "dBA and dBC are frequency-weighted: no formula converts them to dB SPL without the spectrum of the sound.",
  ],
  groups: [
    {
      name: "Linear",
      source: "SI9 Table 4; SI8 Table 8 (bar); SP811 B.8 (atmosphere, psi)",
      units: [
        { unit: "pascal", name: "Pascal (RMS)", aliases: ["pa rms"] },
        "kilopascal",
        "hectopascal",
        "millipascal",
        "micropascal",
        { unit: "microbar", name: "Microbar (dyn/cm²)", aliases: ["dyn/cm2", "dyne per square centimeter"] },
        "bar",
        { unit: "atmosphere", name: "Atmosphere" },
        "psi",
      ],
    },
    {
      name: "Level",
      source: "ISO 1683 (references 20 µPa and 1 µPa); ISO 80000-8; IEC 61672-1",
      units: [
        {
          id: "decibel-spl",
          name: "Decibel SPL (re 20 µPa, air)",
          symbol: "dB SPL",
          law: { kind: "logarithmic", reference: "20 µPa", root: 10, perUnit: "1/20" },
          formula: { toBase: "p = 20 µPa × 10^(L/20)", fromBase: "L = 20 log₁₀(p / 20 µPa)" },
          plural: "decibels SPL",
          aliases: ["db", "dbspl", "db(spl)", "spl", "decibel", "decibels", "db re 20 upa"],
        },
        {
          id: "decibel-re-1-micropascal",
          name: "Decibel re 1 µPa (under water)",
          symbol: "dB re 1 µPa",
          law: { kind: "logarithmic", reference: "µPa", root: 10, perUnit: "1/20" },
          formula: { toBase: "p = 1 µPa × 10^(L/20)", fromBase: "L = 20 log₁₀(p / 1 µPa)" },
          plural: "decibels re 1 µPa",
          aliases: ["db re 1upa", "underwater db"],
        },
        {
          id: "decibel-re-1-pascal",
          name: "Decibel re 1 Pa (microphones)",
          symbol: "dBPa",
          law: { kind: "logarithmic", reference: "Pa", root: 10, perUnit: "1/20" },
          formula: { toBase: "p = 1 Pa × 10^(L/20)", fromBase: "L = 20 log₁₀(p / 1 Pa)" },
          plural: "decibels re 1 Pa",
          aliases: ["db re 1 pa"],
        },
        {
          id: "bel-spl",
          name: "Bel SPL (re 20 µPa)",
          symbol: "B",
          law: { kind: "logarithmic", reference: "20 µPa", root: 10, perUnit: "1/2" },
          formula: { toBase: "p = 20 µPa × 10^(L/2)", fromBase: "L = 2 log₁₀(p / 20 µPa)" },
          plural: "bels SPL",
          aliases: ["bel", "bels"],
        },
        {
          id: "neper-spl",
          name: "Neper SPL (re 20 µPa)",
          symbol: "Np",
          law: { kind: "logarithmic", reference: "20 µPa", root: "e", perUnit: "1" },
          formula: { toBase: "p = 20 µPa × e^L", fromBase: "L = ln(p / 20 µPa)" },
          plural: "nepers SPL",
          aliases: ["neper", "nepers"],
        },
      ],
    },
  ],
  faq: [
    {
      pairs: ["decibels-spl-to-pascals", "decibels-spl-to-micropascals"],
      q: "How do I convert decibels SPL to pascals?",
      a: "Divide the level by 20, raise 10 to that power, and multiply by 20 µPa. A level of 60 dB is 0.02 Pa, 94 dB is 1.002 Pa and 120 dB is 20 Pa, all RMS. Each 20 dB is a factor of 10 in pressure; each 6.02 dB is a factor of 2.",
    },
    {
      pairs: ["pascals-to-decibels-spl"],
      q: "Why is 1 Pa called 94 dB?",
      a: 'Because 20 log₁₀(1 Pa / 20 µPa) = 93.98 dB, rounded to 94. Microphone calibrators use this level, so a sensitivity given "re 1 Pa" or "at 94 dB SPL" refers to the same sound.',
    },
    {
      pairs: ["decibels-re-1-micropascal-to-decibels-spl"],
      q: "Can I compare underwater decibels with decibels in air?",
      a: "Not directly. Underwater levels are relative to 1 µPa and levels in air to 20 µPa, so the same pressure reads 26.02 dB higher under water. A sonar at 180 dB re 1 µPa produces 1,000 Pa, which is 154 dB re 20 µPa. The intensities differ even more, because water is much denser and sound travels faster in it.",
    },
    {
      q: "How many decibels is a doubling of sound?",
      a: "Doubling the pressure adds 6.021 dB. Doubling the power, as with two equal machines, adds only 3.01 dB, because power varies with the square of the pressure. A sound seems twice as loud at roughly 10 dB more.",
    },
    {
      q: "Can I convert dBA to dB SPL?",
      a: "No. A-weighting reduces low frequencies before the level is measured, by 30.2 dB at 50 Hz but not at all at 1 kHz, so the result depends on the spectrum. Only for a pure tone can the weighting be undone, using the tables in IEC 61672-1.",
    },
    {
      q: "What is the loudest possible sound in air?",
      a: "An undistorted sine wave cannot swing below vacuum. With a peak of one atmosphere its RMS pressure is 71,648 Pa, a level of 191.08 dB SPL; taking 101,325 Pa as the RMS value gives the often-quoted 194.09 dB. Blast waves can exceed both.",
    },
  ],
  keywords: ["db spl", "decibel", "noise level", "microphone", "sonar", "loudness", "micropascal"],
  related: ["sound-intensity", "pressure", "frequency", "power", "energy"],
});
