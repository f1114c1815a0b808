import { defineConverter } from "../../units/define-converter.ts";
import pairs from "./resistivity.pairs.ts";

export default defineConverter({
  slug: "resistivity",
  category: "electrical-magnetism",
  name: "Electrical Resistivity Converter",
  description: "Convert Ω·m, Ω·cm, µΩ·cm, Ω·mm²/m and Ω·cmil/ft.",
  base: { name: "ohm-meter", symbol: "Ω·m" },
  baseFactor: "Ohm m",
  defaultPair: ["ohm-meter", "ohm-centimeter"],
  commonUnits: ["ohm-meter", "ohm-centimeter", "microhm-centimeter", "ohm-square-millimeter-per-meter", "ohm-circular-mil-per-foot"],
  pairs,
  commonValues: {
    "ohm-meter": { example: "100" },
    "ohm-centimeter": { example: "10" },
    "microhm-centimeter": { example: "2.65" },
    "ohm-circular-mil-per-foot": { example: "10.37" },
  },
  bounds: { min: "0", message: "A resistivity cannot be negative." },
  notes: [
    "An ohm circular-mil per foot is the resistance of a wire one foot long and one mil in diameter; a circular mil is π/4 square mil.",
    "Siemens per meter is listed as a conductivity, the reciprocal of resistivity.",
    "The CGS electromagnetic (ab-) and electrostatic (stat-) units are tied to SI units through the speed of light, 29,979,245,800 cm/s, as tabulated by NIST.",
  ],
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
  faq: [
    {
      pairs: ["ohm-meters-to-ohm-centimeters", "ohm-centimeters-to-ohm-meters"],
      q: "How do I convert Ω·m to Ω·cm?",
      a: "Multiply by 100: 1 Ω·m is 100 Ω·cm. From Ω·cm to Ω·m, divide by 100. A 10 Ω·cm silicon wafer is 0.1 Ω·m, and soil at 100 Ω·m is 10,000 Ω·cm.",
    },
    {
      pairs: ["ohm-circular-mils-per-foot-to-ohm-meters"],
      q: "How do I convert ohm circular-mils per foot to ohm-meters?",
      a: "Multiply by 1.662 × 10⁻⁹. Annealed copper at 20 °C, 10.371 Ω·cmil/ft, is 1.7241 × 10⁻⁸ Ω·m, or 1.7241 µΩ·cm. This unit suits American wire tables: for resistance, divide by the area in circular mils and multiply by the length in feet.",
    },
    {
      q: "What is Ω·mm²/m?",
      a: "The resistance of a wire one meter long with a cross-section of one square millimeter. It equals 10⁻⁶ Ω·m or one microhm-meter. Copper has 0.01724 Ω·mm²/m, so 10 m of 1.5 mm² wire has 0.01724 × 10 ÷ 1.5 = 0.115 Ω.",
    },
    {
      q: "Is Ω·m the same as Ω/m?",
      a: "No. The ohm-meter measures a property of a material, resistance times length. Ohms per meter is the resistance per length of a particular cable: resistivity divided by cross-section. For example, 1.724 × 10⁻⁸ Ω·m over 1 mm² is 0.01724 Ω/m.",
    },
    {
      q: "How do I get conductivity from resistivity?",
      a: "Take the reciprocal: σ = 1/ρ. A resistivity of 1.724 × 10⁻⁸ Ω·m is 58,000,000 S/m. Percent IACS and water units such as µS/cm are in the Electrical Conductivity Converter.",
    },
  ],
  keywords: ["ohm meter", "ohm cm", "microhm centimeter", "circular mil", "specific resistance"],
  related: ["conductivity", "resistance", "wire-gauge", "conductance"],
});
