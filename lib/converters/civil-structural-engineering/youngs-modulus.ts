import { defineQuantity } from "../../units/define-quantity.ts";

export default defineQuantity({
  slug: "youngs-modulus",
  category: "civil-structural-engineering",
  name: "Young's Modulus Converter",
  description: "Convert elastic modulus between GPa, MPa, psi, ksi, Msi and kgf/mm².",
  base: { name: "pascal", symbol: "Pa" },
  baseFactor: "Pa",
  defaultPair: ["gigapascal", "psi"],
  commonUnits: ["megapascal", "gigapascal", "newton-per-square-millimeter", "psi", "ksi", "msi"],
  commonValues: {
    gigapascal: { example: "200", tables: [{ values: ["0.01", "0.1", "1", "2", "3", "10", "12", "30", "45", "70", "100", "110", "120", "193", "200", "210", "400", "1000"] }] },
    psi: { example: "29000000" },
    msi: { example: "10" },
  },
  bounds: { min: "0", message: "An elastic modulus cannot be negative." },
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
  keywords: ["elastic modulus", "modulus of elasticity", "shear modulus", "bulk modulus", "stiffness", "steel"],
  related: ["stress", "strain", "bending-moment"],
});
