import { defineConverter } from "../../units/quantity.ts";

export default defineConverter({
  slug: "stress",
  category: "civil-structural-engineering",
  name: "Stress Converter",
  description: "Convert MPa, N/mm², psi, ksi, kgf/cm² and tons-force per square inch.",
  base: { name: "pascal", symbol: "Pa" },
  baseFactor: "Pa",
  defaultPair: ["megapascal", "psi"],
  pairs: [
    { slug: "megapascals-to-psi", from: "megapascal", to: "psi" },
    { slug: "psi-to-megapascals", from: "psi", to: "megapascal" },
    { slug: "megapascals-to-ksi", from: "megapascal", to: "ksi" },
    { slug: "ksi-to-megapascals", from: "ksi", to: "megapascal" },
    { slug: "newtons-per-square-millimeter-to-psi", from: "newton-per-square-millimeter", to: "psi" },
  ],
  commonValues: {
    megapascal: { example: "250", tables: [{ values: ["1", "5", "10", "20", "25", "30", "40", "50", "100", "150", "200", "235", "250", "275", "300", "355", "400", "500", "700", "1000"] }] },
    psi: { example: "4000", tables: [{ values: ["100", "500", "1000", "1500", "2000", "2500", "3000", "3500", "4000", "4500", "5000", "6000", "8000", "10000", "36000", "50000"] }] },
    ksi: { example: "50", tables: [{ values: ["1", "5", "10", "20", "30", "36", "42", "46", "50", "58", "60", "65", "70", "80", "90", "100", "120", "150"] }] },
    "newton-per-square-millimeter": { example: "355" },
  },
  notes: [
    "1 MPa and 1 N/mm² are the same stress, and so are 1 kPa and 1 kN/m².",
    "A negative stress is a compressive one under the usual sign rule.",
    "“ton per square inch” in older British data is the long ton-force (2240 lbf), in US data the short one (2000 lbf).",
  ],
  groups: [
    {
      name: "SI",
      source: "SI9 Table 4; ISO 80000-4 item 4-16",
      units: [
        { id: "terapascal", name: "Terapascal", symbol: "TPa", factor: "TPa" },
        { id: "gigapascal", name: "Gigapascal", symbol: "GPa", factor: "GPa" },
        { id: "megapascal", name: "Megapascal", symbol: "MPa", factor: "MPa" },
        { id: "kilopascal", name: "Kilopascal", symbol: "kPa", factor: "kPa" },
        { id: "pascal", name: "Pascal", symbol: "Pa", factor: "Pa" },
        { id: "newton-per-square-meter", name: "Newton per square meter", symbol: "N/m²", factor: "N/m^2" },
        { id: "newton-per-square-centimeter", name: "Newton per square centimeter", symbol: "N/cm²", factor: "N/cm^2" },
        { id: "newton-per-square-millimeter", name: "Newton per square millimeter", symbol: "N/mm²", factor: "N/mm^2", aliases: ["n/sq mm"] },
        { id: "kilonewton-per-square-meter", name: "Kilonewton per square meter", symbol: "kN/m²", factor: "kN/m^2", aliases: ["kn/sqm"] },
        { id: "kilonewton-per-square-centimeter", name: "Kilonewton per square centimeter", symbol: "kN/cm²", factor: "kN/cm^2" },
        { id: "kilonewton-per-square-millimeter", name: "Kilonewton per square millimeter", symbol: "kN/mm²", factor: "kN/mm^2" },
        { id: "meganewton-per-square-meter", name: "Meganewton per square meter", symbol: "MN/m²", factor: "MN/m^2" },
      ],
    },
    {
      name: "Gravitational metric",
      source: "SP811 B.8",
      units: [
        { id: "kilogram-force-per-square-meter", name: "Kilogram-force per square meter", symbol: "kgf/m²", factor: "kgf/m^2", aliases: ["kg/m²", "kg/m2", "kgf/sqm"] },
        { id: "kilogram-force-per-square-centimeter", name: "Kilogram-force per square centimeter", symbol: "kgf/cm²", factor: "kgf/cm^2", aliases: ["kg/cm²", "kg/cm2", "ksc", "kgf/sq cm"] },
        { id: "kilogram-force-per-square-millimeter", name: "Kilogram-force per square millimeter", symbol: "kgf/mm²", factor: "kgf/mm^2", aliases: ["kg/mm²", "kg/mm2"] },
        { id: "tonne-force-per-square-meter", name: "Tonne-force per square meter", symbol: "tf/m²", factor: "tf/m^2", aliases: ["t/m²", "t/m2", "tonne/m²"] },
        { id: "tonne-force-per-square-centimeter", name: "Tonne-force per square centimeter", symbol: "tf/cm²", factor: "tf/cm^2", aliases: ["t/cm²", "t/cm2"] },
      ],
    },
    {
      name: "US/imperial",
      source: "SP811 B.8",
      units: [
        { id: "psi", name: "Pound-force per square inch", symbol: "psi", factor: "psi", aliases: ["lbf/in²", "lb/in²", "lb/sq in", "lbf/sq in", "pounds per square inch", "pound per square inch"] },
        { id: "ksi", name: "Kip per square inch", symbol: "ksi", factor: "ksi", aliases: ["kip/in²", "kips/in²", "kpsi"] },
        { id: "msi", name: "Million psi", symbol: "Msi", factor: "1e6 psi", plural: "million psi", aliases: ["mpsi", "megapsi"] },
        { id: "psf", name: "Pound-force per square foot", symbol: "psf", factor: "psf", aliases: ["lbf/ft²", "lb/ft²", "lb/sq ft", "lbf/sq ft", "pounds per square foot", "pound per square foot"] },
        { id: "ksf", name: "Kip per square foot", symbol: "ksf", factor: "kip/ft^2", aliases: ["kip/ft²", "kips/ft²"] },
        { id: "ton-force-short-per-square-inch", name: "Ton-force (short) per square inch", symbol: "tonf/in²", factor: "tonfUS/in^2", plural: "short tons-force per square inch", aliases: ["us tsi", "short ton/in²"] },
        { id: "ton-force-short-per-square-foot", name: "Ton-force (short) per square foot", symbol: "tsf", factor: "tonfUS/ft^2", plural: "short tons-force per square foot", aliases: ["short ton/ft²", "short tons/ft²"] },
        { id: "ton-force-long-per-square-inch", name: "Ton-force (long) per square inch", symbol: "tsi(UK)", factor: "tonfUK/in^2", plural: "long tons-force per square inch", aliases: ["uk tsi", "long ton/in²"] },
        { id: "ton-force-long-per-square-foot", name: "Ton-force (long) per square foot", symbol: "LTf/ft²", factor: "tonfUK/ft^2", plural: "long tons-force per square foot", aliases: ["long ton/ft²", "ltf/sq ft"] },
      ],
    },
    {
      name: "Other",
      source: "SI8 Table 8; SI8 Table 9; SP811 B.8",
      units: [
        { id: "bar", name: "Bar", symbol: "bar", factor: "bar" },
        { id: "kilobar", name: "Kilobar", symbol: "kbar", factor: "kbar" },
        { id: "atmosphere", name: "Standard atmosphere", symbol: "atm", factor: "atm" },
        { id: "technical-atmosphere", name: "Technical atmosphere", symbol: "at", factor: "at", aliases: ["ata"] },
        { id: "dyne-per-square-centimeter", name: "Dyne per square centimeter", symbol: "dyn/cm²", factor: "dyn/cm^2" },
      ],
    },
  ],
  faq: [
    {
      q: "How do I convert MPa to psi?",
      a: "Multiply by 145.0377: 250 MPa is 36,259 psi, or 36.26 ksi. Going the other way, 1 psi is 6,894.757 Pa, so 3,000 psi concrete has 20.68 MPa.",
    },
    {
      q: "How do I convert ksi to MPa?",
      a: "Multiply by 6.894757. Steel with a yield stress of 50 ksi has 344.7 MPa, which metric standards round to 345 MPa; 36 ksi is 248.2 MPa, rounded to 250 MPa.",
    },
    {
      q: "Is N/mm² the same as MPa?",
      a: "Yes, exactly. A newton on a square millimeter is a million newtons on a square meter. European drawings often write N/mm² where others write MPa.",
    },
    {
      q: "What does kg/cm² mean on an old certificate?",
      a: "Kilogram-force per square centimeter, 98,066.5 Pa. A concrete of 300 kgf/cm² has 29.42 MPa or 4,267 psi. It is almost a bar: 1 kgf/cm² is 0.980665 bar.",
    },
    {
      q: "How much is one ton per square inch?",
      a: "The long ton-force of British metallurgy gives 15.444 MPa, the US short ton-force 13.790 MPa. A steel of “30 tons per square inch” in an old British table has 463 MPa.",
    },
  ],
  keywords: ["mpa to psi", "yield strength", "tensile strength", "compressive strength", "concrete strength"],
  related: ["youngs-modulus", "strain", "area-load", "bending-moment"],
});
