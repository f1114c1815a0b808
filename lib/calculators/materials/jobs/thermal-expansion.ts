import { defineJob } from "../../../kit/calculator/jobs.ts";
import { oracle } from "./origins.ts";

export default defineJob({
  slug: "thermal-expansion",
  name: "Thermal expansion",
  heading: "Thermal Expansion Calculator",
  question: "How much does it grow when it gets warmer?",
  lead: "Length, temperature change and the material’s coefficient give the change in length; if the part can’t move, its stiffness turns the same strain into stress.",
  seo: {
    title: "Thermal Expansion Calculator: Length, Stress",
    description:
      "Linear thermal expansion of steel, aluminum, copper, PVC, concrete and other materials from temperature change, and the stress when it is restrained.",
  },
  fixed: { mode: "expansion" },
  fields: ["material", "span", "from", "to"],
  defaults: { material: "steel-a36" },
  answer: ["change", "difference", "stress", "reserve"],
  examples: [
    {
      id: "aluminum-10-m",
      title: "10 m of aluminum 6061-T6 from 20 to 60 °C: 9.4 mm",
      origin: oracle,
      inputs: { material: "aluminum-6061-t6", span: 10, from: 20, to: 60 },
      expect: { outputs: { change: 0.00944, difference: 40, stress: 65136000 } },
    },
    {
      id: "rail",
      title: "12 m of steel, 50 K warmer: 7 mm, or 121 MPa if it is held",
      origin: oracle,
      inputs: {
        material: "steel-1020-cold-drawn",
        span: { value: 12, unit: "meter" },
        from: { value: 10, unit: "celsius" },
        to: { value: 60, unit: "celsius" },
      },
      expect: { outputs: { change: 0.00702, stress: 121095000 } },
    },
    {
      id: "brass-rod",
      title: "Callister’s brass rod, held at both ends from 20 to 106 °C: 172 MPa",
      origin: {
        kind: "published",
        source:
          "Callister and Rethwisch, Materials Science and Engineering, example problem 19.1: 172 MPa at 106 °C",
      },
      inputs: {
        material: "own",
        expansion: { value: 20, unit: "micrometer-per-meter-kelvin" },
        modulus: { value: 100, unit: "gigapascal" },
        span: { value: 1, unit: "meter" },
        from: { value: 20, unit: "celsius" },
        to: { value: 106, unit: "celsius" },
      },
      expect: { outputs: { stress: 172000000, difference: 86 } },
    },
  ],
  guide: [
    {
      title: "The formula",
      text: "Change in length is the coefficient times length times temperature change. Steel’s coefficient is about 12 millionths per kelvin, 6.5 per °F: 100 ft of it grows by ¾ in. over 100 °F. Aluminum moves twice as much, plastics five to ten times, Invar hardly at all. Areas grow twice, volumes three times the linear strain.",
    },
    {
      title: "If it can’t move",
      text: "The stress is modulus times coefficient times temperature change, whatever the length: in steel about 2.4 MPa per kelvin. A pipe or rail held at both ends pushes or buckles; a bolt that cools pulls. A joint that gives way a little relieves most of it, because the strain is small.",
    },
    {
      title: "Which temperatures",
      text: "Take the temperature at installation and the extremes of the material itself. Sun on dark metal adds 30 °F or more to the air; a buried pipe sees far less than an exposed one. For hot water pipe the water temperature counts, from the cold of the building site.",
    },
    {
      title: "Limits of one coefficient",
      text: "The listed coefficient holds near room temperature and rises with it, by about a tenth over 100 K in metals. Plastics soften, so their restrained stress relaxes. Two materials fastened together move by the difference of their coefficients, which is what bends bimetal and cracks tile.",
    },
  ],
  faq: [
    {
      q: "How much does steel expand per degree?",
      a: "About 12 µm per meter for each kelvin. Over a meter and 40 K that is half a millimeter; over 100 m of bridge it is nearly 5 cm, which is why bridges have expansion joints.",
    },
    {
      q: "Does a hole get larger or smaller when heated?",
      a: "Larger. Every dimension of a uniformly heated part grows in proportion, the hole’s diameter like that of the disk it was cut from. That is how bearings and rings are shrunk on: heat the outer part, slide it on and let it cool.",
    },
    {
      q: "How do I allow for expansion in a pipe?",
      a: "Fix it at chosen anchors and let it move between them with a loop, an offset or an expansion joint. Copper and steel need one every few dozen meters in hot water; PEX and PVC grow several times as much and need shorter bays.",
    },
  ],
  related: ["materials/material-properties", "materials/compare-materials", "materials/metal-weight"],
  words: [
    "linear expansion calculator",
    "coefficient of thermal expansion",
    "CTE calculator",
    "thermal stress",
    "pipe expansion",
    "rail expansion",
    "expansion of steel with temperature",
    "expansion joint gap",
    "aluminum expansion",
    "thermal growth",
    "contraction when cooled",
  ],
});
