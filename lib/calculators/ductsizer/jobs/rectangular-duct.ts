import { defineJob } from "../../../kit/calculator/jobs.ts";
import { oracle } from "./origins.ts";

export default defineJob({
  slug: "rectangular-duct",
  name: "Rectangular duct size",
  heading: "Rectangular Duct Size Calculator",
  question: "How wide must a rectangular duct of this height be?",
  lead: "Enter the airflow and the height that fits above the ceiling; the width follows from the friction rate, with the aspect ratio that decides whether the duct is still sensible.",
  seo: {
    title: "Rectangular Duct Size Calculator",
    description:
      "Width of a rectangular duct from airflow, height and friction rate, with aspect ratio, velocity and the other width and height pairs that carry the same air.",
  },
  fixed: { mode: "friction", shape: "rectangular" },
  fields: ["flow", "height", "frictionRate", "maxVelocity", "sizes", "maxAspect"],
  defaults: { flow: { si: "600", us: "1200" }, height: { si: "250", us: "10" } },
  answer: ["size", "velocity", "aspectRatio", "equivalentDiameter"],
  examples: [
    {
      id: "rectangular-sized",
      title: "1,400 L/s at 0.8 Pa/m, 400 mm high: 600 × 400 mm",
      origin: oracle,
      inputs: { flow: { value: 1400, unit: "liter-per-second" }, shape: "rectangular", height: 400 },
      expect: {
        outputs: {
          size: "600 × 400 mm",
          neededDiameter: 0.52468916775571,
          equivalentDiameter: 0.53281369417407,
          frictionRate: 0.74157047875838,
          velocity: 5.8333333333333,
        },
      },
    },
    {
      id: "width-step",
      title: "The same in widths of 10 mm: 590 × 400 mm",
      origin: oracle,
      inputs: {
        flow: { value: 1400, unit: "liter-per-second" },
        shape: "rectangular",
        height: 400,
        widthStep: 10,
      },
      expect: {
        outputs: { size: "590 × 400 mm", equivalentDiameter: 0.52857248921088, velocity: 5.9322033898305 },
      },
    },
    {
      id: "cfm-1200",
      title: "1,200 cfm at 0.1 in. wg per 100 ft, 10 in. high: 20 in. wide",
      origin: oracle,
      inputs: {
        flow: { value: 1200, unit: "cubic-foot-per-minute" },
        frictionRate: { value: 0.1, unit: "inch-of-water-per-100-feet" },
        height: { value: 10, unit: "inch" },
        sizes: "us",
      },
      expect: {
        outputs: {
          size: "20 × 10 in",
          equivalentDiameter: 0.38693721594523,
          velocity: 4.38912,
          aspectRatio: 2,
        },
      },
    },
  ],
  guide: [
    {
      title: "From height to width",
      text: "The height is usually fixed by beams and ceilings, so it is the input here. The width is found so that Huebscher’s equivalent round duct has the friction rate you allow at this airflow, and then rounded up to even inches or the metric series. Enter inside dimensions: lining takes its thickness twice.",
    },
    {
      title: "Why a square duct is cheapest",
      text: "A rectangle has more wall for the same air than a square, and air rubs on the wall. At an aspect ratio of 4 the duct takes roughly a third more sheet metal than a square one with the same friction, and its wide sides need stiffeners to keep them from drumming. Below 2, shape hardly matters.",
    },
    {
      title: "Velocity is lower than in the round twin",
      text: "A rectangle with the same friction as a round duct has a larger cross-section, so its air is slower. That is why sizing by equal area, or by the velocity of the round duct, gives a duct that is too small. The velocity shown is that of the real cross-section.",
    },
    {
      title: "Choosing among pairs",
      text: "The table lists other heights that meet the same limits within the aspect ratio you allow, with their perimeters. Compare perimeters for the cost of metal and insulation. If nothing fits, use two ducts side by side, each with half of the airflow, instead of one very flat duct.",
    },
  ],
  faq: [
    {
      q: "What is a good aspect ratio for a rectangular duct?",
      a: "As close to 1 as the space allows. Up to 2 the penalty is small, and many designers stop at 4, where metal, friction, leakage and noise all become noticeably worse. The page flags ratios above 3 and warns above 4.",
    },
    {
      q: "Is the width or the height written first?",
      a: "Width first, by the usual convention: the first number is the side you see on the plan, the second the depth. A 20 × 10 duct is 20 wide and 10 high. Shop drawings name the visible side of that view first, so say which is which when you order.",
    },
    {
      q: "Can I swap width and height?",
      a: "For friction, yes: the equivalent diameter is the same whichever side is up. Fittings differ, because an elbow turned the hard way, across the wide side, has another coefficient than one turned the easy way.",
    },
  ],
  related: [
    "ductsizer/equivalent-diameter",
    "ductsizer/duct-size",
    "ductsizer/duct-velocity",
    "hvac/room-load",
  ],
  words: [
    "square duct size",
    "rectangle duct calculator",
    "duct width from height",
    "sheet metal duct size",
    "aspect ratio of duct",
    "flat duct size",
    "duct dimensions from cfm",
    "rectangular ductulator",
    "trunk line size",
    "plenum duct size",
  ],
});
