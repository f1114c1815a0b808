import { defineConverter } from "../../units/define-converter.ts";
import pairs from "./precipitation-rate.pairs.ts";

export default defineConverter({
  slug: "precipitation-rate",
  category: "climate-environment-meteorology",
  name: "Precipitation Rate Converter",
  description: "Convert rainfall intensity between mm/h, in/h, mm/day, L/(m²·h) and radar dBZ.",
  base: { name: "meter per second", symbol: "m/s" },
  baseFactor: "m/s",
  defaultPair: ["millimeter-per-hour", "inch-per-hour"],
  commonUnits: ["millimeter-per-hour", "millimeter-per-day", "inch-per-hour", "inch-per-day", "liter-per-square-meter-hour"],
  pairs,
  commonValues: {
    "millimeter-per-hour": { example: "10" },
    "inch-per-hour": { example: "0.5" },
    "millimeter-per-day": { example: "50" },
  },
  bounds: { min: "0", message: "A precipitation rate cannot be negative." },
  parameters: [
    {
      id: "z-r-a",
      label: "Z–R coefficient a",
      unit: "",
      default: 200,
      min: 1,
      max: 5000,
      hint: "Z = a R^b with Z in mm⁶/m³ and R in mm/h; used only by dBZ.",
      presets: [
        { label: "Marshall–Palmer: 200", value: 200 },
        { label: "WSR-88D convective: 300", value: 300 },
        { label: "WSR-88D tropical: 250", value: 250 },
      ],
    },
    {
      id: "z-r-b",
      label: "Z–R exponent b",
      unit: "",
      default: 1.6,
      min: 0.5,
      max: 4,
      hint: "Choose it together with a.",
      presets: [
        { label: "Marshall–Palmer: 1.6", value: 1.6 },
        { label: "WSR-88D convective: 1.4", value: 1.4 },
        { label: "WSR-88D tropical: 1.2", value: 1.2 },
      ],
    },
  ],
  notes: [
    "Months and years are averages of the Gregorian calendar: 365.2425 days per year and one-twelfth of that per month.",
    "Radar reflectivity follows Z = a R^b. The default a = 200, b = 1.6 is the Marshall–Palmer relation for steady rain; US weather radars start from a = 300, b = 1.4 for convective and a = 250, b = 1.2 for tropical rain.",
    "A reflectivity is an estimate of rain, not a measurement: hail, snow and the melting layer raise it.",
  ],
  groups: [
    {
      name: "Metric",
      source: "SI9 Table 8; WMO-8; ISO 8601",
      units: [
        "millimeter-per-hour",
        "millimeter-per-minute",
        "millimeter-per-day",
        { id: "millimeter-per-month", name: "Millimeter per average month", symbol: "mm/mo", factor: "mm/month", exactness: "convention", plural: "millimeters per average month", aliases: ["mm/month"] },
        { id: "millimeter-per-year", name: "Millimeter per average year", symbol: "mm/a", factor: "mm/year", exactness: "convention", aliases: ["mm/yr", "mm/year"] },
        "centimeter-per-hour",
        "centimeter-per-day",
        "meter-per-second",
        { id: "meter-per-year", name: "Meter per average year", symbol: "m/a", factor: "m/year", exactness: "convention", aliases: ["m/yr", "m/year"] },
        { id: "liter-per-square-meter-hour", name: "Liter per square meter hour", symbol: "L/(m²·h)", factor: "L/(m^2 h)", aliases: ["l/m2/h", "lmh"] },
        { id: "liter-per-square-meter-day", name: "Liter per square meter day", symbol: "L/(m²·d)", factor: "L/(m^2 d)", aliases: ["l/m2/d", "l/m2/day"] },
        { id: "liter-per-second-hectare", name: "Liter per second hectare (sewer design)", symbol: "L/(s·ha)", factor: "L/(s ha)", aliases: ["l/s/ha"] },
      ],
    },
    {
      name: "US",
      source: "HB44 App. C; WMO-8",
      units: [
        "inch-per-hour",
        "inch-per-minute",
        "inch-per-day",
        { id: "inch-per-year", name: "Inch per average year", symbol: "in/a", factor: "in/year", exactness: "convention", aliases: ["in/yr", "in/year"] },
        "foot-per-day",
        { id: "gallon-us-per-square-foot-hour", name: "US gallon per square foot hour", symbol: "gal/(ft²·h)", factor: "galUS/(ft^2 h)", plural: "US gallons per square foot hour", aliases: ["gal/sq ft/hr", "gph/sq ft"] },
      ],
    },
    {
      name: "Radar (logarithmic)",
      source: "MARSHALL-PALMER; NOAA-FMH11; WMO-8",
      units: [
        {
          id: "dbz",
          name: "Radar reflectivity (dBZ, Marshall–Palmer)",
          symbol: "dBZ",
          law: { kind: "function" },
          exactness: "convention",
          plural: "dBZ",
          aliases: ["dbz", "db z"],
          formula: { toBase: "R = (10^(L/10) ÷ a)^(1/b), in mm/h", fromBase: "L = 10 log₁₀(a R^b), R in mm/h" },
        },
      ],
    },
  ],
  faq: [
    {
      pairs: ["millimeters-per-hour-to-inches-per-hour", "inches-per-hour-to-millimeters-per-hour"],
      q: "How do I convert inches per hour to millimeters per hour?",
      a: "Multiply by 25.4, exactly. A cloudburst of 2 inches per hour is 50.8 mm/h. To go the other way, divide by 25.4: 10 mm/h is 0.3937 in/h.",
    },
    {
      q: "What rain rate is 40 dBZ?",
      a: "With the Marshall–Palmer relation, 40 dBZ is 11.53 mm/h; with the WSR-88D values a = 300 and b = 1.4 it is 12.24 mm/h. The relations drift apart in heavy rain: at 50 dBZ they give 48.6 and 63.4 mm/h.",
    },
    {
      q: "What counts as light, moderate and heavy rain?",
      a: "WMO calls rain below 2.5 mm/h slight, from 2.5 to 10 mm/h moderate, from 10 to 50 mm/h heavy and above that violent. In inches per hour the limits are 0.098, 0.394 and 1.97.",
    },
    {
      q: "How do I convert mm/h to liters per second per hectare?",
      a: "Divide by 0.36, since 1 mm/h on 10,000 m² is 10,000 L in 3,600 s, or 2.7778 L/s. A sewer design storm of 100 L/(s·ha) is therefore 36 mm/h.",
    },
    {
      pairs: ["millimeters-per-hour-to-liters-per-square-meter-hour"],
      q: "Why does 1 mm/h equal 1 L/(m²·h)?",
      a: "A layer 1 mm thick on one square meter is 0.001 m³, one liter. So the numbers in mm/h and in liters per square meter per hour are always the same.",
    },
  ],
  keywords: ["rain intensity", "rainfall rate", "radar", "dbz", "reflectivity", "storm design", "irrigation"],
  related: ["rainfall", "wind-speed", "humidity", "atmospheric-pressure"],
});
