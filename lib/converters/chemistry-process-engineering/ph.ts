import { defineQuantity } from "../../units/define-quantity.ts";

export default defineQuantity({
  slug: "ph",
  category: "chemistry-process-engineering",
  name: "pH Converter",
  description: "Convert pH to hydrogen-ion concentration, pOH and hydroxide concentration.",
  base: { name: "mole of H⁺ per liter", symbol: "mol/L" },
  baseFactor: "mol/L",
  defaultPair: ["ph", "hydrogen-ion-mole-per-liter"],
  commonValues: {
    ph: { example: "7.4", tables: [{ values: ["0", "1", "2", "3", "4", "5", "5.6", "6", "6.5", "7", "7.4", "8", "8.1", "9", "10", "11", "12", "13", "14"] }] },
    "hydrogen-ion-mole-per-liter": { example: "0.001", tables: [{ values: ["1", "0.1", "0.01", "0.001", "0.0001", "1e-5", "1e-6", "1e-7", "1e-8", "1e-9", "1e-10", "1e-12", "1e-14"] }] },
  },
  parameters: [
    {
      id: "pk-w",
      label: "Ion product of water pKw",
      unit: "",
      default: 13.995,
      min: 10,
      max: 16,
      hint: "13.995 at 25 °C; used only by pOH and the OH⁻ concentration.",
      presets: [
        { label: "25 °C (IAPWS)", value: 13.995 },
        { label: "Textbook value", value: 14 },
        { label: "0 °C", value: 14.946 },
        { label: "37 °C (body)", value: 13.62 },
      ],
    },
  ],
  bounds: { min: "0", message: "A concentration cannot be negative." },
  groups: [
    {
      name: "Linear",
      source: "SI9 Table 8 (liter); GREENBOOK 2.13",
      units: [
        { id: "hydrogen-ion-mole-per-liter", name: "H⁺ concentration, mol/L", symbol: "mol/L", factor: "mol/L", plural: "moles of H⁺ per liter", aliases: ["h+", "[h+]", "h3o+", "hydronium"] },
        { id: "hydrogen-ion-millimole-per-liter", name: "H⁺ concentration, mmol/L", symbol: "mmol/L", factor: "mmol/L", plural: "millimoles of H⁺ per liter" },
        { id: "hydrogen-ion-micromole-per-liter", name: "H⁺ concentration, µmol/L", symbol: "µmol/L", factor: "µmol/L", plural: "micromoles of H⁺ per liter" },
        { id: "hydrogen-ion-nanomole-per-liter", name: "H⁺ concentration, nmol/L", symbol: "nmol/L", factor: "nmol/L", plural: "nanomoles of H⁺ per liter", aliases: ["nm h+"] },
      ],
    },
    {
      name: "Logarithmic",
      source: "ISO 80000-9 (pH); IUPAC-PH; IAPWS R11 (pKw)",
      units: [
        {
          id: "ph",
          name: "pH",
          symbol: "pH",
          law: { kind: "logarithmic", reference: "mol/L", root: 10, perUnit: "-1" },
          exactness: "convention",
          plural: "pH",
          formula: { toBase: "[H⁺] = 10^(−pH) mol/L", fromBase: "pH = −log₁₀([H⁺] ÷ (mol/L))" },
        },
        { id: "poh", name: "pOH", symbol: "pOH", law: { kind: "function" }, exactness: "measured", plural: "pOH", formula: { toBase: "[H⁺] = 10^(pOH − pKw) mol/L", fromBase: "pOH = pKw + log₁₀([H⁺] ÷ (mol/L))" } },
        {
          id: "hydroxide-ion-mole-per-liter",
          name: "OH⁻ concentration, mol/L",
          symbol: "mol/L",
          law: { kind: "function" },
          exactness: "measured",
          plural: "moles of OH⁻ per liter",
          aliases: ["oh-", "[oh-]", "hydroxide"],
          formula: {
            toBase: "[H⁺] = 10^(−pKw) ÷ [OH⁻], both in mol/L",
            fromBase: "[OH⁻] = 10^(−pKw) ÷ [H⁺], both in mol/L",
          },
        },
      ],
    },
  ],
  keywords: ["acidity", "hydrogen ion", "poh", "h+", "pkw", "alkalinity", "acid"],
  related: ["molarity", "water-hardness", "molality", "mass-concentration", "amount-of-substance"],
});
