import { defineQuantity } from "../../units/define-quantity.ts";

export default defineQuantity({
  slug: "temperature-difference",
  category: "thermal-heat-transfer",
  name: "Temperature Difference Converter",
  description: "Convert temperature intervals: 1 K = 1 °C = 1.8 °F, without offsets.",
  base: { name: "kelvin", symbol: "K" },
  baseFactor: "K",
  defaultPair: ["delta-celsius", "delta-fahrenheit"],
  commonValues: {
    "delta-celsius": { example: "10" },
    "delta-fahrenheit": { example: "20" },
    "delta-kelvin": { example: "5" },
  },
  groups: [
    {
      name: "Intervals",
      source: "SI9 section 2.3.1; SP811 B.8; CARDARELLI (Réaumur, Delisle, Newton and Rømer scales)",
      units: [
        { id: "delta-kelvin", name: "Kelvin (interval)", symbol: "K", factor: "K", aliases: ["delta k", "Δk"] },
        { id: "delta-millikelvin", name: "Millikelvin (interval)", symbol: "mK", factor: "mK" },
        { id: "delta-microkelvin", name: "Microkelvin (interval)", symbol: "µK", factor: "µK" },
        {
          id: "delta-celsius",
          name: "Degree Celsius (interval)",
          symbol: "°C",
          factor: "K",
          plural: "degrees Celsius",
          aliases: ["c", "celsius", "centigrade", "deg c", "degrees c", "degree c", "delta c", "Δ°C", "c°", "celsius degree", "celsius degrees"],
        },
        {
          id: "delta-fahrenheit",
          name: "Degree Fahrenheit (interval)",
          symbol: "°F",
          factor: "degF",
          plural: "degrees Fahrenheit",
          aliases: ["f", "fahrenheit", "deg f", "degrees f", "degree f", "delta f", "Δ°F", "f°", "fahrenheit degree", "fahrenheit degrees"],
        },
        { id: "delta-rankine", name: "Degree Rankine (interval)", symbol: "°R", factor: "degF", plural: "degrees Rankine", aliases: ["r", "rankine", "deg r"] },
        { id: "delta-reaumur", name: "Degree Réaumur (interval)", symbol: "°Ré", factor: "5/4 K", exactness: "convention", plural: "degrees Réaumur", aliases: ["re", "°Re", "réaumur", "reaumur"] },
        { id: "delta-delisle", name: "Degree Delisle (interval, magnitude)", symbol: "°De", factor: "2/3 K", exactness: "convention", plural: "degrees Delisle", aliases: ["de", "delisle"] },
        { id: "delta-newton", name: "Degree Newton (interval)", symbol: "°N", factor: "100/33 K", exactness: "convention", plural: "degrees Newton", aliases: ["newton"] },
        { id: "delta-romer", name: "Degree Rømer (interval)", symbol: "°Rø", factor: "40/21 K", exactness: "convention", plural: "degrees Rømer", aliases: ["ro", "°Ro", "rømer", "romer", "roemer"] },
      ],
    },
  ],
  keywords: ["delta t", "ΔT", "temperature rise", "temperature interval", "tolerance", "temperature change"],
  related: ["temperature", "degree-days", "thermal-expansion", "specific-heat-capacity"],
});
