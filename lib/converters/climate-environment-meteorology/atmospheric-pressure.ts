import { defineConverter } from "../../units/define-converter.ts";
import pairs from "./atmospheric-pressure.pairs.ts";

export default defineConverter({
  slug: "atmospheric-pressure",
  category: "climate-environment-meteorology",
  name: "Atmospheric Pressure & Altitude Converter",
  description: "Convert barometric pressure (hPa, inHg, mmHg, psi) and ISA pressure altitude.",
  base: { name: "pascal", symbol: "Pa" },
  baseFactor: "Pa",
  defaultPair: ["hectopascal", "inch-of-mercury"],
  commonUnits: ["hectopascal", "millibar", "kilopascal", "inch-of-mercury", "millimeter-of-mercury", "atmosphere", "psi", "meter-altitude", "foot-altitude"],
  pairs,
  commonValues: {
    hectopascal: { example: "1013.25", tables: [{ values: ["950", "960", "970", "980", "985", "990", "995", "1000", "1005", "1010", "1013.25", "1015", "1020", "1025", "1030", "1040", "1050"] }] },
    "inch-of-mercury": { example: "29.92", tables: [{ values: ["28.00", "28.50", "29.00", "29.20", "29.40", "29.50", "29.60", "29.70", "29.80", "29.90", "29.92", "30.00", "30.10", "30.20", "30.30", "30.50", "31.00"] }] },
    millibar: { example: "980", tables: [{ values: ["900", "920", "940", "950", "960", "970", "980", "990", "1000", "1010", "1013.25", "1020", "1030", "1040", "1050"] }] },
    "foot-altitude": { example: "5000", tables: [{ values: ["0", "500", "1000", "2000", "3000", "4000", "5000", "6000", "8000", "10000", "15000", "18000", "20000", "25000", "30000", "35000"] }] },
  },
  bounds: { min: "0", message: "An absolute pressure cannot be negative." },
  notes: [
    "Altitudes are pressure altitudes of the International Standard Atmosphere: geopotential height above the 1013.25 hPa level, where the temperature is 288.15 K, falling by 6.5 K per kilometer up to 11 km. The layers above reach 80 km; below sea level the formula is valid to −5 km.",
    "The real atmosphere differs from the standard from day to day: near sea level, each hectopascal of difference in sea-level pressure shifts the altitude by about 8.3 m (27 ft).",
    "Millimeters and inches of mercury are the conventional ones, for mercury of 13,595.1 kg/m³ under standard gravity. The torr is 1/760 atm, smaller than the mmHg by 0.14 part per million.",
  ],
  groups: [
    {
      name: "Pressure",
      source: "SI9 Table 4; SI8 Table 8; SP811 B.8; WMO-8",
      units: [
        "hectopascal",
        "millibar",
        "pascal",
        "kilopascal",
        "bar",
        "decibar",
        "atmosphere",
        { unit: "technical-atmosphere", aliases: ["kgf/cm2"] },
        "millimeter-of-mercury",
        "inch-of-mercury",
        { unit: "torr", name: "Torr" },
        "psi",
        "meter-of-water",
        "inch-of-water",
      ],
    },
    {
      name: "ISA pressure altitude",
      source: "ISO 2533; ICAO7488",
      units: [
        {
          id: "meter-altitude",
          name: "Pressure altitude, m",
          symbol: "m",
          law: { kind: "function" },
          exactness: "convention",
          plural: "meters of pressure altitude",
          aliases: ["m altitude", "meters altitude"],
          formula: {
            toBase: "p = 101325 Pa × (1 − 0.0065 h ÷ 288.15)^5.25588, up to 11 km, h in meters; above, the layers of ISO 2533 up to 80 km",
            fromBase: "h = 288.15 ÷ 0.0065 × (1 − (p ÷ 101325 Pa)^0.190263), in meters, up to 11 km; above, the layers of ISO 2533",
          },
        },
        {
          id: "foot-altitude",
          name: "Pressure altitude, ft",
          symbol: "ft",
          law: { kind: "function" },
          exactness: "convention",
          plural: "feet of pressure altitude",
          aliases: ["ft altitude", "feet altitude", "feet", "foot"],
          formula: {
            toBase: "p = 101325 Pa × (1 − 0.0065 h ÷ 288.15)^5.25588, up to 11 km, h = 0.3048 m per foot; above, the layers of ISO 2533 up to 80 km",
            fromBase: "h = 288.15 ÷ 0.0065 × (1 − (p ÷ 101325 Pa)^0.190263), in meters, up to 11 km; above, the layers of ISO 2533; divided by 0.3048",
          },
        },
        {
          id: "kilometer-altitude",
          name: "Pressure altitude, km",
          symbol: "km",
          law: { kind: "function" },
          exactness: "convention",
          plural: "kilometers of pressure altitude",
          aliases: ["km altitude"],
          formula: {
            toBase: "p = 101325 Pa × (1 − 0.0065 h ÷ 288.15)^5.25588, up to 11 km, h = 1000 m per kilometer; above, the layers of ISO 2533 up to 80 km",
            fromBase: "h = 288.15 ÷ 0.0065 × (1 − (p ÷ 101325 Pa)^0.190263), in meters, up to 11 km; above, the layers of ISO 2533; divided by 1000",
          },
        },
        {
          id: "flight-level",
          name: "Flight level (100 ft)",
          symbol: "FL",
          law: { kind: "function" },
          exactness: "convention",
          plural: "flight levels",
          aliases: ["fl"],
          formula: {
            toBase: "p = 101325 Pa × (1 − 0.0065 h ÷ 288.15)^5.25588, up to 11 km, h = 30.48 m × FL; above, the layers of ISO 2533 up to 80 km",
            fromBase: "h = 288.15 ÷ 0.0065 × (1 − (p ÷ 101325 Pa)^0.190263), in meters, up to 11 km; above, the layers of ISO 2533; divided by 30.48",
          },
        },
      ],
    },
  ],
  faq: [
    {
      pairs: ["hectopascals-to-inches-of-mercury", "inches-of-mercury-to-hectopascals"],
      q: "How do I convert hPa to inHg?",
      a: "Divide by 33.86, the number of hectopascals in a conventional inch of mercury at 0 °C. The standard 1013.25 hPa is 29.921 inHg, and an altimeter setting of 30.00 inHg is 1015.92 hPa.",
    },
    {
      pairs: ["millibar-to-inches-of-mercury"],
      q: "Are hectopascals and millibars the same?",
      a: "Yes, exactly: 1 hPa = 100 Pa = 1 mbar. Many weather services changed the name from millibar to hectopascal in the 1980s and kept the numbers.",
    },
    {
      pairs: ["feet-altitude-to-hectopascals"],
      q: "What is the air pressure at 5,000 feet?",
      a: "843.07 hPa in the standard atmosphere, 24.90 inHg or 83.2% of the pressure at sea level. At 10,000 ft it is 696.82 hPa; at flight level 350 it is 238.42 hPa. Actual weather shifts these by a few percent.",
    },
    {
      q: "Is pressure altitude the same as my height above sea level?",
      a: "Only when the sea-level pressure is 1013.25 hPa. With a sea-level pressure of 1000 hPa, an airport at sea level has a pressure altitude of 111 m (364 ft). Flight levels always use 1013.25 hPa so that all aircraft share one reference.",
    },
    {
      q: "Why is my barometer reading higher than the converter’s pressure for my altitude?",
      a: "Household barometers and weather reports show the pressure reduced to sea level. At 1,000 m the air itself is at about 899 hPa, while the report still says something near 1013 hPa. Compare with the station pressure, which is not reduced.",
    },
  ],
  keywords: ["barometer", "altimeter", "qnh", "isa", "standard atmosphere", "altitude pressure", "flight level"],
  related: ["humidity", "wind-speed", "rainfall", "precipitation-rate"],
});
