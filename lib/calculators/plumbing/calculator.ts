import { cite } from "../../sources/cite.ts";
import { defineModes } from "../modes.ts";
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
    "Fixture units to peak demand, water service and main by pressure budget, drains, stacks and vents, storm water, water heaters and hot-water recirculation, by the IPC and the UPC.",
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
      title: "From fixtures to a demand",
      text: "List the fixtures, each with its number. The code gives each of them water supply fixture units for cold water, hot water and both together; the total is less than the sum of the two, because one faucet rarely runs both in full. Hunter’s curve turns units into the flow that is not exceeded 99% of the time. It has a column for buildings with flush tanks and one for flushometer valves. What runs for long, such as irrigation, is added after the curve.",
    },
    {
      title: "The Water Demand Calculator",
      text: "Hunter’s curve is of 1940, and modern fixtures use far less. For homes, IAPMO’s Water Demand Calculator (UPC, Appendix M) works with the measured probability that each fixture runs in the busiest hour. Its demand stands beside Hunter’s whenever all fixtures are of a home, and “Size for” chooses between the two. A fixture that draws little may lower this demand by a trifle: the percentile is that of the time while water runs, and there is more of that time.",
    },
    {
      title: "The pressure budget",
      text: "From the lowest pressure at the main, height, meter, backflow preventer and other losses are taken, and what the highest fixture needs. What is left may be lost to friction over the equivalent length. The service and main is the smallest size that keeps both that friction rate and the velocity. Losses of meters and backflow preventers come from the manufacturers’ curves at the peak flow; they are not in proportion to it.",
    },
    {
      title: "Drains, stacks and vents",
      text: "Drainage fixture units are added up, and the tables of the code give the smallest building drain for a slope, the branches and the stacks. Stacks share the load evenly, as do the branch intervals (stories) on each. A drain with a water closet is at least 3 in. The stack vent depends on the stack, its units and the length of the vent.",
    },
    {
      title: "Storm water",
      text: "Rain of 100 years for one hour falls on the roof and on half of the walls above it. Take the rate from local data; the figures of the IPC or NOAA’s Atlas 14 have it for the United States.",
    },
    {
      title: "Hot water",
      text: "A tankless heater is sized for the flow of what runs at once and the rise from the coldest supply of the year. A storage heater is sized by its first hour: the usable part of the tank and what the burner recovers in an hour. Recirculation carries as much heat as the pipes lose at the drop in temperature that you allow.",
    },
  ],
  question: "What to size",
  quantities,
  modes,
  formulas,
  assumptions: [
    "Codes are adopted with local changes. Confirm every size with the authority having jurisdiction.",
    "Water is at 20 °C (68 °F): 998.2 kg/m³, 4.184 kJ/(kg·K), 9.79 kPa for each meter of height (0.433 psi for each foot).",
    "Sizes of drains and storm pipes are nominal; those of pressure pipes come with the inside diameters of their standards.",
  ],
  sources: [
    cite("ipc", "Chapters 6, 7, 9 and 11; Appendix E, section E103"),
    cite("upc", "Tables 610.3, 702.1 and 703.2; Appendix M"),
    cite("bms65", "The curve of demand over fixture units"),
    cite("iapmo-wdc", "Chapters 3 and 4: probabilities, flows and methods"),
    cite("copper-tube-handbook", "Sizing of pressure systems: Hazen–Williams and velocities"),
    cite("manning"),
    cite("iapws-95", "Density and heat capacity of water"),
    cite("doe-water-heating", "Worksheet for peak hour demand and first-hour rating"),
    cite("ASHRAE-F", "Chapter 4, heat transfer of insulated cylinders"),
  ],
  examples,
  presets,
  related: ["pipesizer", "hvac"],
  disclaimer:
    "A design aid, not a stamped design: check the adopted code and manufacturers’ data before anything is built.",
});
