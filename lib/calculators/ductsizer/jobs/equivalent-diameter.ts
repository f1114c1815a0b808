import { defineJob } from "../../../kit/calculator/jobs.ts";
import { oracle } from "./origins.ts";

export default defineJob({
  slug: "equivalent-diameter",
  name: "Equivalent duct diameter",
  heading: "Equivalent Diameter of a Rectangular Duct",
  question: "Which round duct is equal to this rectangular duct?",
  lead: "Enter width and height to get the diameter of the round duct that loses the same pressure at the same airflow, next to the hydraulic diameter that is often mistaken for it.",
  seo: {
    title: "Equivalent Duct Diameter Calculator",
    description:
      "Round equivalent of a rectangular duct by Huebscher’s equation, with hydraulic diameter, aspect ratio, velocity and friction rate at your airflow.",
  },
  fixed: { mode: "size", shape: "rectangular" },
  fields: ["ductWidth", "ductHeight", "flow"],
  defaults: { flow: { si: "600", us: "1200" } },
  answer: ["equivalentDiameter", "hydraulicDiameter", "aspectRatio", "velocity"],
  examples: [
    {
      id: "inches-20-10",
      title: "20 × 10 in.: 15.2 in. round",
      origin: {
        kind: "independent",
        by: "Huebscher’s equation in Python: 1.30 × 200^0.625 / 30^0.25 = 15.234 in.; 4 × 200 / 60 in. hydraulic",
      },
      inputs: {
        ductWidth: { value: 20, unit: "inch" },
        ductHeight: { value: 10, unit: "inch" },
        flow: { value: 1200, unit: "cubic-foot-per-minute" },
      },
      expect: {
        outputs: {
          equivalentDiameter: 0.38693721594523,
          hydraulicDiameter: 0.33866666666667,
          aspectRatio: 2,
        },
      },
    },
    {
      id: "rectangular-known",
      title: "700 × 350 mm with 1,400 L/s: 533 mm round",
      origin: oracle,
      inputs: {
        flow: { value: 1400, unit: "liter-per-second" },
        shape: "rectangular",
        ductWidth: 700,
        ductHeight: 350,
      },
      expect: {
        outputs: {
          equivalentDiameter: 0.53318120307413,
          hydraulicDiameter: 0.46666666666667,
          aspectRatio: 2,
          velocity: 5.7142857142857,
        },
      },
    },
    {
      id: "square-12",
      title: "12 × 12 in.: 13.1 in. round, not 12",
      origin: {
        kind: "independent",
        by: "Huebscher’s equation in Python: 1.30 × 144^0.625 / 24^0.25 = 13.118 in.",
      },
      inputs: { ductWidth: { value: 12, unit: "inch" }, ductHeight: { value: 12, unit: "inch" } },
      expect: { outputs: { equivalentDiameter: 0.33319679558013, aspectRatio: 1 } },
    },
  ],
  guide: [
    {
      title: "Equal friction at equal flow",
      text: "Huebscher measured rectangular ducts in 1948 and found the diameter of the round duct with the same friction per foot when both carry the same airflow: 1.30 times (width × height)^0.625, divided by (width + height)^0.25. The page uses it, as the ASHRAE Handbook’s tables of rectangular equivalents do.",
    },
    {
      title: "Three diameters that are not the same",
      text: "The equivalent diameter goes with the flow. The hydraulic diameter, four times area over perimeter, goes with the velocity of the rectangle: read a friction chart with one or the other, never mix them. The diameter of equal area is the largest of the three and ignores friction altogether.",
    },
    {
      title: "How to use it",
      text: "Size the round duct first, then look for pairs of sides whose equivalent diameter is at least as large. Going the other way, from an existing rectangle, the equivalent diameter lets you read any round duct chart with the real airflow. Don’t take the chart’s velocity: divide airflow by the rectangle’s own area.",
    },
    {
      title: "Flat oval duct",
      text: "Spiral flat oval has its own equation by Heyt and Diaz. Choose “Known size” and “Flat oval” in the Duct Sizer for it. With semicircular ends the perimeter is shorter than a rectangle’s, so an oval needs less metal for the same friction.",
    },
  ],
  faq: [
    {
      q: "Is a 12 × 12 duct the same as a 12 inch round duct?",
      a: "No. The square has 27% more area, and its equal in friction is a round duct of 13.1 inches. Replacing a 12 inch round duct by the square lowers friction; replacing the square by the round one raises it.",
    },
    {
      q: "Why not use the duct with the same area?",
      a: "Because a rectangle has more wall around the same area. A rectangular duct with the round duct’s area has more friction at the same airflow, and the error grows with the aspect ratio. Equal area is right only when you match velocities, for example at a grille.",
    },
    {
      q: "Does the equivalent diameter depend on airflow or roughness?",
      a: "Not in Huebscher’s equation, which has only the two sides. Airflow and material matter for the friction rate shown with it. Methods that use the hydraulic diameter give results that differ by a few percent with flow.",
    },
  ],
  related: ["ductsizer/rectangular-duct", "ductsizer/duct-size", "ductsizer/duct-velocity"],
  words: [
    "rectangular to round duct",
    "round to rectangular duct conversion",
    "Huebscher equation",
    "hydraulic diameter of duct",
    "square to round duct equivalent",
    "duct conversion chart",
    "equivalent round duct",
    "circular equivalent",
    "duct equivalent size",
  ],
});
