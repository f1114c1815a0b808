import { defineJob } from "../../../kit/calculator/jobs.ts";
import { oracle } from "./origins.ts";

export default defineJob({
  slug: "water-hammer",
  name: "Water hammer pressure",
  heading: "Water Hammer Calculator",
  question: "How high is the pressure when a valve shuts?",
  lead: "Stopping water at once turns its velocity into pressure. Wave speed, velocity and density give the Joukowsky rise; pipe length gives the closing time below which it applies in full.",
  seo: {
    title: "Water Hammer Calculator: Joukowsky Surge",
    description:
      "Water hammer pressure by Joukowsky from flow, pipe and fluid: wave speed from the pipe wall, surge in psi or bar, and the critical valve closing time.",
  },
  fixed: { mode: "drop" },
  fields: ["flow", "pipe", "length", "temperature", "waveSpeed"],
  defaults: {
    flow: { si: "5", us: "80" },
    pipe: "steel-40-3",
    length: { si: "300", us: "1000" },
  },
  answer: ["surge", "surgeTime", "waveSpeed", "velocity"],
  examples: [
    {
      id: "steel-80",
      title: "5 L/s in 50 m of DN 80 steel pipe: 14.5 bar within 0.07 s",
      origin: oracle,
      inputs: { flow: 5, pipe: "steel-40-3", length: 50 },
      expect: {
        outputs: {
          surge: 1446539.97305,
          surgeTime: 0.0723556429559,
          waveSpeed: 1382.06221263,
          velocity: 1.04853331836,
        },
        tolerance: { velocity: 0.0002, waveSpeed: 0.001, surge: 0.001, surgeTime: 0.001 },
      },
    },
    {
      id: "one-by-one",
      title: "1 m/s stopped at a wave speed of 1,000 m/s: 1 MPa",
      origin: {
        kind: "independent",
        by: "Joukowsky’s ρ a V by hand: 1,000 kg/m³ × 1,000 m/s × 1 m/s; twice 250 m at 1,000 m/s take 0.5 s",
      },
      inputs: {
        flow: { value: 7.853981633974483, unit: "liter-per-second" },
        pipe: "own",
        diameter: { value: 100, unit: "millimeter" },
        roughness: 0,
        length: 250,
        fluid: "other",
        liquid: "own",
        density: 1000,
        viscosity: 1,
        waveSpeed: 1000,
      },
      expect: { outputs: { surge: 1000000, surgeTime: 0.5 } },
    },
  ],
  guide: [
    {
      title: "The Joukowsky equation",
      text: "The rise is density times wave speed times the velocity that is lost. In steel, each ft/s stopped costs about 60 psi (1 m/s about 14 bar), whatever pressure was in the pipe before. It adds to that pressure, so compare the sum with the rating of pipe, valve and gaskets.",
    },
    {
      title: "Wave speed",
      text: "Pressure travels at the speed of sound in water, slowed by a pipe wall that stretches. Thick metal gives 1,200 to 1,400 m/s, PVC 350 to 500, polyethylene less. That is why plastic pipe sees smaller surges at equal velocity. Dissolved or trapped air lowers the speed further, though a large air pocket can do harm of its own.",
    },
    {
      title: "Critical closing time",
      text: "A wave needs 2L/a to run to the far end and back. A valve that shuts faster than that causes the full rise, however fast. A slower one causes roughly the rise times 2L/a over the closing time. Only the last part of the stroke counts with most valves.",
    },
    {
      title: "What helps",
      text: "Lower velocity first: it scales the surge directly. Then slower closing, soft pump stops and check valves that close before the flow turns. Arresters near quick valves take the peak in buildings. For pump trips on long mains a transient analysis is needed; column separation can exceed Joukowsky’s value.",
    },
  ],
  faq: [
    {
      q: "What causes the bang in house pipes?",
      a: "A washing machine or dishwasher valve that shuts in a few hundredths of a second, on a line with fast water. In runs that short almost any solenoid valve closes within the critical time, so the full rise occurs. An arrester close to that valve, or lower pressure, stops it.",
    },
    {
      q: "Does working pressure change the surge?",
      a: "No. The rise depends on velocity, density and wave speed alone. Working pressure matters because the surge adds to it, and because on the rebound the same amount is subtracted: where it would fall to vapor pressure, the water column parts and slams together again.",
    },
    {
      q: "How slowly should I close the valve?",
      a: "Several times 2L/a, with the slow part at the end of the stroke. For a main of 1,000 ft and a wave speed near 4,500 ft/s one cycle is about 0.44 s, so a few seconds is a start; long transmission mains take minutes.",
    },
  ],
  related: ["pipesizer/pump-head", "pipesizer/pressure-drop", "pipesizer/pipe-size"],
  words: [
    "Joukowsky equation",
    "hydraulic shock",
    "pressure surge",
    "surge pressure calculator",
    "valve closure time",
    "fluid hammer",
    "wave speed in pipe",
    "water hammer arrester",
    "pipe banging",
    "transient pressure",
  ],
});
