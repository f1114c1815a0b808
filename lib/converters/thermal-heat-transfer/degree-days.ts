import { defineConverter } from "../../units/define-converter.ts";
import pairs from "./degree-days.pairs.ts";

export default defineConverter({
  slug: "degree-days",
  category: "thermal-heat-transfer",
  name: "Degree-Day Converter",
  description: "Convert heating, cooling and growing degree-days between °C·d and °F·d.",
  base: { name: "kelvin day", symbol: "K·d" },
  baseFactor: "K d",
  defaultPair: ["celsius-day", "fahrenheit-day"],
  pairs,
  commonValues: {
    "celsius-day": { example: "3000" },
    "fahrenheit-day": { example: "5000" },
  },
  notes: [
    "The conversion is valid only for the same base temperature. US figures use 65 °F (18.33 °C); European figures often use 15 °C to 18 °C and a different counting rule. No factor converts one base to another: recalculate from the daily temperatures.",
    "A degree-day is a temperature difference times a time, so no offset is added or subtracted.",
  ],
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
  faq: [
    {
      pairs: ["celsius-days-to-fahrenheit-days", "fahrenheit-days-to-celsius-days"],
      q: "How do I convert °F degree-days to °C degree-days?",
      a: "Multiply by 5/9: a winter of 5,000 °F·d is 2,778 °C·d. To go back, multiply by 1.8, so 3,000 °C·d is 5,400 °F·d. Do not subtract 32.",
    },
    {
      q: "Is HDD65 the same as HDD18?",
      a: "Not quite. 65 °F is 18.33 °C, so HDD65 counts 0.33 °C more on each heating day. Over 200 heating days that adds up to about 67 °C·d, and no unit conversion can correct it. Use data with the same base.",
    },
    {
      q: "How are heating degree-days calculated?",
      a: "For each day, subtract the daily mean from the base temperature; if the mean is above the base, count 0. A day with a mean of 40 °F has 25 °F·d at a base of 65 °F. Add up the days of the month or season. For cooling degree-days, subtract the base from the mean.",
    },
    {
      pairs: ["celsius-days-to-celsius-hours"],
      q: "How do I convert degree-days to degree-hours?",
      a: "Multiply by 24: 100 °C·d is 2,400 °C·h. Degree-hours summed from hourly readings can be larger than the converted daily figure, because warm and cold hours within a day do not cancel out.",
    },
    {
      q: "How do I use degree-days to estimate heat loss?",
      a: "Multiply by the heat loss coefficient: over 2,500 K·d, a house with a coefficient of 200 W/K loses 200 × 2,500 × 24 h = 12,000 kW·h. The base temperature is meant to account for heat gains from the sun and occupants.",
    },
    {
      q: "Are growing degree-days converted the same way?",
      a: "Yes, multiply °F·d by 5/9 to get °C·d, but check the base: corn uses a base of 50 °F (10 °C) with a cap at 86 °F (30 °C); other crops differ.",
    },
  ],
  keywords: ["hdd", "cdd", "heating degree days", "cooling degree days", "growing degree days", "gdd"],
  related: ["temperature-difference", "temperature", "heat-flow-rate", "thermal-resistance-r-value"],
});
