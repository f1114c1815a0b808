import { cite } from "../../core/sources/cite.ts";
import { defineModes } from "../../kit/calculator/modes.ts";
import { examples } from "./examples.ts";
import { formulas } from "./formulas.ts";
import { modes } from "./modes.ts";
import { presets } from "./presets.ts";
import * as quantities from "./quantities.ts";

export default defineModes({
  id: "plumbing",
  label: "Plumbing",
  category: "engineering-construction",
  heading: "Plumbing Calculator",
  summary:
    "Peak demand from fixture units, water service and main by pressure budget, drains, stacks and vents, storm water, water heaters and hot-water recirculation, per the IPC and UPC.",
  seo: {
    title: "Plumbing Calculator: Fixture Units and Pipe Sizes",
    description:
      "Fixture units to gpm by Hunter’s curve and the Water Demand Calculator; water main, drain, vent, storm drain, water heater and recirculation. IPC and UPC 2021.",
  },
  keywords: [
    "fixture units",
    "wsfu",
    "dfu",
    "water demand",
    "hunter's curve",
    "water demand calculator",
    "water service size",
    "water line size",
    "drain size",
    "vent size",
    "sewer",
    "storm drain",
    "roof drain",
    "water heater size",
    "tankless",
    "first hour rating",
    "hot water recirculation",
    "ipc",
    "upc",
    "toilet",
    "pressure budget",
  ],
  guide: [
    {
      title: "From fixtures to demand",
      text: "List the fixtures and how many there are of each. The code assigns each one water supply fixture units for cold water, hot water and both combined; the total is less than the sum of the two, because a faucet rarely runs both at full flow. Hunter’s curve converts units to the flow that is not exceeded 99% of the time. It has one column for buildings with flush tanks and one for flushometer valves. Continuous flows, such as irrigation, are added after the curve.",
    },
    {
      title: "The Water Demand Calculator",
      text: "Hunter’s curve dates from 1940, and modern fixtures use far less water. For homes, IAPMO’s Water Demand Calculator (UPC, Appendix M) uses the measured probability that each fixture is running in the peak hour. Its result appears beside Hunter’s whenever all fixtures are residential, and “Size for” selects between the two. Adding a fixture with a small flow can lower this demand slightly: the percentile covers only the time while water runs, and there is more of that time.",
    },
    {
      title: "The pressure budget",
      text: "The height, the losses in the meter, the backflow preventer and other devices, and the pressure that the highest fixture needs are subtracted from the lowest pressure at the main. What is left is available for friction over the equivalent length. The service and main is the smallest size that stays within that friction rate and the velocity limit. Take meter and backflow preventer losses from the manufacturers’ curves at the peak flow; they are not proportional to it.",
    },
    {
      title: "Drains, stacks and vents",
      text: "Drainage fixture units are added up, and the code’s tables give the smallest building drain for the slope, the branches and the stacks. The load is divided evenly among the stacks, and among the branch intervals (stories) on each. A drain serving a water closet must be at least 3 in. The stack vent depends on the stack, its units and the developed length of the vent. A flat slope requires a large drain: whatever the load, the IPC (Table 704.1) allows 1/16 in. per foot only for 8 in. and larger, and 1/8 in. per foot only for 3 in. and larger. Enter the size of an existing building drain to check it against the table at its slope.",
    },
    {
      title: "Gravity pipe",
      text: "For any round pipe that runs partly full, Manning’s equation gives the flow at a depth or the depth for a flow. A pipe carries the most at 94% of its diameter, 7.6% more than when full, because the last bit of depth adds more wall than area. Sewers are usually designed for half to three-quarters full.",
    },
    {
      title: "Storm water",
      text: "The design rainfall is the 100-year, one-hour rate, applied to the roof and to half the area of the walls that drain onto it. Take the rate from local data; for the United States it is in the IPC figures and in NOAA Atlas 14.",
    },
    {
      title: "Hot water",
      text: "A tankless heater is sized for the flow of everything that runs at once and the rise from the coldest supply water of the year. A storage heater is sized by its first-hour rating: the usable part of the tank plus what the heater recovers in an hour. Recirculation has to carry the heat that the pipes lose at the temperature drop you allow.",
    },
  ],
  question: "What to size",
  quantities,
  modes,
  formulas,
  assumptions: [
    "Codes are adopted with local amendments. Confirm every size with the authority having jurisdiction.",
    "Water is at 20 °C (68 °F): 998.2 kg/m³, 4.184 kJ/(kg·K), 9.79 kPa per meter of height (0.433 psi per foot).",
    "Drain and storm pipe sizes are nominal; pressure pipes have the inside diameters of their standards.",
  ],
  sources: [
    cite("ipc", "Chapters 6, 7, 9 and 11; Appendix E, section E103"),
    cite("upc", "Tables 610.3, 702.1 and 703.2; Appendix M"),
    cite("bms65", "Demand by fixture units"),
    cite("iapmo-wdc", "Chapters 3 and 4: probabilities, flows and methods"),
    cite("copper-tube-handbook", "Sizing of pressure systems: Hazen–Williams and velocities"),
    cite("manning"),
    cite("chow", "Table 2-1: circular section; equation 5-6"),
    cite("iapws-95", "Density and heat capacity of water"),
    cite("doe-water-heating", "Worksheet for peak hour demand and first-hour rating"),
    cite("ASHRAE-F", "Chapter 4, heat transfer of insulated cylinders"),
  ],
  seal: "standard",
  examples,
  presets,
  related: ["pipesizer", "hvac"],
  disclaimer:
    "A design aid, not a stamped design. Check the adopted code and manufacturers’ data before building.",
});
