import { defineJob } from "../../../kit/calculator/jobs.ts";
import { oracle } from "./origins.ts";

export default defineJob({
  slug: "pump-pressure",
  name: "Pump discharge pressure",
  heading: "Pump Discharge Pressure Calculator for Hose Lines",
  question: "What pressure must the engine pump?",
  lead: "Nozzle pressure plus hose friction, appliances and height is the pump discharge pressure; the page also gives the nozzle’s flow and the reaction the crew must hold.",
  seo: {
    title: "Pump Discharge Pressure Calculator (PDP)",
    description:
      "Fire engine pump discharge pressure from nozzle, hose size and length, appliances and elevation, with friction loss per hose and nozzle reaction.",
  },
  fixed: { mode: "hose" },
  fields: ["nozzle", "fogFlow", "tip", "nozzlePressure", "hoses", "nozzleHeight"],
  answer: ["pumpDischarge", "hoseLoss", "nozzleFlow", "reaction"],
  examples: [
    {
      id: "hose-150",
      title: "150 gpm through 200 ft of 1¾ in. hose with a 100 psi fog nozzle: 170 psi",
      origin: oracle,
      inputs: {
        fogFlow: { value: 150, unit: "gallon-us-per-minute" },
        nozzlePressure: { value: 100, unit: "psi" },
        hoses: [{ hose: "hose-1-75", length: { value: 200, unit: "foot" } }],
      },
      expect: {
        outputs: {
          pumpDischarge: 1170385.05051533,
          hoseLoss: 480909.321198493,
          reaction: 336.952787355983,
        },
      },
    },
    {
      id: "hose-wye",
      title: "Two lines with ⅞ in. tips on a wye, fed by 2½ in., 30 ft up: 174 psi",
      origin: oracle,
      inputs: {
        nozzle: "smooth",
        tip: { value: 0.875, unit: "inch" },
        nozzlePressure: { value: 50, unit: "psi" },
        hoses: [
          { hose: "hose-1-75", length: { value: 150, unit: "foot" } },
          { hose: "hose-2-5", length: { value: 200, unit: "foot" }, feeds: 2 },
        ],
        appliance: { value: 10, unit: "psi" },
        nozzleHeight: { value: 30, unit: "foot" },
      },
      expect: {
        outputs: {
          pumpDischarge: 1203093.77265449,
          pumpFlow: 0.0202884763270061,
          nozzleFlow: 0.010144238163503,
          reaction: 267.34506942343,
          heightPressure: 89769.7399570521,
        },
      },
    },
  ],
  guide: [
    {
      title: "The sum",
      text: "PDP is nozzle pressure plus friction loss plus appliance loss plus elevation. Friction is C times (gpm ÷ 100)² times the length in hundreds of feet: 15.5 for 1¾ in., 2 for 2½ in., 0.08 for 5 in. hose. Elevation is 0.433 psi per foot, or 5 psi per floor on the fireground.",
    },
    {
      title: "Nozzles",
      text: "A fog nozzle is pumped to its rating, 100 psi unless it is a low-pressure model of 50 or 75. A smooth bore hand line is pumped to 50 psi, a master stream to 80. Its flow follows from the tip: 29.7 times the diameter squared times the square root of the pressure.",
    },
    {
      title: "Wyes and parallel lines",
      text: "Hose that feeds two nozzles carries both flows, so its loss is four times that of one. Two equal lines side by side carry half each and lose a quarter. Add about 10 psi for an appliance above 350 gpm and 25 psi for a master stream device.",
    },
    {
      title: "Reaction and limits",
      text: "Reaction is 1.57 d² p for a smooth bore, 0.0505 gpm √p for a fog nozzle. Around 70 lbf is what one firefighter can hold for long. If the pressure exceeds the hose’s rating, use larger hose or relay, not a harder pump.",
    },
  ],
  faq: [
    {
      q: "What is the friction loss in 1¾ inch hose at 150 gpm?",
      a: "By the traditional coefficient of 15.5, 35 psi per 100 ft. Modern hose is often larger inside than its name and loses less, so departments test their own and use that coefficient. Enter it as custom.",
    },
    {
      q: "How much pressure per floor?",
      a: "5 psi per floor above the pump is the fireground rule, with the ground floor free. A story of 12 ft is 5.2 psi by the exact 0.433 psi per foot. Going below grade, subtract it.",
    },
    {
      q: "Is pump discharge pressure the same as engine pressure?",
      a: "Yes, the same quantity: the pressure at the pump’s discharge gauge. Intake pressure from a hydrant is included in it, because the gauge shows the sum. Net pump pressure is the discharge less the intake.",
    },
  ],
  related: ["firefighting/hydrant-flow", "firefighting/standpipe", "firefighting/required-fire-flow"],
  words: [
    "PDP calculator",
    "engine pressure",
    "fire hose friction loss",
    "friction loss calculator fire",
    "nozzle reaction",
    "fireground hydraulics",
    "1 3/4 hose friction loss",
    "pump operator calculator",
    "driver operator hydraulics",
    "smooth bore gpm",
  ],
});
