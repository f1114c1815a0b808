import { defineConverter } from "../../units/define-converter.ts";
import pairs from "./speed.pairs.ts";

export default defineConverter({
  slug: "speed",
  category: "general-physics-mechanics",
  name: "Speed Converter",
  description: "Convert km/h, mph, m/s, knots, feet per second, Mach and the speed of light.",
  base: { name: "meter per second", symbol: "m/s" },
  baseFactor: "m/s",
  defaultPair: ["kilometer-per-hour", "mile-per-hour"],
  commonUnits: ["meter-per-second", "kilometer-per-hour", "foot-per-second", "mile-per-hour", "knot", "mach-isa"],
  pairs,
  commonValues: {
    "kilometer-per-hour": { example: "100", tables: [{ values: ["10", "20", "30", "40", "50", "60", "70", "80", "90", "100", "110", "120", "130", "140", "150", "160", "180", "200", "250", "300"] }] },
    "mile-per-hour": { example: "65", tables: [{ values: ["5", "10", "15", "20", "25", "30", "35", "40", "45", "50", "55", "60", "65", "70", "75", "80", "85", "90", "100", "120"] }] },
    "meter-per-second": { example: "10" },
    knot: { example: "20", tables: [{ values: ["1", "5", "10", "15", "20", "25", "30", "35", "40", "50", "60", "80", "100", "120", "150", "200", "250", "300", "400", "500"] }] },
  },
  notes: [
    "Mach 1 is the speed of sound at sea level in the International Standard Atmosphere (15 °C): 340.294 m/s. At other air temperatures it is 20.0468 × √T m/s, with T in kelvins; for example, 295.07 m/s at −56.5 °C.",
    "In real dry air at 0 °C, sound travels at 331.45 m/s (Cramer 1993); the standard-atmosphere formula, which treats air as an ideal gas, gives 331.32 m/s, and other handbooks give 331.3 to 331.5 m/s.",
  ],
  groups: [
    {
      name: "Metric",
      source: "SI9 Table 8 (min, h)",
      units: [
        "meter-per-second",
        "meter-per-minute",
        "meter-per-hour",
        { id: "kilometer-per-second", name: "Kilometer per second", symbol: "km/s", factor: "km/s", aliases: ["kps", "km/sec"] },
        { id: "kilometer-per-minute", name: "Kilometer per minute", symbol: "km/min", factor: "km/min" },
        "kilometer-per-hour",
        "centimeter-per-second",
        "centimeter-per-minute",
        "millimeter-per-second",
        "millimeter-per-minute",
        { id: "micrometer-per-second", name: "Micrometer per second", symbol: "µm/s", factor: "µm/s" },
      ],
    },
    {
      name: "US/imperial",
      source: "HB44 App. C; SP811 B.8",
      units: [
        "mile-per-hour",
        { id: "mile-per-minute", name: "Mile per minute", symbol: "mi/min", factor: "mi/min" },
        { id: "mile-per-second", name: "Mile per second", symbol: "mi/s", factor: "mi/s", aliases: ["mi/sec"] },
        "foot-per-second",
        "foot-per-minute",
        "foot-per-hour",
        { id: "yard-per-second", name: "Yard per second", symbol: "yd/s", factor: "yd/s", aliases: ["yps"] },
        { id: "yard-per-minute", name: "Yard per minute", symbol: "yd/min", factor: "yd/min" },
        "inch-per-second",
        "inch-per-minute",
        { id: "furlong-per-fortnight", name: "Furlong per fortnight", symbol: "", factor: "660 ft/(14 d)", aliases: ["fpf"] },
      ],
    },
    {
      name: "Nautical",
      source: "SI8 Table 8 (knot); SP811 B.8; BS350 (Admiralty mile)",
      units: ["knot", { id: "knot-uk", name: "Knot (UK Admiralty)", symbol: "kn(UK)", factor: "6080 ft/h", exactness: "convention", plural: "UK knots", aliases: ["admiralty knot"] }],
    },
    {
      name: "Physics & astronomy",
      source: "SI9 Table 1 (c); ISO 2533 speed of sound 340.294 m/s; ICAO7488 the same; CRAMER93 dry air at 0 °C; IAU 2012 Res. B2 and Julian year",
      units: [
        { id: "speed-of-light", name: "Speed of light in vacuum", symbol: "c", factor: "c", plural: "times the speed of light", aliases: ["light speed", "lightspeed"] },
        { id: "mach-isa", name: "Mach 1 (ISA sea level, 15 °C)", symbol: "M", factor: "340.294 m/s", exactness: "convention", plural: "Mach", aliases: ["mach number", "speed of sound"] },
        { id: "mach-stp", name: "Speed of sound in dry air at 0 °C", symbol: "", factor: "331.45 m/s", exactness: "measured", plural: "times the speed of sound at 0 °C", aliases: ["speed of sound at 0 c"] },
        { id: "astronomical-unit-per-day", name: "Astronomical unit per day", symbol: "au/d", factor: "au/d" },
        { id: "light-year-per-year", name: "Light-year per Julian year", symbol: "ly/a", factor: "ly/julianYear", aliases: ["ly/yr"] },
      ],
    },
    {
      name: "Orbital",
      source: "NASAFACT Earth: mean orbital velocity 29.78 km/s",
      units: [{ id: "earth-orbital-speed", name: "Earth’s mean orbital speed", symbol: "", factor: "29.78 km/s", exactness: "measured", plural: "times Earth’s orbital speed" }],
    },
  ],
  faq: [
    {
      pairs: ["kilometers-per-hour-to-miles-per-hour"],
      q: "How do I convert km/h to mph?",
      a: "Divide by 1.609, or multiply by 0.621371. A limit of 100 km/h is 62.14 mph. Going back, 60 mph is 96.56 km/h. As a rule of thumb, multiply by 5/8: 80 km/h is about 50 mph.",
    },
    {
      pairs: ["knots-to-miles-per-hour", "knots-to-kilometers-per-hour"],
      q: "How fast is a knot?",
      a: "One knot is one nautical mile per hour: exactly 1.852 km/h, 1.15078 mph or 0.514444 m/s. A 20-knot wind blows at 37.04 km/h or 23.02 mph. “Knots per hour” would be an acceleration.",
    },
    {
      pairs: ["meters-per-second-to-kilometers-per-hour"],
      q: "How do I convert m/s to km/h?",
      a: "Multiply by 3.6, because an hour has 3,600 seconds and a kilometer has 1,000 meters. A sprinter at 10 m/s runs 36 km/h, or 22.37 mph. To go from km/h to m/s, divide by 3.6.",
    },
    {
      q: "How fast is Mach 1?",
      a: "At sea level in the standard atmosphere (15 °C) it is 340.294 m/s, which is 1,225.06 km/h, 761.22 mph or 661.48 kn. It falls with temperature: at −56.5 °C, typical where airliners cruise, Mach 1 is 295.07 m/s or 1,062.25 km/h, so Mach 0.85 there is about 903 km/h.",
    },
    {
      q: "How many feet per second is 60 mph?",
      a: "Exactly 88 ft/s: 60 × 5,280 ÷ 3,600. So 1 mph is 1.46667 ft/s. A car at 70 mph covers 102.67 ft each second, which is useful for estimating stopping distances.",
    },
    {
      exact: true,
      q: "What is the speed of light in km/h?",
      a: "Light in a vacuum travels at exactly 299,792,458 m/s by definition, which is 1,079,252,848.8 km/h or 670,616,629 mph. A light-year per Julian year is the same speed, because that is how the light-year is defined.",
    },
  ],
  keywords: ["velocity", "kph to mph", "knots", "wind speed", "vehicle speed", "running speed", "speed of sound"],
  related: ["acceleration", "length", "time", "momentum", "angular-velocity", "frequency"],
});
