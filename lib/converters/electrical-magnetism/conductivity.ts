import { defineConverter } from "../../units/define-converter.ts";
import pairs from "./conductivity.pairs.ts";

export default defineConverter({
  slug: "conductivity",
  category: "electrical-magnetism",
  name: "Electrical Conductivity Converter",
  description: "Convert S/m, mS/cm, µS/cm, dS/m and %IACS.",
  base: { name: "siemens per meter", symbol: "S/m" },
  baseFactor: "S/m",
  defaultPair: ["microsiemens-per-centimeter", "siemens-per-meter"],
  commonUnits: ["siemens-per-meter", "millisiemens-per-centimeter", "microsiemens-per-centimeter", "decisiemens-per-meter", "percent-iacs"],
  pairs,
  commonValues: {
    "microsiemens-per-centimeter": { example: "500" },
    "siemens-per-meter": { example: "35000000" },
    "decisiemens-per-meter": { example: "4" },
  },
  bounds: { min: "0", message: "A conductivity cannot be negative." },
  notes: [
    "100% IACS is the conductivity of the 1913 annealed-copper standard, 58 MS/m at 20 °C (IEC 60028); good modern copper reaches 101 to 102%.",
    "The conductivity of water and water solutions rises by about 2% per °C, so meters usually report it at 25 °C; this converter changes units only.",
    "No fixed factor gives dissolved solids in ppm: estimates multiply µS/cm by 0.5 to 0.7, depending on the salts.",
    "Ohm-meter and ohm-centimeter are listed as resistivities, the reciprocal of conductivity.",
  ],
  groups: [
    {
      name: "SI",
      source: "SI9 Table 4 and Table 7",
      units: [
        "siemens-per-meter",
        { id: "kilosiemens-per-meter", name: "Kilosiemens per meter", symbol: "kS/m", factor: "kS/m" },
        { id: "megasiemens-per-meter", name: "Megasiemens per meter", symbol: "MS/m", factor: "MS/m" },
        { id: "decisiemens-per-meter", name: "Decisiemens per meter", symbol: "dS/m", factor: "dS/m" },
        { id: "millisiemens-per-meter", name: "Millisiemens per meter", symbol: "mS/m", factor: "mS/m" },
        { id: "microsiemens-per-meter", name: "Microsiemens per meter", symbol: "µS/m", factor: "µS/m" },
        { id: "siemens-per-centimeter", name: "Siemens per centimeter", symbol: "S/cm", factor: "S/cm" },
        { id: "millisiemens-per-centimeter", name: "Millisiemens per centimeter", symbol: "mS/cm", factor: "mS/cm", aliases: ["mmho/cm"] },
        { id: "microsiemens-per-centimeter", name: "Microsiemens per centimeter", symbol: "µS/cm", factor: "µS/cm" },
        { id: "siemens-meter-per-square-millimeter", name: "Siemens meter per square millimeter", symbol: "S·m/mm²", factor: "S m/mm^2" },
      ],
    },
    {
      name: "Traditional & CGS",
      source: "SP811 B.8",
      units: [
        { id: "mho-per-meter", name: "Mho per meter", symbol: "℧/m", factor: "1/(Ohm m)", aliases: ["mho/m", "mhos/m"] },
        { id: "mho-per-centimeter", name: "Mho per centimeter", symbol: "℧/cm", factor: "1/(Ohm cm)", aliases: ["mho/cm", "mhos/cm"] },
        { id: "micromho-per-centimeter", name: "Micromho per centimeter", symbol: "µ℧/cm", factor: "1/(MOhm cm)", aliases: ["umho/cm", "umhos/cm", "micromhos/cm"] },
        { id: "abmho-per-centimeter", name: "Abmho per centimeter (EMU)", symbol: "ab℧/cm", factor: "abA/(abV cm)", aliases: ["abmho/cm"] },
        { id: "statmho-per-centimeter", name: "Statmho per centimeter (ESU)", symbol: "stat℧/cm", factor: "statC/(s statV cm)", aliases: ["statmho/cm"] },
      ],
    },
    {
      name: "Copper standard",
      source: "IEC 60028 (1/58 Ω·mm²/m at 20 °C)",
      units: [{ id: "percent-iacs", name: "Percent IACS", symbol: "%IACS", factor: "0.58 MS/m", exactness: "convention", plural: "percent IACS", aliases: ["% iacs", "iacs", "percent of copper"] }],
    },
    {
      name: "Resistivity (reciprocal)",
      source: "IEC 80000-6 items 6-43 and 6-44",
      units: [
        { unit: "ohm-meter", name: "Ohm-meter (as resistivity)", law: { kind: "reciprocal", numerator: "1/(Ohm m)" } },
        { unit: "ohm-centimeter", name: "Ohm-centimeter (as resistivity)", law: { kind: "reciprocal", numerator: "1/(Ohm cm)" } },
      ],
    },
  ],
  faq: [
    {
      pairs: ["microsiemens-per-centimeter-to-millisiemens-per-centimeter"],
      q: "How do I convert µS/cm to mS/cm?",
      a: "Divide by 1,000: tap water at 650 µS/cm is 0.65 mS/cm. Seawater at about 50 mS/cm is 50,000 µS/cm or 5 S/m. One mS/cm is also exactly one dS/m, the unit used in soil science.",
    },
    {
      q: "How do I convert EC to TDS in ppm?",
      a: "Only roughly, with a factor between 0.5 and 0.7 that depends on which salts are dissolved. At 1,000 µS/cm, meters show 500 ppm on the NaCl (0.5) scale and 700 ppm on the 442 (0.7) scale. Always note which factor your meter uses.",
    },
    {
      pairs: ["siemens-per-meter-to-percent-iacs"],
      q: "What does percent IACS mean?",
      a: "Conductivity compared with the International Annealed Copper Standard of 58 MS/m at 20 °C. Electrical-grade aluminum is 61% IACS, which is 35.38 MS/m. Values above 100% are normal, since copper has become purer since 1913.",
    },
    {
      q: "How is conductivity related to resistivity?",
      a: "They are reciprocals: σ = 1/ρ. Ultrapure water at 18.2 MΩ·cm is 0.05495 µS/cm. Copper at 58 MS/m is 1.724 × 10⁻⁸ Ω·m. Zero resistivity has no finite conductivity, so it cannot be converted.",
    },
    {
      q: "Is S·m/mm² the same as MS/m?",
      a: "Yes: one siemens times a meter divided by a square millimeter is 10⁶ S/m. Wire data sheets prefer it because a conductor of 58 S·m/mm², one meter long with a cross-section of one square millimeter, has a conductance of 58 S.",
    },
  ],
  keywords: ["EC", "electrical conductivity", "uS/cm", "mS/cm", "IACS", "water conductivity", "soil salinity"],
  related: ["resistivity", "conductance", "resistance", "wire-gauge"],
});
