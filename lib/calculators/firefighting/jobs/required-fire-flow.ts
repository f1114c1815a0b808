import { defineJob } from "../../../kit/calculator/jobs.ts";

export default defineJob({
  slug: "required-fire-flow",
  name: "Required fire flow",
  heading: "Required Fire Flow Calculator",
  question: "How much fire flow does this building require?",
  lead: "Area, construction and sprinklers give the fire flow and duration of the International Fire Code, with ISO, NFPA 1142 and fireground formulas beside it, as each answers a different question.",
  seo: {
    title: "Required Fire Flow Calculator: IFC and ISO",
    description:
      "Fire flow and duration by IFC 2021 Appendix B from area, construction type and sprinklers, next to ISO needed fire flow, NFPA 1142, NFA and Iowa formulas.",
  },
  fixed: { mode: "fireFlow" },
  fields: ["storyArea", "stories", "use", "construction", "protection"],
  answer: ["requiredFlow", "duration", "tankVolume", "neededFlow"],
  examples: [
    {
      id: "house",
      title: "5,000 ft² of type VB: 2,000 gpm for 2 hours",
      origin: {
        kind: "published",
        source:
          "International Fire Code (2021), table B105.1(2): type VB up to 6,200 ft², 2,000 gpm for 2 hours",
      },
      inputs: {
        storyArea: { value: 5000, unit: "square-foot" },
        storyHeight: { value: 10, unit: "foot" },
        stories: 1,
      },
      expect: { outputs: { requiredFlow: 0.12618039279999999, duration: 7200, tankVolume: 908.49882816 } },
    },
    {
      id: "dwelling-sprinklers",
      title: "A house of 3,000 ft² with NFPA 13D sprinklers: 500 gpm for half an hour",
      origin: { kind: "published", source: "International Fire Code (2021), table B105.1(1)" },
      inputs: {
        use: "dwelling",
        storyArea: { value: 1500, unit: "square-foot" },
        stories: 2,
        protection: "13D",
      },
      expect: { outputs: { requiredFlow: 0.031545098199999996, duration: 1800 } },
    },
    {
      id: "fire-flow-13",
      title: "A type IIB store of 30,000 ft² with sprinklers: 1,000 gpm",
      origin: {
        kind: "independent",
        by: "by hand: 3,750 gpm from table B105.1(2), 25% of it raised to 1,000 gpm as table B105.2 is quoted",
      },
      inputs: {
        storyArea: { value: 30000, unit: "square-foot" },
        construction: "IIB-IIIB",
        protection: "13",
        isoClass: "0.8",
      },
      expect: { outputs: { requiredFlow: 0.06309019639999999, duration: 7200 } },
    },
  ],
  guide: [
    {
      title: "The fire code’s table",
      text: "IFC Appendix B takes the area of all floors under one roof (three floors for type I) and the type of construction. Combustible and unprotected types need several times the flow of type IA. Houses of up to 3,600 ft² need 1,000 gpm for an hour without sprinklers.",
    },
    {
      title: "Credit for sprinklers",
      text: "With NFPA 13 sprinklers throughout, Table B105.2 allows a quarter of the table’s flow, but not less than 1,000 gpm; with NFPA 13R likewise not less than 1,500. Many cities allow less credit than that, and the appendix applies only where it has been adopted. Ask before you design a main for it.",
    },
    {
      title: "Other methods, other purposes",
      text: "ISO’s needed fire flow rates a town’s water supply for insurance. NFPA 1142 gives a volume for places without hydrants. The National Fire Academy’s formula, area over three, and Iowa State’s, volume over 100, help an officer on the scene. Don’t average them.",
    },
    {
      title: "From requirement to supply",
      text: "Compare the flow with a hydrant test at 20 psi. Appendix C then spaces the hydrants. Where the main falls short, the choices are sprinklers, fire walls that divide the area, better construction or a tank; this page shows what each would be worth.",
    },
  ],
  faq: [
    {
      q: "What fire flow does a house need?",
      a: "By the IFC’s Appendix B, 1,000 gpm for one hour if it has up to 3,600 square feet and no sprinklers, and half of that for half an hour with them. Larger houses are looked up like other buildings. Rural areas often use NFPA 1142’s volume instead.",
    },
    {
      q: "Is fire flow the same as sprinkler demand?",
      a: "No. Fire flow is what hydrants near the building should give the fire department. Sprinkler demand is what the system inside uses, with a hose allowance. Both draw from the same main, and the larger one usually sizes it.",
    },
    {
      q: "Do fire walls reduce the required fire flow?",
      a: "Yes. Parts separated by fire walls without openings may be treated as separate buildings, and the largest one decides. Fire barriers inside a building don’t count for that.",
    },
  ],
  related: ["firefighting/hydrant-flow", "firefighting/sprinkler-demand", "firefighting/fire-pump-and-tank"],
  words: [
    "needed fire flow",
    "NFF calculator",
    "IFC Appendix B",
    "fire flow gpm",
    "ISO fire flow",
    "NFPA 1142 water supply",
    "NFA fire flow formula",
    "Iowa fire flow formula",
    "rural fire water supply",
    "building fire flow requirement",
  ],
});
