import { defineJob } from "../../../kit/calculator/jobs.ts";
import { oracle } from "./origins.ts";

export default defineJob({
  slug: "duct-fittings",
  name: "Duct fitting losses",
  heading: "Duct Fitting Loss Calculator",
  question: "How much pressure do these duct fittings lose?",
  lead: "Choose the elbows, tees, transitions, entries and exits of a duct; each loses its coefficient C times the velocity pressure, and the sum is the fitting loss.",
  seo: {
    title: "Duct Fitting Loss Calculator",
    description:
      "Pressure loss of duct elbows, tees, wyes, transitions, entries and exits by ASHRAE loss coefficients and velocity pressure, in inches of water or Pa.",
  },
  fixed: { mode: "size" },
  fields: ["flow", "shape", "diameter", "ductWidth", "ductHeight", "fittings"],
  defaults: {
    flow: { si: "400", us: "800" },
    diameter: { si: "300", us: "12" },
    length: { si: "0", us: "0" },
    fittings: [
      { fitting: "elbow-90-5-gore", number: "2" },
      { fitting: "exit", number: "1" },
    ],
  },
  answer: ["fittingLoss", "velocityPressure", "velocity"],
  examples: [
    {
      id: "two-elbows",
      title: "Two five-gore elbows of 300 mm with 400 L/s: 6.9 Pa",
      origin: {
        kind: "independent",
        by: "by hand: 2 × 0.18 (ASHRAE CD3-9 at 300 mm) × ½ × 1.20414 kg/m³ × (0.4 m³/s ÷ 0.070686 m²)² = 6.941 Pa",
      },
      inputs: { fittings: [{ fitting: "elbow-90-5-gore", number: 2 }] },
      expect: { outputs: { fittingLoss: 6.94079108749 }, tolerance: 1e-5 },
    },
    {
      id: "takeoff",
      title: "A takeoff of 150 L/s and 200 mm from a main of 500 L/s and 355 mm",
      origin: oracle,
      inputs: {
        flow: { value: 150, unit: "liter-per-second" },
        diameter: 200,
        fittings: [
          {
            fitting: "tee-diverging-branch",
            mainFlow: { value: 500, unit: "liter-per-second" },
            otherDiameter: 355,
          },
        ],
      },
      expect: { outputs: { fittingLoss: 25.889625078174 } },
    },
    {
      id: "return-tee",
      title: "The same air joining a return main through a tee",
      origin: oracle,
      inputs: {
        flow: { value: 150, unit: "liter-per-second" },
        diameter: 200,
        fittings: [
          {
            fitting: "tee-converging-branch",
            mainFlow: { value: 500, unit: "liter-per-second" },
            otherDiameter: 355,
          },
        ],
      },
      expect: { outputs: { fittingLoss: 14.032961117764 } },
    },
  ],
  guide: [
    {
      title: "Loss coefficients",
      text: "A fitting’s total pressure loss is C times the velocity pressure of the duct it is listed with. C comes from the ASHRAE fittings (CD3 for round elbows, CR3 for rectangular ones), from Idelchik for tees and wyes, and from Crane for transitions. Elbows of small diameter have larger coefficients, which is taken into account.",
    },
    {
      title: "Velocity decides",
      text: "The loss grows with the square of velocity. Doubling the airflow quadruples it, and one size more diameter cuts it by a third or more. That is why a smooth elbow in a fast main can cost more than a poor one in a slow branch, and why fittings near the fan deserve the care.",
    },
    {
      title: "Tees, wyes and transitions",
      text: "Their coefficient depends on both sides. For a branch, enter the airflow of the main before it splits (or after it merges) and the main’s diameter; for the straight path, the branch’s diameter. A negative loss is possible where fast air in the main carries the slow stream along.",
    },
    {
      title: "Coefficients or equivalent lengths",
      text: "Residential design often uses equivalent lengths in feet, which contain a friction rate and a velocity that may not be yours. Coefficients don’t. If you only have an equivalent length, enter it under “More options”. Don’t count the same elbow twice, and add an exit where the duct ends in a room.",
    },
  ],
  faq: [
    {
      q: "What is the loss of a 90 degree duct elbow?",
      a: "It depends on the elbow. A smooth, die-stamped round elbow has a C of 0.11 at 12 inches, a five-gore elbow 0.18, a three-gore one 0.34. Multiply by the velocity pressure of your duct to get inches of water or pascals.",
    },
    {
      q: "Does the exit into a room count?",
      a: "Yes, if you work with total pressure, as here: all velocity pressure of the air is lost in the room, a C of 1. With a diffuser or grille, use the manufacturer’s total pressure loss instead of the plain exit.",
    },
    {
      q: "Why can a fitting have a negative loss?",
      a: "In a junction the faster stream gives energy to the slower one, so the total pressure of the slower one may rise. The sum over both streams is always a loss. Use the value as it is; setting it to zero overstates the fan pressure.",
    },
  ],
  related: [
    "ductsizer/duct-velocity",
    "ductsizer/duct-size",
    "ductsizer/flex-duct",
    "pipesizer/pressure-drop",
  ],
  words: [
    "duct elbow loss",
    "loss coefficient",
    "C factor of fittings",
    "dynamic loss",
    "duct transition loss",
    "tee loss duct",
    "duct bend pressure drop",
    "ASHRAE fitting database",
    "minor losses in ducts",
    "equivalent length of duct fittings",
  ],
});
