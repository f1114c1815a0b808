import { defineConverter } from "../../units/define-converter.ts";
import pairs from "./molarity.pairs.ts";

export default defineConverter({
  slug: "molarity",
  category: "chemistry-process-engineering",
  name: "Molarity Converter",
  description: "Convert molar concentration: mol/L, mmol/L, µmol/L, mol/m³ and particles per volume.",
  base: { name: "mole per cubic meter", symbol: "mol/m³" },
  baseFactor: "mol/m^3",
  defaultPair: ["mole-per-liter", "millimole-per-liter"],
  commonUnits: ["mole-per-liter", "millimole-per-liter", "micromole-per-liter", "nanomole-per-liter", "mole-per-cubic-meter"],
  pairs,
  commonValues: {
    "mole-per-liter": { example: "0.5" },
    "millimole-per-liter": { example: "5.5" },
    "micromole-per-liter": { example: "15" },
  },
  bounds: { min: "0", message: "A concentration cannot be negative." },
  notes: [
    "Molarity is moles per liter of solution; molality, moles per kilogram of solvent, has its own converter.",
    "To get g/L, multiply mol/L by the molar mass in g/mol. Glucose (180.156 g/mol): 1 mmol/L = 18.0156 mg/dL.",
    "One mol/m³ is exactly one mmol/L, and number densities use the exact Avogadro constant.",
  ],
  groups: [
    {
      name: "SI & molar",
      source: "SI9 Table 5; GREENBOOK 2.10",
      units: [
        { id: "mole-per-cubic-meter", name: "Mole per cubic meter", symbol: "mol/m³", factor: "mol/m^3" },
        { id: "kilomole-per-cubic-meter", name: "Kilomole per cubic meter", symbol: "kmol/m³", factor: "kmol/m^3" },
        { id: "mole-per-liter", name: "Mole per liter (molar, M)", symbol: "mol/L", factor: "mol/L", aliases: ["M", "molar"] },
        "millimole-per-liter",
        "micromole-per-liter",
        "nanomole-per-liter",
        "picomole-per-liter",
        { id: "femtomole-per-liter", name: "Femtomole per liter (fM)", symbol: "fmol/L", factor: "fmol/L", aliases: ["fM", "femtomolar"] },
        { id: "mole-per-cubic-decimeter", name: "Mole per cubic decimeter", symbol: "mol/dm³", factor: "mol/dm^3" },
        { id: "mole-per-cubic-centimeter", name: "Mole per cubic centimeter", symbol: "mol/cm³", factor: "mol/cm^3", aliases: ["mol/cc"] },
        { id: "mole-per-milliliter", name: "Mole per milliliter", symbol: "mol/mL", factor: "mol/mL" },
        { id: "millimole-per-milliliter", name: "Millimole per milliliter", symbol: "mmol/mL", factor: "mmol/mL" },
        "millimole-per-cubic-meter",
        { id: "millimole-per-deciliter", name: "Millimole per deciliter", symbol: "mmol/dL", factor: "mmol/dL" },
        { id: "micromole-per-deciliter", name: "Micromole per deciliter", symbol: "µmol/dL", factor: "µmol/dL" },
      ],
    },
    {
      name: "US engineering",
      source: "HB44 App. C (pound, foot, gallon)",
      units: [
        { id: "pound-mole-per-cubic-foot", name: "Pound-mole per cubic foot", symbol: "lb-mol/ft³", factor: "lb/g mol/ft^3", aliases: ["lbmol/ft3"] },
        { id: "pound-mole-per-gallon-us", name: "Pound-mole per US gallon", symbol: "lb-mol/gal", factor: "lb/g mol/galUS", aliases: ["lbmol/gal"] },
      ],
    },
    {
      name: "Number density",
      source: "SI9 Table 1 (Avogadro constant)",
      units: [
        { id: "particle-per-cubic-centimeter", name: "Particle per cubic centimeter", symbol: "cm⁻³", factor: "1/(avogadro cm^3)", aliases: ["1/cm3", "per cm3", "/cm3", "/cc"] },
        { id: "particle-per-cubic-meter", name: "Particle per cubic meter", symbol: "m⁻³", factor: "1/(avogadro m^3)", aliases: ["1/m3", "per m3", "/m3"] },
        { id: "particle-per-liter", name: "Particle per liter", symbol: "L⁻¹", factor: "1/(avogadro L)", aliases: ["1/l", "per liter"] },
      ],
    },
  ],
  faq: [
    {
      pairs: ["moles-per-liter-to-millimoles-per-liter"],
      q: "How do I convert mol/L to mmol/L?",
      a: "Multiply by 1,000: saline at 0.154 mol/L is 154 mmol/L. Each step from mol to mmol, µmol, nmol and pmol is a factor of 1,000, so 250 nmol/L is 0.25 µmol/L.",
    },
    {
      q: "How do I convert glucose from mmol/L to mg/dL?",
      a: "Multiply by 18.0156. A blood glucose of 5.5 mmol/L is 99.1 mg/dL, and 100 mg/dL is 5.55 mmol/L. The factor is the molar mass of glucose, 180.156 g/mol, divided by 10; cholesterol and other substances have factors of their own.",
    },
    {
      q: "How do I convert molarity to grams per liter?",
      a: "Multiply by the molar mass. Sodium chloride is 58.44 g/mol, so 0.154 mol/L is 9.0 g/L, the 0.9% of physiological saline. Divide by the molar mass to go back.",
    },
    {
      pairs: ["moles-per-liter-to-moles-per-cubic-meter"],
      q: "Is 1 M the same as 1 mol/m³?",
      a: "No, it is 1,000 times as much: 1 M = 1 mol/L = 1,000 mol/m³. The SI unit mol/m³ equals 1 mmol/L, which is handy when constants are given in SI units.",
    },
    {
      q: "What is the difference between molar and molal?",
      a: "A 1 molar solution has 1 mol per liter of finished solution; a 1 molal solution has 1 mol per kilogram of solvent. In dilute water they nearly agree, but molarity changes with temperature and molality does not.",
    },
    {
      exact: true,
      q: "How many molecules are in a milliliter of a 1 nM solution?",
      a: "1 nmol/L is 6.02214076 × 10¹⁴ molecules per liter, so a milliliter holds about 6.022 × 10¹¹. The number density units at the end of the list make this conversion directly.",
    },
  ],
  keywords: ["molar concentration", "mol/l", "mm", "millimolar", "mmol/l", "number density"],
  related: ["molality", "mass-concentration", "amount-of-substance", "ph", "water-hardness"],
});
