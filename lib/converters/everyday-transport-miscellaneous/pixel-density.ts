import { defineQuantity } from "../../units/define-quantity.ts";

export default defineQuantity({
  slug: "pixel-density",
  category: "everyday-transport-miscellaneous",
  name: "Pixel Density Converter",
  description: "Convert PPI/DPI, pixels per centimeter, dots per millimeter and dot pitch.",
  base: { name: "pixel per meter", symbol: "px/m" },
  baseFactor: "px/m",
  defaultPair: ["pixel-per-inch", "pixel-per-centimeter"],
  commonUnits: ["pixel-per-inch", "dot-per-inch", "pixel-per-centimeter", "dot-per-millimeter", "dot-pitch-millimeter"],
  commonValues: {
    "pixel-per-inch": { example: "300", tables: [{ values: ["72", "92", "96", "100", "109", "120", "140", "150", "163", "200", "218", "220", "254", "300", "326", "400", "460", "600"] }] },
    "pixel-per-centimeter": { example: "40" },
    "dot-per-millimeter": { example: "8", tables: [{ values: ["4", "6", "8", "11.8", "12", "16", "20", "23.6", "24", "47.2"] }] },
  },
  bounds: { min: "0", message: "A pixel density cannot be negative." },
  groups: [
    {
      name: "Density",
      source: "ISO 12233; HB44 App. C; CSSVAL4",
      units: [
        { id: "pixel-per-inch", name: "Pixel per inch", symbol: "ppi", factor: "px/in", aliases: ["px/in", "pixels/inch"] },
        { id: "dot-per-inch", name: "Dot per inch", symbol: "dpi", factor: "px/in", aliases: ["dots/inch"] },
        { id: "pixel-per-centimeter", name: "Pixel per centimeter", symbol: "px/cm", factor: "px/cm", aliases: ["ppcm", "pixels/cm"] },
        { id: "dot-per-centimeter", name: "Dot per centimeter", symbol: "dpcm", factor: "px/cm", aliases: ["dots/cm"] },
        { id: "pixel-per-millimeter", name: "Pixel per millimeter", symbol: "px/mm", factor: "px/mm", aliases: ["ppmm"] },
        { id: "dot-per-millimeter", name: "Dot per millimeter", symbol: "dpmm", factor: "px/mm", aliases: ["dots/mm", "dpm"] },
        { id: "pixel-per-meter", name: "Pixel per meter", symbol: "px/m", factor: "px/m" },
        { id: "pixel-per-foot", name: "Pixel per foot", symbol: "px/ft", factor: "px/ft" },
        { id: "pixel-per-point", name: "Pixel per typographic point (1/72 in)", symbol: "px/pt", factor: "px/pt", exactness: "convention", plural: "pixels per typographic point" },
        { id: "dot-per-pixel-css", name: "CSS dppx (96 dpi)", symbol: "dppx", factor: "96 px/in", exactness: "convention", plural: "dots per CSS pixel", aliases: ["x", "dots per px", "device pixel ratio", "dpr"] },
        { id: "line-per-inch", name: "Line per inch (halftone)", symbol: "lpi", factor: "px/in" },
        { id: "line-per-centimeter", name: "Line per centimeter (halftone)", symbol: "l/cm", factor: "px/cm", aliases: ["lpcm", "lpc"] },
      ],
    },
    {
      name: "Pitch (reciprocal)",
      source: "ISO 12233; HB44 App. C",
      units: [
        { id: "dot-pitch-millimeter", name: "Dot pitch, mm", symbol: "mm", law: { kind: "reciprocal", numerator: "px/mm" }, plural: "millimeters of dot pitch", aliases: ["mm pitch"] },
        { id: "dot-pitch-micrometer", name: "Dot pitch, µm", symbol: "µm", law: { kind: "reciprocal", numerator: "px/um" }, plural: "micrometers of dot pitch", aliases: ["micron", "microns"] },
        { id: "dot-pitch-inch", name: "Dot pitch, in", symbol: "in", law: { kind: "reciprocal", numerator: "px/in" }, plural: "inches of dot pitch", aliases: ["inch"] },
      ],
    },
  ],
  keywords: ["ppi", "dpi", "dot pitch", "screen resolution", "print resolution", "retina", "lpi"],
  related: ["file-size", "data-transfer-rate", "number-base"],
});
