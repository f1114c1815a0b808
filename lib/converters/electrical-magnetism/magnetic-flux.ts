import { defineConverter } from "../../units/define-converter.ts";
import pairs from "./magnetic-flux.pairs.ts";

export default defineConverter({
  slug: "magnetic-flux",
  category: "electrical-magnetism",
  name: "Magnetic Flux Converter",
  description: "Convert webers, maxwells, volt-seconds and flux quanta.",
  base: { name: "weber", symbol: "Wb" },
  baseFactor: "Wb",
  defaultPair: ["weber", "maxwell"],
  commonUnits: ["weber", "milliweber", "volt-second", "maxwell"],
  pairs,
  commonValues: {
    weber: { example: "0.02" },
    maxwell: { example: "5000" },
    milliweber: { example: "2.5" },
  },
  notes: [
    "One weber is 10⁸ maxwells; the maxwell is also called a line of force.",
    "A unit pole emits 4π maxwells; a Kapp line is 6,000 maxwells.",
    "The magnetic flux quantum h/(2e) has been exact since the 2019 revision of the SI.",
  ],
  groups: [
    {
      name: "SI",
      source: "SI9 Table 4",
      units: [
        { id: "megaweber", name: "Megaweber", symbol: "MWb", factor: "MWb" },
        { id: "kiloweber", name: "Kiloweber", symbol: "kWb", factor: "kWb" },
        { id: "weber", name: "Weber", symbol: "Wb", factor: "Wb" },
        { id: "milliweber", name: "Milliweber", symbol: "mWb", factor: "mWb" },
        { id: "microweber", name: "Microweber", symbol: "µWb", factor: "µWb" },
        { id: "nanoweber", name: "Nanoweber", symbol: "nWb", factor: "nWb" },
        { id: "volt-second", name: "Volt-second", symbol: "V·s", factor: "V s" },
        { id: "tesla-square-meter", name: "Tesla square meter", symbol: "T·m²", factor: "T m^2" },
        { id: "tesla-square-centimeter", name: "Tesla square centimeter", symbol: "T·cm²", factor: "T cm^2" },
      ],
    },
    {
      name: "CGS",
      source: "SI8 Table 9; SP811 B.8; GNUUNITS kappline",
      units: [
        { id: "maxwell", name: "Maxwell (line)", symbol: "Mx", factor: "Mx", aliases: ["line", "lines"] },
        { id: "kilomaxwell", name: "Kilomaxwell (kiloline)", symbol: "kMx", factor: "kMx", aliases: ["kiloline", "kilolines"] },
        { id: "megamaxwell", name: "Megamaxwell (megaline)", symbol: "MMx", factor: "MMx", aliases: ["megaline", "megalines"] },
        { id: "gauss-square-centimeter", name: "Gauss square centimeter", symbol: "G·cm²", factor: "G cm^2" },
        { id: "unit-pole", name: "Unit pole (4π Mx)", symbol: "", factor: "4 pi Mx" },
        { id: "kapp-line", name: "Kapp line (6,000 Mx)", symbol: "", factor: "6000 Mx", exactness: "convention", aliases: ["kapp"] },
      ],
    },
    {
      name: "Quantum",
      source: "SI9 Table 1; CODATA22 magnetic flux quantum",
      units: [{ id: "magnetic-flux-quantum", name: "Magnetic flux quantum", symbol: "Φ₀", factor: "planck/(2 eCharge)", plural: "magnetic flux quanta", aliases: ["flux quantum", "flux quanta", "fluxon"] }],
    },
  ],
  faq: [
    {
      pairs: ["webers-to-maxwells", "maxwells-to-webers"],
      q: "How do I convert webers to maxwells?",
      a: "Multiply by 100,000,000: 1 Wb is 10⁸ Mx, and 1 mWb is 100,000 Mx. The maxwell is the flux of one gauss through one square centimeter.",
    },
    {
      q: "What is the difference between weber and tesla?",
      a: "The weber is flux, the total through an area; the tesla is flux density, the amount per square meter. A 1.5 T field through 20 cm² is a flux of 0.003 Wb, because 20 cm² is 0.002 m². For densities, use the Magnetic Flux Density Converter.",
    },
    {
      pairs: ["webers-to-volt-seconds"],
      q: "Is a volt-second the same as a weber?",
      a: "Yes, exactly. By Faraday’s law of induction, one weber that falls steadily to zero in one second induces one volt in a single turn. Transformer designers therefore speak of volt-seconds: 12 V for 10 µs is 120 µV·s, which is 120 µWb.",
    },
    {
      exact: true,
      q: "How large is the magnetic flux quantum?",
      a: "h/(2e) = 2.067833848 × 10⁻¹⁵ Wb, the unit in which flux through a superconducting ring is quantized. One maxwell is about 4.84 million flux quanta. Its value is exact, because the Planck constant and the elementary charge define the SI.",
    },
    {
      q: "What are lines, kilolines and megalines?",
      a: "American names for CGS flux: one line is 1 Mx, a kiloline 1,000 Mx and a megaline 1,000,000 Mx or 0.01 Wb. Machine designers combine them with inches, as in lines per square inch for flux density.",
    },
  ],
  keywords: ["weber", "maxwell", "volt second", "flux quantum", "Wb to Mx", "lines of force"],
  related: ["magnetic-flux-density", "inductance", "voltage", "current"],
});
