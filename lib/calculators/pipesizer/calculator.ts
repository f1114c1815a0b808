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
    "Size pipes for water, glycol, air, steam, fuels and oils by Darcy–Weisbach: the size for a flow, the pressure drop in a size, or the flow for a pressure, with fittings, height, pump power, NPSH and water hammer.",
  seo: {
    title: "Pipe Sizer: Pressure Drop, Flow and Size",
    description:
      "Pipe size, pressure drop or flow by Darcy–Weisbach: steel, copper, PEX, PVC, PE. Fittings, pump power, NPSH, water hammer, Hazen–Williams beside it.",
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
      text: "Enter the flow, the velocity that must not be exceeded, the friction loss per length that must not be exceeded, or both. The smallest listed pipe that meets both is taken, and the tables show every other size and what other kinds of pipe would need. Chilled and heating water is usually kept to 1.2 m/s (4 ft/s) up to DN 50 (2 in.) and 400 Pa/m (4 ft per 100 ft) above.",
    },
    {
      title: "Find pressure drop, find flow",
      text: "“Find pressure drop” checks a pipe that is there or planned. “Find flow” turns the question around: how much does it carry with the pressure that is available? Both take a pipe of the list, found by typing a few letters (“copper 1”, “sch 40 2”), or an inside diameter and roughness of your own.",
    },
    {
      title: "Flow from heat",
      text: "For water and glycol the flow can be given as the heat that it carries and the difference between supply and return. Steam and gases are usually given by mass.",
    },
    {
      title: "Fittings",
      text: "Crane’s method takes K = n · fT, with the friction factor of clean steel at complete turbulence; it is the one most used in industry. The 2-K and 3-K methods add how K grows at low Reynolds numbers and in small sizes, and are better for glycol, oil and small tubes. Constant K and equivalent lengths are there for comparison with textbooks and old sheets. K of a particular valve is best taken from its maker: enter it as your own.",
    },
    {
      title: "Laminar, transitional, turbulent",
      text: "Up to a Reynolds number of 2,300 flow is laminar and the friction factor 64/Re. From 4,000 it follows Colebrook’s equation, solved exactly. Between them no formula holds; the friction factor is led smoothly from one to the other, and the answer says that it may be 30% off.",
    },
    {
      title: "Pump, system curve, NPSH",
      text: "Under “More options” the pump’s efficiency, its running time and the price of electricity give power, yearly energy and cost. Type a few points of a pump’s curve to see where it meets the curve of the pipe. With the level of the liquid above the pump, the NPSH available is worked out and compared with what the pump requires.",
    },
    {
      title: "Water hammer",
      text: "Joukowsky’s pressure rise is that of a flow that is stopped within the time that a pressure wave takes there and back. It comes on top of the pressure in the pipe. Slower valves make less of it. The speed of the wave follows from the fluid and the wall of a listed pipe.",
    },
    {
      title: "Hazen–Williams",
      text: "Plumbing and fire codes reckon with Hazen–Williams. It is an empirical formula for cold water in turbulent flow, shown beside Darcy–Weisbach where it holds and left out where it does not.",
    },
    {
      title: "Air and steam",
      text: "A gas expands as it loses pressure. Its density is that of the inlet, which is accurate while it loses no more than a tenth of its absolute pressure; beyond that nothing is shown. Steam is dry, saturated or superheated.",
    },
  ],
  question: "What to find",
  quantities,
  modes,
  formulas,
  assumptions: [
    "The pipe is round, straight but for its fittings, and full; the flow is steady and fully developed.",
    "Roughness and inside diameters are those of new pipe. Plastics and tubes have the middle of their wall’s tolerance; scale and corrosion are not included.",
    "Other losses are given for this flow; on the system curve they grow with its square.",
    "Heights count between the ends of the pipe; in a closed loop the rise is 0.",
    "The modulus of elasticity of plastics is that of sudden loads at 20 °C; pipes are free to expand.",
  ],
  sources: [
    cite("crane", "Chapters 1 and 2 (Darcy’s formula, gases), appendix A (K of valves and fittings)"),
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
    cite("copper-tube-handbook", "Design data: velocities against erosion"),
  ],
  examples,
  related: ["plumbing", "hvac", "ductsizer"],
  disclaimer:
    "A design aid, not a stamped design: check codes and manufacturers’ data before anything is built.",
});
