import { definePanelJob } from "../../../kit/calculator/jobs.ts";
import { openStax, weights } from "./origins.ts";

export default definePanelJob({
  slug: "yield",
  name: "Limiting reactant and yield",
  heading: "Limiting Reactant and Theoretical Yield Calculator",
  question: "Which reactant limits the reaction, and how much product can form?",
  lead: "Give the equation and the grams or moles that you have of each reactant. You get the one that runs out first, the grams of every product, what is left over, and the percent yield of your own result.",
  seo: {
    title: "Theoretical Yield & Limiting Reactant",
    description:
      "Find the limiting reactant, the theoretical yield of each product in grams and moles, the excess that remains and your percent yield, from any equation.",
  },
  query: { operation: "balance", equation: "N2 + H2 -> NH3", amounts: "28 g N2; 5 g H2" },
  sources: ["ciaaw-2021"],
  examples: [
    {
      title: "28 g of nitrogen with 5 g of hydrogen",
      answer: [
        "Limiting: H₂",
        "NH₃: 1.6534 mol = 28.16 g formed",
        "N₂: 0.82672 mol = 23.16 g react, 4.8403 g left",
      ],
      origin: weights,
    },
    {
      title: "Silicon nitride from 2.00 g of silicon",
      query: { equation: "Si + N2 -> Si3N4", amounts: "2.00 g Si; 1.50 g N2" },
      answer: ["Limiting: Si", "Si₃N₄: 0.023737 mol = 3.33 g formed"],
      origin: weights,
    },
    {
      title: "Copper from 1.274 g of copper sulfate and excess zinc",
      query: { equation: "CuSO4 + Zn -> Cu + ZnSO4", amounts: "1.274 g CuSO4" },
      answer: ["Cu: 0.0079824 mol = 0.50725 g formed"],
      origin: openStax("section 4.4: 0.5072 g"),
    },
  ],
  guide: [
    {
      title: "Moles per coefficient decide",
      text: "Convert each amount to moles and divide by its coefficient in the balanced equation. The smallest quotient belongs to the limiting reactant, and times a product’s coefficient it gives the moles of that product. Comparing grams directly misleads: 28 g of nitrogen is only one mole, while 5 g of hydrogen is nearly two and a half.",
    },
    {
      title: "Excess and what remains",
      text: "Reactants other than the limiting one are in excess. Their consumption follows from the same quotient, and the table lists the rest in grams. Leave a field blank for a reactant that you have plenty of, such as oxygen from the air; it is then assumed never to run out.",
    },
    {
      title: "Percent yield",
      text: "Weigh the dry product and enter it below the table: actual grams divided by theoretical grams. Losses in filtering, side reactions and equilibria keep the figure below one hundred. A figure above it means that the product is wet or impure, or that an amount was weighed or typed wrongly.",
    },
    {
      title: "Hydrates and solutions",
      text: "Type the substance as you weigh it. If the reactant is a hydrate, use the hydrate’s formula and add its water to the products, or convert to moles first. For a solution, multiply liters by molarity and enter the moles, with mol chosen as the unit of that field.",
    },
  ],
  faq: [
    {
      q: "Is the limiting reactant always the one with fewer grams?",
      a: "No, and often not the one with fewer moles either. What counts is moles divided by the coefficient. A reaction that needs three moles of hydrogen for each mole of nitrogen can run out of hydrogen although there are more moles of it.",
    },
    {
      q: "What is theoretical yield?",
      a: "It is the product that forms if the limiting reactant is used up completely and nothing else happens. It is an upper bound for a clean experiment, computed from the balanced equation. What you collect, divided by it, is the percent yield.",
    },
    {
      q: "Do I have to balance the equation first?",
      a: "No. Enter formulas without coefficients and the smallest whole ones are found before the amounts are compared. If the equation has several independent balances, no single yield exists, and you are told so instead of getting a figure.",
    },
    {
      q: "Can I enter pounds, milligrams or moles?",
      a: "Yes. Every amount has its own unit: grams, kilograms, milligrams, pounds, ounces, moles or a number of particles. They may be mixed in one reaction, since each is converted to moles with the molar mass of its substance.",
    },
  ],
  related: ["periodictable/equation-balancer", "periodictable/molar-mass", "periodictable/dilution"],
  words: [
    "limiting reagent",
    "limiting reactant calculator",
    "theoretical yield",
    "percent yield",
    "stoichiometry calculator",
    "excess reactant",
    "reaction yield",
    "actual yield",
  ],
});
