import { cite } from "../../core/sources/cite.ts";
import { defineModes } from "../../kit/calculator/modes.ts";
import { examples } from "./examples.ts";
import { fields } from "./fields.ts";
import { formulas } from "./formulas.ts";
import { guide } from "./guide.ts";
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
  guide,
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
    "For comparison and first estimates: design with the certified values of the material you buy and the applicable code.",
});
