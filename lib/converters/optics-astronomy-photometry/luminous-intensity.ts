import { defineQuantity } from "../../units/define-quantity.ts";

export default defineQuantity({
  slug: "luminous-intensity",
  category: "optics-astronomy-photometry",
  name: "Luminous Intensity Converter",
  description: "Convert candela, candlepower, Hefner candles and lumens per steradian.",
  base: { name: "candela", symbol: "cd" },
  baseFactor: "cd",
  defaultPair: ["candela", "candlepower"],
  commonUnits: ["candela", "millicandela", "lumen-per-steradian", "candlepower", "hefnerkerze"],
  commonValues: {
    candela: { example: "100" },
    millicandela: { example: "5000" },
    hefnerkerze: { example: "10" },
  },
  bounds: { min: "0", message: "A luminous intensity cannot be negative." },
  groups: [
    {
      name: "SI",
      source: "SI9 Table 2",
      units: [
        { id: "megacandela", name: "Megacandela", symbol: "Mcd", factor: "Mcd" },
        { id: "kilocandela", name: "Kilocandela", symbol: "kcd", factor: "kcd" },
        { id: "candela", name: "Candela", symbol: "cd", factor: "cd" },
        { id: "millicandela", name: "Millicandela", symbol: "mcd", factor: "mcd" },
        { id: "microcandela", name: "Microcandela", symbol: "µcd", factor: "µcd" },
        { id: "lumen-per-steradian", name: "Lumen per steradian", symbol: "lm/sr", factor: "lm/sr" },
      ],
    },
    {
      name: "Candles",
      source: "IES; CARDARELLI (carcel, Hefnerkerze, violle); GNUUNITS violle",
      units: [
        { id: "candlepower", name: "Candlepower (new, = cd)", symbol: "cp", factor: "cd", exactness: "convention", plural: "candlepower", aliases: ["candle power"] },
        { id: "candle-international", name: "Candle (international, 1909–1948)", symbol: "c", factor: "1.019 cd", exactness: "convention", plural: "international candles", aliases: ["international candle", "old candlepower"] },
        { id: "hefnerkerze", name: "Hefnerkerze", symbol: "HK", factor: "0.903 cd", exactness: "convention", aliases: ["hefnerkerzen", "hefner", "hefner candle", "hefner unit"] },
        { id: "carcel", name: "Carcel", symbol: "", factor: "9.74 cd", exactness: "convention" },
        { id: "violle", name: "Violle", symbol: "", factor: "20.17 cd", exactness: "convention" },
        { id: "decimal-candle", name: "Bougie décimale (1/20 violle)", symbol: "bd", factor: "[violle]/20", exactness: "convention", plural: "bougies décimales", aliases: ["bougie decimale", "bougie"] },
      ],
    },
  ],
  keywords: ["candlepower", "candela", "mcd", "LED brightness", "Hefner candle"],
  related: ["luminous-flux", "illuminance", "luminance"],
});
