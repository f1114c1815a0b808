import { defineConverter } from "../../units/define-converter.ts";
import pairs from "./thermal-expansion.pairs.ts";

export default defineConverter({
  slug: "thermal-expansion",
  category: "thermal-heat-transfer",
  name: "Thermal Expansion Coefficient Converter",
  description: "Convert coefficients of thermal expansion between 1/K, ppm/°C, µm/(m·K) and µin/(in·°F).",
  base: { name: "per kelvin", symbol: "1/K" },
  baseFactor: "1/K",
  defaultPair: ["micrometer-per-meter-kelvin", "microinch-per-inch-fahrenheit"],
  commonUnits: ["per-kelvin", "per-fahrenheit", "ppm-per-celsius", "ppm-per-fahrenheit", "micrometer-per-meter-kelvin", "microinch-per-inch-fahrenheit"],
  pairs,
  commonValues: {
    "micrometer-per-meter-kelvin": { example: "12" },
    "microinch-per-inch-fahrenheit": { example: "6.5" },
    "ppm-per-celsius": { example: "23" },
    "per-kelvin": { example: "0.000012" },
  },
  notes: [
    "A coefficient is smaller per degree Fahrenheit than per kelvin, because a Fahrenheit degree is 5/9 of a kelvin.",
    "µm/(m·K), ppm/°C and 10⁻⁶/K are the same. Linear and volume coefficients are not interchangeable: the volume coefficient of an isotropic solid is about three times the linear one.",
  ],
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
  faq: [
    {
      pairs: ["micrometers-per-meter-kelvin-to-microinches-per-inch-fahrenheit", "microinches-per-inch-fahrenheit-to-micrometers-per-meter-kelvin"],
      q: "How do I convert µm/(m·K) to µin/(in·°F)?",
      a: "Multiply by 5/9: steel at 11.7 µm/(m·K) is 6.5 µin/(in·°F). To go the other way, multiply by 1.8, so aluminum at 13.1 µin/(in·°F) is 23.6 µm/(m·K).",
    },
    {
      q: "Is ppm/°C the same as µm/(m·K)?",
      a: "Yes, exactly. Both are a millionth of the length per kelvin: a micrometer is a millionth of a meter, and a difference of 1 °C is a difference of 1 K.",
    },
    {
      pairs: ["per-kelvin-to-per-fahrenheit"],
      q: "Why don’t I add 32 when I convert from 1/°C to 1/°F?",
      a: "The coefficient refers to a change in temperature, so only the size of the degree matters. 23.1 ppm/°C for aluminum becomes 23.1 ÷ 1.8 = 12.8 ppm/°F.",
    },
    {
      q: "How much does a 100 ft steel pipe expand over 100 °F?",
      a: "With 6.5 µin/(in·°F): 0.0000065 × 1,200 in × 100 °F = 0.78 in. In metric units, a 30 m steel beam at 11.7 µm/(m·K) expands 14.0 mm over 40 K.",
    },
    {
      q: "Can an expansion coefficient be negative?",
      a: "Yes. Water below 4 °C, silicon at very low temperatures and zirconium tungstate shrink when warmed; zirconium tungstate is about −8.7 ppm/°C. The converter accepts negative values.",
    },
  ],
  keywords: ["β", "cte", "coefficient of thermal expansion", "linear expansion", "ppm per degree"],
  related: ["temperature-difference", "thermal-conductivity", "temperature", "specific-heat-capacity"],
});
