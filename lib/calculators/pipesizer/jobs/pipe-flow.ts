import { defineJob } from "../../../kit/calculator/jobs.ts";
import { oracle } from "./origins.ts";

export default defineJob({
  slug: "pipe-flow",
  name: "Flow through a pipe",
  heading: "Pipe Flow Calculator: Pressure to Flow",
  question: "How much flows through this pipe at this pressure?",
  lead: "The pressure between the two ends of a pipe is spent on friction, fittings and height. The flow at which all of it is used is what the pipe carries.",
  seo: {
    title: "Pipe Flow Calculator: Pressure to GPM",
    description:
      "Flow rate through a pipe from pressure difference, diameter, length and rise: gpm or L/s with velocity and Reynolds number, for water and other fluids.",
  },
  fixed: { mode: "flow" },
  fields: ["availableDrop", "pipe", "length", "rise", "fittings", "temperature"],
  defaults: {
    availableDrop: { si: "35", us: "5" },
    pipe: "copper-l-1",
    length: { si: "30", us: "100" },
  },
  answer: ["carriedFlow", "velocity", "reynolds"],
  examples: [
    {
      id: "flow-for-pressure",
      title: "60 kPa through 80 m of 52.5 mm pipe, 2.5 m up, with fittings: 2.8 L/s",
      origin: oracle,
      inputs: {
        availableDrop: { value: 60, unit: "kilopascal" },
        pipe: "own",
        diameter: { value: 52.5, unit: "millimeter" },
        roughness: { value: 0.0457, unit: "millimeter" },
        length: 80,
        rise: { value: 2.5, unit: "meter" },
        otherLoss: { value: 4, unit: "kilopascal" },
        fluid: "other",
        liquid: "own",
        density: 1000,
        viscosity: 1,
        fittings: [
          { fitting: "elbow-90-threaded", number: "4" },
          { fitting: "gate-valve", number: "1" },
          { fitting: "own", number: "1", coefficient: "0.5" },
        ],
      },
      expect: {
        outputs: {
          carriedFlow: 0.00280426181679,
          velocity: 1.29541842682,
          pressureDrop: 60000,
          elevationPressure: 24516.625,
        },
      },
    },
    {
      id: "white-6-9",
      title: "8 m of head through 100 m of 300 mm pipe, oil: 0.342 m³/s",
      origin: oracle,
      inputs: {
        availableDrop: { value: 74.53054, unit: "kilopascal" },
        pipe: "own",
        diameter: { value: 300, unit: "millimeter" },
        roughness: { value: 0.06, unit: "millimeter" },
        length: { value: 100, unit: "meter" },
        fluid: "other",
        liquid: "own",
        density: 950,
        viscosity: 19,
        fittings: [],
      },
      expect: {
        outputs: { carriedFlow: 0.341985977872, frictionFactor: 0.0201099085506, reynolds: 72571.6784618 },
      },
    },
  ],
  guide: [
    {
      title: "Solved backward",
      text: "Friction depends on the flow, and the flow on friction, so there is no direct formula outside of laminar flow. The page searches for the flow whose friction, fitting and elevation losses add up to the pressure you enter. The steps show the balance at the answer.",
    },
    {
      title: "Which pressure to enter",
      text: "The difference between inlet and outlet while water runs. If the end is open, the outlet is at atmospheric pressure and the difference is the gauge pressure at the inlet, under flow. A reading at a closed tap is too high: the main and the meter lose pressure as soon as water moves.",
    },
    {
      title: "Pressure is a weak lever",
      text: "In turbulent flow it takes roughly four times the pressure to double the flow. One nominal size more does that at the same pressure. If the velocity in the answer exceeds 8 ft/s (2.4 m/s), the pipe could carry the flow but shouldn’t for long.",
    },
    {
      title: "Gravity",
      text: "With a tank above the outlet, the height is the pressure: 0.433 psi per foot of fall, 9.8 kPa per meter. Enter it as available, with a rise of zero. The other way around, a rise takes its part first, and nothing flows while it takes all. For a sloping pipe that is only partly full, use Manning’s equation in the plumbing calculator instead.",
    },
  ],
  faq: [
    {
      q: "How many gpm can a 1 inch pipe carry?",
      a: "It depends on length and pressure far more than on the nominal size. A 100 ft run of Type L copper with 15 psi to spend carries over 20 gpm, which is already above the speed that is good for copper. At a comfortable velocity it is closer to half of that.",
    },
    {
      q: "Can I get flow from pressure alone?",
      a: "No. Pressure without a resistance says nothing: a closed valve holds full pressure with no flow at all. You need the length, bore and fittings between two points of known pressure, or the K-factor of an opening.",
    },
    {
      q: "Does a longer hose or pipe reduce flow?",
      a: "Yes, but less than in proportion. Twice the length cuts turbulent flow to about seven tenths, because slower water also rubs less. The loss per length falls until the whole pressure is used up again.",
    },
  ],
  related: [
    "pipesizer/pressure-drop",
    "pipesizer/pipe-size",
    "plumbing/water-supply-pipe",
    "firefighting/hydrant-flow",
  ],
  words: [
    "pipe flow rate",
    "flow through pipe",
    "pressure to gpm",
    "gpm from psi and pipe size",
    "water flow calculator",
    "pipe capacity",
    "flow rate from pressure drop",
    "how much water through a 1 inch pipe",
    "discharge through pipe",
    "psi to gpm",
  ],
});
