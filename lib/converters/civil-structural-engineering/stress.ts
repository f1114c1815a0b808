import { defineConverter } from "../../units/define-converter.ts";
import pairs from "./stress.pairs.ts";

export default defineConverter({
  slug: "stress",
  category: "civil-structural-engineering",
  name: "Stress Converter",
  description: "Convert MPa, N/mm², psi, ksi, kgf/cm² and tons-force per square inch.",
  base: { name: "pascal", symbol: "Pa" },
  baseFactor: "Pa",
  defaultPair: ["megapascal", "psi"],
  commonUnits: ["pascal", "kilopascal", "megapascal", "gigapascal", "newton-per-square-millimeter", "kilogram-force-per-square-centimeter", "psi", "ksi", "bar"],
  pairs,
  commonValues: {
    megapascal: { example: "250", tables: [{ values: ["1", "5", "10", "20", "25", "30", "40", "50", "100", "150", "200", "235", "250", "275", "300", "355", "400", "500", "700", "1000"] }] },
    psi: { example: "4000", tables: [{ values: ["100", "500", "1000", "1500", "2000", "2500", "3000", "3500", "4000", "4500", "5000", "6000", "8000", "10000", "36000", "50000"] }] },
    ksi: { example: "50", tables: [{ values: ["1", "5", "10", "20", "30", "36", "42", "46", "50", "58", "60", "65", "70", "80", "90", "100", "120", "150"] }] },
    "newton-per-square-millimeter": { example: "355" },
  },
  notes: [
    "1 MPa and 1 N/mm² are the same stress, and so are 1 kPa and 1 kN/m².",
    "By the usual sign convention, a negative stress is compressive.",
    "“Ton per square inch” means the long ton-force (2,240 lbf) in older British data and the short ton-force (2,000 lbf) in US data.",
  ],
  groups: [
    {
      name: "SI",
      source: "SI9 Table 4; ISO 80000-4 item 4-16",
      units: [
        "terapascal",
        "gigapascal",
        "megapascal",
        "kilopascal",
        "pascal",
        "newton-per-square-meter",
        "newton-per-square-centimeter",
        "newton-per-square-millimeter",
        "kilonewton-per-square-meter",
        { id: "kilonewton-per-square-centimeter", name: "Kilonewton per square centimeter", symbol: "kN/cm²", factor: "kN/cm^2" },
        "kilonewton-per-square-millimeter",
        "meganewton-per-square-meter",
      ],
    },
    {
      name: "Gravitational metric",
      source: "SP811 B.8",
      units: [
        "kilogram-force-per-square-meter",
        "kilogram-force-per-square-centimeter",
        "kilogram-force-per-square-millimeter",
        "tonne-force-per-square-meter",
        { id: "tonne-force-per-square-centimeter", name: "Tonne-force per square centimeter", symbol: "tf/cm²", factor: "tf/cm^2", aliases: ["t/cm²", "t/cm2"] },
      ],
    },
    {
      name: "US/imperial",
      source: "SP811 B.8",
      units: [
        "psi",
        "ksi",
        { unit: "msi", name: "Million psi", plural: "million psi" },
        "psf",
        "ksf",
        "ton-force-short-per-square-inch",
        "ton-force-short-per-square-foot",
        "ton-force-long-per-square-inch",
        "ton-force-long-per-square-foot",
      ],
    },
    {
      name: "Other",
      source: "SI8 Table 8; SI8 Table 9; SP811 B.8",
      units: ["bar", "kilobar", "atmosphere", "technical-atmosphere", "dyne-per-square-centimeter"],
    },
  ],
  faq: [
    {
      pairs: ["megapascals-to-psi", "psi-to-megapascals"],
      q: "How do I convert MPa to psi?",
      a: "Multiply by 145: 250 MPa is 36,259 psi, or 36.26 ksi. Going the other way, 1 psi is 6,895 Pa, so 3,000 psi concrete is 20.68 MPa.",
    },
    {
      pairs: ["megapascals-to-ksi", "ksi-to-megapascals"],
      q: "How do I convert ksi to MPa?",
      a: "Multiply by 6.895. A steel yield stress of 50 ksi is 344.7 MPa, which metric standards round to 345 MPa; 36 ksi is 248.2 MPa, rounded to 250 MPa.",
    },
    {
      pairs: ["newtons-per-square-millimeter-to-psi"],
      q: "Is N/mm² the same as MPa?",
      a: "Yes, exactly. One newton per square millimeter is a million newtons per square meter. European drawings often write N/mm² where others write MPa.",
    },
    {
      q: "What does kg/cm² mean on an old certificate?",
      a: "It means kilogram-force per square centimeter, 98,066.5 Pa. Concrete rated at 300 kgf/cm² is 29.42 MPa or 4,267 psi. The unit is close to a bar: 1 kgf/cm² is 0.980665 bar.",
    },
    {
      q: "How much is one ton per square inch?",
      a: "With the long ton-force of British metallurgy it is 15.444 MPa; with the US short ton-force, 13.790 MPa. “30 tons per square inch” in an old British steel table is 463 MPa.",
    },
  ],
  keywords: ["σ", "mpa to psi", "yield strength", "tensile strength", "compressive strength", "concrete strength"],
  related: ["youngs-modulus", "strain", "area-load", "bending-moment"],
});
