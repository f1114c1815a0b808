import { defineJob } from "../../../kit/calculator/jobs.ts";

export default defineJob({
  slug: "sprinkler-demand",
  name: "Fire sprinkler water demand",
  heading: "Fire Sprinkler Demand Calculator",
  question: "How much water does a sprinkler system need?",
  lead: "The occupancy hazard sets density and design area; your spacing turns them into a number of whole sprinklers, their flow and pressure, and the water to keep in reserve.",
  seo: {
    title: "Fire Sprinkler Demand Calculator: NFPA 13",
    description:
      "Sprinkler system demand by NFPA 13 density and area: sprinklers in the design area, minimum flow and pressure, hose allowance, duration and tank volume.",
  },
  fixed: { mode: "sprinklers" },
  fields: ["hazard", "edition", "system", "sprinkler", "spacing", "lineSpacing"],
  defaults: { layout: "none", hasSupply: "false" },
  answer: ["totalDemand", "systemFlow", "hoseFlow", "startPressure"],
  examples: [
    {
      id: "whole-sprinklers-ordinary-1",
      title: "Ordinary hazard group 1, 13 × 10 ft: 12 sprinklers, 234 gpm",
      origin: {
        kind: "independent",
        by: "by hand, NFPA 13 (2022), table 19.2.3.1.1: 12 × 0.15 × 130 = 234, not 225 gpm",
      },
      inputs: {
        hazard: "ordinary-1",
        spacing: { value: 13, unit: "foot" },
        lineSpacing: { value: 10, unit: "foot" },
        overflow: 0,
      },
      expect: { outputs: { systemFlow: 0.014763105957600001 } },
    },
    {
      id: "whole-sprinklers-light",
      title: "Light hazard, 15 × 15 ft: 7 sprinklers, 157.5 gpm",
      origin: {
        kind: "independent",
        by: "by hand, NFPA 13 (2022), table 19.2.3.1.1: 7 × 0.10 × 225 = 157.5, not 0.10 × 1,500 = 150 gpm",
      },
      inputs: {
        hazard: "light",
        spacing: { value: 15, unit: "foot" },
        lineSpacing: { value: 15, unit: "foot" },
        overflow: 0,
      },
      expect: { outputs: { systemFlow: 0.009936705933 } },
    },
    {
      id: "attic",
      title: "A sloped attic with a dry system: 2,535 ft² instead of 1,500",
      origin: {
        kind: "published",
        source:
          "Anvil Fire, Fire Pump Rating (Size) Selection (2020): 2535 sq ft × 0.10 gpm/sq ft × 1.20, 305 gpm",
      },
      inputs: { hazard: "light", system: "dry", isSloped: "true", overflow: 20 },
      expect: {
        outputs: { designArea: 235.5092064, areaFlow: 0.019242509902 },
        tolerance: { areaFlow: 0.003 },
      },
    },
  ],
  guide: [
    {
      title: "Density, area, sprinklers",
      text: "NFPA 13 gives one density and design area per hazard since 2022: 0.10 gpm/ft² over 1,500 ft² for light hazard, 0.15 for ordinary group 1, 0.20 for group 2, then 0.30 and 0.40 over 2,500 ft² for extra hazard. Area divided by spacing, rounded up, is the number of sprinklers that must all discharge.",
    },
    {
      title: "Flow and pressure of each",
      text: "Every sprinkler needs at least density times the area it covers. Its pressure is that flow over the K-factor, squared, and never less than 7 psi (0.5 bar). A larger K lowers the pressure for the same flow; close spacing with a large K wastes water, because the minimum pressure then governs.",
    },
    {
      title: "What changes the area",
      text: "Dry and double-interlock systems add 30%, a ceiling steeper than 2 in 12 another 30%. Quick-response sprinklers in a wet system under a low ceiling may take up to 40% off in light and ordinary hazard. The page applies them one after another, as the standard says.",
    },
    {
      title: "From estimate to calculation",
      text: "Sprinklers nearer to the supply have more pressure and discharge more. Until pipes are laid out, an allowance of 10 to 20% stands for that. When you have them, choose “Along a path” or “Network” under “More options” for the hydraulic calculation, and compare it with your hydrant test.",
    },
  ],
  faq: [
    {
      q: "Why isn’t the demand density times area?",
      a: "Because sprinklers come whole. The area is covered by a rounded-up number of sprinklers, and each discharges at least the density over its own area. For light hazard, 7 sprinklers at 22.5 gpm are 157.5 gpm, while density times area is only 150.",
    },
    {
      q: "Does the sprinkler demand include hose streams?",
      a: "The total here does. NFPA 13 adds 100 gpm for light, 250 for ordinary and 500 for extra hazard. Hose is not sprinkler discharge: it counts for the water supply, not for the pressure loss in the sprinkler pipes behind the point where hoses connect.",
    },
    {
      q: "Does every sprinkler open in a fire?",
      a: "No. Each one opens by its own heat, and most fires are held by a few. The design area is an assumption that leaves a margin for fast growth, late opening and obstructed sprinklers. Storage and high-challenge occupancies follow other chapters.",
    },
  ],
  related: [
    "firefighting/hydrant-flow",
    "firefighting/fire-pump-and-tank",
    "firefighting/standpipe",
    "pipesizer/hazen-williams",
  ],
  words: [
    "sprinkler flow calculation",
    "density area method",
    "NFPA 13 calculator",
    "remote area",
    "design area sprinkler",
    "sprinkler gpm",
    "fire sprinkler water supply",
    "K-factor sprinkler pressure",
    "light hazard ordinary hazard",
    "sprinkler hydraulic calculation",
    "fire sprinkler tank size",
  ],
});
