import { defineJob } from "../../../kit/calculator/jobs.ts";
import { loads } from "./origins.ts";

export default defineJob({
  slug: "ventilation",
  name: "Outdoor air for ventilation",
  heading: "Ventilation Calculator: Outdoor Air by ASHRAE 62.1 and 62.2",
  question: "How much outdoor air does the building need?",
  lead: "A dwelling needs outdoor air by its floor area and bedrooms, other spaces by people and area; the page also shows what that air costs in heating and cooling.",
  seo: {
    title: "Ventilation Calculator: CFM of Outdoor Air",
    description:
      "Outdoor air in cfm or L/s by ASHRAE 62.2 for homes and 62.1 for offices, schools and restaurants, with multiple-zone efficiency and the load it adds.",
  },
  fixed: { mode: "rts" },
  fields: ["ventilation", "bedrooms", "rooms", "distribution", "occupantDiversity", "station"],
  defaults: {
    bedrooms: "3",
    rooms: [{ name: "Home", area: { si: "140", us: "1500" }, people: "4" }],
  },
  assumptions: ["The outdoor humidity ratio is constant", "Airflows are standard air"],
  answer: ["outdoorAir", "heatingCoil", "coilLoad"],
  examples: [
    {
      id: "home-75-cfm",
      title: "1,500 ft² with three bedrooms by 62.2: 75 cfm",
      origin: {
        kind: "independent",
        by: "by hand, ASHRAE 62.2, section 4.1.1: 0.03 × 1,500 + 7.5 × (3 + 1) = 75 cfm",
      },
      inputs: {
        bedrooms: 3,
        rooms: [{ name: "Home", area: { value: 1500, unit: "square-foot" }, people: 4 }],
      },
      expect: { outputs: { outdoorAir: 0.0353960582 }, tolerance: 1e-6 },
    },
    {
      id: "office-100",
      title: "An office of 100 m² with 10 people by 62.1: 55 L/s",
      origin: {
        kind: "independent",
        by: "by hand, ASHRAE 62.1-2022, table 6-1: 10 × 2.5 + 100 × 0.3 = 55 L/s",
      },
      inputs: {
        ventilation: "62.1-direct",
        rooms: [{ name: "Office", area: 100, people: 10, space: "office-space" }],
      },
      expect: { outputs: { outdoorAir: 0.055 } },
    },
    {
      id: "restaurant",
      title: "A dining room for 80 and its kitchen in Miami: 462 L/s",
      origin: loads,
      inputs: {
        station: "miami-intl-ap-fl-usa",
        ventilation: "62.1-direct",
        distribution: "cool-ceiling",
        rooms: [
          {
            name: "Dining",
            area: 120,
            height: 3.5,
            people: 80,
            activity: "sedentary-work-restaurant",
            hours: "meals",
            lightHours: "always",
            lights: 9,
            equipment: 5,
            equipmentLatent: 500,
            space: "restaurant-dining-room",
            surfaces: [
              {
                kind: "wall",
                orientation: "w",
                area: 42,
                wallType: "block-xps",
                glass: "list",
                windowArea: 20,
              },
              { kind: "roof", roofType: "metal-deck-polyiso-75", absorptance: 0.4 },
            ],
          },
          {
            name: "Kitchen",
            area: 45,
            height: 3.5,
            people: 6,
            activity: "walking-light-machine-work",
            hours: "meals",
            equipment: 150,
            equipmentLatent: 2500,
            space: "kitchen-cooking",
            surfaces: [{ kind: "roof", roofType: "metal-deck-polyiso-75", absorptance: 0.4 }],
            setPoints: "own",
            coolingPoint: 26,
            heatingPoint: 19,
          },
        ],
      },
      expect: { outputs: { outdoorAir: 0.4618, heatingCoil: 8829.12836509 }, tolerance: 2e-5 },
    },
  ],
  guide: [
    {
      title: "Homes: 62.2",
      text: "The whole-house rate in cfm is 0.03 times the floor area in square feet plus 7.5 times the bedrooms plus one (in L/s, 0.15 per m² plus 3.5). Bedrooms stand for people. Kitchen and bath fans come in addition. A blower door test may earn a credit for leakage, which is not taken here.",
    },
    {
      title: "Everything else: 62.1",
      text: "The breathing zone rate is people times a rate per person plus area times a rate per area, from Table 6-1. Divide it by the zone’s air distribution effectiveness: 1.0 for cool air from the ceiling, 0.8 for warm air supplied and returned there. One rate is for people’s bioeffluents, the other for carpets and paint.",
    },
    {
      title: "Several zones on one unit",
      text: "When one fan serves rooms with different shares of outdoor air, the critical room gets enough only if the others get too much. The simplified procedure puts the system’s efficiency at 75% here; Appendix A computes it from each room’s minimum primary air. A dedicated outdoor air system avoids the issue: choose the direct option.",
    },
    {
      title: "What outdoor air costs",
      text: "It must be heated in winter, and cooled and dried in summer. The coil load is shown with it, so that you can see what a recovery ventilator would save. In humid climates the latent part often exceeds the sensible one and is what oversized cooling fails to remove.",
    },
  ],
  faq: [
    {
      q: "How many cfm of fresh air does a house need?",
      a: "By ASHRAE 62.2, a house of 1,500 square feet with three bedrooms needs 75 cfm all the time. An intermittent fan must move more to make up for its pauses. Many older codes and the 2010 edition ask for less.",
    },
    {
      q: "How many cfm per person does an office need?",
      a: "62.1 asks for 5 cfm per person plus 0.06 cfm per square foot. At the default of five people per 1,000 square feet that is 17 cfm per person together. Crowded rooms need less per person, since the area is shared.",
    },
    {
      q: "Are air changes per hour a good measure?",
      a: "Only where a code states them, such as in hospitals and laboratories. The same air change means little fresh air per person in a low, crowded room and a lot in an empty hall. Use people and area, then convert if you need the number.",
    },
  ],
  related: ["hvac/heat-loss", "hvac/room-load", "ductsizer/duct-velocity", "psychrometrics/dew-point"],
  words: [
    "bathroom fan cfm",
    "cfm for bathroom fan",
    "fresh air calculator",
    "ASHRAE 62.1 calculator",
    "ASHRAE 62.2 calculator",
    "cfm per person",
    "outside air requirement",
    "ventilation rate",
    "ERV size",
    "HRV size",
    "air changes per hour",
    "whole house ventilation cfm",
    "makeup air",
    "breathing zone outdoor airflow",
  ],
});
