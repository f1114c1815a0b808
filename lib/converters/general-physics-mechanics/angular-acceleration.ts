import { defineQuantity } from "../../units/define-quantity.ts";

export default defineQuantity({
  slug: "angular-acceleration",
  category: "general-physics-mechanics",
  name: "Angular Acceleration Converter",
  description: "Convert rad/s², rpm per second and degrees per second squared.",
  base: { name: "radian per second squared", symbol: "rad/s²" },
  baseFactor: "rad/s^2",
  defaultPair: ["radian-per-second-squared", "revolution-per-minute-per-second"],
  commonUnits: ["radian-per-second-squared", "degree-per-second-squared", "revolution-per-second-squared", "revolution-per-minute-per-second"],
  commonValues: {
    "radian-per-second-squared": { example: "10" },
    "revolution-per-minute-per-second": { example: "500" },
  },
  groups: [
    {
      name: "All",
      source: "SI9 Table 5; SP811 B.8 (revolution)",
      units: [
        { id: "radian-per-second-squared", name: "Radian per second squared", symbol: "rad/s²", factor: "rad/s^2", aliases: ["rad/s/s", "radians/s^2", "rad/sec^2"] },
        { id: "milliradian-per-second-squared", name: "Milliradian per second squared", symbol: "mrad/s²", factor: "mrad/s^2" },
        { id: "radian-per-minute-squared", name: "Radian per minute squared", symbol: "rad/min²", factor: "rad/min^2" },
        { id: "radian-per-second-per-minute", name: "Radian per second per minute", symbol: "rad/(s·min)", factor: "rad/(s min)", aliases: ["rad/s/min"] },
        { id: "radian-per-hour-squared", name: "Radian per hour squared", symbol: "rad/h²", factor: "rad/h^2" },
        { id: "degree-per-second-squared", name: "Degree per second squared", symbol: "°/s²", factor: "deg/s^2", aliases: ["deg/s/s", "deg/sec^2"] },
        { id: "degree-per-minute-squared", name: "Degree per minute squared", symbol: "°/min²", factor: "deg/min^2", aliases: ["deg/min/min"] },
        { id: "arcsecond-per-second-squared", name: "Arcsecond per second squared", symbol: "″/s²", factor: "arcsec/s^2", aliases: ["arcsec/s^2"] },
        { id: "gradian-per-second-squared", name: "Gradian per second squared", symbol: "gon/s²", factor: "gon/s^2" },
        { id: "revolution-per-second-squared", name: "Revolution per second squared", symbol: "r/s²", factor: "rev/s^2", aliases: ["rev/s^2", "rps/s", "rev/s/s"] },
        { id: "revolution-per-minute-per-second", name: "Revolution per minute per second", symbol: "rpm/s", factor: "rev/(min s)", aliases: ["rpm per second", "rpm/sec", "r/min/s"] },
        { id: "revolution-per-minute-squared", name: "Revolution per minute squared", symbol: "r/min²", factor: "rev/min^2", aliases: ["rev/min^2", "rpm/min", "rpm per minute", "rpm^2"] },
        { id: "revolution-per-hour-squared", name: "Revolution per hour squared", symbol: "r/h²", factor: "rev/h^2", aliases: ["rev/h^2"] },
      ],
    },
  ],
  keywords: ["α", "rad/s2", "rpm per second", "spin-up", "spindle", "rotational acceleration"],
  related: ["angular-velocity", "torque", "mass-moment-of-inertia", "acceleration", "angle", "frequency"],
});
