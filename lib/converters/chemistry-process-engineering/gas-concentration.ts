import { defineConverter } from "../../units/define-converter.ts";
import pairs from "./gas-concentration.pairs.ts";

export default defineConverter({
  slug: "gas-concentration",
  category: "chemistry-process-engineering",
  name: "Gas Concentration Converter (ppm ↔ mg/m³)",
  description: "Convert gas concentrations between ppm, ppb, vol % and mg/m³, µg/m³ using molar mass, temperature and pressure.",
  base: { name: "mole fraction", symbol: "x" },
  baseFactor: "1",
  defaultPair: ["parts-per-million-volume", "milligram-per-cubic-meter"],
  commonUnits: ["parts-per-million-volume", "parts-per-billion-volume", "percent-volume", "milligram-per-cubic-meter", "microgram-per-cubic-meter"],
  pairs,
  commonValues: {
    "parts-per-million-volume": { example: "50" },
    "milligram-per-cubic-meter": { example: "100" },
    "parts-per-billion-volume": { example: "70" },
    "percent-volume": { example: "5" },
  },
  parameters: [
    {
      id: "molar-mass",
      label: "Molar mass of the gas",
      unit: "g/mol",
      default: 28.01,
      min: 1,
      max: 1000,
      hint: "Used to convert between ppm and mass per volume.",
      presets: [
        { label: "Carbon monoxide CO", value: 28.01 },
        { label: "Carbon dioxide CO₂", value: 44.009 },
        { label: "Nitrogen dioxide NO₂", value: 46.005 },
        { label: "Nitric oxide NO", value: 30.006 },
        { label: "Sulfur dioxide SO₂", value: 64.06 },
        { label: "Ozone O₃", value: 47.997 },
        { label: "Hydrogen sulfide H₂S", value: 34.08 },
        { label: "Ammonia NH₃", value: 17.031 },
        { label: "Methane CH₄", value: 16.043 },
        { label: "Formaldehyde CH₂O", value: 30.026 },
        { label: "Benzene C₆H₆", value: 78.114 },
      ],
    },
    {
      id: "temperature",
      label: "Gas temperature",
      unit: "°C",
      default: 25,
      min: -200,
      max: 2000,
      hint: "US limits are stated at 25 °C, European air quality limits at 20 °C.",
      presets: [
        { label: "0 °C (normal conditions)", value: 0 },
        { label: "20 °C (EU air quality)", value: 20 },
        { label: "25 °C (NIOSH, OSHA, EPA)", value: 25 },
      ],
    },
    {
      id: "pressure",
      label: "Gas pressure (absolute)",
      unit: "kPa",
      default: 101.325,
      min: 0.01,
      max: 10000,
      hint: "Barometric pressure where the gas is measured; 101.325 kPa is one standard atmosphere.",
      presets: [
        { label: "Standard atmosphere", value: 101.325 },
        { label: "1 bar", value: 100 },
        { label: "1,500 m above sea level", value: 84.556 },
      ],
    },
  ],
  bounds: {
    min: "0",
    max: "1.000001",
    message: "A volume fraction lies between 0 and 1 (100%); this value would be outside that range at the molar mass, temperature and pressure you set.",
  },
  notes: [
    "Converting between ppm and mg/m³ requires the molar mass, the temperature and the pressure: mg/m³ = ppm × M × P ÷ (R × T) for an ideal gas. Set all three next to the value.",
    "At 25 °C and 1 atm a mole of gas fills 24.4654 L, the basis of NIOSH and OSHA tables; European air quality limits use 20 °C, where the same ppm value is 1.7% higher in mg/m³.",
    "Here ppm is by volume, which is the same as by mole for ideal gases. ppb is 10⁻⁹ and ppt 10⁻¹².",
  ],
  groups: [
    {
      name: "Linear",
      source: "SI9 5.4.7; SP811 7.10",
      units: [
        { id: "mole-fraction", name: "Mole/volume fraction", symbol: "1", factor: "1", plural: "mole fraction", aliases: ["volume fraction", "v/v", "mol/mol"] },
        { id: "percent-volume", name: "Percent by volume", symbol: "% vol", factor: "1e-2", plural: "percent by volume", aliases: ["vol%", "vol %", "% v/v", "%"] },
        { id: "parts-per-million-volume", name: "Part per million by volume", symbol: "ppm(v)", factor: "1e-6", aliases: ["ppm", "ppmv", "µmol/mol", "umol/mol"] },
        { id: "parts-per-billion-volume", name: "Part per billion by volume", symbol: "ppb(v)", factor: "1e-9", aliases: ["ppb", "ppbv", "nmol/mol"] },
        { id: "parts-per-trillion-volume", name: "Part per trillion by volume", symbol: "ppt(v)", factor: "1e-12", aliases: ["ppt", "pptv", "pmol/mol"] },
      ],
    },
    {
      name: "Needs M, T, P",
      source: "ISO 80000-9; SI9 Table 1 (R = N_A k, exact); IUPAC-AW21 (molar masses); EU 2008/50/EC Annex VI (20 °C, 101.3 kPa); NIOSH-PG (25 °C, 1 atm)",
      units: [
        {
          unit: "gram-per-cubic-meter",
          law: { kind: "function" },
          exactness: "convention",
          formula: { toBase: "x = γ × R × T ÷ (M × P), γ in g/m³, M in g/mol, T in K, P in Pa", fromBase: "g/m³ = x × M × P ÷ (R × T), M in g/mol, T in K, P in Pa" },
        },
        {
          unit: "milligram-per-cubic-meter",
          law: { kind: "function" },
          exactness: "convention",
          formula: { toBase: "x = 10⁻³ × γ × R × T ÷ (M × P), γ in mg/m³, M in g/mol, T in K, P in Pa", fromBase: "mg/m³ = 10³ × x × M × P ÷ (R × T), M in g/mol, T in K, P in Pa" },
        },
        {
          unit: "microgram-per-cubic-meter",
          law: { kind: "function" },
          exactness: "convention",
          formula: { toBase: "x = 10⁻⁶ × γ × R × T ÷ (M × P), γ in µg/m³, M in g/mol, T in K, P in Pa", fromBase: "µg/m³ = 10⁶ × x × M × P ÷ (R × T), M in g/mol, T in K, P in Pa" },
        },
        {
          id: "nanogram-per-cubic-meter",
          name: "Nanogram per cubic meter",
          symbol: "ng/m³",
          law: { kind: "function" },
          exactness: "convention",
          formula: {
            toBase: "x = 10⁻⁹ × γ × R × T ÷ (M × P), γ in ng/m³, M in g/mol, T in K, P in Pa",
            fromBase: "ng/m³ = 10⁹ × x × M × P ÷ (R × T), M in g/mol, T in K, P in Pa",
          },
        },
        {
          unit: "millimole-per-cubic-meter",
          law: { kind: "function" },
          exactness: "convention",
          formula: { toBase: "x = 10⁻³ × c × R × T ÷ P, c in mmol/m³, T in K, P in Pa", fromBase: "mmol/m³ = 10³ × x × P ÷ (R × T), T in K, P in Pa" },
        },
        {
          id: "micromole-per-cubic-meter",
          name: "Micromole per cubic meter",
          symbol: "µmol/m³",
          law: { kind: "function" },
          exactness: "convention",
          formula: {
            toBase: "x = 10⁻⁶ × c × R × T ÷ P, c in µmol/m³, T in K, P in Pa",
            fromBase: "µmol/m³ = 10⁶ × x × P ÷ (R × T), T in K, P in Pa",
          },
        },
      ],
    },
  ],
  faq: [
    {
      pairs: ["parts-per-million-volume-to-milligrams-per-cubic-meter", "milligrams-per-cubic-meter-to-parts-per-million-volume"],
      q: "How do I convert ppm to mg/m³?",
      a: "At 25 °C and 1 atm, multiply by the molar mass and divide by 24.4654. The 35 ppm limit for carbon monoxide (28.010 g/mol) is 40.07 mg/m³. For other conditions, set the temperature and pressure next to the value.",
    },
    {
      pairs: ["parts-per-billion-volume-to-micrograms-per-cubic-meter"],
      q: "How do I convert µg/m³ to ppb for nitrogen dioxide?",
      a: "At the European reference of 20 °C, divide by 1.9125: the limit of 40 µg/m³ is 20.9 ppb. At the US reference of 25 °C, divide by 1.8804. Both follow from the molar mass of 46.005 g/mol.",
    },
    {
      q: "How many mg/m³ is 1,000 ppm of carbon dioxide?",
      a: "1,799 mg/m³ at 25 °C and 1 atm, with 44.009 g/mol. At 20 °C, the same 1,000 ppm is 1,830 mg/m³, because cooler gas is denser; the ppm value does not depend on temperature.",
    },
    {
      q: "Is ppm in air the same as mg/L or mg/kg?",
      a: "No. In air, ppm means molecules per million molecules (volume); in soil and food, mg/kg (mass); and in water, roughly mg/L. 1 ppm of carbon monoxide in air is only 1.145 mg/m³, which is 0.001145 mg/L.",
    },
    {
      q: "Which temperature should I use?",
      a: "The one your limit or your instrument refers to. NIOSH, OSHA and US EPA tables use 25 °C, EU ambient air directives use 20 °C, and stack emissions usually refer to dry gas at 0 °C. Enter the actual temperature only if the mass was measured in air at that temperature.",
    },
    {
      pairs: ["percent-volume-to-parts-per-million-volume"],
      q: "How do I convert percent by volume to ppm?",
      a: "Multiply by 10,000. Air with 0.04% carbon dioxide is at 400 ppm, and 1% is 10,000 ppm. Neither molar mass nor temperature matters for this step.",
    },
  ],
  keywords: ["ppm to mg/m3", "ppb", "µg/m3", "air quality", "voc", "indoor air", "exposure limit"],
  related: ["parts-per-million", "mass-concentration", "gas-flow-rate", "amount-of-substance", "molarity"],
});
