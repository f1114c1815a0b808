import { defineQuantity } from "../../units/define-quantity.ts";

export default defineQuantity({
  slug: "angular-velocity",
  category: "general-physics-mechanics",
  name: "Angular Velocity Converter",
  description: "Convert rad/s, rpm, degrees per second and other rotation rates.",
  base: { name: "radian per second", symbol: "rad/s" },
  baseFactor: "rad/s",
  defaultPair: ["revolution-per-minute", "radian-per-second"],
  commonUnits: ["revolution-per-minute", "revolution-per-second", "radian-per-second", "degree-per-second"],
  commonValues: {
    "revolution-per-minute": { example: "3000", tables: [{ values: ["1", "33 1/3", "45", "60", "78", "100", "300", "500", "750", "1000", "1500", "1800", "3000", "3600", "5400", "6000", "7200", "10000"] }] },
    "radian-per-second": { example: "100" },
    "degree-per-second": { example: "90" },
  },
  groups: [
    {
      name: "Radian",
      source: "SI9 Table 5; SP811 B.8 (rpm)",
      units: [
        "radian-per-second",
        { id: "milliradian-per-second", name: "Milliradian per second", symbol: "mrad/s", factor: "mrad/s" },
        { id: "radian-per-minute", name: "Radian per minute", symbol: "rad/min", factor: "rad/min" },
        { id: "radian-per-hour", name: "Radian per hour", symbol: "rad/h", factor: "rad/h" },
        { id: "radian-per-day", name: "Radian per day", symbol: "rad/d", factor: "rad/d" },
      ],
    },
    {
      name: "Degree",
      source: "SI9 Table 8; SP811 B.8 (gon); IAU Julian year",
      units: [
        "degree-per-second",
        { id: "degree-per-minute", name: "Degree per minute", symbol: "°/min", factor: "deg/min", aliases: ["deg per min"] },
        { id: "degree-per-hour", name: "Degree per hour", symbol: "°/h", factor: "deg/h", aliases: ["dph", "deg per hr"] },
        { id: "degree-per-day", name: "Degree per day", symbol: "°/d", factor: "deg/d" },
        { id: "arcminute-per-second", name: "Arcminute per second", symbol: "′/s", factor: "arcmin/s", aliases: ["arcmin/s"] },
        { id: "arcsecond-per-second", name: "Arcsecond per second", symbol: "″/s", factor: "arcsec/s", aliases: ["arcsec/s"] },
        { id: "arcsecond-per-hour", name: "Arcsecond per hour", symbol: "″/h", factor: "arcsec/h", aliases: ["arcsec/h"] },
        { id: "milliarcsecond-per-year", name: "Milliarcsecond per Julian year", symbol: "mas/a", factor: "marcsec/julianYear", aliases: ["mas/yr", "mas per year"] },
        { id: "gradian-per-second", name: "Gradian per second", symbol: "gon/s", factor: "gon/s" },
        { id: "gradian-per-minute", name: "Gradian per minute", symbol: "gon/min", factor: "gon/min" },
      ],
    },
    {
      name: "Revolution",
      source: "SP811 B.8 (revolution, rpm)",
      units: [
        { id: "revolution-per-second", name: "Revolution per second", symbol: "r/s", factor: "rev/s", aliases: ["rps", "rev/s", "turns per second"] },
        "revolution-per-minute",
        { id: "revolution-per-hour", name: "Revolution per hour", symbol: "r/h", factor: "rev/h", aliases: ["rph", "rev/h"] },
        { id: "revolution-per-day", name: "Revolution per day", symbol: "r/d", factor: "rev/d", aliases: ["rev/d", "rev/day"] },
      ],
    },
    {
      name: "Reference",
      source: "IERS Table 1.2 (nominal mean angular velocity)",
      units: [{ id: "earth-rotation-rate", name: "Earth rotation rate (nominal)", symbol: "ω⊕", factor: "7.292115e-5 rad/s", exactness: "convention", plural: "Earth rotation rates", aliases: ["earth rate", "eru"] }],
    },
  ],
  keywords: ["rpm", "rotational speed", "rotation rate", "spin", "gyro", "omega"],
  related: ["angular-acceleration", "angle", "frequency", "torque", "power", "speed"],
});
