import { defineJob } from "../../../kit/calculator/jobs.ts";
import { oracle } from "./origins.ts";

export default defineJob({
  slug: "fixture-units",
  name: "Fixture units to flow",
  heading: "Fixture Unit Calculator: WSFU, DFU and GPM",
  question: "How many fixture units do these fixtures have, and what flow is that?",
  lead: "List the fixtures to add up their water supply and drainage fixture units by the IPC or UPC, and to turn them into the peak flow that the pipes must carry.",
  seo: {
    title: "Fixture Unit Calculator: WSFU, DFU to GPM",
    description:
      "Water supply and drainage fixture units of your fixtures by IPC and UPC 2021, converted to gpm by Hunter’s curve and the Water Demand Calculator.",
  },
  fixed: { mode: "supply" },
  fields: ["code", "fixtures", "flushing", "continuous"],
  answer: ["fixtureUnits", "demand", "calculatorDemand", "drainageUnits"],
  examples: [
    {
      id: "home",
      title: "A home with three bathrooms: 14.3 units, 17 gpm by the curve, 11 gpm measured",
      origin: oracle,
      inputs: {},
      expect: {
        outputs: {
          fixtureUnits: 14.3,
          demand: 0.00108199686826,
          calculatorDemand: 0.0006939921603999999,
          drainageUnits: 20,
        },
      },
    },
    {
      id: "curve-valves",
      title: "30 units with flushometer valves: 42 gpm in the code’s table",
      origin: {
        kind: "published",
        source: "IPC 2021, Table E103.3(3): 30 wsfu, 42 gpm; also The Engineering ToolBox",
      },
      inputs: {
        fixtures: [{ fixture: "own", number: 1, ownUnits: 30, ownWater: "cold" }],
        flushing: "valve",
      },
      expect: { outputs: { demand: 0.0026497882487999994 } },
    },
    {
      id: "study-three-homes",
      title: "Three homes of the Peak Water Demand Study: 15.5 gpm",
      origin: {
        kind: "published",
        source:
          "Buchberger et al., Peak Water Demand Study (IAPMO, 2017), demand of one to 27 dwellings with 10 fixtures each: 15.5 gpm",
      },
      inputs: {
        fixtures: [
          { fixture: "water-closet-private-tank", number: 9 },
          { fixture: "lavatory-private", number: 9 },
          { fixture: "bathtub-private", number: 6 },
          { fixture: "kitchen-sink-private", number: 3 },
          { fixture: "clothes-washer-private", number: 3 },
        ],
      },
      expect: { outputs: { calculatorDemand: 0.0009778980441999998 }, tolerance: 0.005 },
    },
  ],
  guide: [
    {
      title: "What a unit stands for",
      text: "A fixture unit weighs how much a fixture contributes to the peak, from its flow, how long it runs and how often it is used. A private lavatory has 0.7 supply units in the IPC, a public flushometer closet 10. Units are not gallons: they may be added, flows may not.",
    },
    {
      title: "From units to gallons per minute",
      text: "Hunter’s curve gives the flow that is exceeded 1% of the time. It flattens, because the more fixtures there are the less likely they run together: 10 times the units need far less than 10 times the flow. Flushometer valves have a steeper curve at its lower end, since one flush already takes over 20 gpm.",
    },
    {
      title: "Supply units are not drainage units",
      text: "Supply units (WSFU) size water pipes; drainage units (DFU) size drains and vents. A tank closet is 2.2 of one and 3 of the other. The table lists both for each fixture, hot and cold separately, with the smallest supply pipe and trap that the code allows.",
    },
    {
      title: "Hunter or the Water Demand Calculator",
      text: "Roy Hunter published his curve in 1940. For homes, UPC Appendix M allows IAPMO’s Water Demand Calculator, which uses measured use of efficient fixtures and often gives a third less. It is not meant for public restrooms. Both figures appear when every fixture is residential.",
    },
  ],
  faq: [
    {
      q: "How many gpm is one fixture unit?",
      a: "There is no fixed value. By the IPC’s table, 1 unit with flush tanks is 3 gpm, but 30 units are only 23.3, and 30 units with flushometer valves 42. Convert the total, never each fixture by itself.",
    },
    {
      q: "Do I add hot and cold units?",
      a: "No. The code gives cold, hot and total units for each fixture, and the total is less than the sum of both: a faucet does not run both sides fully open. Use the total for the service, the others for the cold and hot mains.",
    },
    {
      q: "What is the difference between WSFU and DFU?",
      a: "WSFU stands for water supply fixture unit, DFU for drainage fixture unit. The first weighs the demand on the water pipe, the second the discharge into the drain. They come from different tables and are never interchangeable.",
    },
    {
      q: "Are IPC and UPC fixture units the same?",
      a: "No. Both descend from Hunter’s work, but the UPC gives most residential fixtures higher values and adds hose bibbs, so the same house may have 24 units by the UPC and 14.3 by the IPC. Use the code your jurisdiction adopted.",
    },
  ],
  related: ["plumbing/water-supply-pipe", "plumbing/drain-pipe", "plumbing/vent-pipe", "pipesizer"],
  words: [
    "WSFU calculator",
    "DFU calculator",
    "water supply fixture units",
    "drainage fixture units",
    "fixture units to gpm",
    "Hunter’s curve calculator",
    "loading units",
    "peak water demand",
    "probable demand",
    "fixture count",
    "IPC fixture units",
    "UPC fixture units",
  ],
});
