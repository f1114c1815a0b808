import { defineConverter } from "../../units/define-converter.ts";
import pairs from "./radiation-dose.pairs.ts";

export default defineConverter({
  slug: "radiation-dose",
  category: "general-physics-mechanics",
  name: "Radiation Dose Converter",
  description: "Convert gray, rad, sievert and rem, with the radiation weighting factor for equivalent dose.",
  base: { name: "sievert", symbol: "Sv" },
  baseFactor: "Sv",
  defaultPair: ["millisievert", "millirem"],
  commonUnits: ["sievert", "millisievert", "microsievert", "rem", "millirem", "gray", "milligray", "rad"],
  pairs,
  commonValues: {
    millisievert: { example: "50", tables: [{ values: ["0.01", "0.1", "0.5", "1", "2", "3", "5", "6.2", "10", "20", "50", "100", "250", "500", "1000"] }] },
    millirem: { example: "620" },
    rem: { example: "5" },
    gray: { example: "2" },
    microsievert: { example: "100" },
  },
  parameters: [
    {
      id: "radiation-weighting-factor",
      label: "Radiation weighting factor w_R",
      unit: "",
      default: 1,
      min: 1,
      max: 30,
      hint: "Absorbed dose (Gy, rad) times w_R is equivalent dose (Sv, rem); not used within one group.",
      presets: [
        { label: "Photons, electrons, muons", value: 1 },
        { label: "Protons, charged pions", value: 2 },
        { label: "Alpha particles, fission fragments, heavy ions", value: 20 },
        { label: "Neutrons, 1 MeV (ICRP 103)", value: 20.7 },
        { label: "Neutrons, thermal (ICRP 103)", value: 2.5 },
      ],
    },
  ],
  bounds: { min: "0", message: "A radiation dose cannot be negative." },
  notes: [
    "Absorbed dose (Gy, rad) and equivalent dose (Sv, rem) share the dimension J/kg but are different quantities: equivalent dose = w_R × absorbed dose.",
    "Set the weighting factor w_R next to the value: 1 for photons, electrons and muons, 2 for protons, 20 for alpha particles (ICRP 103). It does not apply between units of the same group.",
    "Exposure in roentgens measures ionization of air (C/kg) and cannot be converted without more data.",
    "The banana equivalent dose is 0.1 µSv by popular convention.",
  ],
  groups: [
    {
      name: "Equivalent dose",
      source: "SI9 Table 4 (sievert); SP811 B.8 (rem); ICRP 119 (potassium-40, the basis of the banana equivalent dose)",
      units: [
        { id: "kilosievert", name: "Kilosievert", symbol: "kSv", factor: "kSv" },
        { id: "sievert", name: "Sievert", symbol: "Sv", factor: "Sv" },
        { id: "millisievert", name: "Millisievert", symbol: "mSv", factor: "mSv" },
        { id: "microsievert", name: "Microsievert", symbol: "µSv", factor: "µSv" },
        { id: "nanosievert", name: "Nanosievert", symbol: "nSv", factor: "nSv" },
        { id: "rem", name: "Rem", symbol: "rem", factor: "1e-2 Sv" },
        { id: "millirem", name: "Millirem", symbol: "mrem", factor: "1e-5 Sv" },
        { id: "microrem", name: "Microrem", symbol: "µrem", factor: "1e-8 Sv" },
        { id: "banana-equivalent-dose", name: "Banana equivalent dose", symbol: "BED", factor: "0.1 µSv", exactness: "convention", aliases: ["banana", "bananas"] },
      ],
    },
    {
      name: "Absorbed dose (× w_R, default 1)",
      source: "SI9 Table 4 (gray); SP811 B.8 (rad); ICRP 103 Table 2 (weighting factors)",
      units: [
        { id: "kilogray", name: "Kilogray", symbol: "kGy", law: { kind: "linear", factor: "kGy", scaledBy: { "radiation-weighting-factor": 1 } } },
        { id: "gray", name: "Gray", symbol: "Gy", law: { kind: "linear", factor: "Gy", scaledBy: { "radiation-weighting-factor": 1 } } },
        { id: "centigray", name: "Centigray", symbol: "cGy", law: { kind: "linear", factor: "cGy", scaledBy: { "radiation-weighting-factor": 1 } } },
        { id: "milligray", name: "Milligray", symbol: "mGy", law: { kind: "linear", factor: "mGy", scaledBy: { "radiation-weighting-factor": 1 } } },
        { id: "microgray", name: "Microgray", symbol: "µGy", law: { kind: "linear", factor: "µGy", scaledBy: { "radiation-weighting-factor": 1 } } },
        { id: "nanogray", name: "Nanogray", symbol: "nGy", law: { kind: "linear", factor: "nGy", scaledBy: { "radiation-weighting-factor": 1 } } },
        { id: "rad", name: "Rad", symbol: "rad", law: { kind: "linear", factor: "1e-2 Gy", scaledBy: { "radiation-weighting-factor": 1 } } },
        { id: "millirad", name: "Millirad", symbol: "mrad", law: { kind: "linear", factor: "1e-5 Gy", scaledBy: { "radiation-weighting-factor": 1 } } },
        { id: "kilorad", name: "Kilorad", symbol: "krad", law: { kind: "linear", factor: "10 Gy", scaledBy: { "radiation-weighting-factor": 1 } } },
        { unit: "joule-per-kilogram", law: { kind: "linear", factor: "J/kg", scaledBy: { "radiation-weighting-factor": 1 } } },
        { unit: "erg-per-gram", law: { kind: "linear", factor: "erg/g", scaledBy: { "radiation-weighting-factor": 1 } } },
      ],
    },
  ],
  faq: [
    {
      pairs: ["millisieverts-to-millirems", "millirems-to-millisieverts"],
      q: "How do I convert millisieverts to millirems?",
      a: "Multiply by 100. One sievert is 100 rem, so 1 mSv is 100 mrem and 1 µSv is 0.1 mrem. Natural background radiation in the United States, about 3 mSv per year, is 300 mrem.",
    },
    {
      pairs: ["grays-to-rads"],
      q: "How do I convert grays to rads?",
      a: "Multiply by 100: 1 Gy = 100 rad and 1 cGy = 1 rad, which is why radiotherapy plans are often written in centigrays. A treatment of 2 Gy is 200 rad. The weighting factor does not matter here because both are units of absorbed dose.",
    },
    {
      q: "Is a gray the same as a sievert?",
      a: "Only for radiation with a weighting factor of 1, such as X-rays, gamma rays and electrons. For alpha particles w_R is 20, so 0.01 Gy of alpha radiation is 0.2 Sv. Set the weighting factor for the type of radiation before you convert between the two.",
    },
    {
      q: "Which weighting factor should I choose?",
      a: "ICRP 103 gives 1 for photons, electrons and muons, 2 for protons and charged pions, and 20 for alpha particles, fission fragments and heavy ions. For neutrons it depends on energy: about 2.5 for thermal neutrons, rising to about 20.7 near 1 MeV. Some national regulations still use older factors.",
    },
    {
      q: "Can I convert roentgens to sieverts?",
      a: "Not exactly. The roentgen measures the charge released in air, 2.58 × 10⁻⁴ C/kg, not energy in tissue. For gamma rays, 1 R is roughly 0.0088 Gy in air and 0.0096 Gy in soft tissue, so 1 R ≈ 1 rem is only a rule of thumb.",
    },
    {
      q: "What is a banana equivalent dose?",
      a: "It is a popular comparison: the potassium-40 in one banana gives a dose of about 0.1 µSv, so 1 mSv equals 10,000 bananas. The dose does not accumulate, because the body keeps its potassium level constant, and the unit has no official standing.",
    },
  ],
  keywords: ["sievert", "rem", "gray", "rad", "radiation", "x-ray dose", "msv"],
  related: ["radioactivity", "energy", "mass", "power", "time"],
});
