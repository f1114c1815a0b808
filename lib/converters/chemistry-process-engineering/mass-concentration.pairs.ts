import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
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
]);
