import { defineConverter } from "../../units/define-converter.ts";
import pairs from "./solar-irradiance.pairs.ts";

export default defineConverter({
  slug: "solar-irradiance",
  category: "climate-environment-meteorology",
  name: "Solar Irradiance & Insolation Converter",
  description: "Convert W/m², kWh/m²/day, MJ/m²/day, langley/day and peak sun hours.",
  base: { name: "watt per square meter", symbol: "W/m²" },
  baseFactor: "W/m^2",
  defaultPair: ["kilowatt-hour-per-square-meter-day", "megajoule-per-square-meter-day"],
  commonUnits: ["watt-per-square-meter", "kilowatt-hour-per-square-meter-day", "megajoule-per-square-meter-day", "btu-per-hour-square-foot", "langley-per-day"],
  pairs,
  commonValues: {
    "kilowatt-hour-per-square-meter-day": { example: "5", tables: [{ values: ["1", "1.5", "2", "2.5", "3", "3.5", "4", "4.5", "5", "5.5", "6", "6.5", "7", "7.5", "8"] }] },
    "megajoule-per-square-meter-day": { example: "18" },
    "watt-per-square-meter": { example: "800" },
    "langley-per-day": { example: "500" },
  },
  bounds: { min: "0", message: "A solar irradiance cannot be negative." },
  notes: [
    "Daily and yearly sums are averaged over day and night: 1 kWh/m² per day is the same as a constant 41.67 W/m².",
    "The langley is one thermochemical calorie per square centimeter, 41,840 J/m². The solar constant is the nominal 1,361 W/m² of the International Astronomical Union; the Earth’s distance changes it by ±3.4% over the year.",
    "Annual sums count 365 days. There is no fixed factor between W/m² and lux: it depends on the spectrum and is near 120 lux per W/m² for daylight.",
  ],
  groups: [
    {
      name: "Irradiance",
      source: "SI9 Table 6; SP811 B.8; WMO-8; IAU 2015 B3",
      units: [
        "watt-per-square-meter",
        { unit: "kilowatt-per-square-meter", name: "Kilowatt per square meter (1 sun, AM1.5 STC)", aliases: ["sun", "suns"] },
        "milliwatt-per-square-centimeter",
        "watt-per-square-foot",
        { unit: "btu-per-hour-square-foot", plural: "BTU (IT) per hour square foot" },
        { unit: "calorie-per-minute-square-centimeter", name: "Calorie (th) per minute square centimeter", plural: "calories (th) per minute square centimeter" },
        { id: "langley-per-minute", name: "Langley per minute", symbol: "Ly/min", factor: "calTh/(cm^2 min)", aliases: ["langley/min"] },
        { id: "joule-per-second-square-centimeter", name: "Joule per second square centimeter", symbol: "J/(s·cm²)", factor: "J/(s cm^2)" },
        { id: "solar-constant", name: "Total solar irradiance (IAU nominal)", symbol: "TSI", factor: "1361 W/m^2", exactness: "convention", plural: "times the total solar irradiance", aliases: ["solar constant"] },
      ],
    },
    {
      name: "Daily insolation",
      source: "SP811 B.8; ISO 9845; WMO-8",
      units: [
        {
          id: "kilowatt-hour-per-square-meter-day",
          name: "Kilowatt-hour per square meter per day (peak sun hours)",
          symbol: "kW·h/(m²·d)",
          factor: "kW h/(m^2 d)",
          plural: "kilowatt-hours per square meter per day",
          aliases: ["kWh/m² per day", "kwh/m2/day", "kwh/m2/d", "psh", "peak sun hours", "kwh/(m2 d)"],
        },
        { id: "watt-hour-per-square-meter-day", name: "Watt-hour per square meter per day", symbol: "W·h/(m²·d)", factor: "W h/(m^2 d)", plural: "watt-hours per square meter per day", aliases: ["wh/m2/day", "wh/m2/d"] },
        {
          id: "megajoule-per-square-meter-day",
          name: "Megajoule per square meter per day",
          symbol: "MJ/(m²·d)",
          factor: "MJ/(m^2 d)",
          plural: "megajoules per square meter per day",
          aliases: ["mj/m2/day", "mj/m2/d", "MJ/m² per day"],
        },
        { id: "joule-per-square-centimeter-day", name: "Joule per square centimeter per day", symbol: "J/(cm²·d)", factor: "J/(cm^2 d)", aliases: ["j/cm2/day", "j/cm2/d"] },
        { id: "langley-per-day", name: "Langley per day", symbol: "Ly/d", factor: "calTh/(cm^2 d)", aliases: ["langley/day", "ly/day"] },
        {
          id: "btu-per-square-foot-day",
          name: "BTU (IT) per square foot per day",
          symbol: "Btu/(ft²·d)",
          factor: "BtuIT/(ft^2 d)",
          plural: "BTU (IT) per square foot per day",
          aliases: ["btu/ft2/day", "btu/ft2/d", "btu/sq ft/day"],
        },
      ],
    },
    {
      name: "Annual insolation",
      source: "ISO 9845",
      units: [
        {
          id: "kilowatt-hour-per-square-meter-year",
          name: "Kilowatt-hour per square meter per year (365 d)",
          symbol: "kW·h/(m²·a)",
          factor: "kW h/(m^2 365 d)",
          exactness: "convention",
          plural: "kilowatt-hours per square meter per year",
          aliases: ["kwh/m2/year", "kwh/m2/yr", "kwh/m2/a"],
        },
        { id: "gigajoule-per-square-meter-year", name: "Gigajoule per square meter per year (365 d)", symbol: "GJ/(m²·a)", factor: "GJ/(m^2 365 d)", exactness: "convention", aliases: ["gj/m2/year", "gj/m2/yr", "gj/m2/a"] },
      ],
    },
  ],
  faq: [
    {
      pairs: ["kilowatt-hours-per-square-meter-day-to-megajoules-per-square-meter-day", "megajoules-per-square-meter-day-to-kilowatt-hours-per-square-meter-day"],
      q: "How do I convert MJ/m² per day to kWh/m² per day?",
      a: "Divide by 3.6, because 1 kWh = 3.6 MJ. A summer day with 18 MJ/m² is 5 kWh/m². To go the other way, multiply by 3.6.",
    },
    {
      q: "What are peak sun hours?",
      a: "The hours the sun would have to shine at 1,000 W/m² to deliver the day’s energy. The number equals the insolation in kWh/m² per day: 5 kWh/m² is 5 peak sun hours, an average of 208.3 W/m² over the whole day.",
    },
    {
      q: "How many watts per square meter is one langley per day?",
      a: "0.484259 W/m². A langley is 41,840 J/m², here spread over 86,400 s. So 500 langleys per day is 20.92 MJ/m², 5.811 kWh/m² or 242.1 W/m² on average.",
    },
    {
      pairs: ["watts-per-square-meter-to-btu-per-hour-square-foot"],
      q: "What is 1,000 W/m² in BTU per hour per square foot?",
      a: "317.0 Btu/(h·ft²), with the International Table BTU. One W/m² is 0.316998 Btu/(h·ft²), and 1 Btu/(h·ft²) is 3.15459 W/m².",
    },
    {
      q: "Why is the yearly figure not 8,760 hours of full sun?",
      a: "The 900 to 2,300 kWh/m² that reaches the ground each year already reflects nights, clouds and low sun. 1,700 kWh/m² in 365 days is an average of 194 W/m², about a fifth of the 1,000 W/m² used to rate panels.",
    },
  ],
  keywords: ["insolation", "solar radiation", "peak sun hours", "langley", "solar constant", "photovoltaic", "irradiation"],
  related: ["carbon-emissions", "rainfall", "humidity"],
});
