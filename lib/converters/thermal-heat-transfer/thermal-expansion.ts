import { defineQuantity } from "../../units/define-quantity.ts";

export default defineQuantity({
  slug: "thermal-expansion",
  category: "thermal-heat-transfer",
  name: "Thermal Expansion Coefficient Converter",
  description: "Convert coefficients of thermal expansion between 1/K, ppm/°C, µm/(m·K) and µin/(in·°F).",
  base: { name: "per kelvin", symbol: "1/K" },
  baseFactor: "1/K",
  defaultPair: ["micrometer-per-meter-kelvin", "microinch-per-inch-fahrenheit"],
  commonUnits: ["per-kelvin", "per-fahrenheit", "ppm-per-celsius", "ppm-per-fahrenheit", "micrometer-per-meter-kelvin", "microinch-per-inch-fahrenheit"],
  commonValues: {
    "micrometer-per-meter-kelvin": { example: "12" },
    "microinch-per-inch-fahrenheit": { example: "6.5" },
    "ppm-per-celsius": { example: "23" },
    "per-kelvin": { example: "0.000012" },
  },
  groups: [
    {
      name: "All",
      source: "SI9 section 2.3.1; SP811 B.8; CARDARELLI (Réaumur scale)",
      units: [
        { id: "per-kelvin", name: "Per kelvin", symbol: "1/K", factor: "1/K", plural: "per kelvin", aliases: ["/k", "per k", "k^-1", "k⁻¹"] },
        { id: "per-celsius", name: "Per degree Celsius", symbol: "1/°C", factor: "1/K", plural: "per degree Celsius", aliases: ["/°c", "per c", "per °c", "/c", "1/c", "c^-1"] },
        { id: "per-fahrenheit", name: "Per degree Fahrenheit", symbol: "1/°F", factor: "1/degF", plural: "per degree Fahrenheit", aliases: ["/°f", "per f", "per °f", "/f", "1/f", "f^-1"] },
        { id: "per-rankine", name: "Per degree Rankine", symbol: "1/°R", factor: "1/degF", plural: "per degree Rankine", aliases: ["/°r", "1/r"] },
        { id: "per-reaumur", name: "Per degree Réaumur", symbol: "1/°Ré", factor: "1/(5/4 K)", exactness: "convention", plural: "per degree Réaumur" },
        { id: "ppm-per-celsius", name: "Part per million per degree Celsius", symbol: "ppm/°C", factor: "1e-6/K", aliases: ["ppm/c", "ppm/k", "ppm per kelvin", "ppm per c"] },
        { id: "ppm-per-fahrenheit", name: "Part per million per degree Fahrenheit", symbol: "ppm/°F", factor: "1e-6/degF", aliases: ["ppm/f", "ppm per f"] },
        { id: "ppb-per-celsius", name: "Part per billion per degree Celsius", symbol: "ppb/°C", factor: "1e-9/K", aliases: ["ppb/c", "ppb/k"] },
        { id: "percent-per-celsius", name: "Percent per degree Celsius", symbol: "%/°C", factor: "1e-2/K", aliases: ["%/c", "%/k"] },
        { id: "micrometer-per-meter-kelvin", name: "Micrometer per meter kelvin", symbol: "µm/(m·K)", factor: "µm/(m K)", aliases: ["µm/m-k", "µm/m k", "µm/m·°C", "um/m-c", "um/m c", "um/m k"] },
        { id: "millimeter-per-meter-kelvin", name: "Millimeter per meter kelvin", symbol: "mm/(m·K)", factor: "mm/(m K)", aliases: ["mm/m k", "mm/m c"] },
        { id: "microinch-per-inch-fahrenheit", name: "Microinch per inch degree Fahrenheit", symbol: "µin/(in·°F)", factor: "1e-6 in/(in degF)", aliases: ["µin/in-f", "µin/in f", "uin/in-f", "uin/in f"] },
        { id: "inch-per-inch-fahrenheit", name: "Inch per inch degree Fahrenheit", symbol: "in/(in·°F)", factor: "in/(in degF)", aliases: ["in/in-f", "in/in f"] },
        { id: "inch-per-100-feet-fahrenheit", name: "Inch per 100 feet degree Fahrenheit", symbol: "in/(100 ft·°F)", factor: "in/(100 ft degF)", aliases: ["in/100 ft f", "in/100ft-f"] },
      ],
    },
  ],
  keywords: ["β", "cte", "coefficient of thermal expansion", "linear expansion", "ppm per degree"],
  related: ["temperature-difference", "thermal-conductivity", "temperature", "specific-heat-capacity"],
});
