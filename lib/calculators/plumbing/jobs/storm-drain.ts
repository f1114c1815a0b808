import { defineJob } from "../../../kit/calculator/jobs.ts";
import { oracle } from "./origins.ts";

export default defineJob({
  slug: "storm-drain",
  name: "Storm drain and roof drain size",
  heading: "Storm Drain and Roof Drain Size Calculator",
  question: "What size of roof drain and storm drain does this roof need?",
  lead: "Roof area times design rainfall is the flow; the code’s table turns it into the leader for each roof drain and the horizontal drain for all of them.",
  seo: {
    title: "Roof Drain and Storm Drain Size Calculator",
    description:
      "Roof drains, leaders and storm drain from roof area, walls and 100-year rainfall by IPC 2021 Table 1106.2: gpm or L/s and pipe size at each slope.",
  },
  fixed: { mode: "storm" },
  fields: ["roof", "wall", "rain", "leaders", "slope"],
  answer: ["stormDrain", "leader", "stormFlow", "leaderFlow"],
  examples: [
    {
      id: "roof-500",
      title: "500 m² of roof, 75 mm of rain an hour, two drains: 5 in. drain, 3 in. leaders",
      origin: oracle,
      inputs: {},
      expect: {
        outputs: {
          stormFlow: 0.010416666666667,
          leaderFlow: 0.0052083333333333,
          leader: "3 in. (DN 80)",
          stormDrain: "5 in. (DN 125)",
        },
      },
    },
    {
      id: "storm-walls",
      title: "12,000 ft² below a wall of 3,000 ft², 4 in. an hour, four drains at ⅛ in. per foot",
      origin: oracle,
      inputs: {
        roof: { value: 12000, unit: "square-foot" },
        wall: { value: 3000, unit: "square-foot" },
        rain: { value: 4, unit: "inch-per-hour" },
        leaders: 4,
        slope: "1/8",
      },
      expect: {
        outputs: { stormFlow: 0.03539605824, leader: "4 in. (DN 100)", stormDrain: "8 in. (DN 200)" },
      },
    },
    {
      id: "storm-4-inch",
      title: "3,684 ft² at 3 in. an hour: as much as a 4 in. drain takes at ⅛ in. per foot",
      origin: {
        kind: "published",
        source:
          "A plumber’s reading of IPC 2021, Table 1106.2 (115 gpm) and 1106.2.1 (gpm = 0.0104 R A), terrylove.com, 2023",
      },
      inputs: {
        roof: { value: 3684, unit: "square-foot" },
        rain: { value: 3, unit: "inch-per-hour" },
        leaders: 1,
        slope: "1/8",
      },
      expect: {
        outputs: { stormFlow: 0.007255372585999999, stormDrain: "4 in. (DN 100)" },
        tolerance: 0.002,
      },
    },
  ],
  guide: [
    {
      title: "From rain to flow",
      text: "One inch of rain an hour on a square foot is 0.0104 gpm (1 mm/h on a square meter is 1 L/h). Use the horizontal projection of the roof, not its sloped area, plus half of each wall that sheds water onto it. Here the area is split evenly among the drains; if one of yours gets more, size it by itself.",
    },
    {
      title: "Which rainfall",
      text: "The IPC takes the 100-year, one-hour rate: between about 1 in. and 5 in. across the United States. Its Appendix B lists cities; NOAA Atlas 14 gives newer values for an address. Outside the code’s reach designers use five-minute intensities, which are several times higher; don’t mix the methods.",
    },
    {
      title: "Leaders and horizontal drains",
      text: "Vertical leaders carry far more than horizontal pipe of the same size, since their water falls. Table 1106.2 lists gpm for both, the latter at four slopes: a 4 in. leader takes 180 gpm, a 4 in. drain at ⅛ in. per foot only 115. No pipe may shrink in the direction of flow.",
    },
    {
      title: "Secondary drainage",
      text: "Where a parapet can hold water, the roof needs a second, independent way out: overflow drains or scuppers for the same rainfall, with their inlets above the primary ones. The structure must carry the water that stands up to that height. This page sizes the primary system only.",
    },
  ],
  faq: [
    {
      q: "How many roof drains do I need?",
      a: "Enough that each leader’s flow fits its pipe, and by good practice at least two on any roof, so that one can clog. The low points of the roof usually decide. More drains mean smaller leaders and shallower ponds, and a larger horizontal drain where they meet stays the same.",
    },
    {
      q: "How do I calculate gpm from roof area?",
      a: "Multiply square feet by inches per hour and by 0.0104. A roof of 5,000 square feet with 3 inches of rain an hour sheds 156 gpm. In metric, square meters times millimeters per hour are liters per hour.",
    },
    {
      q: "Can roof drains go into the sanitary sewer?",
      a: "Only where the utility has a combined sewer and the code official allows it, and then with separate building drains up to a point outside. Elsewhere storm water must be kept out: it floods basements through floor drains and overloads treatment plants.",
    },
  ],
  related: ["plumbing/drain-pipe", "plumbing/vent-pipe", "pipesizer"],
  words: [
    "roof drain sizing",
    "downspout size",
    "rainwater leader size",
    "stormwater pipe size",
    "rainfall to gpm",
    "roof runoff calculator",
    "IPC 1106",
    "gutter outlet size",
    "rainwater pipe sizing",
    "scupper",
  ],
});
