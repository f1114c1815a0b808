import { definePanelJob } from "../../../kit/calculator/jobs.ts";
import { openStax, weights } from "./origins.ts";

export default definePanelJob({
  slug: "molar-mass",
  name: "Molar mass of a compound",
  heading: "Molar Mass Calculator",
  question: "What is the molar mass of a compound?",
  lead: "Type a formula or the name of a common compound for its mass in grams per mole, with the share of each element. Enter an amount to turn grams into moles and particles.",
  seo: {
    title: "Molar Mass Calculator: Grams to Moles",
    description:
      "Molar mass of any formula, hydrates, ions and isotopes included, from IUPAC weights: g/mol with uncertainty, percent by mass, and grams to moles to particles.",
  },
  query: { operation: "molar-mass", formula: "CuSO4·5H2O" },
  sources: ["ciaaw-2021", "iupac-weights-use", "ame", "pubchem-elements"],
  examples: [
    {
      title: "Copper(II) sulfate pentahydrate, CuSO₄·5H₂O",
      answer: ["Molar mass of CuSO₄·5H₂O: 249.677 g/mol", "By mass: Cu 25.45%, H 4.04%, O 57.67%, S 12.84%."],
      origin: weights,
    },
    {
      title: "Aluminum sulfate, with a group in brackets",
      query: { formula: "Al2(SO4)3" },
      answer: ["Molar mass of aluminum sulfate (Al₂(SO₄)₃): 342.131 g/mol"],
      origin: openStax("section 3.1: 342.14 g/mol with weights to two decimals"),
    },
    {
      title: "10 g of glucose in moles",
      query: { formula: "C6H12O6", amount: "10 g" },
      answer: ["C₆H₁₂O₆: 0.055507 mol = 10 g = 3.3427 × 10²² particles"],
      origin: weights,
    },
  ],
  guide: [
    {
      title: "A sum over the atoms",
      text: "Each atom in the formula counts with its standard atomic weight, and the sum in grams is the mass of one mole. A number after brackets multiplies everything inside: Ca(OH)2 has one calcium, two oxygens and two hydrogens. A dot adds a second part, so the five waters of a pentahydrate count in full.",
    },
    {
      title: "Hydrate or anhydrous",
      text: "The bottle decides. Copper sulfate is sold with five waters, and weighing the blue crystals with the figure of the white anhydrous salt gives too little copper, because more than a third of the crystal’s mass is water. Read the label and type the formula as it is printed there, dot included.",
    },
    {
      title: "From grams to moles and back",
      text: "Moles are grams divided by the molar mass; grams are moles times the molar mass. The amount field takes grams, pounds, moles or particles and gives the others. For a solution, write 250 mL of 0.5 M, and the moles in it become the grams of solid to weigh out.",
    },
    {
      title: "How many digits to trust",
      text: "Natural isotope mixtures vary, so a standard atomic weight has an uncertainty. The figure ends where the published bounds begin. Lead and lithium limit a result to fewer digits than fluorine or sodium, which have one stable isotope. Enriched material, such as D2O, needs its isotopes in the formula.",
    },
  ],
  faq: [
    {
      q: "Is molar mass the same as molecular weight?",
      a: "The number is the same. Molar mass has the unit grams per mole, molecular weight is a ratio without a unit, and formula weight is the same ratio for salts, which have no molecules. Textbooks and labels use all three words for one figure.",
    },
    {
      q: "Why does my textbook have a slightly different value?",
      a: "It rounds atomic weights before adding, often to one or two decimals, or it uses an older table. IUPAC revises weights when better measurements appear. Differences in the second decimal do not matter for a solution that you weigh on an ordinary balance.",
    },
    {
      q: "How do I type charges, hydrates and isotopes?",
      a: "Write a charge after a caret or a space, as in SO4^2- or MnO4 -. A hydrate takes a dot or a period before its waters. Deuterium is D, and any other isotope stands in square brackets with its mass number, such as [13C]. Electrons are too light to change a displayed digit of most ions.",
    },
    {
      q: "Does the case of the letters matter?",
      a: "Yes. Co is cobalt and CO is carbon monoxide; a formula in lowercase can often be read in only one way, and then it is suggested. Names of common compounds, such as glucose or sodium bicarbonate, may be typed in any case.",
    },
  ],
  related: ["periodictable/equation-balancer", "periodictable/dilution", "periodictable/yield"],
  words: [
    "molecular weight calculator",
    "formula weight",
    "molecular mass",
    "mw",
    "g/mol",
    "grams to moles",
    "moles to grams",
    "mole calculator",
    "percent composition",
    "percent by mass of a compound",
  ],
});
