import { defineJob } from "../../../kit/calculator/jobs.ts";
import { oracle } from "./origins.ts";

export default defineJob({
  slug: "flex-duct",
  name: "Flex duct size",
  heading: "Flex Duct Size Calculator",
  question: "What size of flex duct carries this airflow?",
  lead: "Flexible duct that isn’t pulled tight can lose several times the pressure of metal. Enter how far it is compressed to get the diameter that really carries the air.",
  seo: {
    title: "Flex Duct Size Calculator: CFM and Compression",
    description:
      "Flexible duct diameter from cfm or L/s with measured compression: what a sagging or bunched flex duct loses, and the size that makes up for it.",
  },
  fixed: { mode: "friction" },
  fields: ["flow", "frictionRate", "compression", "length", "sizes"],
  defaults: {
    flow: { si: "70", us: "150" },
    material: "flexible-duct",
    length: { si: "1.5", us: "5" },
  },
  answer: ["size", "neededDiameter", "correction", "velocity"],
  examples: [
    {
      id: "cfm-200-pulled",
      title: "200 cfm in flex that is 4% short: 9 in.",
      origin: oracle,
      inputs: {
        flow: { value: 200, unit: "cubic-foot-per-minute" },
        frictionRate: { value: 0.1, unit: "inch-of-water-per-100-feet" },
        compression: 4,
        sizes: "us",
        temperature: 20,
      },
      expect: {
        outputs: {
          size: "9 in",
          neededDiameter: 0.22556672485,
          correction: 1.74644539379,
          frictionRate: 0.758152425798,
        },
      },
    },
    {
      id: "cfm-200-loose",
      title: "The same air at 15%: 12 in.",
      origin: oracle,
      inputs: {
        flow: { value: 200, unit: "cubic-foot-per-minute" },
        frictionRate: { value: 0.1, unit: "inch-of-water-per-100-feet" },
        compression: 15,
        sizes: "us",
        temperature: 20,
      },
      expect: { outputs: { size: "12 in", neededDiameter: 0.257054208084 } },
    },
  ],
  guide: [
    {
      title: "What compression does",
      text: "A wire helix that is bunched up puts folds in the liner. Lawrence Berkeley National Laboratory measured the result: the friction of fully stretched duct is multiplied by a factor that grows with compression and is worst in small diameters. The factor is shown with the answer, and the size already includes it.",
    },
    {
      title: "Estimating compression",
      text: "Compare the installed length with the length of the same piece pulled tight: 15% means that 10 ft lie where 11.8 ft would stretch. Careful work reaches about 4%; what is found in attics is often 15 to 30%. Sag between hangers and tight bends add losses of their own, which compression does not contain.",
    },
    {
      title: "A size up beats a better fan",
      text: "Because the loss rises so steeply, one or two sizes more diameter is the normal remedy for flex: at 15%, 200 cfm at 0.1 in. wg per 100 ft needs 12 in. where smooth metal needs 8. Cutting off the extra length costs nothing and brings most of the pressure back.",
    },
    {
      title: "Keep it short",
      text: "Use metal for trunks and flex for the last few feet to the register. Support it at least every 4 ft, as the Air Duct Council’s installation standard says, bend it no tighter than one diameter, and don’t run it through a place where it will be crushed. For more than a runout, compare with rigid duct.",
    },
  ],
  faq: [
    {
      q: "Is flex duct the same size as metal duct?",
      a: "Only if it is stretched tight and straight, and even then its liner is rougher. In practice flex is chosen one or two sizes larger than the metal duct for the same airflow, because some compression is left in nearly every installation.",
    },
    {
      q: "How many cfm does an 8 inch flex duct carry?",
      a: "At 0.1 in. wg per 100 ft, about 96 cfm with 15% compression by the laboratory’s factor. Pulled tight it carries about twice as much. Charts that promise more assume duct that is fully extended.",
    },
    {
      q: "What compression should I assume?",
      a: "4% for an installation that was pulled tight and cut to length, 15% if you don’t know, 30% for a duct that visibly sags or was left too long. Measurements end at 30%; beyond that the factor is extrapolated.",
    },
  ],
  related: ["ductsizer/duct-size", "ductsizer/duct-fittings", "ductsizer/duct-leakage"],
  words: [
    "flexible duct",
    "flexi duct size",
    "flex duct cfm chart",
    "insulated flex",
    "duct compression",
    "sagging flex duct",
    "8 inch flex duct cfm",
    "runout duct size",
    "flex duct friction",
    "flex vs metal duct",
  ],
});
