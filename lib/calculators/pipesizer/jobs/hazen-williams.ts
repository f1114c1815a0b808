import { defineJob } from "../../../kit/calculator/jobs.ts";

export default defineJob({
  slug: "hazen-williams",
  name: "Hazen–Williams friction loss",
  heading: "Hazen–Williams Calculator",
  question: "What is the friction loss by Hazen–Williams?",
  lead: "Flow, inside diameter and the C of the pipe give the loss that plumbing and fire codes ask for, next to Darcy–Weisbach, so that the difference is visible.",
  seo: {
    title: "Hazen–Williams Calculator: Head Loss",
    description:
      "Friction loss of cold water by Hazen–Williams from flow, diameter and C factor, in psi, ft of head or kPa, compared with Darcy–Weisbach.",
  },
  fixed: { mode: "drop" },
  fields: ["flow", "pipe", "diameter", "hazenWilliams", "length"],
  defaults: {
    flow: { si: "12", us: "200" },
    pipe: "steel-40-4",
    length: { si: "30", us: "100" },
    hazenWilliams: "120",
  },
  answer: ["hazenWilliamsLoss", "frictionLoss", "velocity"],
  examples: [
    {
      id: "old-main",
      title: "100 L/s in 1 km of 300 mm main with C 100: 10.4 m, 102 kPa",
      origin: {
        kind: "independent",
        by: "10.67 × 1000 × 0.1^1.852 ÷ (100^1.852 × 0.3^4.8704) m in Python, times 998.207 kg/m³ × 9.80665 m/s²",
      },
      inputs: {
        flow: { value: 100, unit: "liter-per-second" },
        pipe: "own",
        diameter: { value: 300, unit: "millimeter" },
        length: 1000,
        roughness: 0.5,
        hazenWilliams: 100,
        temperature: 20,
      },
      expect: { outputs: { hazenWilliamsLoss: 102219.60927113271 }, tolerance: 1e-5 },
    },
    {
      id: "gpm-200",
      title: "200 gpm in 100 ft of 4 in. Schedule 40 with C 120: 1.3 psi",
      origin: {
        kind: "independent",
        by: "10.67 L Q^1.852 ÷ (C^1.852 D^4.8704) in Python with 4.026 in., times 998.207 kg/m³ × 9.80665 m/s²",
      },
      inputs: {
        flow: { value: 200, unit: "gallon-us-per-minute" },
        pipe: "steel-40-4",
        length: { value: 100, unit: "foot" },
        hazenWilliams: 120,
        temperature: { value: 68, unit: "fahrenheit" },
      },
      expect: { outputs: { hazenWilliamsLoss: 9087.291878556696 }, tolerance: 1e-3 },
    },
  ],
  guide: [
    {
      title: "The formula",
      text: "Head loss per length is 10.67 Q^1.852 over C^1.852 D^4.87 in SI, or 4.52 Q^1.85 over C^1.85 d^4.87 in psi per foot with gpm and inches, as NFPA 13 prints it. The two forms differ by about 1% because their exponents are rounded. There is no viscosity in it.",
    },
    {
      title: "Choosing C",
      text: "C is smoothness: 150 for plastic, 140 for cement-lined iron, 140 to 150 for copper, 120 for new steel, 100 for old steel and, in NFPA 13, for dry pipe systems. Since the loss goes with C to the power −1.85, a C of 100 instead of 120 costs 40% more pressure.",
    },
    {
      title: "Where it holds",
      text: "Cold water, about 5 to 25 °C, in turbulent flow, in pipe above 2 in. and below 3 m/s. For hot water, glycol, oil or small tubing it is simply wrong, and the result is left out. In such cases Darcy–Weisbach is given alone.",
    },
    {
      title: "Comparing the two",
      text: "In clean new steel, Hazen–Williams with C 120 is on the safe side of Darcy–Weisbach, by a third or so. That margin is what designers like about it: it stands in for the pipe’s later years. Don’t mix both methods in one calculation, and state the C you used.",
    },
  ],
  faq: [
    {
      q: "What C factor is used for PVC pipe?",
      a: "150, as NFPA 13 and the pipe manufacturers list it for plastic pipe. It does not get lower with age as steel’s does. Some water utilities design with less to leave room for fittings that they don’t count separately.",
    },
    {
      q: "Can I use Hazen–Williams for hot water?",
      a: "Better not. The formula was fitted to water near 60 °F. Hot water has half the viscosity, so its real loss is lower than the formula says, and the result for a heating system is an overestimate. Use the pressure drop page.",
    },
    {
      q: "Why do fire codes still use it?",
      a: "Because it needs one coefficient, is easy to check by hand, and sprinkler water is cold and fast, where it works. NFPA 13 asks for Darcy–Weisbach only for antifreeze systems above a certain volume, whose viscosity Hazen–Williams can’t represent.",
    },
  ],
  related: [
    "pipesizer/pressure-drop",
    "pipesizer/pipe-flow",
    "firefighting/sprinkler-demand",
    "plumbing/water-supply-pipe",
  ],
  words: [
    "Hazen Williams equation",
    "C factor pipe",
    "friction loss water pipe",
    "head loss Hazen",
    "Hazen Williams coefficient",
    "psi per foot",
    "fire pipe friction loss",
    "water main head loss",
    "irrigation pipe friction loss",
    "pipe roughness coefficient",
  ],
});
