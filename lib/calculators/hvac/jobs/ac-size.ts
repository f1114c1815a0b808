import { defineJob } from "../../../kit/calculator/jobs.ts";

const oracle = {
  kind: "independent",
  by: "tests/oracles/building-loads.py: the house by its own geometry, conduction at 2,880 moments of the day by FFT, every sum recomputed with numpy",
} as const;

const tolerance = 2e-5;

const squareFeet = (value: number) => ({ value, unit: "square-foot" });

export default defineJob({
  slug: "ac-size",
  name: "A/C size for a house",
  heading: "A/C Size: BTU and Tons for a House",
  question: "What size air conditioner do I need?",
  lead: "Enter the floor area, the place and a few words about the house to get the air conditioner in tons and Btu/h, with the range that those words leave open. One press opens the same house room by room.",
  seo: {
    title: "A/C Size Calculator: Tons and BTU for a House",
    description:
      "What size air conditioner for your house: tons and Btu/h from floor area, city, insulation, windows and ducts, by an hourly load with a low and a high figure.",
  },
  fixed: { mode: "house" },
  fields: ["floorArea", "station", "stories", "insulation", "windows", "ductPlace"],
  defaults: {
    station: { si: "madrid-esp", us: "atlanta-hartsfield-jackson-intl-ap-ga-usa" },
  },
  assumptions: [
    "The design day is clear",
    "The outdoor humidity ratio is constant",
    "Solar gain behind an interior shade",
    "Sun at an angle through a whole window",
    "Radiant time series are",
    "If heat loss in an hour",
    "The heating load takes no credit",
  ],
  answer: ["acTons", "acRange", "acLoad", "acLoadLow", "acLoadHigh", "houseHeating"],
  examples: [
    {
      id: "atlanta-1500",
      title: "1,500 sq ft in Atlanta, average words, ducts in the attic: 3 tons",
      origin: oracle,
      inputs: {
        station: "atlanta-hartsfield-jackson-intl-ap-ga-usa",
        handbook: "us",
        floorArea: squareFeet(1500),
        ductPlace: "attic",
      },
      expect: {
        outputs: {
          acTons: 3,
          acRange: "2 to 4 tons for houses like this",
          acLoad: 10351.4266246,
          acLoadLow: 7487.43576291,
          acLoadHigh: 13757.1733726,
          houseHeating: 8623.88112394,
        },
        tolerance,
      },
    },
    {
      id: "madrid-140",
      title: "140 m² in Madrid, average words, no ducts: 7.73 kW",
      origin: oracle,
      inputs: { floorArea: 140 },
      expect: {
        outputs: {
          acTons: 2,
          acRange: "1.5 to 3 tons for houses like this",
          acLoad: 7730.00281051,
          acLoadLow: 5488.45921192,
          acLoadHigh: 10418.5322623,
        },
        tolerance,
      },
    },
    {
      id: "phoenix-2000",
      title: "2,000 sq ft on two stories in Phoenix, most windows facing west: 4.5 tons",
      origin: oracle,
      inputs: {
        station: "phoenix-sky-harbor-intl-ap-az-usa",
        handbook: "us",
        floorArea: squareFeet(2000),
        stories: 2,
        windowSide: "w",
        ductPlace: "attic",
      },
      expect: {
        outputs: {
          acTons: 4.5,
          acLoad: 15648.5850448,
          acLoadLow: 10769.8577827,
          acLoadHigh: 21072.8575751,
        },
        tolerance,
      },
    },
  ],
  guide: [
    {
      title: "The house behind the answer",
      text: "Your floor area becomes a square house with equal stories, 8.2 ft (2.5 m) high, and four rooms on each. Its sun, walls, roof, people and appliances are followed through a clear day of the hottest month at your weather station. Outdoor air for the people and the heat that ducts pick up are added, because the unit has to cool them too. The assumptions below the result list every figure.",
    },
    {
      title: "What each word means",
      text: "Good insulation is the 2021 energy code: U-0.060 walls, U-0.026 ceilings, low-e glass. Average is an older house with R-11 batts, R-19 in the attic and clear double glazing. Poor is empty walls, R-7 and single glazing. Few, average and many windows are 8%, 15% and 20% of the floor area. Tight, average and loose houses exchange their air 0.1, 0.3 and 0.6 times an hour.",
    },
    {
      title: "Why there is a range",
      text: "Nobody can measure a word. The low figure takes insulation, windows and leaks halfway to the next better word, the high one halfway to the next worse. Insulation moves the answer most, since the word covers the glass; where the ducts run comes next. If the range spans two unit sizes, settle the words first: look at the attic, the window labels and the duct tape.",
    },
    {
      title: "From load to unit",
      text: "Choose the size next to the load, not above the high end. Nominal tons are measured at 95 °F (35 °C) outdoors with fairly humid indoor air, so in a desert or a dry climate compare the load with the manufacturer’s table for your conditions. A heat pump must also cover the heating load, or have a backup.",
    },
  ],
  faq: [
    {
      q: "How many square feet does one ton of air conditioning cool?",
      a: "It depends on the house more than on its size. In average words, with ducts in the attic, 1,500 square feet in Atlanta come to 510 square feet per ton. With good insulation, few windows and no drafts the same house reaches 920; with poor insulation, many windows and drafts only 277.",
    },
    {
      q: "Is a larger air conditioner the safe choice?",
      a: "No. It cools the air before it has dried it, switches on and off more often, wears faster and leaves the house cold and damp. A slightly small unit only runs longer on the few hottest afternoons of the year. Fix leaky ducts and poor attic insulation before adding capacity.",
    },
    {
      q: "Does it matter where the ducts are?",
      a: "Very much. Ducts in a hot attic raise the sensible load by 27% here even if they are insulated to R-8 and leak only 5% each way. Moved indoors, the average house in Atlanta needs 2.4 tons instead of 2.9. Leaky ducts in the attic cost more than twice as much as tight ones.",
    },
    {
      q: "Is this a Manual J calculation?",
      a: "No. It uses ASHRAE’s hourly method with a generated house, not yours. Permits and rebates usually require ACCA Manual J from measured walls and windows. Use this answer to check a quote, and the room-by-room form to come closer.",
    },
  ],
  related: ["hvac", "ductsizer/duct-size", "ductsizer/duct-leakage", "psychrometrics"],
  words: [
    "ac btu calculator",
    "air conditioner size",
    "air conditioner tonnage",
    "what size air conditioner",
    "ac size calculator",
    "a/c size for a house",
    "ac tonnage calculator",
    "how many tons of ac do i need",
    "ac size by square feet",
    "btu calculator for a house",
    "air conditioner btu by room size",
    "central air size",
    "whole house air conditioner size",
    "hvac sizing",
    "hvac size",
    "hvac tonnage",
    "what size hvac do i need",
  ],
});
