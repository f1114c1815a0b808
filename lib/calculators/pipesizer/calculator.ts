import { cite } from "../../sources/cite.ts";
import { defineModes } from "../modes.ts";
import { examples } from "./examples.ts";
import { formulas } from "./formulas.ts";
import { modes } from "./modes.ts";
import * as quantities from "./quantities.ts";

export default defineModes({
  id: "pipesizer",
  label: "Pipe Sizer",
  category: "engineering-construction",
  heading: "Pipe Sizer",
  summary:
    "Size pipes for water, glycol, air, steam, fuels and oils by Darcy–Weisbach: the size for a flow, the pressure drop in a given size, or the flow at a given pressure, with fittings, elevation, pump power, NPSH and water hammer.",
  seo: {
    title: "Pipe Sizer: Pressure Drop, Flow and Size",
    description:
      "Pipe size, pressure drop or flow by Darcy–Weisbach: steel, copper, PEX, PVC, PE. Fittings, pump power, NPSH, water hammer and Hazen–Williams.",
  },
  keywords: [
    "pipe size",
    "pipe sizing",
    "pipesizer",
    "pressure drop",
    "pressure loss",
    "head loss",
    "friction loss",
    "Darcy–Weisbach",
    "Darcy Weisbach",
    "Colebrook",
    "Moody chart",
    "friction factor",
    "Reynolds number",
    "Hazen–Williams",
    "Hazen Williams",
    "gpm",
    "copper pipe",
    "steel pipe",
    "PEX",
    "PVC",
    "HDPE",
    "pump power",
    "pump head",
    "NPSH",
    "cavitation",
    "water hammer",
    "Joukowsky",
    "system curve",
    "chilled water",
    "glycol",
    "steam pipe",
    "compressed air",
    "Crane TP-410",
  ],
  guide: [
    {
      title: "Find size",
      text: "Enter the flow. The smallest stocked pipe within the usual limits for the fluid is chosen, and the tables show every other size and the size needed in other types of pipe. Water: 1.2 m/s (4 ft/s) up to DN 50 (2 in.); above that, 390 Pa/m (4 ft per 100 ft) and 2.4 m/s (8 ft/s), less in copper that carries hot water. Compressed air: 9 m/s (30 ft/s). Steam: 40 m/s (130 ft/s) and a friction loss that depends on the pressure, such as 226 Pa/m (1 psi per 100 ft) at 15 psig. Enter a maximum velocity, a maximum friction loss or both to use your own limits instead.",
    },
    {
      title: "Find pressure drop, find flow",
      text: "“Find pressure drop” checks an existing or planned pipe. “Find flow” turns the question around: how much does the pipe carry with the pressure available? Both take a listed pipe, found by typing a few letters (“copper 1”, “sch 40 2”), or a custom inside diameter and roughness.",
    },
    {
      title: "Flow from heat",
      text: "For water and glycol, the flow can be entered as the heat it carries and the temperature difference between supply and return. Steam and gas flows are usually entered by mass.",
    },
    {
      title: "Fittings",
      text: "Crane’s method uses K = n · fT, with the friction factor of clean steel in complete turbulence; it is the one most used in industry. The 2-K and 3-K methods account for the rise in K at low Reynolds numbers and in small sizes, and are better for glycol, oil and small tubing. Constant K and equivalent lengths are included for comparison with textbooks and older calculations. The K of a particular valve is best taken from its manufacturer: enter it as a custom K.",
    },
    {
      title: "Laminar, transitional, turbulent",
      text: "Up to a Reynolds number of 2,300, flow is laminar and the friction factor is 64/Re. From 4,000 up, it follows the Colebrook equation, solved exactly. Between the two, no formula is valid; the friction factor is blended smoothly from one to the other, and a warning says that it may be off by 30%.",
    },
    {
      title: "Pump, system curve, NPSH",
      text: "Under “More options,” the pump efficiency, running time and electricity price give power, annual energy and cost. Enter a few points of a pump curve to see where it crosses the system curve. The NPSH available is calculated from the liquid level above the pump and compared with what the pump requires.",
    },
    {
      title: "Water hammer",
      text: "The Joukowsky pressure rise applies when flow stops within the time a pressure wave takes to travel the pipe and back. It adds to the pressure already in the pipe. Slower valves cause less. The wave speed is calculated from the fluid and the wall of a listed pipe.",
    },
    {
      title: "Hazen–Williams",
      text: "Plumbing and fire codes use Hazen–Williams. It is an empirical formula for cold water in turbulent flow, shown beside Darcy–Weisbach where it is valid and omitted where it is not.",
    },
    {
      title: "Air and steam",
      text: "A gas expands as it loses pressure. Density is taken at the inlet, which is accurate as long as the gas loses no more than a tenth of its absolute pressure; beyond that, no result is shown. Steam is dry, saturated or superheated.",
    },
  ],
  question: "What to calculate",
  quantities,
  modes,
  formulas,
  assumptions: [
    "The pipe is round, full, and straight except for its fittings; the flow is steady and fully developed.",
    "Roughness and inside diameters are for new pipe. Plastic pipe and tubing are taken at mid-tolerance wall thickness (PE100 at the minimum); scale and corrosion are not included.",
    "Other losses are for this flow; on the system curve they vary with the square of the flow.",
    "The rise is from one end of the pipe to the other; in a closed loop it is 0.",
    "The modulus of elasticity of plastics is for short-term loads at 20 °C; pipes are assumed free to expand.",
  ],
  sources: [
    cite("crane", "Chapters 1 and 2 (Darcy’s formula, gases), appendix A (K values of valves and fittings)"),
    cite("colebrook", "Pages 133 to 156"),
    cite("moody", "Figure 2: roughness of commercial pipe"),
    cite("iapws-if97", "Regions 1, 2 and 4"),
    cite("iapws-viscosity", "Equations 10 to 12"),
    cite("melinder"),
    cite("ASHRAE-F", "Chapter 1 (air) and chapter 22 (pipe design)"),
    cite("munson", "Tables 1.6 and 8.2"),
    cite("hooper", "Pages 96 to 100"),
    cite("darby"),
    cite("hazen-williams"),
    cite("wylie-streeter", "Equations 1-1 and 1-25"),
    cite("hydraulic-institute"),
    cite("asme-b36-10m", "Table 2-1"),
    cite("astm-b88", "Table 1"),
    cite("copper-tube-handbook", "Design data: velocity limits for erosion"),
    cite("spirax-sarco-steam", "Reasonable velocities for dry saturated steam mains: 25 to 40 m/s"),
    cite("ingersoll-rand-air", "Velocity in the main distribution header: at most 30 ft/s"),
  ],
  seal: "estimate",
  examples,
  related: ["plumbing", "hvac", "ductsizer"],
  disclaimer: "A design aid, not a stamped design: check codes and manufacturers’ data before building.",
});
