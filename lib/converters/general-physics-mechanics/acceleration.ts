import { defineConverter } from "../../units/define-converter.ts";
import pairs from "./acceleration.pairs.ts";

export default defineConverter({
  slug: "acceleration",
  category: "general-physics-mechanics",
  name: "Acceleration Converter",
  description: "Convert m/s², standard gravity, gal, feet per second squared and vehicle acceleration units.",
  base: { name: "meter per second squared", symbol: "m/s²" },
  baseFactor: "m/s^2",
  defaultPair: ["meter-per-second-squared", "standard-gravity"],
  commonUnits: ["meter-per-second-squared", "standard-gravity", "gal", "foot-per-second-squared", "mile-per-hour-per-second", "kilometer-per-hour-per-second"],
  pairs,
  commonValues: {
    "meter-per-second-squared": { example: "3" },
    "standard-gravity": { example: "5" },
    "foot-per-second-squared": { example: "10" },
  },
  notes: [
    "Standard gravity gₙ has been defined as exactly 9.80665 m/s² since 1901. Actual gravity ranges from about 9.780 m/s² at the equator to 9.832 m/s² at the poles.",
    "Here mg means milli-g, not milligram, and Gal (galileo, 1 cm/s²) has nothing to do with gallons.",
    "Martian surface gravity is the mean value from NASA’s fact sheet, 3.73 m/s². Other tables give 3.69 to 3.72 m/s² at the equator, with or without the effect of rotation.",
  ],
  groups: [
    {
      name: "Metric",
      source: "SI9 Table 5; SI9 Table 8 (min, h)",
      units: [
        { id: "meter-per-second-squared", name: "Meter per second squared", symbol: "m/s²", factor: "m/s^2", aliases: ["m/s/s", "m/sec2", "mps2", "meter per second per second"] },
        { id: "kilometer-per-second-squared", name: "Kilometer per second squared", symbol: "km/s²", factor: "km/s^2" },
        { id: "decimeter-per-second-squared", name: "Decimeter per second squared", symbol: "dm/s²", factor: "dm/s^2" },
        { id: "centimeter-per-second-squared", name: "Centimeter per second squared", symbol: "cm/s²", factor: "cm/s^2", aliases: ["cm/s/s"] },
        { id: "millimeter-per-second-squared", name: "Millimeter per second squared", symbol: "mm/s²", factor: "mm/s^2" },
        { id: "micrometer-per-second-squared", name: "Micrometer per second squared", symbol: "µm/s²", factor: "µm/s^2" },
        { id: "meter-per-minute-squared", name: "Meter per minute squared", symbol: "m/min²", factor: "m/min^2" },
        { id: "kilometer-per-hour-per-second", name: "Kilometer per hour per second", symbol: "km/(h·s)", factor: "km/(h s)", aliases: ["km/h/s", "kph/s", "kmh/s"] },
        { id: "kilometer-per-hour-squared", name: "Kilometer per hour squared", symbol: "km/h²", factor: "km/h^2" },
      ],
    },
    {
      name: "Gravity",
      source: "CGPM 3 (1901) standard gravity; SP811 B.8; SI8 Table 9 (gal); NASAFACT Moon and Mars surface gravity; CARDARELLI leo",
      units: [
        { id: "standard-gravity", name: "Standard gravity (g)", symbol: "gₙ", factor: "gn", plural: "standard gravities", aliases: ["g", "g-force", "gee", "gs", "gn", "g0", "gravity"] },
        { id: "millig", name: "Milli-g", symbol: "mg", factor: "gn/1000", plural: "milli-g", aliases: ["milligee"] },
        { id: "microg", name: "Micro-g", symbol: "µg", factor: "1e-6 gn", plural: "micro-g", aliases: ["microgee"] },
        { id: "gal", name: "Gal (galileo)", symbol: "Gal", factor: "Gal", aliases: ["galileo"] },
        { id: "milligal", name: "Milligal", symbol: "mGal", factor: "mGal" },
        { id: "microgal", name: "Microgal", symbol: "µGal", factor: "µGal" },
        { id: "leo", name: "Leo (10 m/s²)", symbol: "leo", factor: "10 m/s^2", exactness: "convention" },
        { id: "moon-gravity", name: "Lunar surface gravity", symbol: "g☾", factor: "1.62 m/s^2", exactness: "measured", plural: "times lunar gravity" },
        { id: "mars-gravity", name: "Martian surface gravity", symbol: "g♂", factor: "3.73 m/s^2", exactness: "measured", plural: "times Martian gravity" },
      ],
    },
    {
      name: "US/imperial",
      source: "HB44 App. C; SP811 B.6 and B.8",
      units: [
        { id: "foot-per-second-squared", name: "Foot per second squared", symbol: "ft/s²", factor: "ft/s^2", aliases: ["ft/s/s", "fps2", "ft/sec2", "foot per second per second"] },
        { id: "inch-per-second-squared", name: "Inch per second squared", symbol: "in/s²", factor: "in/s^2", aliases: ["in/s/s", "ips2"] },
        { id: "yard-per-second-squared", name: "Yard per second squared", symbol: "yd/s²", factor: "yd/s^2" },
        { id: "mile-per-second-squared", name: "Mile per second squared", symbol: "mi/s²", factor: "mi/s^2" },
        { id: "mile-per-hour-per-second", name: "Mile per hour per second", symbol: "mph/s", factor: "mi/(h s)", aliases: ["mph per second", "mi/h/s"] },
        { id: "mile-per-hour-squared", name: "Mile per hour squared", symbol: "mi/h²", factor: "mi/h^2" },
        { id: "foot-per-minute-squared", name: "Foot per minute squared", symbol: "ft/min²", factor: "ft/min^2" },
        { id: "foot-per-hour-per-second", name: "Foot per hour per second", symbol: "ft/(h·s)", factor: "ft/(h s)" },
        { id: "knot-per-second", name: "Knot per second", symbol: "kn/s", factor: "kn/s", aliases: ["kt/s", "kts/s"] },
      ],
    },
  ],
  faq: [
    {
      pairs: ["meters-per-second-squared-to-standard-gravity", "standard-gravity-to-meters-per-second-squared"],
      q: "How do I convert m/s² to g?",
      a: "Divide by 9.80665. A car that brakes at 8 m/s² pulls 8 ÷ 9.80665 = 0.816 g. Going the other way, a roller coaster at 3 g accelerates its riders by 29.42 m/s².",
    },
    {
      exact: true,
      q: "Is g 9.8, 9.81 or 9.80665?",
      a: "Standard gravity is exactly 9.80665 m/s² (32.17405 ft/s²), a convention used to define units such as the kilogram-force. 9.8 and 9.81 are rounded values. Local gravity differs by up to 0.5%, depending on latitude and elevation.",
    },
    {
      q: "How many g is 0 to 60 mph in 3 seconds?",
      a: "60 mph in 3 s is 20 mph per second. One g is 21.937 mph per second, so the average is 20 ÷ 21.937 = 0.912 g, or 8.94 m/s². In metric terms, 1 g is 35.304 km/h per second.",
    },
    {
      q: "What is a gal and who uses it?",
      a: "A gal is 1 cm/s², named after Galileo; geophysicists use it to measure gravity. Standard gravity is 980.665 Gal. Survey anomalies are measured in milligals, each 1.0197 µg, and modern gravimeters resolve microgals.",
    },
    {
      q: "How strong is gravity on the Moon and on Mars?",
      a: "On the Moon it is 1.62 m/s² (0.165 g, about a sixth of Earth’s), and on Mars 3.73 m/s² (0.380 g). A jump that lifts you 0.5 m on Earth would, at the same takeoff speed, reach about 3 m on the Moon.",
    },
    {
      pairs: ["meters-per-second-squared-to-feet-per-second-squared", "feet-per-second-squared-to-meters-per-second-squared"],
      q: "How do I convert m/s² to ft/s²?",
      a: "Divide by 0.3048, or multiply by 3.28084. Standard gravity, 9.80665 m/s², is 32.1740 ft/s². The factor is the same as for length, because both units use seconds squared.",
    },
  ],
  keywords: ["g-force", "gravity", "galileo", "deceleration", "braking", "0 to 60"],
  related: ["speed", "force", "angular-acceleration", "time", "mass", "length"],
});
