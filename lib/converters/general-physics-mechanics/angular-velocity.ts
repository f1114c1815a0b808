import { defineConverter } from "../../units/define-converter.ts";
import pairs from "./angular-velocity.pairs.ts";

export default defineConverter({
  slug: "angular-velocity",
  category: "general-physics-mechanics",
  name: "Angular Velocity Converter",
  description: "Convert rad/s, rpm, degrees per second and other rotation rates.",
  base: { name: "radian per second", symbol: "rad/s" },
  baseFactor: "rad/s",
  defaultPair: ["revolution-per-minute", "radian-per-second"],
  commonUnits: ["revolution-per-minute", "revolution-per-second", "radian-per-second", "degree-per-second"],
  pairs,
  commonValues: {
    "revolution-per-minute": { example: "3000", tables: [{ values: ["1", "33 1/3", "45", "60", "78", "100", "300", "500", "750", "1000", "1500", "1800", "3000", "3600", "5400", "6000", "7200", "10000"] }] },
    "radian-per-second": { example: "100" },
    "degree-per-second": { example: "90" },
  },
  notes: [
    "One revolution is 2π rad, so 1 rpm = π/30 rad/s.",
    "Earth completes one revolution in a sidereal day of 86,164.1 s, so its rate is 1.0027379 revolutions per day, not 1.",
    "Proper motion in mas/a is per Julian year of 365.25 days.",
    "Negative values mean rotation in the other direction.",
  ],
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
  faq: [
    {
      pairs: ["revolutions-per-minute-to-radians-per-second", "radians-per-second-to-revolutions-per-minute"],
      q: "How do I convert rpm to radians per second?",
      a: "Multiply by π/30 = 0.1047. A motor at 3,000 rpm turns at 314.2 rad/s, which is 100π. To go back from rad/s, multiply by 30/π: 100 rad/s is 954.9 rpm.",
    },
    {
      pairs: ["degrees-per-second-to-revolutions-per-minute", "revolutions-per-minute-to-degrees-per-second"],
      q: "How do I convert degrees per second to rpm?",
      a: "Divide by 6, because 360° per revolution divided by 60 seconds is 6. So 200 °/s is 33.33 rpm, the speed of an LP record, and 1 rpm is 6 °/s. Gyroscope data sheets often abbreviate degrees per second as dps.",
    },
    {
      q: "Is angular velocity the same as frequency?",
      a: "They differ by 2π. A wheel turning 50 times per second has a rotational frequency of 50 Hz and an angular velocity of 314.2 rad/s. Formulas such as v = ωr and P = Mω work only in rad/s; convert rpm or hertz first.",
    },
    {
      q: "How do I get the rim speed from rpm?",
      a: "Convert to rad/s and multiply by the radius. A 7,200 rpm disk turns at 754 rad/s; at a radius of 0.04 m the rim moves at 30.16 m/s. With the diameter in meters, v = π × d × rpm / 60.",
    },
    {
      exact: true,
      q: "How fast does the Earth rotate?",
      a: "The nominal rate is 7.292115 × 10⁻⁵ rad/s, or 15.04107 arcseconds per second. That is one turn in 86,164.1 s, a sidereal day. Because Earth also moves around the Sun, noon to noon takes four minutes longer. Gyro drift is often compared with this rate of 15.04 °/h.",
    },
  ],
  keywords: ["rpm", "rotational speed", "rotation rate", "spin", "gyro", "omega"],
  related: ["angular-acceleration", "angle", "frequency", "torque", "power", "speed"],
});
