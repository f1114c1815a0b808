import { defineConverter } from "../../units/define-converter.ts";
import pairs from "./ph.pairs.ts";

export default defineConverter({
  slug: "ph",
  category: "chemistry-process-engineering",
  name: "pH Converter",
  description: "Convert pH to hydrogen-ion concentration, pOH and hydroxide concentration.",
  base: { name: "mole of H⁺ per liter", symbol: "mol/L" },
  baseFactor: "mol/L",
  defaultPair: ["ph", "hydrogen-ion-mole-per-liter"],
  pairs,
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
  notes: [
    "pH is defined by the activity of hydrogen ions; this tool uses the concentration in mol/L instead, which is accurate in dilute solutions and off by tenths of a pH unit in concentrated ones.",
    "pOH = pKw − pH. The ion product pKw is set next to the value: 13.995 at 25 °C (IAPWS), 14 in textbooks, and lower in warm water.",
    "Buffers and weak acids are not calculated: the concentration is that of free H⁺, not of the acid added.",
  ],
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
  faq: [
    {
      pairs: ["ph-to-hydrogen-ion-moles-per-liter"],
      q: "How do I convert pH to hydrogen ion concentration?",
      a: "Raise 10 to the power of −pH: [H⁺] = 10^(−pH) mol/L. A pH of 7.4 is 3.98 × 10⁻⁸ mol/L, or 39.8 nmol/L, typical of human blood.",
    },
    {
      pairs: ["hydrogen-ion-moles-per-liter-to-ph"],
      q: "How do I calculate pH from concentration?",
      a: "Take the negative base-10 logarithm of the concentration in mol/L. 0.0025 mol/L of free H⁺ gives pH 2.602. This is the pH of a strong acid of that molarity; a weak acid such as vinegar releases only part of its hydrogen ions.",
    },
    {
      pairs: ["ph-to-poh"],
      q: "How do I convert pH to pOH?",
      a: "Subtract it from pKw: at 25 °C pOH = 13.995 − pH, so pH 7 is pOH 6.995. Textbooks use 14; choose that value next to the input if your coursework does. In warmer water pKw is lower, 13.62 at 37 °C.",
    },
    {
      q: "How much more acidic is pH 4 than pH 5?",
      a: "Ten times, because the scale is logarithmic: 10⁻⁴ versus 10⁻⁵ mol/L. Two units are a factor of 100, and 0.3 units about a factor of 2.",
    },
    {
      q: "Can pH be negative or above 14?",
      a: "Yes. A strong acid at 10 mol/L has pH −1 by this formula, and hydroxide at 10 mol/L gives 14.995. In such concentrated solutions activity and concentration differ, so measured values differ from the calculated ones.",
    },
    {
      q: "Is pH 7 always neutral?",
      a: "Only near 25 °C. Neutral means as many H⁺ as OH⁻ ions, which puts pH at half of pKw: 6.9975 at 25 °C, 7.47 at 0 °C and 6.81 at 37 °C.",
    },
  ],
  keywords: ["acidity", "hydrogen ion", "poh", "h+", "pkw", "alkalinity", "acid"],
  related: ["molarity", "water-hardness", "molality", "mass-concentration", "amount-of-substance"],
});
