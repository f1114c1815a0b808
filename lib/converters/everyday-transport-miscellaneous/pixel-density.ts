import { defineConverter } from "../../units/define-converter.ts";
import pairs from "./pixel-density.pairs.ts";

export default defineConverter({
  slug: "pixel-density",
  category: "everyday-transport-miscellaneous",
  name: "Pixel Density Converter",
  description: "Convert PPI/DPI, pixels per centimeter, dots per millimeter and dot pitch.",
  base: { name: "pixel per meter", symbol: "px/m" },
  baseFactor: "px/m",
  defaultPair: ["pixel-per-inch", "pixel-per-centimeter"],
  commonUnits: ["pixel-per-inch", "dot-per-inch", "pixel-per-centimeter", "dot-per-millimeter", "dot-pitch-millimeter"],
  pairs,
  commonValues: {
    "pixel-per-inch": { example: "300", tables: [{ values: ["72", "92", "96", "100", "109", "120", "140", "150", "163", "200", "218", "220", "254", "300", "326", "400", "460", "600"] }] },
    "pixel-per-centimeter": { example: "40" },
    "dot-per-millimeter": { example: "8", tables: [{ values: ["4", "6", "8", "11.8", "12", "16", "20", "23.6", "24", "47.2"] }] },
  },
  bounds: { min: "0", message: "A pixel density cannot be negative." },
  notes: [
    "Pixels, dots and lines are all counted the same way, as items per length. A printer may need several dots to print one pixel of a photo, and a halftone line holds many dots.",
    "Dot pitch is the distance from one pixel to the next, so it is the reciprocal of the density and cannot be 0.",
    "The density of a screen from its resolution and diagonal is √(w² + h²) ÷ diagonal: 1920 × 1080 on 24 inches is 91.79 ppi.",
  ],
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
  faq: [
    {
      pairs: ["pixels-per-inch-to-pixels-per-centimeter", "pixels-per-centimeter-to-pixels-per-inch"],
      q: "How do I convert PPI to pixels per centimeter?",
      a: "Divide by 2.54. 300 ppi is 118.11 px/cm, and 96 ppi is 37.795 px/cm. To go the other way, multiply by 2.54.",
    },
    {
      pairs: ["pixels-per-inch-to-dot-pitch-millimeters"],
      q: "What is the dot pitch of a 96 ppi screen?",
      a: "25.4 mm divided by 96 is 0.26458 mm. A 27-inch 4K screen has 163.18 ppi and a pitch of 0.15566 mm. A smaller pitch means a sharper picture.",
    },
    {
      q: "Are DPI and PPI the same?",
      a: "As numbers, yes, and this converter treats them alike. PPI applies to images and screens, DPI to printer dots. A 1,200 dpi inkjet mixes many dots into each pixel, so a 300 ppi photo already uses it fully.",
    },
    {
      pairs: ["dots-per-millimeter-to-pixels-per-inch"],
      q: "What does 8 dots per millimeter mean on a label printer?",
      a: "8 dpmm is exactly 203.2 dpi, which makers round to 203 dpi. 12 dpmm is 304.8 dpi (sold as 300) and 24 dpmm is 609.6 dpi (sold as 600).",
    },
    {
      q: "What does 1 dppx mean?",
      a: "CSS fixes 1 inch at 96 px, so 1 dppx is 96 dpi and a display with a device pixel ratio of 2 counts as 192 dpi. The real density of the panel may differ: a phone with a ratio of 3 counts as 288 dpi but often has over 400 ppi.",
    },
  ],
  keywords: ["ppi", "dpi", "dot pitch", "screen resolution", "print resolution", "retina", "lpi"],
  related: ["file-size", "data-transfer-rate", "number-base"],
});
