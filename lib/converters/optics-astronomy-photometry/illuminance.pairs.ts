import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  { slug: "lux-to-foot-candles", from: "lux", to: "foot-candle" },
  { slug: "foot-candles-to-lux", from: "foot-candle", to: "lux" },
  { slug: "lumens-per-square-foot-to-lux", from: "lumen-per-square-foot", to: "lux" },
  { slug: "lux-to-phots", from: "lux", to: "phot" },
]);
