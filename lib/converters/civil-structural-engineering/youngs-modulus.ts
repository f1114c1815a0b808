import { defineConverter } from "../../units/define-converter.ts";
import pairs from "./youngs-modulus.pairs.ts";

export default defineConverter({
  slug: "youngs-modulus",
  category: "civil-structural-engineering",
  name: "Young's Modulus Converter",
  description: "Convert elastic modulus between GPa, MPa, psi, ksi, Msi and kgf/mm².",
  base: { name: "pascal", symbol: "Pa" },
  baseFactor: "Pa",
  defaultPair: ["gigapascal", "psi"],
  commonUnits: ["megapascal", "gigapascal", "newton-per-square-millimeter", "psi", "ksi", "msi"],
  pairs,
  commonValues: {
    gigapascal: { example: "200", tables: [{ values: ["0.01", "0.1", "1", "2", "3", "10", "12", "30", "45", "70", "100", "110", "120", "193", "200", "210", "400", "1000"] }] },
    psi: { example: "29000000" },
    msi: { example: "10" },
  },
  bounds: { min: "0", message: "An elastic modulus cannot be negative." },
  notes: ["Msi means million psi, not “milli” psi: 1 Msi is 6.894757 GPa.", "Shear and bulk moduli have the same units and convert the same way."],
  groups: [
    {
      name: "SI",
      source: "SI9 Table 4; ISO 80000-4 item 4-19",
      units: ["terapascal", "gigapascal", "megapascal", "kilopascal", "pascal", "newton-per-square-meter", "newton-per-square-millimeter", "kilonewton-per-square-millimeter"],
    },
    {
      name: "US/imperial",
      source: "SP811 B.8",
      units: ["psi", "ksi", { unit: "msi", name: "Million psi (Mpsi)", plural: "million psi" }, "psf", "ton-force-short-per-square-inch", "ton-force-long-per-square-inch"],
    },
    {
      name: "Other",
      source: "SP811 B.8; SI8 Table 8; SI8 Table 9",
      units: ["kilogram-force-per-square-millimeter", "kilogram-force-per-square-centimeter", "bar", "kilobar", { id: "megabar", name: "Megabar", symbol: "Mbar", factor: "Mbar" }, "dyne-per-square-centimeter"],
    },
  ],
  faq: [
    {
      pairs: ["gigapascals-to-psi", "psi-to-gigapascals"],
      q: "How do I convert GPa to psi?",
      a: "Multiply by 145,038: steel at 200 GPa is about 29,008,000 psi, usually rounded to 29 million psi. Going the other way, 29 × 10⁶ psi is 199.9 GPa.",
    },
    { pairs: ["msi-to-gigapascals"], q: "How do I convert Msi to GPa?", a: "Multiply by 6.895: 6061 aluminum at 10.0 Msi is 68.9 GPa. Composite data sheets use Msi to keep numbers short." },
    {
      pairs: ["gigapascals-to-ksi"],
      q: "Why do US codes use 29,000 ksi for steel and metric codes 200 or 210 GPa?",
      a: "29,000 ksi is 199.95 GPa, so the US figure and 200 GPa agree. Eurocode 3 adopts 210 GPa, which is 30,458 ksi. That is the code’s choice, not a result of unit conversion.",
    },
    {
      q: "How do I use the ACI formula for concrete in metric units?",
      a: "E = 57,000 √f′c takes f′c in psi and gives E in psi: for 4,000 psi concrete, E is about 3,605,000 psi, or 24.86 GPa. In MPa the formula becomes 4,700 √f′c: because f′c is under a square root, the factor 57,000 is valid only in psi.",
    },
    {
      q: "What is kgf/mm² in GPa?",
      a: "Multiply by 0.00980665. Older steel tables list 21,000 kgf/mm², which is 205.9 GPa. One GPa is 101.97 kgf/mm².",
    },
  ],
  keywords: ["elastic modulus", "modulus of elasticity", "shear modulus", "bulk modulus", "stiffness", "steel"],
  related: ["stress", "strain", "bending-moment"],
});
