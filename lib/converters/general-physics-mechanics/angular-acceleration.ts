import { defineConverter } from "../../units/define-converter.ts";
import pairs from "./angular-acceleration.pairs.ts";

export default defineConverter({
  slug: "angular-acceleration",
  category: "general-physics-mechanics",
  name: "Angular Acceleration Converter",
  description: "Convert rad/s², rpm per second and degrees per second squared.",
  base: { name: "radian per second squared", symbol: "rad/s²" },
  baseFactor: "rad/s^2",
  defaultPair: ["radian-per-second-squared", "revolution-per-minute-per-second"],
  commonUnits: ["radian-per-second-squared", "degree-per-second-squared", "revolution-per-second-squared", "revolution-per-minute-per-second"],
  pairs,
  commonValues: {
    "radian-per-second-squared": { example: "10" },
    "revolution-per-minute-per-second": { example: "500" },
  },
  notes: ["Units per time squared scale with the square of the time factor: 1 rad/min² is 1/3,600 rad/s².", "rpm per second and r/min² differ by a factor of 60.", "Negative values are accepted and mean deceleration."],
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
  faq: [
    {
      pairs: ["radians-per-second-squared-to-revolutions-per-minute-per-second", "revolutions-per-minute-per-second-to-radians-per-second-squared"],
      q: "How do I convert rad/s² to rpm per second?",
      a: "Multiply by 30/π = 9.549. An angular acceleration of 10 rad/s² adds 95.49 rpm every second. In the other direction, 1 rpm/s is π/30 = 0.1047 rad/s².",
    },
    {
      q: "How do I calculate angular acceleration from rpm?",
      a: "Divide the change in speed by the time, then convert. A spindle that reaches 3,000 rpm in 2 s accelerates at 1,500 rpm/s, which is 157.1 rad/s². Use the value in rad/s² to find the torque: M = J × α.",
    },
    {
      q: "What is the difference between rpm/s and rpm²?",
      a: 'rpm/s is a change in speed per second; r/min² is a change in speed per minute, so 1 rpm/s = 60 r/min². The notation "rpm²" looks ambiguous, but it always means revolutions per minute, per minute.',
    },
    {
      pairs: ["radians-per-second-squared-to-degrees-per-second-squared"],
      q: "How do I convert degrees per second squared to rad/s²?",
      a: "Multiply by π/180 = 0.01745. A robot joint limited to 500 °/s² may accelerate at 8.727 rad/s². Going back, 1 rad/s² is 57.3 °/s².",
    },
    {
      q: "How does angular acceleration relate to linear acceleration?",
      a: "The tangential acceleration at radius r is a = α × r with α in rad/s². At 0.3 m from the axis, 20 rad/s² gives 6 m/s². The centripetal component, ω²r, depends on the speed itself and is present even when α is zero.",
    },
  ],
  keywords: ["α", "rad/s2", "rpm per second", "spin-up", "spindle", "rotational acceleration"],
  related: ["angular-velocity", "torque", "mass-moment-of-inertia", "acceleration", "angle", "frequency"],
});
