import { defineConverter } from "../../units/define-converter.ts";
import pairs from "./luminous-intensity.pairs.ts";

export default defineConverter({
  slug: "luminous-intensity",
  category: "optics-astronomy-photometry",
  name: "Luminous Intensity Converter",
  description: "Convert candela, candlepower, Hefner candles and lumens per steradian.",
  base: { name: "candela", symbol: "cd" },
  baseFactor: "cd",
  defaultPair: ["candela", "candlepower"],
  commonUnits: ["candela", "millicandela", "lumen-per-steradian", "candlepower", "hefnerkerze"],
  pairs,
  commonValues: {
    candela: { example: "100" },
    millicandela: { example: "5000" },
    hefnerkerze: { example: "10" },
  },
  bounds: { min: "0", message: "A luminous intensity cannot be negative." },
  notes: [
    "Candlepower in the modern sense is the candela; before 1948 it meant the international candle, here 1.019 cd.",
    "The Hefnerkerze is taken as 0.903 cd, the value for light of the color of melting platinum; older tables that count it as 0.9 international candle give 0.92 cd.",
    "Candelas and lumens differ by a solid angle: the Luminous Flux Converter converts between them using the beam angle.",
  ],
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
  faq: [
    {
      pairs: ["candelas-to-candlepower"],
      q: "How do I convert candlepower to candela?",
      a: "In modern usage the two are equal: a 1,000,000-candlepower spotlight is 1,000,000 cd. Only figures from before 1948 refer to the international candle, which was about 1.9% stronger, 1.019 cd.",
    },
    {
      pairs: ["millicandelas-to-candelas"],
      q: "How many millicandelas are in a candela?",
      a: "1,000. LED data sheets give millicandelas: a small 20 mcd indicator is 0.02 cd, and a bright 15,000 mcd white LED is 15 cd. That is the intensity on the axis; a narrow lens raises it without adding light.",
    },
    {
      q: "How do I convert candela to lumens?",
      a: "Multiply by the solid angle. A source that shines equally in all directions fills 4π = 12.566 sr, so 100 cd is 1,256.6 lm. The same 100 cd in a 60° beam is only 84.18 lm. One candela is exactly one lumen per steradian.",
    },
    {
      pairs: ["hefnerkerzes-to-candelas"],
      q: "What is a Hefnerkerze?",
      a: "The German unit of luminous intensity until 1942, defined by a lamp burning amyl acetate with a flame 40 mm high. It is taken as 0.903 cd here, so 10 HK is 9.03 cd. It lives on in the ratings of pressure lanterns.",
    },
    {
      q: "What were the carcel, the violle and the bougie décimale?",
      a: "French standards of the 19th century. The carcel was a lamp burning rapeseed oil, about 9.74 cd. The violle was the light of one square centimeter of melting platinum, 20.17 cd, and the bougie décimale was one-twentieth of that, 1.0085 cd.",
    },
  ],
  keywords: ["candlepower", "candela", "mcd", "LED brightness", "Hefner candle"],
  related: ["luminous-flux", "illuminance", "luminance"],
});
