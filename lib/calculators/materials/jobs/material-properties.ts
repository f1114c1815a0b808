import { defineJob } from "../../../kit/calculator/jobs.ts";
import { oracle } from "./origins.ts";

export default defineJob({
  slug: "material-properties",
  name: "Properties of a material",
  heading: "Material Properties: Density, Modulus, Strength",
  question: "What are the density, stiffness and strength of this material?",
  lead: "Type a name, an alloy number or a trade name to get its listed properties with the condition they hold for and the source of each value.",
  seo: {
    title: "Material Properties: Density, Modulus, Yield",
    description:
      "Density, Young’s modulus, yield and ultimate strength, thermal expansion and conductivity of metals, plastics, ceramics and woods, each with its source.",
  },
  fixed: { mode: "properties" },
  fields: ["material"],
  answer: ["density", "modulus", "yield", "strength", "expansion", "conductivity"],
  examples: [
    {
      id: "aluminum-6061",
      title: "Aluminum 6061-T6: 2,700 kg/m³, 69 GPa, 276 MPa",
      origin: oracle,
      inputs: {},
      expect: {
        outputs: {
          density: 2700,
          modulus: 69000000000,
          yield: 276000000,
          strength: 310000000,
          expansion: 2.36e-5,
          conductivity: 167,
          stiffness: 25555555.555556,
        },
      },
    },
    {
      id: "concrete",
      title: "Concrete C30/37: shear modulus 13.75 GPa from E and ν",
      origin: oracle,
      inputs: { material: "concrete-c30-37" },
      expect: { outputs: { shear: 13750000000, bulk: 18333333333.333, compressive: 30000000 } },
    },
    {
      id: "toughness",
      title: "Aluminum 2024-T3: fracture toughness 44 MPa√m",
      origin: {
        kind: "published",
        source: "Callister, Materials Science and Engineering, appendix B: 44 MPa√m",
      },
      inputs: { material: "aluminum-2024-t3" },
      expect: { outputs: { toughness: 44 } },
    },
  ],
  guide: [
    {
      title: "One alloy, several materials",
      text: "Strength belongs to a condition, not to a name: annealed 6061 yields at a fifth of 6061-T6, and 4140 spans more than a factor of three between annealed and hardened. Density, modulus and expansion hardly change with temper. So check the condition in the heading of the table before you use a strength.",
    },
    {
      title: "Typical or guaranteed",
      text: "A typical value is what tests usually show; a minimum, marked ≥, is what a standard promises. Design codes work with minimums or characteristic values. Comparing the typical value of one metal with the minimum of another makes the second look weak when it isn’t.",
    },
    {
      title: "Derived values",
      text: "Shear and bulk modulus follow from Young’s modulus and Poisson’s ratio for isotropic materials. Specific stiffness and strength divide by density and say what a pound of material does. Thermal diffusivity is conductivity over density and specific heat: how fast a change of temperature spreads.",
    },
    {
      title: "Where numbers are missing",
      text: "A property that no source confirms is left blank and not guessed. Woods and composites are listed along the grain or fiber and may be ten times weaker across it. Plastics change with temperature, time and moisture within the range of everyday use.",
    },
  ],
  faq: [
    {
      q: "What is the difference between yield and ultimate strength?",
      a: "Yield strength is the stress at which a metal begins to stay bent, by convention 0.2% of permanent strain. Ultimate strength is the highest stress it bears before it necks or breaks. Most designs stay below yield; brittle materials have no yield and are judged by their ultimate strength.",
    },
    {
      q: "Is a stronger steel also stiffer?",
      a: "No. All steels have nearly the same modulus, about 200 GPa, whether mild or hardened. A stronger steel lets a part carry more before it yields, but it deflects as much under the same load. Stiffness comes from shape.",
    },
    {
      q: "Can I use these values in a design?",
      a: "For comparison and first estimates, yes. For the design, use the certificate of the material you buy or the minimum in its standard, with the factors of the code that applies. Thickness, direction and welding change strength.",
    },
  ],
  related: ["materials/compare-materials", "materials/metal-weight", "materials/thermal-expansion"],
  words: [
    "density of steel",
    "Young’s modulus table",
    "yield strength of aluminum 6061",
    "tensile strength",
    "thermal conductivity of materials",
    "elastic modulus",
    "properties of stainless steel 304",
    "A36 steel properties",
    "Poisson’s ratio",
    "specific heat of metals",
    "material data sheet",
  ],
});
