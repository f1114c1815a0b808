import { definePanelJob } from "../../../kit/calculator/jobs.ts";
import { openStax } from "./origins.ts";

export default definePanelJob({
  slug: "dilution",
  name: "Dilution (C₁V₁ = C₂V₂)",
  heading: "Dilution Calculator: C1V1 = C2V2",
  question: "How much stock solution do I need for this dilution?",
  lead: "Enter three of the two concentrations and two volumes, and the fourth follows. The result also says how many milliliters of solvent make up the rest, in the units that you chose.",
  seo: {
    title: "Dilution Calculator (C1V1 = C2V2)",
    description:
      "Solve C1V1 = C2V2 for any of the four: stock volume, final volume or concentration in molar, g/L or percent, with the solvent to add for the dilution.",
  },
  query: {
    operation: "dilution",
    concentration: "2 mol/L",
    finalConcentration: "0.5 mol/L",
    finalVolume: "100 mL",
  },
  sources: ["openstax-chemistry"],
  examples: [
    {
      title: "100 mL of 0.5 M from a 2 M stock",
      answer: ["Initial volume: 25 mL", "Solvent to add: 0.075 L"],
      origin: { kind: "independent", by: "0.5 × 100 ÷ 2, by hand" },
    },
    {
      title: "0.850 L of 5.00 M made up to 1.80 L",
      query: { concentration: "5.00 M", volume: "0.850 L", finalVolume: "1.80 L", finalConcentration: "" },
      answer: ["Final concentration: 2.3611 mol/L"],
      origin: openStax("example 3.17: 2.36 M"),
    },
    {
      title: "11 mL of 0.45 M diluted to 0.12 M",
      query: { concentration: "0.45 M", volume: "11 mL", finalConcentration: "0.12 M", finalVolume: "" },
      answer: ["Final volume: 41.25 mL"],
      origin: openStax("example 3.18: 41 mL"),
    },
  ],
  guide: [
    {
      title: "The solute stays the same",
      text: "Adding solvent changes the volume, not the amount that is dissolved. Concentration times volume is that amount, so it is equal before and after. Any one of the four figures follows from the other three, as long as both concentrations are of one kind: both molar, both grams per liter, or both percent.",
    },
    {
      title: "Make up to volume",
      text: "Measure the stock, put it into the volumetric flask, and fill to the mark. The milliliters of solvent are a guide only, because mixed volumes do not add exactly: alcohol and water shrink together. For sulfuric acid, start with the water and pour the acid in slowly, never the other way.",
    },
    {
      title: "Large dilutions in steps",
      text: "Going from 1 M to 1 µM in one step asks for a microliter in a liter, which no pipette delivers well. Dilute in a series instead, for instance three times one part in a hundred. The factors multiply, and each step can be measured with an ordinary pipette.",
    },
  ],
  faq: [
    {
      q: "What does a 1:10 dilution mean?",
      a: "In most laboratories it means one part of stock in ten parts of final solution, that is one part plus nine of solvent. Some protocols count one part to ten parts of solvent. Enter the final volume rather than the ratio, and there is no doubt.",
    },
    {
      q: "Can I mix percent and molar concentrations?",
      a: "Not in one equation, since their ratio depends on the substance and on the density. Convert first: grams per liter divided by the molar mass is moles per liter. Percent by mass also needs the density of the solution, which safety data sheets list.",
    },
    {
      q: "Why must the final concentration be lower than the stock’s?",
      a: "Adding solvent cannot make a solution stronger. If the numbers ask for that, two fields are probably exchanged. To raise a concentration, dissolve more solute or evaporate solvent; neither is a dilution, and the equation on this page does not apply.",
    },
  ],
  related: ["periodictable/molar-mass", "periodictable/yield", "percentage"],
  words: [
    "c1v1 c2v2",
    "m1v1 = m2v2",
    "c1v1=c2v2",
    "molarity dilution",
    "stock solution",
    "serial dilution",
    "dilution factor",
    "dilute a solution",
  ],
});
