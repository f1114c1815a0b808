import { cite } from "../../core/sources/cite.ts";
import { defineModes } from "../../kit/calculator/modes.ts";
import { examples } from "./examples.ts";
import { formulas } from "./formulas.ts";
import { modes } from "./modes.ts";
import * as quantities from "./quantities.ts";

export default defineModes({
  id: "ductsizer",
  label: "Duct Sizer",
  category: "engineering-construction",
  heading: "Duct Sizer",
  summary:
    "Size round, rectangular and flat oval air ducts by equal friction or velocity, find what a known size carries or loses, and total a run of sections with fittings to get the fan’s total pressure.",
  seo: {
    title: "Duct Sizer: Equal Friction and Velocity",
    description:
      "Duct size from cfm or L/s by equal friction or velocity: round, rectangular, flat oval. Colebrook friction, fittings, leakage and fan power.",
  },
  keywords: [
    "duct calculator",
    "ductulator",
    "duct size",
    "ductwork",
    "equal friction",
    "friction loss",
    "friction rate",
    "air duct",
    "cfm",
    "rectangular duct",
    "round duct",
    "flat oval duct",
    "equivalent diameter",
    "static pressure",
    "velocity pressure",
    "fan power",
    "duct leakage",
    "flexible duct",
    "ventilation",
    "hvac",
  ],
  guide: [
    {
      title: "Equal friction",
      text: "Every duct gets the same friction loss per unit length, usually 0.1 in. wg per 100 ft (0.8 Pa/m) for supply air and a little less for return air. The diameter is calculated and rounded up to the next standard size, never down. If you enter a velocity limit, the larger of the two diameters is used.",
    },
    {
      title: "Velocity, known size and flow",
      text: "“Velocity” sizes a duct from its flow and velocity, as is usual for exhaust, dust collection and noise control. “Known size” checks an existing duct: its velocity, friction rate and pressure loss. “Find airflow” turns the question around: how much air does a duct carry at a given friction rate, total pressure or velocity?",
    },
    {
      title: "Rectangular and flat oval ducts",
      text: "Enter the height that fits above the ceiling, and the width follows. Friction is calculated for the round duct with equal friction at equal flow (Huebscher for rectangular, Heyt and Diaz for flat oval duct); velocity and velocity pressure are for the actual cross-section. Methods that use the hydraulic diameter differ by a few percent. Widths are rounded up to standard sizes, or to the multiples of a custom step under “More options.” Aspect ratios above 4 cost more sheet metal, more pressure and more noise.",
    },
    {
      title: "Fittings",
      text: "A fitting’s loss is its coefficient C times the velocity pressure in the duct it is listed with. Coefficients of round elbows depend on the diameter. Those of tees, wyes, contractions and expansions are calculated from the flows and sizes on both sides: in a run they come from the sections; for a single duct you enter the main’s flow and the diameter of the other duct. They apply to sharp edges and a main that keeps its size through the junction; add a contraction where it gets smaller. For dampers, grilles, conical takeoffs and other fittings, take C from the ASHRAE Duct Fitting Database or the manufacturer and enter it as a custom coefficient, or enter an equivalent length.",
    },
    {
      title: "A run of sections",
      text: "Each row is a section between two junctions, with its flow, length, fittings and equipment, and the section it follows. Leave the size blank to have it sized by the friction rate. The path with the largest total pressure loss is the critical path (index run): the fan must deliver that pressure, and dampers take up the difference on the other paths. All pressures are total pressures, so static regain needs no allowance of its own. Add an exit where air leaves the end of a duct.",
    },
    {
      title: "Flexible duct",
      text: "Flexible duct that isn’t pulled tight loses the most pressure. The compression factor was measured by Lawrence Berkeley National Laboratory: a 6 in. duct that is 15% shorter than its full length has five times the friction of a fully stretched one. Bends and sags add to that.",
    },
    {
      title: "Leakage",
      text: "Leakage is proportional to the duct surface area and to the 0.65 power of static pressure. SMACNA classes are in cfm per 100 ft² at 1 in. wg, EN 16798-3 classes in L/s per m² at 1 Pa. A class that is not listed, or a leakage test, is entered as leakage per area at its test pressure: SMACNA class 6 is 0.06 cfm/ft² (0.305 L/s per m²) at 1 in. wg (249 Pa). Enter the average static pressure in the duct, which depends on where in the system the duct is.",
    },
    {
      title: "Noise and typical velocities",
      text: "Under “More options,” the velocity is checked against ASHRAE’s limits for a room criterion, which apply to main ducts (80% of the limit for branches, 50% for runouts) with good fittings, and against the velocities typical of homes, commercial buildings and plants.",
    },
  ],
  question: "Method",
  quantities,
  modes,
  formulas,
  assumptions: [
    "The flow is steady, fully developed and incompressible. Airflows are actual volumes, at the temperature and pressure of the air in the duct.",
    "Density is for moist air at standard atmospheric pressure for the altitude; the fan pressure is not added.",
    "An inch of water is the conventional 249.089 Pa. ASHRAE’s tables use 248.84 Pa (water at 60 °F), 0.1% less.",
    "All losses are total pressure losses. Height differences and stack effect are not included.",
    "Sizes are inside dimensions, rounded up to the chosen list (beyond it, to the next 50 mm or 2 in.; flat oval widths, to 25 mm or 1 in.).",
  ],
  sources: [
    cite(
      "ASHRAE-F",
      "Chapter 1 (moist air) and chapter 21 (duct design: friction, roughness, equivalent diameters)",
    ),
    cite("ashrae-fittings", "Chapter 21: fitting loss coefficients CD3-1 to CD3-14, CR3-1"),
    cite("idelchik", "Sections 7-15 and 7-16: tees and wyes with sharp edges"),
    cite("crane", "Formulas 1 to 4: contractions and enlargements"),
    cite("colebrook", "Pages 133 to 156"),
    cite("huebscher"),
    cite("heyt-diaz"),
    cite("lbnl-flexible"),
    cite("ashrae-noise", "Chapter 48, table 8: maximum airflow velocities"),
    cite("smacna-leakage"),
    cite("en-16798-3", "Air tightness classes"),
    cite("en-1506"),
  ],
  seal: "estimate",
  examples,
  related: [],
  disclaimer: "A design aid, not a stamped design. Check codes and manufacturers’ data before building.",
});
