import { defineQuantity } from "../../units/define-quantity.ts";

export default defineQuantity({
  slug: "conductivity",
  category: "electrical-magnetism",
  name: "Electrical Conductivity Converter",
  description: "Convert S/m, mS/cm, µS/cm, dS/m and %IACS.",
  base: { name: "siemens per meter", symbol: "S/m" },
  baseFactor: "S/m",
  defaultPair: ["microsiemens-per-centimeter", "siemens-per-meter"],
  commonUnits: ["siemens-per-meter", "millisiemens-per-centimeter", "microsiemens-per-centimeter", "decisiemens-per-meter", "percent-iacs"],
  commonValues: {
    "microsiemens-per-centimeter": { example: "500" },
    "siemens-per-meter": { example: "35000000" },
    "decisiemens-per-meter": { example: "4" },
  },
  bounds: { min: "0", message: "A conductivity cannot be negative." },
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
  keywords: ["EC", "electrical conductivity", "uS/cm", "mS/cm", "IACS", "water conductivity", "soil salinity"],
  related: ["resistivity", "conductance", "resistance", "wire-gauge"],
});
