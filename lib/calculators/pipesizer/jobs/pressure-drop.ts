import { defineJob } from "../../../kit/calculator/jobs.ts";
import { oracle } from "./origins.ts";

export default defineJob({
  slug: "pressure-drop",
  name: "Pressure drop in a pipe",
  heading: "Pressure Drop Calculator for Pipes",
  question: "How much pressure is lost in this pipe?",
  lead: "Flow, pipe, length and fittings give the pressure loss by Darcy–Weisbach, with friction, fittings and elevation kept apart so that you see which one to change.",
  seo: {
    title: "Pipe Pressure Drop Calculator",
    description:
      "Pressure drop in steel, copper, PEX, PVC or PE pipe by Darcy–Weisbach and Colebrook, with fittings and elevation, for water, glycol, oil, air and steam.",
  },
  fixed: { mode: "drop" },
  fields: ["flow", "pipe", "length", "fittings", "fluid", "temperature"],
  defaults: {
    flow: { si: "3", us: "50" },
    pipe: "steel-40-2",
    length: { si: "30", us: "100" },
    fittings: [{ fitting: "elbow-90-threaded", number: "4" }],
  },
  answer: ["pressureDrop", "frictionLoss", "fittingLoss", "velocity"],
  examples: [
    {
      id: "steel-50",
      title: "3 L/s of water in DN 50 steel pipe, 100 m: 41 kPa",
      origin: oracle,
      inputs: {
        flow: { value: 3, unit: "liter-per-second" },
        pipe: "steel-40-2",
        length: 100,
        fittings: [],
      },
      expect: { outputs: { velocity: 1.38689544122, pressureDrop: 41199.9224521 }, tolerance: 0.0002 },
    },
    {
      id: "copper",
      title: "20 gpm in 100 ft of 1 in. Type L copper: 9.6 psi",
      origin: oracle,
      inputs: {
        flow: { value: 20, unit: "gallon-us-per-minute" },
        pipe: "copper-l-1",
        length: { value: 100, unit: "foot" },
        fittings: [],
      },
      expect: {
        outputs: { velocity: 2.37021001936, reynolds: 61499.3756598, pressureDrop: 66276.9899994 },
        tolerance: 0.0002,
      },
    },
    {
      id: "crane-7-13",
      title: "Crane’s example 7-13: 2 gal/s of fuel oil in 100 ft of 2 in. pipe, 9.65 psi",
      origin: {
        kind: "published",
        source:
          "Crane, Technical Paper 410, 2009, example 7-13, as quoted by the fluids library (C. Bell): 9.65 psi with f 0.0230",
      },
      inputs: {
        flow: { value: 120, unit: "gallon-us-per-minute" },
        pipe: "steel-40-2",
        length: { value: 100, unit: "foot" },
        fluid: "other",
        liquid: "own",
        density: 814.2665,
        viscosity: 2.19852,
        fittings: [],
      },
      expect: { outputs: { frictionFactor: 0.023, pressureDrop: 66534.40787907469 }, tolerance: 0.015 },
    },
  ],
  guide: [
    {
      title: "Darcy–Weisbach",
      text: "The loss is the friction factor times length over diameter times velocity pressure. In turbulent flow the factor comes from the Colebrook equation, solved exactly; below a Reynolds number of 2,300 it is 64/Re. Unlike Hazen–Williams this holds for any fluid and temperature, if density and viscosity are right.",
    },
    {
      title: "Diameter rules",
      text: "At the same flow, the loss changes with about the fifth power of the bore: one size down can more than double it. Double the flow and it nearly quadruples. So before looking for a rougher estimate of fittings, check that the inside diameter is that of your pipe and not the nominal one.",
    },
    {
      title: "Fittings and valves",
      text: "Each adds K times the velocity pressure. Crane’s K factors are used unless you choose the 2-K, 3-K or equivalent length method. In a short, crowded run fittings can exceed the pipe; their coefficients differ by about 25% among manufacturers, and no method removes that uncertainty.",
    },
    {
      title: "Elevation and other losses",
      text: "A rise costs static pressure even without flow: 0.433 psi per foot of cold water, 9.8 kPa per meter. In a closed loop what goes up comes down, so the rise is zero. Coils, strainers and control valves are entered as other losses at this flow.",
    },
  ],
  faq: [
    {
      q: "Why does my result differ from a Hazen–Williams table?",
      a: "The tables assume cold water and one C for all sizes and velocities. Darcy–Weisbach takes temperature and Reynolds number into account: hot water loses less, small pipe more. Both are shown next to each other where Hazen–Williams is valid.",
    },
    {
      q: "Does the pipe’s age matter?",
      a: "A lot, in steel. New Schedule 40 has a roughness of 0.0457 mm; after decades of open-loop water it can be twenty times that, with a smaller bore. Enter your own roughness under “More options”. Copper and plastic stay close to smooth.",
    },
    {
      q: "Can I use it for gas or steam?",
      a: "Yes, for air and dry steam as long as the loss is at most a tenth of the absolute inlet pressure: the density is that at the inlet. Beyond that the gas speeds up along the pipe, and no result is shown.",
    },
  ],
  related: ["pipesizer/pipe-size", "pipesizer/hazen-williams", "pipesizer/pump-head", "pipesizer/pipe-flow"],
  words: [
    "pipe friction loss",
    "head loss in pipe",
    "Darcy Weisbach calculator",
    "pressure loss in pipe",
    "psi loss per 100 feet",
    "friction factor calculator",
    "Colebrook calculator",
    "pipe flow resistance",
    "minor losses",
    "pressure drop water pipe",
    "line loss",
  ],
});
