import { defineConverter } from "../../units/define-converter.ts";
import pairs from "./sound-intensity.pairs.ts";

export default defineConverter({
  slug: "sound-intensity",
  category: "general-physics-mechanics",
  name: "Sound Intensity Converter",
  description: "Convert sound intensity between W/m², W/cm² and decibels (SIL).",
  base: { name: "watt per square meter", symbol: "W/m²" },
  baseFactor: "W/m^2",
  defaultPair: ["watt-per-square-meter", "decibel-sil"],
  commonUnits: ["watt-per-square-meter", "milliwatt-per-square-meter", "picowatt-per-square-meter", "watt-per-square-centimeter", "decibel-sil"],
  pairs,
  commonValues: {
    "watt-per-square-meter": { example: "0.001" },
    "decibel-sil": { example: "60", tables: [{ values: ["0", "10", "20", "30", "40", "50", "60", "70", "80", "85", "90", "100", "110", "120", "130"] }] },
  },
  bounds: { min: "0", message: "A sound intensity cannot be negative." },
  notes: [
    "The intensity level is L = 10 log₁₀(I / I₀) dB with I₀ = 10⁻¹² W/m² (ISO 1683). Zero intensity has no level.",
    "Levels do not add: convert to W/m², add the intensities, and convert back.",
    "In air under ordinary conditions, the intensity level and sound pressure level of a plane wave agree to within about 0.2 dB, but they are different quantities.",
  ],
  groups: [
    {
      name: "Linear",
      source: "SI9 Table 5; ISO 80000-8; SP811 B.8 (W/in²)",
      units: [
        "watt-per-square-meter",
        "kilowatt-per-square-meter",
        "milliwatt-per-square-meter",
        { id: "microwatt-per-square-meter", name: "Microwatt per square meter", symbol: "µW/m²", factor: "µW/m^2" },
        { id: "nanowatt-per-square-meter", name: "Nanowatt per square meter", symbol: "nW/m²", factor: "nW/m^2" },
        { id: "picowatt-per-square-meter", name: "Picowatt per square meter", symbol: "pW/m²", factor: "pW/m^2" },
        "watt-per-square-centimeter",
        "milliwatt-per-square-centimeter",
        { id: "microwatt-per-square-centimeter", name: "Microwatt per square centimeter", symbol: "µW/cm²", factor: "µW/cm^2" },
        "watt-per-square-inch",
        "watt-per-square-foot",
        { id: "erg-per-second-per-square-centimeter", name: "Erg per second per square centimeter", symbol: "erg/(s·cm²)", factor: "erg/(s cm^2)", aliases: ["erg/s/cm2"] },
      ],
    },
    {
      name: "Level",
      source: "ISO 1683 (reference 1 pW/m²); ISO 80000-8",
      units: [
        {
          id: "decibel-sil",
          name: "Decibel (SIL re 1 pW/m²)",
          symbol: "dB",
          law: { kind: "logarithmic", reference: "pW/m^2", root: 10, perUnit: "1/10" },
          formula: { toBase: "I = 1 pW/m² × 10^(L/10)", fromBase: "L = 10 log₁₀(I / 1 pW/m²)" },
          aliases: ["db sil", "sil"],
        },
        { id: "bel-sil", name: "Bel (SIL re 1 pW/m²)", symbol: "B", law: { kind: "logarithmic", reference: "pW/m^2", root: 10, perUnit: "1" }, formula: { toBase: "I = 1 pW/m² × 10^L", fromBase: "L = log₁₀(I / 1 pW/m²)" } },
        {
          id: "neper-sil",
          name: "Neper (power level re 1 pW/m²)",
          symbol: "Np",
          law: { kind: "logarithmic", reference: "pW/m^2", root: "e", perUnit: "2" },
          formula: { toBase: "I = 1 pW/m² × e^(2L)", fromBase: "L = ½ ln(I / 1 pW/m²)" },
        },
      ],
    },
  ],
  faq: [
    {
      pairs: ["watts-per-square-meter-to-decibels-sil"],
      q: "How do I convert W/m² to decibels?",
      a: "Divide by 10⁻¹² W/m², take the base-10 logarithm and multiply by 10. An intensity of 10⁻⁶ W/m² is 60 dB, and 1 W/m² is 120 dB. Each factor of 10 in intensity adds 10 dB.",
    },
    {
      pairs: ["decibels-sil-to-watts-per-square-meter"],
      q: "How do I convert decibels to W/m²?",
      a: "Divide the level by 10, raise 10 to that power, and multiply by 10⁻¹² W/m². A level of 85 dB is 0.0003162 W/m², and 0 dB is 10⁻¹² W/m², close to the threshold of hearing at 1 kHz.",
    },
    {
      q: "How loud are two equal sounds together?",
      a: "Independent sounds add by intensity, so two machines at 70 dB produce twice the intensity of one: 73.01 dB, about 3 dB more, not 140 dB. Ten of them produce 80 dB. Convert to W/m², add, and convert back.",
    },
    {
      q: "Is sound intensity the same as sound pressure level?",
      a: "No. Intensity is power per area and has a direction; pressure has no direction and can be measured with a single microphone. The references, 1 pW/m² and 20 µPa, were chosen so that the two levels are nearly equal for a plane wave in air. Near walls or sources they differ.",
    },
    {
      q: "Why is there no decibel value for zero intensity?",
      a: "Zero has no logarithm: as the intensity approaches zero, the level falls without limit. Negative levels are valid, though: −10 dB is 10⁻¹³ W/m², a tenth of the reference.",
    },
    {
      q: "What is a neper?",
      a: "The neper is a level unit based on the natural logarithm: L = ½ ln(I/I₀) for intensities. One neper is 8.686 dB. It is used in transmission-line and wave theory; the decibel is used everywhere else.",
    },
  ],
  keywords: ["decibel", "loudness", "acoustics", "db to w/m2", "noise", "sil"],
  related: ["sound-pressure-level", "power", "area", "pressure", "frequency", "energy"],
});
