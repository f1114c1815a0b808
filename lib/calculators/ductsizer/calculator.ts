import { cite } from "../../sources/cite.ts";
import { defineModes } from "../modes.ts";
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
    "Sizes round, rectangular and flat oval air ducts by equal friction or velocity, checks known sizes, and adds up a run of sections with fittings to the fan's total pressure.",
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
      text: "Every duct gets the same friction loss for each meter, usually 0.8 Pa/m (0.1 in. wg per 100 ft) for supply and a little less for return air. The diameter is found by iteration and rounded up to the next standard size, never down. With “Velocity no higher than”, the larger of the two diameters counts.",
    },
    {
      title: "Velocity and known size",
      text: "“Velocity” sizes by Q/V, as is done for exhaust, dust and noise. “Known size” checks what is there: its velocity, friction rate and pressure loss. “Flow of a size” turns it around: it finds the air flow that a duct carries at a friction rate, at the total pressure that is available for it, or at a velocity.",
    },
    {
      title: "Rectangular and flat oval",
      text: "Type the height that fits the ceiling; the width follows. Friction is that of the round duct of equal friction at the same flow (Huebscher for rectangular, Heyt and Diaz for flat oval duct), while velocity and velocity pressure are those of the true cross-section. Half the hydraulic-diameter methods in use give a few percent more or less. Aspect ratios above 4 cost sheet, pressure and quiet.",
    },
    {
      title: "Fittings",
      text: "A fitting loses its coefficient C times the velocity pressure of the duct it stands in. The elbows, entries and exits in the list have the coefficients of their sources; those of round elbows depend on the diameter. Tees, wyes, transitions, dampers and grilles depend on ratios of flow and area or on the product: take their C from the ASHRAE Duct Fitting Database or the maker and type it as own coefficient, with the velocity pressure that it belongs to. An equivalent length can be typed instead.",
    },
    {
      title: "A run of sections",
      text: "Each row is a section between two junctions: its flow, length, equipment, and the section that it follows. Leave the size empty and it is sized by the friction rate. The path that takes the most total pressure is the index run; the fan must give its pressure, and the dampers of the other paths take the difference. Pressures are total pressures, so velocity changes need no regain of their own: put the loss of a transition in as a fitting, and an exit where air leaves a duct end.",
    },
    {
      title: "Flexible duct",
      text: "Nothing loses so much as flexible duct that is not pulled straight. The factor for its compression was measured by Lawrence Berkeley National Laboratory; a 6 in. duct that is 15% shorter than it could be has five times the friction of the stretched one. Bends and sagging come on top.",
    },
    {
      title: "Leakage",
      text: "What leaks grows with the surface and the static pressure to the power 0.65. SMACNA's classes count cfm per 100 ft² at 1 in. of water, those of EN 16798-3 L/s per m² at 1 Pa. The static pressure in the duct is to be typed, since it depends on where in the system the duct is.",
    },
    {
      title: "Noise",
      text: "Under “More options” the velocity is compared with ASHRAE's limits for a room criterion, which are for main ducts (80% for branches, 50% for run-outs) and for good fittings, and with the velocities usual in homes, commercial buildings and plants.",
    },
  ],
  question: "Method",
  quantities,
  modes,
  formulas,
  assumptions: [
    "The flow is steady, fully developed and incompressible; air flows are volumes at the state of the air in the duct.",
    "The density is that of moist air at the pressure of the standard atmosphere at the altitude; the fan's own pressure does not change it.",
    "An inch of water is the conventional one of 249.089 Pa; ASHRAE's tables at 60 °F have 248.84 Pa, 0.1% less.",
    "Losses are of total pressure. Height differences and stack effect are left out.",
    "Sizes are inside measures, rounded up to the chosen list; beyond it to 50 mm or 2 in., flat ovals to 25 mm or 1 in.",
  ],
  sources: [
    cite(
      "ASHRAE-F",
      "Chapter 1 (moist air) and chapter 21 (duct design: friction, roughness, equivalent diameters)",
    ),
    cite("ashrae-fittings", "Chapter 21: fitting loss coefficients CD3-1 to CD3-14, CR3-1"),
    cite("colebrook", "Pages 133 to 156"),
    cite("huebscher"),
    cite("heyt-diaz"),
    cite("lbnl-flexible"),
    cite("ashrae-noise", "Chapter 48, table 8: maximum airflow velocities"),
    cite("smacna-leakage"),
    cite("en-16798-3", "Air tightness classes"),
    cite("en-1506"),
  ],
  examples,
  related: [],
  disclaimer:
    "A design aid, not a stamped design: check codes and manufacturers' data before anything is built.",
});
