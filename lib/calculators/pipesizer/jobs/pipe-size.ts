import { defineJob } from "../../../kit/calculator/jobs.ts";
import { oracle } from "./origins.ts";

export default defineJob({
  slug: "pipe-size",
  name: "Pipe size from flow",
  heading: "Pipe Size Calculator: Flow to Pipe Size",
  question: "What pipe size is needed for this flow?",
  lead: "Enter the flow to get the smallest stocked pipe within the usual velocity and friction limits for the fluid, with the sizes above and below it for comparison.",
  seo: {
    title: "Pipe Size Calculator: GPM to Pipe Diameter",
    description:
      "Pipe size from gpm, L/s, Btu/h or tons: steel, copper, PEX, PVC and PE by velocity and friction limits for water, glycol, air, steam and oil.",
  },
  fixed: { mode: "size" },
  fields: ["flow", "fluid", "temperature", "material", "maxVelocity", "maxGradient"],
  defaults: { flow: { si: "3", us: "50" } },
  answer: ["size", "velocity", "gradient", "pressureDrop"],
  examples: [
    {
      id: "size-200-gpm",
      title: "200 gpm of water: 4 in.",
      origin: oracle,
      inputs: {
        flow: { value: 200, unit: "gallon-us-per-minute" },
        temperature: { value: 68, unit: "fahrenheit" },
      },
      expect: { outputs: { size: "Steel Sch 40, 4 in (DN 100)", gradient: 219.1 }, tolerance: 0.001 },
    },
    {
      id: "l-s-5",
      title: "5 L/s of water at 20 °C: DN 80 (3 in.)",
      origin: oracle,
      inputs: { flow: 5 },
      expect: {
        outputs: {
          size: "Steel Sch 40, 3 in (DN 80)",
          velocity: 1.04853331836,
          frictionLoss: 7474.76572604,
        },
        tolerance: { velocity: 0.0002, frictionLoss: 0.0002 },
      },
    },
    {
      id: "size-200-tons",
      title: "200 tons of cooling with 10 °F: 6 in.",
      origin: oracle,
      inputs: {
        given: "heat",
        heat: { value: 200, unit: "ton-of-refrigeration" },
        temperatureDifference: { value: 10, unit: "delta-fahrenheit" },
        temperature: { value: 44, unit: "fahrenheit" },
      },
      expect: { outputs: { size: "Steel Sch 40, 6 in (DN 150)" } },
    },
  ],
  guide: [
    {
      title: "Two limits set the size",
      text: "Small pipe is limited by velocity, large pipe by friction. For water the page uses ASHRAE’s: 4 ft/s (1.2 m/s) up to 2 in., then 4 ft of head per 100 ft (390 Pa/m), and never more than 8 ft/s (2.4 m/s). Compressed air and steam have limits of their own. Enter maximums to replace them with yours.",
    },
    {
      title: "Nominal is not inside",
      text: "A 2 in. pipe is 2.067 in. inside as Schedule 40 steel, 1.985 in. as Type L copper, and about 1.65 in. as SDR 9 PEX. The answer takes each product’s own bore, so the same flow may need another nominal size when you change the material.",
    },
    {
      title: "Reading the tables",
      text: "One table shows every size of the chosen pipe with velocity and friction, so you see how close the next smaller one came. The other names the size needed in each other pipe. A size that misses the limit by a percent is a decision, not a mistake.",
    },
    {
      title: "When another tool is right",
      text: "The water service of a building is sized from fixture units and the pressure in the street, not from a velocity: use the water supply pipe page. Drains are not full, sprinkler pipe follows NFPA 13, and natural gas follows its own tables.",
    },
  ],
  faq: [
    {
      q: "How do I size a pipe for heating or cooling?",
      a: "Set “Specify flow by” to heat under “More options”, and enter the load and the temperature difference between supply and return. With water and a 10 °F difference, each ton of cooling needs 2.4 gpm. Glycol carries less heat, so it needs more flow.",
    },
    {
      q: "What water velocity is acceptable in a pipe?",
      a: "Roughly 2 to 8 ft/s. Slower water lets air and sediment settle, faster water is noisy and can erode copper. The Copper Tube Handbook limits cold water to 8 ft/s, hot water to 5, and water above 140 °F to 2 or 3.",
    },
    {
      q: "Is it harmful to choose a larger pipe?",
      a: "Not for friction: the pump needs less head for as long as it runs. It costs more, holds more water to heat or flush, and at very low velocity sediment settles. In drinking water, oversized pipe lets water stand and lose its disinfectant.",
    },
  ],
  related: [
    "pipesizer/pressure-drop",
    "pipesizer/pipe-flow",
    "pipesizer/pump-head",
    "plumbing/water-supply-pipe",
  ],
  words: [
    "pipe sizing",
    "gpm to pipe size",
    "pipe diameter from flow rate",
    "what size pipe for 50 gpm",
    "chilled water pipe size",
    "hydronic pipe sizing",
    "compressed air pipe size",
    "steam pipe size",
    "copper pipe size",
    "pipe diameter calculator",
    "L/s to pipe size",
    "water velocity in pipe",
    "pipe velocity",
  ],
});
