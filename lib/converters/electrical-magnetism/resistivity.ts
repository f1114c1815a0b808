import { defineQuantity } from "../../units/define-quantity.ts";

export default defineQuantity({
  slug: "resistivity",
  category: "electrical-magnetism",
  name: "Electrical Resistivity Converter",
  description: "Convert Ω·m, Ω·cm, µΩ·cm, Ω·mm²/m and Ω·cmil/ft.",
  base: { name: "ohm-meter", symbol: "Ω·m" },
  baseFactor: "Ohm m",
  defaultPair: ["ohm-meter", "ohm-centimeter"],
  commonUnits: ["ohm-meter", "ohm-centimeter", "microhm-centimeter", "ohm-square-millimeter-per-meter", "ohm-circular-mil-per-foot"],
  commonValues: {
    "ohm-meter": { example: "100" },
    "ohm-centimeter": { example: "10" },
    "microhm-centimeter": { example: "2.65" },
    "ohm-circular-mil-per-foot": { example: "10.37" },
  },
  bounds: { min: "0", message: "A resistivity cannot be negative." },
  groups: [
    {
      name: "SI",
      source: "SI9 Table 5",
      units: [
        "ohm-meter",
        { id: "kilohm-meter", name: "Kilohm-meter", symbol: "kΩ·m", factor: "kOhm m" },
        { id: "milliohm-meter", name: "Milliohm-meter", symbol: "mΩ·m", factor: "mOhm m" },
        { id: "microhm-meter", name: "Microhm-meter", symbol: "µΩ·m", factor: "µOhm m" },
        { id: "nanoohm-meter", name: "Nanoohm-meter", symbol: "nΩ·m", factor: "nOhm m" },
        "ohm-centimeter",
        { id: "kilohm-centimeter", name: "Kilohm-centimeter", symbol: "kΩ·cm", factor: "kOhm cm" },
        { id: "megohm-centimeter", name: "Megohm-centimeter", symbol: "MΩ·cm", factor: "MOhm cm", aliases: ["megohm cm", "megohm"] },
        { id: "microhm-centimeter", name: "Microhm-centimeter", symbol: "µΩ·cm", factor: "µOhm cm", aliases: ["uohm cm", "microohm centimeter"] },
        { id: "ohm-millimeter", name: "Ohm-millimeter", symbol: "Ω·mm", factor: "Ohm mm" },
        { id: "ohm-square-millimeter-per-meter", name: "Ohm square millimeter per meter", symbol: "Ω·mm²/m", factor: "Ohm mm^2/m", aliases: ["ohm mm2/m", "ohm mm²/m"] },
      ],
    },
    {
      name: "US",
      source: "SP811 B.8",
      units: [
        { id: "ohm-inch", name: "Ohm-inch", symbol: "Ω·in", factor: "Ohm in", aliases: ["ohm in"] },
        { id: "microhm-inch", name: "Microhm-inch", symbol: "µΩ·in", factor: "µOhm in" },
        { id: "ohm-foot", name: "Ohm-foot", symbol: "Ω·ft", factor: "Ohm ft", aliases: ["ohm ft"] },
        { id: "ohm-circular-mil-per-foot", name: "Ohm circular-mil per foot", symbol: "Ω·cmil/ft", factor: "Ohm cmil/ft", aliases: ["ohm cmil/ft", "ohm-cmil/ft", "circular mil ohm per foot"] },
      ],
    },
    {
      name: "CGS",
      source: "SP811 B.8",
      units: [
        { id: "abohm-centimeter", name: "Abohm-centimeter (EMU)", symbol: "abΩ·cm", factor: "abV/abA cm", aliases: ["abohm cm"] },
        { id: "statohm-centimeter", name: "Statohm-centimeter (ESU)", symbol: "statΩ·cm", factor: "statV s/statC cm", aliases: ["statohm cm"] },
      ],
    },
    {
      name: "Conductivity (reciprocal)",
      source: "IEC 80000-6 items 6-43 and 6-44",
      units: [{ unit: "siemens-per-meter", name: "Siemens per meter (as conductivity)", law: { kind: "reciprocal", numerator: "m/S" } }],
    },
  ],
  keywords: ["ohm meter", "ohm cm", "microhm centimeter", "circular mil", "specific resistance"],
  related: ["conductivity", "resistance", "wire-gauge", "conductance"],
});
