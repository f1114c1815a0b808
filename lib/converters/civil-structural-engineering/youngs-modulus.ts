import { defineConverter } from "../../units/quantity.ts";

export default defineConverter({
  slug: "youngs-modulus",
  category: "civil-structural-engineering",
  name: "Young's Modulus Converter",
  description: "Convert elastic modulus between GPa, MPa, psi, ksi, Msi and kgf/mm².",
  base: { name: "pascal", symbol: "Pa" },
  baseFactor: "Pa",
  defaultPair: ["gigapascal", "psi"],
  pairs: [
    { slug: "gigapascals-to-psi", from: "gigapascal", to: "psi" },
    { slug: "psi-to-gigapascals", from: "psi", to: "gigapascal" },
    { slug: "gigapascals-to-ksi", from: "gigapascal", to: "ksi" },
    { slug: "gigapascals-to-megapascals", from: "gigapascal", to: "megapascal" },
    { slug: "msi-to-gigapascals", from: "msi", to: "gigapascal" },
  ],
  commonValues: {
    gigapascal: { example: "200", tables: [{ values: ["0.01", "0.1", "1", "2", "3", "10", "12", "30", "45", "70", "100", "110", "120", "193", "200", "210", "400", "1000"] }] },
    psi: { example: "29000000" },
    msi: { example: "10" },
  },
  bounds: { min: "0", message: "An elastic modulus cannot be negative." },
  notes: ["Msi stands for a million psi, not for “milli”: 1 Msi is 6.894757 GPa.", "Shear and bulk moduli have the same units and convert the same way."],
  groups: [
    {
      name: "SI",
      source: "SI9 Table 4; ISO 80000-4 item 4-19",
      units: [
        { id: "terapascal", name: "Terapascal", symbol: "TPa", factor: "TPa" },
        { id: "gigapascal", name: "Gigapascal", symbol: "GPa", factor: "GPa" },
        { id: "megapascal", name: "Megapascal", symbol: "MPa", factor: "MPa" },
        { id: "kilopascal", name: "Kilopascal", symbol: "kPa", factor: "kPa" },
        { id: "pascal", name: "Pascal", symbol: "Pa", factor: "Pa" },
        { id: "newton-per-square-meter", name: "Newton per square meter", symbol: "N/m²", factor: "N/m^2" },
        { id: "newton-per-square-millimeter", name: "Newton per square millimeter", symbol: "N/mm²", factor: "N/mm^2" },
        { id: "kilonewton-per-square-millimeter", name: "Kilonewton per square millimeter", symbol: "kN/mm²", factor: "kN/mm^2" },
      ],
    },
    {
      name: "US/imperial",
      source: "SP811 B.8",
      units: [
        { id: "psi", name: "Pound-force per square inch", symbol: "psi", factor: "psi", aliases: ["lbf/in²", "lb/in²", "lb/sq in", "lbf/sq in", "pounds per square inch", "pound per square inch"] },
        { id: "ksi", name: "Kip per square inch", symbol: "ksi", factor: "ksi", aliases: ["kip/in²", "kips/in²", "kpsi"] },
        { id: "msi", name: "Million psi (Mpsi)", symbol: "Msi", factor: "1e6 psi", plural: "million psi", aliases: ["mpsi", "megapsi", "10^6 psi"] },
        { id: "psf", name: "Pound-force per square foot", symbol: "psf", factor: "psf", aliases: ["lbf/ft²", "lb/ft²", "lb/sq ft", "lbf/sq ft", "pounds per square foot", "pound per square foot"] },
        { id: "ton-force-short-per-square-inch", name: "Ton-force (short) per square inch", symbol: "tonf/in²", factor: "tonfUS/in^2", plural: "short tons-force per square inch", aliases: ["us tsi", "short ton/in²"] },
        { id: "ton-force-long-per-square-inch", name: "Ton-force (long) per square inch", symbol: "tsi(UK)", factor: "tonfUK/in^2", plural: "long tons-force per square inch", aliases: ["uk tsi", "long ton/in²"] },
      ],
    },
    {
      name: "Other",
      source: "SP811 B.8; SI8 Table 8; SI8 Table 9",
      units: [
        { id: "kilogram-force-per-square-millimeter", name: "Kilogram-force per square millimeter", symbol: "kgf/mm²", factor: "kgf/mm^2", aliases: ["kg/mm²", "kg/mm2"] },
        { id: "kilogram-force-per-square-centimeter", name: "Kilogram-force per square centimeter", symbol: "kgf/cm²", factor: "kgf/cm^2", aliases: ["kg/cm²", "kg/cm2", "ksc", "kgf/sq cm"] },
        { id: "bar", name: "Bar", symbol: "bar", factor: "bar" },
        { id: "kilobar", name: "Kilobar", symbol: "kbar", factor: "kbar" },
        { id: "megabar", name: "Megabar", symbol: "Mbar", factor: "Mbar" },
        { id: "dyne-per-square-centimeter", name: "Dyne per square centimeter", symbol: "dyn/cm²", factor: "dyn/cm^2" },
      ],
    },
  ],
  faq: [
    {
      q: "How do I convert GPa to psi?",
      a: "Multiply by 145,037.7: steel at 200 GPa has 29,007,548 psi, usually rounded to 29 million psi. Going the other way, 29 × 10⁶ psi is 199.9 GPa.",
    },
    {
      q: "How do I convert Msi to GPa?",
      a: "Multiply by 6.894757: aluminum 6061 with 10.0 Msi has 68.9 GPa. Composite data sheets use Msi because it keeps numbers short.",
    },
    {
      q: "Why do US codes give steel 29,000 ksi and metric codes 200 GPa or 210 GPa?",
      a: "29,000 ksi is 199.95 GPa, so the US figure and 200 GPa agree. Eurocode 3 adopts 210 GPa, which is 30,458 ksi. That is a choice of the code and not a matter of units.",
    },
    {
      q: "How do I use the ACI formula for concrete in metric units?",
      a: "E = 57,000 √f′c needs psi and gives psi: 4,000 psi concrete has 3,605,000 psi, which is 24.86 GPa. In MPa the formula becomes 4,700 √f′c, because f′c stands under a square root and the factor 57,000 belongs to psi.",
    },
    {
      q: "What is kgf/mm² in GPa?",
      a: "Multiply by 0.00980665. Older steel tables give 21,000 kgf/mm², which is 205.9 GPa. One GPa is 101.97 kgf/mm².",
    },
  ],
  keywords: ["elastic modulus", "modulus of elasticity", "shear modulus", "bulk modulus", "stiffness", "steel"],
  related: ["stress", "strain", "bending-moment"],
});
