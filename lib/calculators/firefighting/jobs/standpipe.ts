import { defineJob } from "../../../kit/calculator/jobs.ts";
import { oracle } from "./origins.ts";

export default defineJob({
  slug: "standpipe",
  name: "Standpipe flow and pressure",
  heading: "Standpipe Calculator: Flow and Pressure",
  question: "What flow and pressure does a standpipe system need?",
  lead: "The class and number of standpipes set the flow; the residual pressure at the topmost outlet, the height and the pipe friction set the pressure at the base.",
  seo: {
    title: "Standpipe Calculator: NFPA 14 Flow, Pressure",
    description:
      "Standpipe demand by NFPA 14: flow for class I, II and III, pressure at the base from height and friction, water for the duration, pressure limits.",
  },
  fixed: { mode: "standpipe" },
  fields: ["standpipeClass", "standpipes", "isSprinklered", "outletPressure", "standSegments"],
  defaults: { hasSupply: "false" },
  answer: ["requiredPressure", "systemFlow", "tankVolume"],
  examples: [
    {
      id: "three-standpipes",
      title: "Three class I standpipes, 112 ft up, in a sprinklered building: 1,000 gpm at 162 psi",
      origin: oracle,
      inputs: {
        standpipes: 3,
        outletPressure: { value: 100, unit: "psi" },
        standSegments: [
          {
            carries: "outlet",
            pipe: "steel-40-4",
            length: { value: 12, unit: "foot" },
            climb: { value: 12, unit: "foot" },
          },
          {
            carries: "remote",
            pipe: "steel-40-4",
            length: { value: 100, unit: "foot" },
            climb: { value: 100, unit: "foot" },
          },
          {
            carries: "all",
            pipe: "steel-40-6",
            length: { value: 80, unit: "foot" },
            fittings: [
              { fitting: "elbow-90", number: 3 },
              { fitting: "tee-branch" },
              { fitting: "swing-check" },
            ],
          },
        ],
      },
      expect: {
        outputs: { requiredPressure: 1119570.61660882, systemFlow: 0.0630901964, tankVolume: 113.56235352 },
      },
    },
    {
      id: "class-ii",
      title: "Class II: 100 gpm",
      origin: {
        kind: "published",
        source: "NFPA 14 (2019), section 7.10.2: 100 gpm, 65 psi at the hose station",
      },
      inputs: { standpipeClass: "II" },
      expect: { outputs: { systemFlow: 0.006309019639999999 } },
    },
  ],
  guide: [
    {
      title: "Flow",
      text: "For class I and III, the most remote standpipe flows 500 gpm (250 from each of its two topmost outlets) and each further one 250 gpm, up to 1,000 gpm in a fully sprinklered building and 1,250 otherwise. A floor of more than 80,000 ft² raises the second standpipe to 500. Class II is one hose station of 100 gpm.",
    },
    {
      title: "Pressure",
      text: "At the top 2½ in. outlet 100 psi must remain while all of that flows; class II has 65 psi at its 1½ in. station. Add 0.433 psi per foot of height and friction by Hazen–Williams along the path. The 100 psi is for attack hose on the floor above, so don’t trade it for smaller pipe.",
    },
    {
      title: "Too much pressure",
      text: "The lowest outlets see the static pressure of the pump at churn plus the height. Above 175 psi a pressure-regulating device is required at 2½ in. outlets; 1½ in. outlets may have 100 psi. Wrongly set devices have cost lives: field-test them at flow, as NFPA 14 and NFPA 25 ask.",
    },
    {
      title: "Pipe size",
      text: "Standpipes of class I and III are at least 4 in., and 6 in. where sprinklers share them unless a calculation shows that less will do. In tall buildings the height of a zone follows from the pressure that its pipes, fittings and valves are listed for.",
    },
  ],
  faq: [
    {
      q: "What is the difference between class I, II and III?",
      a: "Class I has 2½ inch connections for firefighters, class II 1½ inch hose stations for trained occupants, class III both. New buildings mostly get class I, since occupants are expected to leave. Flow and pressure of class III are those of class I.",
    },
    {
      q: "Do sprinklers add to the standpipe flow?",
      a: "Not in a building sprinklered throughout: the standpipe flow covers both, and the limit is 1,000 gpm. In a partly sprinklered building NFPA 14 has the sprinkler demand added, by amounts that depend on the hazard.",
    },
    {
      q: "Is the fire department connection part of the supply?",
      a: "In manual standpipes it is the supply: the engine pumps the whole pressure. In automatic systems it is a backup. Calculate the pressure at the connection as well, because the engine company needs that number on the sign next to it.",
    },
  ],
  related: ["firefighting/fire-pump-and-tank", "firefighting/pump-pressure", "firefighting/sprinkler-demand"],
  words: [
    "NFPA 14 calculator",
    "class I standpipe",
    "fire riser pressure",
    "standpipe gpm",
    "dry riser",
    "wet riser",
    "100 psi residual",
    "hose valve pressure",
    "high-rise standpipe",
    "FDC pressure",
  ],
});
