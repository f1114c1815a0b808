import { defineQuantity } from "../../units/define-quantity.ts";

export default defineQuantity({
  slug: "optical-power",
  category: "optics-astronomy-photometry",
  name: "Lens Power (Diopter) Converter",
  description: "Convert lens power in diopters to focal length in mm, cm, m and inches.",
  base: { name: "diopter", symbol: "D" },
  baseFactor: "1/m",
  defaultPair: ["diopter", "millimeter-focal-length"],
  commonUnits: ["diopter", "meter-focal-length", "centimeter-focal-length", "millimeter-focal-length", "inch-focal-length"],
  commonValues: {
    diopter: { example: "2.5", tables: [{ values: ["0.25", "0.5", "0.75", "1", "1.25", "1.5", "1.75", "2", "2.25", "2.5", "2.75", "3", "3.5", "4", "5", "10", "20"] }] },
    "millimeter-focal-length": { example: "50", tables: [{ values: ["10", "14", "18", "24", "28", "35", "50", "70", "85", "100", "135", "200", "300", "400", "500", "1000"] }] },
    "inch-focal-length": { example: "10" },
  },
  groups: [
    {
      name: "Power (linear)",
      source: "ISO 13666 (dioptre); ISO 80000-7",
      units: [
        { id: "diopter", name: "Diopter", symbol: "D", factor: "1/m", aliases: ["dioptre", "dioptres", "dpt", "diop"] },
        { id: "millidiopter", name: "Millidiopter", symbol: "mD", factor: "1e-3 1/m", aliases: ["millidioptre"] },
        { id: "per-meter", name: "Per meter", symbol: "m⁻¹", factor: "1/m", plural: "per meter", aliases: ["1/m"] },
        { id: "per-centimeter", name: "Per centimeter", symbol: "cm⁻¹", factor: "1/cm", plural: "per centimeter", aliases: ["1/cm"] },
        { id: "per-millimeter", name: "Per millimeter", symbol: "mm⁻¹", factor: "1/mm", plural: "per millimeter", aliases: ["1/mm"] },
        { id: "per-inch", name: "Per inch", symbol: "in⁻¹", factor: "1/in", plural: "per inch", aliases: ["1/in"] },
        { id: "per-foot", name: "Per foot", symbol: "ft⁻¹", factor: "1/ft", plural: "per foot", aliases: ["1/ft"] },
      ],
    },
    {
      name: "Focal length (reciprocal)",
      source: "ISO 13666 (dioptre)",
      units: [
        { id: "meter-focal-length", name: "Focal length, m", symbol: "m", law: { kind: "reciprocal", numerator: "1/m" }, plural: "meters of focal length", aliases: ["meter", "meters"] },
        { id: "centimeter-focal-length", name: "Focal length, cm", symbol: "cm", law: { kind: "reciprocal", numerator: "1/cm" }, plural: "centimeters of focal length", aliases: ["centimeter", "centimeters"] },
        { id: "millimeter-focal-length", name: "Focal length, mm", symbol: "mm", law: { kind: "reciprocal", numerator: "1/mm" }, plural: "millimeters of focal length", aliases: ["millimeter", "millimeters"] },
        { id: "inch-focal-length", name: "Focal length, in", symbol: "in", law: { kind: "reciprocal", numerator: "1/in" }, plural: "inches of focal length", aliases: ["inch", "inches", '"'] },
        { id: "foot-focal-length", name: "Focal length, ft", symbol: "ft", law: { kind: "reciprocal", numerator: "1/ft" }, plural: "feet of focal length", aliases: ["foot", "feet", "'"] },
      ],
    },
  ],
  keywords: ["diopter to mm", "focal length", "dioptre", "lens power", "glasses prescription"],
  related: ["wavelength-frequency", "luminance", "illuminance"],
});
