import { defineJob } from "../../../kit/calculator/jobs.ts";

export default defineJob({
  slug: "compare-materials",
  name: "Compare materials",
  heading: "Compare Materials Side by Side",
  question: "Which of these materials is lighter, stiffer or stronger?",
  lead: "Put up to five materials next to each other: every known property in one table, and bars that show each as a percentage of the first material.",
  seo: {
    title: "Compare Materials: Strength, Weight, Stiffness",
    description:
      "Compare up to five metals, plastics, ceramics or woods side by side: density, modulus, yield strength, expansion, conductivity and more in your units.",
  },
  fixed: { mode: "compare" },
  fields: ["material", "others", "properties"],
  answer: ["lightest", "stiffest", "strongest"],
  examples: [
    {
      id: "three-metals",
      title: "6061-T6, Ti-6Al-4V and stainless 304",
      origin: { kind: "independent", by: "read from data/materials/properties.json" },
      inputs: {},
      expect: {
        outputs: {
          count: 3,
          lightest: "Aluminum 6061-T6",
          stiffest: "Stainless steel 304, annealed",
          strongest: "Titanium Ti-6Al-4V (grade 5), annealed",
        },
      },
    },
    {
      id: "two-steels",
      title: "Steel A36 and aluminum 6061-T6",
      origin: {
        kind: "independent",
        by: "read from data/materials/properties.json: 7,850 and 2,700 kg/m³, 207 and 69 GPa",
      },
      inputs: { material: "steel-a36", others: [{ other: "aluminum-6061-t6" }] },
      expect: {
        outputs: { count: 2, lightest: "Aluminum 6061-T6", stiffest: "Steel ASTM A36, hot rolled" },
      },
    },
  ],
  guide: [
    {
      title: "Compare for a job",
      text: "The strongest material is seldom the best one. For a tie rod compare strength over density, for a beam that must not sag the square root of stiffness over density, for a plate the cube root. By those measures wood and magnesium do better than their plain numbers suggest.",
    },
    {
      title: "Same temper, same direction",
      text: "Choose entries whose conditions match: an annealed alloy against a hardened one says more about heat treatment than about the metals. Carbon fiber laminates are listed along the fiber; a real layup in several directions has a third to a half of that.",
    },
    {
      title: "Reading the bars",
      text: "The first material is 100%. A bar of 40% for density and 33% for modulus means that a part of equal shape weighs less and bends three times as much. Properties that one of the materials lacks are left out for it, which is not the same as zero.",
    },
    {
      title: "What a table can’t say",
      text: "Corrosion, weldability, fatigue, price and delivery often decide. Use the comparison to drop candidates, then read the data sheets of the two that are left. To search the whole list with limits and a chart, use “Find and chart” in the Materials calculator.",
    },
  ],
  faq: [
    {
      q: "Is titanium stronger than steel?",
      a: "By weight usually, by volume not always. Ti-6Al-4V is much stronger than mild steel and lighter by more than two fifths, but hardened alloy steels are stronger still. Its modulus is about half of steel’s, so equal shapes bend twice as much.",
    },
    {
      q: "How much lighter is aluminum than steel?",
      a: "Its density is about a third: 2,700 against 7,850 kg/m³. Because the modulus is a third as well, a part of the same stiffness has to be thicker and ends up closer in weight. In bending, deeper aluminum sections still win clearly.",
    },
    {
      q: "Which property matters for heat sinks or cookware?",
      a: "Thermal conductivity for carrying heat away in steady use, diffusivity for how fast it evens out, and heat capacity per volume for how much is stored. Copper leads in the first two; aluminum does nearly as well at a third of the weight.",
    },
  ],
  related: ["materials/material-properties", "materials/metal-weight", "materials/thermal-expansion"],
  words: [
    "material comparison",
    "aluminum vs steel",
    "titanium vs steel",
    "304 vs 316 stainless",
    "6061 vs 7075",
    "strength to weight ratio",
    "stiffest material",
    "ABS vs PLA",
    "compare metals",
    "specific strength",
    "best material strength to weight",
  ],
});
