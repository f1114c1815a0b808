import { defineJob } from "../../../kit/calculator/jobs.ts";
import { oracle } from "./origins.ts";

export default defineJob({
  slug: "duct-size",
  name: "Duct size from airflow",
  heading: "Duct Size Calculator: CFM to Diameter",
  question: "What duct carries this airflow?",
  lead: "Enter the airflow and the friction rate to get the standard duct that carries it, round or at the height you have. A velocity limit takes over where noise matters more than pressure.",
  seo: {
    title: "Duct Size Calculator: CFM to Diameter",
    description:
      "Duct size from cfm or L/s at 0.1 in. wg per 100 ft or any friction rate: round and rectangular sizes with velocity, pressure loss and noise limits.",
  },
  fixed: { mode: "friction" },
  fields: ["flow", "frictionRate", "maxVelocity", "shape", "height", "material"],
  defaults: { flow: { si: "190", us: "400" }, length: { si: "15", us: "50" } },
  answer: ["size", "velocity", "frictionRate", "neededDiameter"],
  examples: [
    {
      id: "us-1000-cfm",
      title: "1,000 cfm at 0.1 in. wg per 100 ft: 14 in.",
      origin: oracle,
      inputs: {
        flow: { value: 1000, unit: "cubic-foot-per-minute" },
        frictionRate: { value: 0.1, unit: "inch-of-water-per-100-feet" },
        sizes: "us",
        temperature: 20,
        length: { value: 0, unit: "foot" },
      },
      expect: {
        outputs: {
          size: "14 in",
          neededDiameter: 0.34683301009726,
          frictionRate: 0.72290778104542,
          velocity: 4.7520417947177,
        },
      },
    },
    {
      id: "l-s-450",
      title: "450 L/s at 0.8 Pa/m: 355 mm",
      origin: oracle,
      inputs: { flow: 450 },
      expect: {
        outputs: {
          size: "355 mm",
          neededDiameter: 0.34216137692226,
          frictionRate: 0.66765384539975,
          velocity: 4.5463820284136,
        },
      },
    },
    {
      id: "cfm-400",
      title: "400 cfm at the same rate: 9.7 in., so 10 in.",
      origin: oracle,
      inputs: {
        flow: { value: 400, unit: "cubic-foot-per-minute" },
        frictionRate: { value: 0.1, unit: "inch-of-water-per-100-feet" },
        sizes: "us",
        temperature: 20,
      },
      expect: {
        outputs: {
          size: "10 in",
          neededDiameter: 0.245968223009,
          velocity: 3.72560076706,
          frictionRate: 0.698367090131,
        },
      },
    },
  ],
  guide: [
    {
      title: "What the friction rate does",
      text: "The same loss per foot is given to every duct, so the airflow alone sets the diameter. The exact diameter is found from the Darcy–Weisbach equation with Colebrook’s friction factor and the density of your air, then rounded up to a size that is stocked. A paper ductulator does the same for standard air in clean galvanized duct.",
    },
    {
      title: "Which rate to choose",
      text: "0.1 in. wg per 100 ft (0.8 Pa/m) is a starting point for supply mains, not a rule. In a house the fan usually has less to give: divide the pressure that is left after coil, filter and grilles by the total effective length, as ACCA Manual D does, and enter that rate. Returns are commonly sized lower.",
    },
    {
      title: "When velocity governs",
      text: "At equal friction, large ducts run faster than small ones. Above a few thousand cfm the friction method alone gives velocities that can be heard, so set a maximum velocity, or choose the duct location and room criterion under “More options” to check the answer against ASHRAE’s noise table.",
    },
    {
      title: "Reading the result",
      text: "The size is the smallest that meets both limits; its own friction rate is lower than the one you entered because of rounding up. The table has the neighbors. Going one size up costs little sheet metal and lowers fan power for the life of the building; going one down, say from 10 to 9 in., raises friction by two thirds.",
    },
  ],
  faq: [
    {
      q: "How many cfm can a 6 inch duct carry?",
      a: "Turn the question around in the Duct Sizer: choose “Find airflow”, enter the diameter and a friction rate. The answer depends on that rate and on the duct. A smooth metal duct carries far more than a flexible one of the same size that isn’t pulled tight.",
    },
    {
      q: "Does duct length change the size?",
      a: "Not at a given friction rate: the rate is a loss per length, so a long duct and a short one get the same diameter. Length enters before, when you divide the available pressure by the total effective length, and after, in the total pressure loss.",
    },
    {
      q: "Should I round a duct size up or down?",
      a: "Up. Friction changes with about the fifth power of the diameter, so a duct that is 10% too small loses two thirds more pressure, and the fan delivers less air than the design. Oversizing by one step is cheap unless velocity must stay high, as in dust collection.",
    },
  ],
  related: ["ductsizer/rectangular-duct", "ductsizer/duct-velocity", "ductsizer/flex-duct", "hvac/room-load"],
  words: [
    "manual d",
    "ductulator",
    "duct sizing",
    "cfm to duct size",
    "round duct size for cfm",
    "what size duct for 400 cfm",
    "equal friction method",
    "air duct diameter",
    "ductwork size",
    "spiral duct size",
    "HVAC duct size",
    "return duct size",
  ],
});
