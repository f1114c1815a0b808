import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "Since 2019, a mole has been exactly 6.02214076 × 10²³ entities. A pound-mole is 453.59237 mol, as many moles as there are grams in a pound.",
    "To convert grams to moles, divide by the molar mass. This tool does not need it: every unit here already counts entities.",
    "Gas volumes are those of an ideal gas, n = pV ÷ (RT), at the temperature and pressure in the unit’s name; real gases differ by a few tenths of a percent near normal conditions.",
  ],
  pairs: [
    {
      slug: "moles-to-millimoles",
      from: "mole",
      to: "millimole",
      about: "A laboratory weighs fractions of a mole, so recipes and blood chemistry count in thousandths. Textbook problems are set in whole moles.",
      familiar: [
        ["0.0018", "a 325 mg tablet of aspirin"],
        ["0.0171", "a gram of table salt"],
        ["0.1", "2,300 mg of sodium, the Daily Value on US labels"],
        ["0.154", "the sodium in a liter of medical saline"],
        ["55.3", "a liter of water"],
      ],
      faq: [
        {
          q: "How many millimoles is a gram of table salt, 0.0171 mol?",
          a: "0.0171 mol is 17.1 mmol. In a liter of water that is about a ninth of medical saline.",
        },
        {
          q: "How many moles are 100 mmol of sodium, the Daily Value on US labels?",
          a: "100 mmol is 0.1 mol of sodium, which weighs 0.1 × 22.99 = 2.299 g.",
        },
        {
          q: "Is 1 mmol a small amount, compared with a mol?",
          a: "It is 0.001 mol: a third of a drop of water, yet still 6.022 × 10²⁰ molecules.",
        },
      ],
    },
    {
      slug: "moles-to-molecules",
      from: "mole",
      to: "molecule",
      about: "Chemists weigh moles; physicists and biologists count particles, in a liter of air, a raindrop or a gram of carbon.",
      familiar: [
        ["0.01227", "a teaspoon of sugar, 4.2 g"],
        ["0.04462", "a liter of gas at 0 °C and 1 atm"],
        ["0.08333", "a gram of carbon-12"],
        ["1", "18 g of water"],
        ["55.3", "a liter of water"],
      ],
      faq: [
        {
          q: "How many molecules are in a teaspoon of sugar, 0.01227 mol?",
          a: "0.01227 mol is 7.389 × 10²¹ molecules. A single grain of sugar holds about a quintillion of them.",
        },
        {
          q: "How many moles is a trillion molecules?",
          a: "1 × 10¹² molecules are 1.661 × 10⁻¹² mol, too few to weigh on any balance.",
        },
      ],
    },
    {
      slug: "pound-moles-to-moles",
      from: "pound-mole",
      to: "mole",
      about: "American process engineers who weigh in pounds count in pound-moles; software and data in SI units use moles or kilomoles.",
      rule: "× 450",
      familiar: [
        ["0.0555", "a pound of water"],
        ["1", "18.015 lb of water"],
        ["2.635", "a thousand standard cubic feet of gas"],
        ["124.7", "a short ton of methane"],
      ],
      faq: [
        {
          q: "How many moles is a pound of water, 0.0555 lb-mol?",
          a: "0.0555 lb-mol is 25.17 mol. A kilogram of water has more than twice as many.",
        },
        {
          q: "How many moles of gas does 2.635 lb-mol make?",
          a: "2.635 lb-mol is 1,195 mol, the amount in a thousand standard cubic feet.",
        },
      ],
    },
    {
      slug: "millimoles-to-moles",
      from: "millimole",
      to: "mole",
      about: "Laboratory results and prescriptions are in thousandths; stoichiometry, gas laws and heats of reaction are stated for whole moles.",
      familiar: [
        ["5.5", "the glucose in a liter of blood, fasting"],
        ["17.1", "a gram of table salt"],
        ["100", "2,300 mg of sodium, the Daily Value on US labels"],
        ["120", "4,700 mg of potassium, the Daily Value on US labels"],
        ["154", "the sodium in a liter of medical saline"],
      ],
      faq: [
        {
          q: "How many moles is 120 mmol of potassium, the Daily Value on US labels?",
          a: "120 mmol is 0.12 mol. That much potassium weighs 0.12 × 39.1 = 4.692 g.",
        },
        {
          q: "Why turn mmol into mol before using a gas law?",
          a: "Because R is stated per mole. 25 mmol is 0.025 mol; as a gas at 0 °C and 1 atm it fills 0.025 × 22.41 = 0.5603 L.",
        },
      ],
    },
  ],
  faq: [
    {
      pairs: ["moles-to-molecules"],
      exact: true,
      q: "How do I convert moles to molecules?",
      a: "Multiply by the Avogadro constant, 6.02214076 × 10²³. Half a mole is 3.011 × 10²³ molecules. The constant has been exact since 2019, so the conversion has no uncertainty.",
    },
    {
      q: "How do I convert grams to moles?",
      a: "Divide by the molar mass in g/mol. Water is 18.015 g/mol, so 36.03 g of water is 2 mol. Enter the moles here to get millimoles, pound-moles, molecules or a gas volume.",
    },
    {
      q: "How many liters is one mole of gas?",
      a: "22.414 L at 0 °C and 1 atm, 22.711 L at the IUPAC standard of 0 °C and 100 kPa, and 24.465 L at 25 °C and 1 atm. Older textbooks call the first STP and newer ones the second, so always check the pressure.",
    },
    {
      pairs: ["pound-moles-to-moles"],
      q: "What is a pound-mole?",
      a: "The amount whose mass in pounds equals the molar mass: 18.015 lb of water is one pound-mole. It is 453.6 mol, and as an ideal gas at 60 °F and 14.696 psia it fills 379.48 standard cubic feet.",
    },
    {
      q: "Is a kilomole the same as a kilogram-mole?",
      a: "Yes. One kmol, or kg-mole, is 1,000 mol: 18.015 kg of water. A bare “mole” in older American process engineering may mean a pound-mole, so check the units of the rest of the calculation.",
    },
  ],
});
