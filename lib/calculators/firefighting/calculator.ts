import { cite } from "../../core/sources/cite.ts";
import { defineModes } from "../../kit/calculator/modes.ts";
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
    "Sprinkler demand by density and area with hydraulic calculation, hydrant flow tests, hose lines, K-factors, standpipes, fire pumps and tanks, and the required fire flow of a building.",
  seo: {
    title: "Firefighting: Sprinklers, Hydrants, Pumps",
    description:
      "Sprinkler hydraulics per NFPA 13, hydrant flow at 20 psi, pump discharge pressure, standpipes, fire pump and tank size, required fire flow by IFC, ISO and NFA.",
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
    "nfpa 1142",
    "rural water supply",
  ],
  guide: [
    {
      title: "Sprinklers by density and area",
      text: "Choose the occupancy hazard and the adopted edition. The hazard sets density, design area, hose allowance and duration; dry pipe, sloped ceilings, quick-response and high-temperature sprinklers adjust the area, one after another. The spacing sets the area per sprinkler, and with it the number of sprinklers, their minimum flow and the pressure at the most remote one. Many preliminary estimates use density × area, but a hydraulic calculation counts whole sprinklers, each of which discharges at least the density times its own area. Their sum is never less, so it governs: for light hazard, 7 sprinklers at 22.5 gpm are 157.5 gpm, while 0.10 gpm/ft² × 1,500 ft² is 150.",
    },
    {
      title: "Along the path of a tree",
      text: "Enter the pipes from the most remote sprinkler to the supply. Each row adds the flow that enters at its upstream end: a sprinkler or, at the cross main, a branch line like the first one, by its K-factor at the pressure there. Branch lines that differ have their own list. Where one needs more pressure than the path has, the path is balanced to the higher pressure and a warning says so.",
    },
    {
      title: "Loops and grids",
      text: "Enter pipes between named nodes, in either direction, and the nodes that have sprinklers. All heads and flows are solved together, and the supply pressure is the lowest at which the most demanding sprinkler gets its flow. A calculation that does not converge is not shown.",
    },
    {
      title: "Supply, hydrant test and safety margin",
      text: "A flow test plots as a straight line on N¹·⁸⁵ paper from the static pressure through the residual pressure. The demand with its hose allowance must lie below it by the margin that the authority requires. “Hydrant test” calculates the flow of outlets from their pitot pressures, predicts the flow at 20 psi (1.4 bar) and gives the NFPA 291 color of the hydrant’s bonnet.",
    },
    {
      title: "Hose lines",
      text: "The pump discharge pressure is the sum of the nozzle pressure, the friction loss in each hose, appliance losses and elevation. A hose that feeds two nozzles carries the flow of both; equal parallel lines share it, so two lines lose a quarter as much as one. Hose coefficients vary by make: test your own.",
    },
    {
      title: "K-factor of a sprinkler or nozzle",
      text: "The flow is the K-factor times the square root of the pressure at the orifice. Enter any two of the three to find the third. A K-factor of 5.6 gpm/√psi is 80.7 L/min/√bar, which manufacturers round to 80.",
    },
    {
      title: "Standpipe, pump and tank",
      text: "The most remote standpipe needs 500 gpm (1,900 L/min) and each additional one 250 gpm (950 L/min), with 100 psi (6.9 bar) residual at the topmost outlet. A fire pump must have 65% of its rated pressure at 150% of its rated flow and at most 140% at churn. The tank holds the total demand for the duration.",
    },
    {
      title: "Required fire flow",
      text: "Five methods that answer different questions appear side by side: the International Fire Code’s table for planning, ISO’s needed fire flow for insurance rating, the volume of water that NFPA 1142 requires where there are no hydrants, and the National Fire Academy and Iowa State University formulas for the fireground. For NFPA 1142, half of the height from eaves to ridge counts as volume, and a building within 50 ft (15 m) is an exposure if it has 100 ft² (9.3 m²) or more, or any size where the hazard number is 3 or 4.",
    },
  ],
  question: "What to calculate",
  quantities,
  modes,
  formulas,
  assumptions: [
    "Friction loss is by NFPA 13’s form of Hazen–Williams, with exponents of 1.85 and 4.87, computed in US units whichever units are shown; the metric form is 0.1% lower. Pressures are total pressures: velocity pressure is not subtracted.",
    "A tee counts only where the flow turns; the fitting at a sprinkler is not counted. Equivalent lengths are for Schedule 40 steel at C = 120, adjusted for other inside diameters by the 4.87 power and for other C-factors by the 1.85 power.",
    "Elevation is 0.433 psi per foot (9.79 kPa per meter).",
  ],
  sources: [
    cite("nfpa-13", "Chapters 10, 19 and 28: spacing, design, hydraulic calculation"),
    cite("nfpa-14", "Section 7.10: standpipe flow and pressure"),
    cite("nfpa-20", "Chapter 4: ratings, suction; section 6.2: shape of the curve"),
    cite("nfpa-291", "Chapter 4: flow tests; chapter 5: marking"),
    cite("todini-pilati"),
    cite("hose-friction", "Baseline coefficients in use"),
    cite("ifsta-pumping", "Hose, nozzles and pump discharge pressure"),
    cite("ifc", "Appendix B, Tables B105.1(1), B105.1(2) and B105.2"),
    cite("iso-nff", "Chapters 1 to 4 and 7"),
    cite("nfpa-1142", "Chapters 4 to 6: minimum water supply, occupancy hazard, construction"),
    cite("nfa-flow"),
    cite("iowa-flow"),
  ],
  seal: "standard",
  examples,
  presets,
  related: ["pipesizer", "plumbing"],
  disclaimer:
    "Not a listed hydraulic program; the authority having jurisdiction (AHJ) governs. A design aid, not a stamped design.",
});
