import { cite } from "../../sources/cite.ts";
import { defineModes } from "../modes.ts";
import { examples } from "./examples.ts";
import { formulas } from "./formulas.ts";
import { modes } from "./modes.ts";
import { presets } from "./presets.ts";
import * as quantities from "./quantities.ts";

export default defineModes({
  id: "firefighting",
  label: "Firefighting",
  category: "engineering-construction",
  heading: "Firefighting Calculator",
  summary:
    "Sprinkler demand by density and area with its hydraulic calculation, hydrant flow tests, hose lines, standpipes, fire pumps and tanks, and the fire flow that a building requires.",
  seo: {
    title: "Firefighting: Sprinklers, Hydrants, Pumps",
    description:
      "Sprinkler hydraulics by NFPA 13, hydrant flow at 20 psi, pump discharge pressure, standpipes, fire pump and tank size, required fire flow by IFC, ISO and NFA.",
  },
  keywords: [
    "fire sprinkler",
    "sprinkler demand",
    "hydraulic calculation",
    "density area",
    "k-factor",
    "hazen williams",
    "ordinary hazard",
    "hydrant flow test",
    "fire flow",
    "needed fire flow",
    "pump discharge pressure",
    "friction loss",
    "fire hose",
    "standpipe",
    "fire pump",
    "fire water tank",
    "nfpa 13",
    "nfpa 14",
    "nfpa 20",
    "nfpa 291",
  ],
  guide: [
    {
      title: "Sprinklers by density and area",
      text: "Choose the occupancy hazard and the edition that is adopted. The hazard gives density, design area, hose allowance and duration; dry pipe, sloping ceilings, quick-response and high-temperature sprinklers change the area, one after the other. The spacing gives the area of a sprinkler, and with it the number of sprinklers, their least flow and the pressure at the remote one.",
    },
    {
      title: "Along the path of a tree",
      text: "Enter the pipes from the most remote sprinkler to the supply. Each row takes up what joins where it begins: a sprinkler, or at the cross main a branch line like the first one, by its K-factor at the pressure there. Branch lines that differ have a list of their own. Where one needs more pressure than the path has, the path is raised to it and you are told.",
    },
    {
      title: "Loops and grids",
      text: "Enter pipes between named nodes, in any direction, and the nodes that have sprinklers. All heads and flows are solved together, and the pressure of the supply is the lowest at which the most demanding sprinkler has its flow. A calculation that does not converge is refused, not shown.",
    },
    {
      title: "Supply, hydrant test and safety margin",
      text: "A flow test is a straight line on N^1.85 paper from the static pressure through the residual pressure. The demand with its hose allowance must lie below it, by the margin that the authority asks for. “Hydrant test” works out the flow of outlets from their pitot pressures, predicts the flow at 20 psi (1.4 bar) and gives the color of the hydrant’s bonnet by NFPA 291.",
    },
    {
      title: "Hose lines",
      text: "The pump’s pressure is that of the nozzle, friction in each hose, appliances and height. A hose that feeds two nozzles carries the flow of both; equal lines side by side share it, so that two lines lose a quarter of one. Coefficients of hose differ between makes: test your own.",
    },
    {
      title: "Standpipe, pump and tank",
      text: "Standpipes need 500 gpm (1,900 L/min) for the remote one and 250 gpm more for each other, with 100 psi (6.9 bar) left at the top outlet. A fire pump must have 65% of its rated pressure at 150% of its rated flow and at most 140% at churn. The tank holds the total demand for the duration.",
    },
    {
      title: "Required fire flow",
      text: "Four methods that answer different questions stand side by side: the International Fire Code’s table for planning, ISO’s needed fire flow for insurance rating, and the formulas of the National Fire Academy and Iowa State University for the fireground.",
    },
  ],
  question: "What to calculate",
  quantities,
  modes,
  formulas,
  assumptions: [
    "Friction is NFPA 13’s form of Hazen and Williams with its exponents of 1.85 and 4.87, in US units whatever is shown; the metric form is 0.1% lower. Pressures are total pressures: velocity pressure is not taken off.",
    "A tee counts only where the flow turns; the fitting at a sprinkler is not counted. Equivalent lengths are those of Schedule 40 steel at C 120, changed for other bores by the power of 4.87 and for other C by that of 1.85.",
    "Height counts 0.433 psi per foot (9.79 kPa per meter).",
  ],
  sources: [
    cite("nfpa-13", "Chapters 10, 19 and 28: spacing, design, hydraulic calculation"),
    cite("nfpa-14", "Section 7.10: flow and pressure of standpipes"),
    cite("nfpa-20", "Chapter 4: ratings, suction; section 6.2: shape of the curve"),
    cite("nfpa-291", "Chapter 4: flow tests; chapter 5: marking"),
    cite("todini-pilati"),
    cite("hose-friction", "Baseline coefficients in use"),
    cite("ifsta-pumping", "Hose, nozzles and pump discharge pressure"),
    cite("ifc", "Appendix B, tables B105.1(1), B105.1(2) and B105.2"),
    cite("iso-nff", "Chapters 1 to 4 and 7"),
    cite("nfa-flow"),
    cite("iowa-flow"),
  ],
  examples,
  presets,
  related: ["pipesizer", "plumbing"],
  disclaimer:
    "Not a listed hydraulic program; the authority having jurisdiction (AHJ) governs. A design aid, not a stamped design.",
});
