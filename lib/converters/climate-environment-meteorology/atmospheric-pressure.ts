import { defineConverter } from "../../units/define-converter.ts";

export default defineConverter({
  slug: "atmospheric-pressure",
  category: "climate-environment-meteorology",
  name: "Atmospheric Pressure & Altitude Converter",
  description: "Convert barometric pressure hPa, inHg, mmHg, psi and ISA pressure altitude.",
  base: { name: "pascal", symbol: "Pa" },
  baseFactor: "Pa",
  defaultPair: ["hectopascal", "inch-of-mercury"],
  pairs: [
    { slug: "hectopascals-to-inches-of-mercury", from: "hectopascal", to: "inch-of-mercury" },
    { slug: "inches-of-mercury-to-hectopascals", from: "inch-of-mercury", to: "hectopascal" },
    { slug: "millibar-to-inches-of-mercury", from: "millibar", to: "inch-of-mercury" },
    { slug: "hectopascals-to-millimeters-of-mercury", from: "hectopascal", to: "millimeter-of-mercury" },
    { slug: "feet-altitude-to-hectopascals", from: "foot-altitude", to: "hectopascal", title: "Pressure Altitude to Pressure (ft to hPa)" },
  ],
  commonValues: {
    hectopascal: { example: "1013.25", tables: [{ values: ["950", "960", "970", "980", "985", "990", "995", "1000", "1005", "1010", "1013.25", "1015", "1020", "1025", "1030", "1040", "1050"] }] },
    "inch-of-mercury": { example: "29.92", tables: [{ values: ["28.00", "28.50", "29.00", "29.20", "29.40", "29.50", "29.60", "29.70", "29.80", "29.90", "29.92", "30.00", "30.10", "30.20", "30.30", "30.50", "31.00"] }] },
    millibar: { example: "980", tables: [{ values: ["900", "920", "940", "950", "960", "970", "980", "990", "1000", "1010", "1013.25", "1020", "1030", "1040", "1050"] }] },
    "foot-altitude": { example: "5000", tables: [{ values: ["0", "500", "1000", "2000", "3000", "4000", "5000", "6000", "8000", "10000", "15000", "18000", "20000", "25000", "30000", "35000"] }] },
  },
  bounds: { min: "0", message: "An absolute pressure cannot be negative." },
  notes: [
    "Altitudes are pressure altitudes of the International Standard Atmosphere: geopotential height above the level of 1013.25 hPa, with 288.15 K there and 6.5 K per kilometer up to 11 km. The layers above reach 80 km; below sea level the formula holds to −5 km.",
    "The real atmosphere differs from the standard from day to day: near sea level each hectopascal of difference in the pressure at sea level moves the altitude by about 8.3 m (27 ft).",
    "Millimeters and inches of mercury are the conventional ones, for mercury of 13,595.1 kg/m³ under standard gravity. The torr is 1/760 atm and smaller than the mmHg by 0.14 parts in a million.",
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
      q: "How do I convert hPa to inHg?",
      a: "Divide by 33.86389, the hectopascals in a conventional inch of mercury at 0 °C. The standard 1013.25 hPa is 29.921 inHg, and an altimeter setting of 30.00 inHg is 1015.92 hPa.",
    },
    {
      q: "Are hectopascals and millibars the same?",
      a: "Yes, exactly: 1 hPa = 100 Pa = 1 mbar. Weather services changed the name from millibar to hectopascal in the 1980s and kept the numbers.",
    },
    {
      q: "What is the air pressure at 5,000 feet?",
      a: "843.07 hPa in the standard atmosphere, 24.90 inHg or 83.2% of the pressure at sea level. At 10,000 ft it is 696.82 hPa, at flight level 350 it is 238.42 hPa. Actual weather shifts these by a few percent.",
    },
    {
      q: "Is pressure altitude the same as my height above sea level?",
      a: "Only when the pressure at sea level is 1013.25 hPa. With a sea-level pressure of 1000 hPa, an airport at sea level has a pressure altitude of 111 m (364 ft). Flight levels always use 1013.25 hPa, so that all aircraft share one reference.",
    },
    {
      q: "Why is my barometer reading higher than the converter's pressure for my altitude?",
      a: "Household barometers and weather reports show the pressure reduced to sea level. At 1,000 m the air itself is at about 899 hPa, while the report still says something near 1013 hPa. Compare with the station pressure, which is not reduced.",
    },
  ],
  keywords: ["barometer", "altimeter", "qnh", "isa", "standard atmosphere", "altitude pressure", "flight level"],
  related: ["humidity", "wind-speed", "rainfall", "precipitation-rate"],
});
