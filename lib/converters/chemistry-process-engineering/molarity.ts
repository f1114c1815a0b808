import { defineQuantity } from "../../units/define-quantity.ts";

export default defineQuantity({
  slug: "molarity",
  category: "chemistry-process-engineering",
  name: "Molarity Converter",
  description: "Convert molar concentration: mol/L, mmol/L, µmol/L, mol/m³ and particles per volume.",
  base: { name: "mole per cubic meter", symbol: "mol/m³" },
  baseFactor: "mol/m^3",
  defaultPair: ["mole-per-liter", "millimole-per-liter"],
  commonUnits: ["mole-per-liter", "millimole-per-liter", "micromole-per-liter", "nanomole-per-liter", "mole-per-cubic-meter"],
  commonValues: {
    "mole-per-liter": { example: "0.5" },
    "millimole-per-liter": { example: "5.5" },
    "micromole-per-liter": { example: "15" },
  },
  bounds: { min: "0", message: "A concentration cannot be negative." },
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
  keywords: ["molar concentration", "mol/l", "mm", "millimolar", "mmol/l", "number density"],
  related: ["molality", "mass-concentration", "amount-of-substance", "ph", "water-hardness"],
});
