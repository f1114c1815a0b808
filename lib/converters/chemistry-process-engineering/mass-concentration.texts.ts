import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "In dilute water solutions, 1 mg/L is close to 1 ppm by mass, because a liter weighs about a kilogram; in other liquids and in brines, it is not.",
    "% w/v means grams per 100 mL, a labeling convention: 1% w/v is 10 g/L.",
    "For mmol/L, use the Molarity Converter together with the molar mass; for gases in ppm, use the Gas Concentration Converter.",
  ],
  pairs: [
    {
      slug: "milligrams-per-liter-to-grams-per-liter",
      from: "milligram-per-liter",
      to: "gram-per-liter",
      about: "Water reports list traces in milligrams; brines, nutrient stocks and baths are mixed by the gram. For water, the milligram per liter is close to one part per million.",
      familiar: [
        ["1.5", "fluoride: the WHO’s guideline value"],
        ["10", "nitrate as nitrogen: the US limit for drinking water"],
        ["250", "chloride: the US guideline for drinking water"],
        ["500", "dissolved solids: US guideline for drinking water"],
        ["35000", "the salt of the sea, about"],
      ],
      faq: [
        {
          q: "How many g/L is a mineral water with 1,200 mg/L of dissolved solids?",
          a: "1,200 mg/L is 1.2 g/L. Seawater, at 35,000 mg/L, has 35 g/L.",
        },
        {
          q: "What is the US guideline of 500 mg/L dissolved solids in g/L?",
          a: "500 mg/L is 0.5 g/L, so a bathtub of two hundred liters holds 0.5 × 200 = 100 g of minerals.",
        },
        {
          q: "How do I weigh out 150 mg/L for a tank in g/L?",
          a: "150 mg/L is 0.15 g/L. A tank of eighty liters takes 0.15 × 80 = 12 g.",
        },
      ],
    },
    {
      slug: "milligrams-per-deciliter-to-grams-per-liter",
      from: "milligram-per-deciliter",
      to: "gram-per-liter",
      about: "US blood tests are per deciliter; French and other laboratories print grams per liter for glucose, cholesterol and alcohol.",
      familiar: [
        ["50", "alcohol: the limit for drivers in much of Europe"],
        ["80", "alcohol: the limit for drivers in most US states"],
        ["100", "glucose: prediabetes begins, fasting"],
        ["200", "cholesterol: desirable is below this"],
        ["15000", "hemoglobin, a usual value"],
      ],
      faq: [
        {
          q: "What is blood alcohol of 80 mg/dL in g/L?",
          a: "80 mg/dL is 0.8 g/L, which American law writes as 0.08%. The limit of 50 mg/dL in much of Europe is 0.5 g/L.",
        },
        {
          q: "How many g/L is hemoglobin of 15,000 mg/dL?",
          a: "15,000 mg/dL is 150 g/L. American reports give it as 15 g/dL.",
        },
      ],
    },
    {
      slug: "micrograms-per-milliliter-to-milligrams-per-liter",
      from: "microgram-per-milliliter",
      to: "milligram-per-liter",
      about: "Pharmacies and cell-culture protocols count micrograms in a milliliter, toxicology and water laboratories milligrams in a liter. The number is always the same.",
      familiar: [
        ["10", "phenytoin: the lower end of the usual range"],
        ["20", "phenytoin: the upper end of the usual range"],
        ["50", "kanamycin in a culture plate"],
        ["100", "ampicillin in a culture plate"],
      ],
      faq: [
        {
          q: "Is 100 µg/mL of ampicillin the same as 100 mg/L?",
          a: "Yes: 100 µg/mL is 100 mg/L, since mass and volume both grow by a thousand. For half a liter of medium, weigh 0.5 × 100 = 50 mg.",
        },
        {
          q: "Which is stronger, 25 µg/mL or 0.025 g/L?",
          a: "Neither: 25 µg/mL is 25 mg/L, and 25 mg/L is 0.025 g/L.",
        },
      ],
    },
    {
      slug: "percent-weight-volume-to-grams-per-liter",
      from: "percent-weight-volume",
      to: "gram-per-liter",
      about: "Drug labels and kitchen chemistry state grams in a hundred milliliters as percent; infusion rates and recipes for larger tanks need grams per liter.",
      familiar: [
        ["0.9", "medical saline"],
        ["2", "lidocaine for a dentist’s injection"],
        ["3", "hydrogen peroxide from a drugstore"],
        ["5", "dextrose infusion; also vinegar"],
        ["50", "dextrose in an emergency syringe"],
      ],
      faq: [
        {
          q: "How many g/L of dextrose are in a 5% w/v infusion?",
          a: "5% w/v is 50 g/L, so a half-liter bag holds 0.5 × 50 = 25 g of sugar.",
        },
        {
          q: "How much lidocaine in g/L is 2% w/v?",
          a: "2% w/v is 20 g/L. Multiply the percent by ten to get milligrams per milliliter.",
        },
      ],
    },
  ],
  faq: [
    { pairs: ["milligrams-per-liter-to-grams-per-liter"], q: "How do I convert mg/L to g/L?", a: "Divide by 1,000: 350 mg/L is 0.35 g/L. A gram per liter is also 1 kg/m³ and 1 mg/mL, three names for the same concentration." },
    { pairs: ["milligrams-per-deciliter-to-grams-per-liter"], q: "How do I convert mg/dL to g/L?", a: "Divide by 100. A blood glucose of 90 mg/dL is 0.90 g/L, and 100 mg/dL is 1 g/L. From mg/dL to mg/L, multiply by 10." },
    {
      q: "Is mg/L the same as ppm?",
      a: "Only when a liter weighs a kilogram. In fresh water, 10 mg/L is 10 ppm by mass to within a few tenths of a percent. In seawater at 1.025 kg/L, 10 mg/L is 9.76 ppm, and in air the two are far apart.",
    },
    {
      pairs: ["percent-weight-volume-to-grams-per-liter"],
      q: "What does 0.9% w/v mean?",
      a: "0.9 g in every 100 mL of solution, which is 9 g/L or 9 mg/mL. Percent by weight (w/w) would be 0.9 g per 100 g; for water solutions near 1 kg/L the difference is small; for syrups it is not.",
    },
    {
      q: "How do I convert mg/L to pounds per million gallons?",
      a: "Multiply by 8.345 for US gallons. This is the factor in the waterworks rule pounds per day = mg/L × MGD × 8.34: a dose of 2 mg/L in 5 MGD needs about 83.5 lb of chemical per day.",
    },
    {
      q: "How do I convert grains per gallon to mg/L?",
      a: "Multiply by 17.12 for the US gallon and by 14.25 for the imperial gallon. A grain is 1/7,000 lb, or 64.8 mg. Water hardness in grains per gallon uses the same factor but counts everything as CaCO₃.",
    },
  ],
});
