import { cite } from "../../core/sources/cite.ts";
import { defineModes } from "../../kit/calculator/modes.ts";
import { examples } from "./examples.ts";
import { fields } from "./fields.ts";
import { formulas } from "./formulas.ts";
import { modes } from "./modes.ts";
import * as quantities from "./quantities.ts";

export default defineModes({
  id: "materials",
  label: "Materials",
  category: "scientific-lab",
  heading: "Material Properties",
  summary:
    "Metals with their tempers, plastics, ceramics, glasses, composites, woods, concrete and fluids: search, chart and compare properties with their condition and source, and calculate weight, cost and thermal expansion.",
  seo: {
    title: "Material Properties: Find, Compare, Weigh",
    description:
      "Density, modulus, strength, expansion and conductivity of engineering materials, each with its source. Ashby charts, comparison, weight of bars and plates.",
  },
  keywords: [
    "material properties",
    "materials",
    "density",
    "Young’s modulus",
    "elastic modulus",
    "yield strength",
    "tensile strength",
    "thermal expansion",
    "thermal conductivity",
    "specific heat",
    "resistivity",
    "melting point",
    "metal weight calculator",
    "steel weight",
    "aluminum weight",
    "bar weight",
    "plate weight",
    "tube weight",
    "Ashby chart",
    "material selection",
    "aluminum 6061",
    "stainless 304",
    "stainless 316",
    "titanium",
    "steel 4140",
    "brass",
    "copper",
    "nylon",
    "PTFE",
    "PEEK",
    "wood",
    "concrete",
    "UNS number",
  ],
  guide: [
    {
      title: "Properties",
      text: "Type a few letters of a name, an alias or a number: 6061, A36, S30400, 1.4301, Kevlar. Where there is a range, its midpoint is shown; the table below has both ends, the condition and the source of each value. Values that no source could confirm are left out.",
    },
    {
      title: "Find and chart",
      text: "Narrow the list by kind and by property limits (under “More options”), sort it, and choose its columns: a preset, or any properties in any order, each in its own unit. The chart shows any two properties of the materials that remain; the selected material is marked. You can download the table as CSV.",
    },
    {
      title: "Lines of equal index",
      text: "On a logarithmic chart of stiffness or strength against density, materials on a line of equal index perform equally at the same mass: E/ρ for a tie, E^½/ρ for a beam, E^⅓/ρ for a panel. The list shows the value for each material. The line runs through the selected material; slide it up until only a few materials remain, and find them in the list.",
    },
    {
      title: "Compare",
      text: "Up to five materials side by side: a table of every known property (or of the ones you choose, in units you choose) and bars that show each property as a percentage of the first material’s.",
    },
    {
      title: "Weight and cost",
      text: "Bars, plates, tubes, angles, channels, beams, spheres and rings, or any shape by its volume. Corners are assumed sharp, so rolled sections with fillets weigh one to three percent more. Enter a price per unit of mass to get the cost.",
    },
    {
      title: "Thermal expansion",
      text: "A free bar changes length by α·L·ΔT. Fixed at both ends, it is stressed by E·α·ΔT instead, whatever its length: a steel rail that warms by 40 K is under about 100 MPa. A warning appears when the stress exceeds the yield strength, when the material creeps, and when it melts.",
    },
    {
      title: "Typical values and minimums",
      text: "A typical value is what tests usually find; a minimum, marked with ≥, is what a standard guarantees. Compare like with like: the typical yield strength of 304 stainless steel is above the minimum of its standard.",
    },
    {
      title: "Temper and direction",
      text: "Heat treatment changes strength many times over and stiffness hardly at all, so the same alloy is listed in several tempers. Woods and fiber composites are many times stiffer along the grain than across it.",
    },
  ],
  question: "Task",
  shared: { material: fields.material },
  quantities,
  modes,
  formulas,
  assumptions: [
    "Values are for room temperature unless the table says otherwise. Typical values are not guaranteed; minimums from standards are marked.",
    "Where a source gives a range, calculations use its midpoint.",
  ],
  sources: [
    cite("callister", "Appendix B: most of the table; every other source is listed next to its value"),
    cite("beer-johnston", "Chapter 2: Poisson’s ratio, thermal strain, relation between E, ν and G"),
    cite("ashby", "Chapters 4 and 5: material property charts and indices"),
    cite("incropera", "Chapter 2: thermal properties of matter"),
    cite("machinerys-handbook", "Areas and volumes; weights of bars"),
  ],
  seal: "measured",
  examples,
  related: ["scientific", "pipesizer", "hvac"],
  disclaimer:
    "For comparison and first estimates, not for design. Use the certified values of the material you buy and the applicable code.",
});
