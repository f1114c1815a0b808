import { defineJob } from "../../../kit/calculator/jobs.ts";
import { oracle } from "./origins.ts";

export default defineJob({
  slug: "pump-head",
  name: "Pump head and power",
  heading: "Pump Head and Power Calculator",
  question: "What head and power does the pump need?",
  lead: "The pump lifts the water, pushes it through pipe and fittings, and pays for its own losses: head, shaft power and the next standard motor come from flow, rise and friction.",
  seo: {
    title: "Pump Head Calculator: TDH and Power",
    description:
      "Total dynamic head, pump shaft power, motor size and energy from flow, lift, pipe and fittings, with the operating point on your own pump curve.",
  },
  fixed: { mode: "drop" },
  fields: ["flow", "rise", "pipe", "length", "fittings", "pumpEfficiency"],
  defaults: {
    flow: { si: "5", us: "80" },
    rise: { si: "12", us: "40" },
    pipe: "steel-40-3",
    length: { si: "60", us: "200" },
    fittings: [
      { fitting: "elbow-90-welded", number: "4" },
      { fitting: "swing-check", number: "1" },
      { fitting: "gate-valve", number: "2" },
    ],
  },
  answer: ["head", "brakePower", "motorSize", "pumpPower"],
  examples: [
    {
      id: "crane-7-15",
      title: "Crane’s example 7-15: 100 gpm, 400 ft up through 3 in. pipe, 421 ft and 15.2 hp",
      origin: {
        kind: "published",
        source:
          "Crane, Technical Paper 410, 2009, example 7-15, as quoted by the fluids library (C. Bell): 421 ft, 15.2 hp",
      },
      inputs: {
        flow: { value: 100, unit: "gallon-us-per-minute" },
        pipe: "steel-40-3",
        length: { value: 500, unit: "foot" },
        rise: { value: 400, unit: "foot" },
        fluid: "other",
        liquid: "own",
        density: { value: 62.298, unit: "pound-per-cubic-foot" },
        viscosity: 0.95,
        fittings: [
          { fitting: "exit", number: "1" },
          { fitting: "gate-valve", number: "1" },
          { fitting: "elbow-90-threaded", number: "4" },
          { fitting: "lift-check", number: "1", coefficient: "25.4" },
        ],
        pumpEfficiency: 70,
        motorEfficiency: 100,
      },
      expect: {
        outputs: {
          head: 128.32080000000002,
          brakePower: 11334.6380544,
          motorSize: "20 hp (NEMA), 15 kW (IEC)",
        },
        tolerance: { brakePower: 0.005, head: 0.003 },
      },
    },
    {
      id: "cengel-8-3",
      title: "0.2 ft³/s of water through 200 ft of 2 in. stainless pipe: 27.3 ft, 461 W",
      origin: {
        kind: "published",
        source:
          "Y. A. Çengel and J. M. Cimbala, Fluid Mechanics, 1st edition, example 8-3, as excerpted by Scribd: 9.17 ft/s, Re 126,400, f 0.0174, 27.3 ft, 461 W",
      },
      inputs: {
        flow: { value: 12, unit: "cubic-foot-per-minute" },
        pipe: "own",
        diameter: { value: 2, unit: "inch" },
        roughness: { value: 7e-6, unit: "foot" },
        length: { value: 200, unit: "foot" },
        fluid: "other",
        liquid: "own",
        density: { value: 62.36, unit: "pound-per-cubic-foot" },
        viscosity: 1.12149,
        fittings: [],
        pumpEfficiency: 100,
        motorEfficiency: 100,
        rise: 0,
      },
      expect: {
        outputs: {
          velocity: 2.795016,
          reynolds: 126400,
          frictionFactor: 0.0174,
          head: 8.32104,
          pumpPower: 461,
        },
        tolerance: 0.005,
      },
    },
    {
      id: "pump-curve",
      title: "Where the curve of a pump meets that of the pipe: 7.8 L/s at 16.2 m",
      origin: oracle,
      inputs: {
        flow: { value: 7.5, unit: "liter-per-second" },
        pipe: "own",
        diameter: { value: 70, unit: "millimeter" },
        roughness: { value: 0.1, unit: "millimeter" },
        length: 120,
        rise: { value: 8, unit: "meter" },
        fluid: "other",
        liquid: "own",
        density: 1000,
        viscosity: 1,
        fittings: [],
        curve: [
          { curveFlow: "0 L/s", curveHead: "30 m" },
          { curveFlow: "5 L/s", curveHead: "24 m" },
          { curveFlow: "10 L/s", curveHead: "10 m" },
        ],
      },
      expect: { outputs: { operatingFlow: 0.00778152730492, operatingHead: 16.2117235462 } },
    },
  ],
  guide: [
    {
      title: "Total dynamic head",
      text: "It is the static lift plus the friction of pipe, fittings and equipment, expressed as height of the pumped liquid. Measure the lift from water surface to water surface, or to the outlet if the pipe ends above the surface. If a tank is under pressure, add its pressure as another loss.",
    },
    {
      title: "From head to motor",
      text: "Hydraulic power is flow times pressure. Shaft power divides it by the pump’s efficiency, electric power by that of motor and drive as well. The motor is the next standard rating above the shaft power. Check the pump’s curve to its end: some pumps need more power at flows above the duty.",
    },
    {
      title: "Open system or closed loop",
      text: "In a closed heating or chilled water loop the water that falls lifts the water that rises, so enter a rise of zero: only friction counts, however tall the building. Designers who add the building’s height get a pump several times too large. Static height matters there for the fill pressure.",
    },
    {
      title: "The duty point",
      text: "A pump delivers where its curve crosses the system’s. Enter a few points from the catalog as the pump curve under “More options” to see that point. If it lies right of the flow you wanted, the pump is too big and throttling will waste the difference.",
    },
  ],
  faq: [
    {
      q: "How do I convert head to pressure?",
      a: "Multiply by density and gravity. For cold water, 1 ft of head is 0.433 psi and 1 m is 9.8 kPa. A pump’s head is the same for any liquid, but its pressure and power grow with density.",
    },
    {
      q: "What efficiency should I use for a pump?",
      a: "The value from its curve at your duty. Before you have one, 70% is reasonable for a centrifugal pump of medium size; small circulators are far below that, large split-case pumps reach more than 80%.",
    },
    {
      q: "Should I add a safety factor to the head?",
      a: "Sparingly. Margins added by several people are the usual reason for pumps that run throttled. If the length and fittings are counted, 10% on friction covers most surprises; static lift is known and needs none. A variable speed drive lets you take the rest back.",
    },
    {
      q: "Is pump head the same as suction lift?",
      a: "No. Head is what the pump adds from inlet to outlet. Suction lift is limited by atmospheric pressure and the vapor pressure of the water, whatever head the pump has. Check the suction side with the NPSH page.",
    },
  ],
  related: [
    "pipesizer/npsh",
    "pipesizer/pressure-drop",
    "pipesizer/water-hammer",
    "firefighting/fire-pump-and-tank",
  ],
  words: [
    "TDH calculator",
    "total dynamic head",
    "pump horsepower",
    "pump power kW",
    "pump sizing",
    "brake horsepower pump",
    "well pump head",
    "system curve",
    "hydraulic power",
    "pump operating point",
    "what size pump do I need",
  ],
});
