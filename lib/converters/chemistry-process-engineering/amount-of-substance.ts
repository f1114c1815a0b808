import { defineConverter } from "../../units/define-converter.ts";
import pairs from "./amount-of-substance.pairs.ts";

export default defineConverter({
  slug: "amount-of-substance",
  category: "chemistry-process-engineering",
  name: "Amount of Substance Converter",
  description: "Convert moles, millimoles, pound-moles and numbers of molecules.",
  base: { name: "mole", symbol: "mol" },
  baseFactor: "mol",
  defaultPair: ["mole", "millimole"],
  commonUnits: ["mole", "millimole", "micromole", "kilomole", "molecule", "pound-mole"],
  pairs,
  commonValues: {
    mole: { example: "2.5" },
    "pound-mole": { example: "10" },
    millimole: { example: "50" },
  },
  bounds: { min: "0", message: "An amount of substance cannot be negative." },
  notes: [
    "Since 2019, a mole has been exactly 6.02214076 × 10²³ entities. A pound-mole is 453.59237 mol, as many moles as there are grams in a pound.",
    "To convert grams to moles, divide by the molar mass. This tool does not need it: every unit here already counts entities.",
    "Gas volumes are those of an ideal gas, n = pV ÷ (RT), at the temperature and pressure in the unit’s name; real gases differ by a few tenths of a percent near normal conditions.",
  ],
  groups: [
    {
      name: "SI",
      source: "SI9 Table 1 (Avogadro constant); SI9 Table 2",
      units: [
        { id: "megamole", name: "Megamole", symbol: "Mmol", factor: "Mmol" },
        { id: "kilomole", name: "Kilomole", symbol: "kmol", factor: "kmol" },
        { id: "mole", name: "Mole", symbol: "mol", factor: "mol", aliases: ["gmol", "gram-mole"] },
        { id: "millimole", name: "Millimole", symbol: "mmol", factor: "mmol" },
        { id: "micromole", name: "Micromole", symbol: "µmol", factor: "µmol", aliases: ["mcmol"] },
        { id: "nanomole", name: "Nanomole", symbol: "nmol", factor: "nmol" },
        { id: "picomole", name: "Picomole", symbol: "pmol", factor: "pmol" },
        { id: "femtomole", name: "Femtomole", symbol: "fmol", factor: "fmol" },
        { id: "molecule", name: "Elementary entity (molecule, atom)", symbol: "", factor: "1/avogadro", plural: "molecules", aliases: ["atoms", "atom", "particles", "entities"] },
      ],
    },
    {
      name: "US engineering",
      source: "HB44 App. C (pound, ounce, short ton per gram)",
      units: [
        { id: "pound-mole", name: "Pound-mole", symbol: "lb-mol", factor: "lb/g mol", aliases: ["lbmol", "lb mol"] },
        { id: "ounce-mole", name: "Ounce-mole", symbol: "oz-mol", factor: "oz/g mol", aliases: ["ozmol"] },
        { id: "short-ton-mole", name: "Short ton-mole", symbol: "", factor: "shortTon/g mol", aliases: ["ton-mole"] },
      ],
    },
    {
      name: "Ideal gas volumes",
      source: "CODATA22 (molar volume of ideal gas); DIN 1343 (0 °C, 101.325 kPa); ISO 13443 (15 °C, 101.325 kPa); GREENBOOK 2.10 (IUPAC STP); API MPMS 14 (60 °F, 14.696 psia)",
      units: [
        { id: "normal-cubic-meter", name: "Normal cubic meter (0 °C, 101.325 kPa)", symbol: "Nm³", factor: "atm m^3/(gasConstant 273.15 K)", exactness: "convention", aliases: ["ncm"] },
        { id: "standard-cubic-meter", name: "Standard cubic meter (15 °C, 101.325 kPa)", symbol: "Sm³", factor: "atm m^3/(gasConstant 288.15 K)", exactness: "convention", aliases: ["scm"] },
        { id: "liter-gas-iupac-stp", name: "Liter of ideal gas (IUPAC STP: 0 °C, 100 kPa)", symbol: "L", factor: "bar L/(gasConstant 273.15 K)", exactness: "convention", plural: "liters of ideal gas at IUPAC STP" },
        { id: "liter-gas-ntp", name: "Liter of ideal gas (0 °C, 101.325 kPa)", symbol: "L", factor: "atm L/(gasConstant 273.15 K)", exactness: "convention", plural: "liters of ideal gas at 0 °C and 1 atm" },
        { id: "standard-cubic-foot", name: "Standard cubic foot (60 °F, 14.696 psia)", symbol: "scf", factor: "14.696 psi ft^3/(gasConstant 519.67 degF)", exactness: "convention", plural: "standard cubic feet at 60 °F" },
      ],
    },
  ],
  faq: [
    {
      pairs: ["moles-to-molecules"],
      exact: true,
      q: "How do I convert moles to molecules?",
      a: "Multiply by the Avogadro constant, 6.02214076 × 10²³. Half a mole is 3.011 × 10²³ molecules. The constant has been exact since 2019, so the conversion has no uncertainty.",
    },
    {
      q: "How do I convert grams to moles?",
      a: "Divide by the molar mass in g/mol. Water is 18.015 g/mol, so 36.03 g of water is 2 mol. Enter the moles here to get millimoles, pound-moles, molecules or a gas volume.",
    },
    {
      q: "How many liters is one mole of gas?",
      a: "22.414 L at 0 °C and 1 atm, 22.711 L at the IUPAC standard of 0 °C and 100 kPa, and 24.465 L at 25 °C and 1 atm. Older textbooks call the first STP and newer ones the second, so always check the pressure.",
    },
    {
      pairs: ["pound-moles-to-moles"],
      q: "What is a pound-mole?",
      a: "The amount whose mass in pounds equals the molar mass: 18.015 lb of water is one pound-mole. It is 453.6 mol, and as an ideal gas at 60 °F and 14.696 psia it fills 379.48 standard cubic feet.",
    },
    {
      q: "Is a kilomole the same as a kilogram-mole?",
      a: "Yes. One kmol, or kg-mole, is 1,000 mol: 18.015 kg of water. A bare “mole” in older American process engineering may mean a pound-mole, so check the units of the rest of the calculation.",
    },
  ],
  keywords: ["mole", "avogadro", "mol", "lbmol", "molecules", "molar volume", "stp"],
  related: ["molarity", "gas-flow-rate", "molality", "mass-concentration", "gas-concentration"],
});
