import { defineQuantity } from "../../units/define-quantity.ts";

export default defineQuantity({
  slug: "degree-days",
  category: "thermal-heat-transfer",
  name: "Degree-Day Converter",
  description: "Convert heating, cooling and growing degree-days between °C·d and °F·d.",
  base: { name: "kelvin day", symbol: "K·d" },
  baseFactor: "K d",
  defaultPair: ["celsius-day", "fahrenheit-day"],
  commonValues: {
    "celsius-day": { example: "3000" },
    "fahrenheit-day": { example: "5000" },
  },
  groups: [
    {
      name: "All",
      source: "SI9 section 2.3.1; SI9 Table 8; SP811 B.8; NOAA-NCEI degree day definition; EUROSTAT heating and cooling degree days",
      units: [
        { id: "celsius-day", name: "Degree Celsius day", symbol: "°C·d", factor: "K d", plural: "degree Celsius days", aliases: ["°C-day", "°C-days", "c day", "c-day", "cdd c", "hdd c", "hdd18", "cdd18", "°C day"] },
        { id: "kelvin-day", name: "Kelvin day", symbol: "K·d", factor: "K d", aliases: ["k-day", "k day"] },
        { id: "fahrenheit-day", name: "Degree Fahrenheit day", symbol: "°F·d", factor: "degF d", plural: "degree Fahrenheit days", aliases: ["°F-day", "°F-days", "f day", "f-day", "hdd f", "cdd f", "hdd65", "cdd65", "°F day"] },
        { id: "rankine-day", name: "Degree Rankine day", symbol: "°R·d", factor: "degF d", plural: "degree Rankine days" },
        { id: "celsius-hour", name: "Degree Celsius hour", symbol: "°C·h", factor: "K h", plural: "degree Celsius hours", aliases: ["°C-hour", "c-h"] },
        { id: "fahrenheit-hour", name: "Degree Fahrenheit hour", symbol: "°F·h", factor: "degF h", plural: "degree Fahrenheit hours", aliases: ["°F-hour", "f-h"] },
        { id: "kelvin-hour", name: "Kelvin hour", symbol: "K·h", factor: "K h", aliases: ["k-h"] },
        { id: "celsius-minute", name: "Degree Celsius minute", symbol: "°C·min", factor: "K min", plural: "degree Celsius minutes" },
        { id: "kelvin-second", name: "Kelvin second", symbol: "K·s", factor: "K s" },
      ],
    },
  ],
  keywords: ["hdd", "cdd", "heating degree days", "cooling degree days", "growing degree days", "gdd"],
  related: ["temperature-difference", "temperature", "heat-flow-rate", "thermal-resistance-r-value"],
});
