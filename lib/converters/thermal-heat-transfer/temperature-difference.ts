import { defineConverter } from "../../units/define-converter.ts";
import pairs from "./temperature-difference.pairs.ts";

export default defineConverter({
  slug: "temperature-difference",
  category: "thermal-heat-transfer",
  name: "Temperature Difference Converter",
  description: "Convert temperature intervals: 1 K = 1 °C = 1.8 °F, without offsets.",
  base: { name: "kelvin", symbol: "K" },
  baseFactor: "K",
  defaultPair: ["delta-celsius", "delta-fahrenheit"],
  pairs,
  commonValues: {
    "delta-celsius": { example: "10" },
    "delta-fahrenheit": { example: "20" },
    "delta-kelvin": { example: "5" },
  },
  notes: ["Differences only: nothing is added or subtracted, so 0 stays 0. For thermometer readings, use the Temperature Converter.", "The Delisle scale runs downward; only the size of its degree, 2/3 K, is used here."],
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
  faq: [
    {
      pairs: ["delta-celsius-to-delta-fahrenheit", "delta-fahrenheit-to-delta-celsius"],
      q: "How do I convert a temperature difference from Celsius to Fahrenheit?",
      a: "Multiply by 1.8 and do not add 32: a rise of 10 °C is a rise of 18 °F. The 32 comes from the scales’ different zero points and cancels out in a difference.",
    },
    {
      pairs: ["delta-kelvin-to-delta-fahrenheit"],
      general: true,
      q: "Is a kelvin the same size as a degree Celsius?",
      a: "Yes, exactly. The Celsius scale is the kelvin scale shifted by 273.15, so a difference of 1 K is a difference of 1 °C. That is why W/(m·K) and W/(m·°C) are the same unit.",
    },
    {
      pairs: ["delta-celsius-to-delta-fahrenheit"],
      q: "What is 1.5 °C of global warming in Fahrenheit?",
      a: "Warming of 1.5 °C is 2.7 °F, and 2 °C is 3.6 °F. Converting 1.5 °C as a thermometer reading would give 34.7 °F, which is wrong for a change.",
    },
    {
      pairs: ["delta-fahrenheit-to-delta-celsius"],
      q: "How do I convert a tolerance of ±2 °F to Celsius?",
      a: "Tolerances are differences: 2 × 5/9 = 1.11, so ±2 °F is ±1.11 °C. The same applies to thermostat dead bands, standard deviations and sensor accuracies.",
    },
    {
      q: "When should I use this converter instead of the Temperature Converter?",
      a: "Use this one for rises, drops, gradients, tolerances and the ΔT of a heat exchanger. Use the Temperature Converter for a reading such as an oven at 350 °F. Quick test: if a value of 0 means “no change,” you are in the right place.",
    },
  ],
  keywords: ["delta t", "ΔT", "temperature rise", "temperature interval", "tolerance", "temperature change"],
  related: ["temperature", "degree-days", "thermal-expansion", "specific-heat-capacity"],
});
