import { definePanelJobs } from "../../kit/calculator/jobs.ts";

const weights = {
  kind: "independent",
  by: "sums of IUPAC abridged standard atomic weights, in Python",
} as const;
const openStax = (place: string) =>
  ({ kind: "published", source: `OpenStax, Chemistry 2e, ${place}` }) as const;

export default definePanelJobs([
  {
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
        answer: [
          "Molar mass of CuSO₄·5H₂O: 249.677 g/mol",
          "By mass: Cu 25.45%, H 4.04%, O 57.67%, S 12.84%.",
        ],
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
  },
  {
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
  },
  {
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
  },
  {
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
  },
]);
