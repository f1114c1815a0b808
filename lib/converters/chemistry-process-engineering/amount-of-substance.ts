import { defineQuantity } from "../../units/define-quantity.ts";

export default defineQuantity({
  slug: "amount-of-substance",
  category: "chemistry-process-engineering",
  name: "Amount of Substance Converter",
  description: "Convert moles, millimoles, pound-moles and numbers of molecules.",
  base: { name: "mole", symbol: "mol" },
  baseFactor: "mol",
  defaultPair: ["mole", "millimole"],
  commonUnits: ["mole", "millimole", "micromole", "kilomole", "molecule", "pound-mole"],
  commonValues: {
    mole: { example: "2.5" },
    "pound-mole": { example: "10" },
    millimole: { example: "50" },
  },
  bounds: { min: "0", message: "An amount of substance cannot be negative." },
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
  keywords: ["mole", "avogadro", "mol", "lbmol", "molecules", "molar volume", "stp"],
  related: ["molarity", "gas-flow-rate", "molality", "mass-concentration", "gas-concentration"],
});
