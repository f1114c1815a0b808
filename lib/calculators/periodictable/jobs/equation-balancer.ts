import { definePanelJob } from "../../../kit/calculator/jobs.ts";
import { openStax } from "./origins.ts";

export default definePanelJob({
  slug: "equation-balancer",
  name: "Chemical equation balancer",
  heading: "Chemical Equation Balancer",
  question: "How is this chemical equation balanced?",
  lead: "Type the formulas on both sides and get the smallest whole coefficients that keep every atom and every charge. Ionic and redox equations work too, and an equation without a balance says why.",
  seo: {
    title: "Chemical Equation Balancer with Ions",
    description:
      "Balance any chemical equation: smallest whole coefficients, charges and half-reactions included, solved in exact fractions, with amounts and yield below it.",
  },
  query: { operation: "balance", equation: "Fe + O2 -> Fe2O3" },
  sources: [],
  examples: [
    {
      title: "Iron rusts to iron(III) oxide",
      answer: ["4 Fe + 3 O₂ → 2 Fe₂O₃"],
      origin: { kind: "independent", by: "counting atoms: 4 Fe and 6 O on each side" },
    },
    {
      title: "Propane burns",
      query: { equation: "C3H8 + O2 -> CO2 + H2O" },
      answer: ["C₃H₈ + 5 O₂ → 3 CO₂ + 4 H₂O"],
      origin: openStax("section 4.3"),
    },
    {
      title: "Permanganate oxidizes iron(II) in acid",
      query: { equation: "MnO4^- + Fe^2+ + H^+ -> Mn^2+ + Fe^3+ + H2O" },
      answer: ["MnO₄⁻ + 5 Fe²⁺ + 8 H⁺ → Mn²⁺ + 5 Fe³⁺ + 4 H₂O"],
      origin: {
        kind: "independent",
        by: "counting atoms and charge: 1 Mn, 5 Fe, 4 O, 8 H and a charge of +17 on each side",
      },
    },
  ],
  guide: [
    {
      title: "One equation for each element",
      text: "Every element must occur equally often on both sides, and so must the total charge. That gives a linear system with one unknown coefficient for each substance. It is solved in exact fractions and scaled to the smallest whole numbers, which is why large redox equations come out as reliably as small ones.",
    },
    {
      title: "Coefficients, never subscripts",
      text: "Only the number in front of a formula may change. Turning H2O into H2O2 to fix an oxygen makes another substance. If no coefficients work, a formula is usually wrong or a product is missing: check the charges of the ions first, then look for water, hydrogen ions or a gas that escapes.",
    },
    {
      title: "Redox in acid or base",
      text: "Write the ions with their charges, and add H+ and H2O in acid or OH- and H2O in base. Electrons, written e-, balance a half-reaction alone. The charge row replaces the bookkeeping with oxidation numbers: if atoms and charge agree, the electrons that were lost equal those that were gained.",
    },
    {
      title: "More than one balance",
      text: "Carbon that burns to both CO and CO2 has no single answer, since the two reactions may run in any proportion. Each independent reaction is then listed separately. Where only one combination is a redox reaction between the ions that you entered, that one comes first, with the reason.",
    },
  ],
  faq: [
    {
      q: "How do I write the arrow and the ions?",
      a: "Use ->, =, → or ⇌ between the sides and a plus sign with spaces between substances. Charges follow a caret, as in Fe^3+ or SO4^2-. State symbols such as (aq) and (s) may stay; they do not affect the coefficients.",
    },
    {
      q: "Why are the coefficients whole numbers?",
      a: "A half molecule of oxygen cannot react, although half a mole can. Whole coefficients count molecules and moles alike. Thermochemistry sometimes writes fractions so that one mole of a product forms; divide all coefficients by that product’s coefficient to get that form.",
    },
    {
      q: "Does a balanced equation mean that the reaction happens?",
      a: "No. Balancing is bookkeeping of atoms and charge. Gold and water can be balanced on paper and still do nothing in a beaker. Whether a reaction runs is a matter of energy, equilibrium and speed, which the coefficients say nothing about.",
    },
  ],
  related: ["periodictable/yield", "periodictable/molar-mass", "scientific/linear-system"],
  words: [
    "balance equation",
    "balancing chemical equations",
    "balance chemical equation calculator",
    "redox balancer",
    "half reaction",
    "stoichiometric coefficients",
    "ionic equation balancer",
    "combustion equation",
  ],
});
