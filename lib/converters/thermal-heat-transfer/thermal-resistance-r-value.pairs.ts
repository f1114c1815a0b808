import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  { slug: "r-value-us-to-rsi", from: "r-value-us", to: "rsi", title: "R-Value to RSI (h·ft²·°F/Btu to m²·K/W)" },
  { slug: "rsi-to-r-value-us", from: "rsi", to: "r-value-us", title: "RSI to R-Value (m²·K/W to h·ft²·°F/Btu)" },
  { slug: "u-value-si-to-rsi", from: "u-value-si", to: "rsi", title: "U-Value to RSI (W/(m²·K) to m²·K/W)" },
  { slug: "clo-to-rsi", from: "clo", to: "rsi", title: "Clo to RSI (clo to m²·K/W)" },
]);
