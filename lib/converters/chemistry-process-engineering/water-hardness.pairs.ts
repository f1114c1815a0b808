import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "grains-per-gallon-to-milligrams-per-liter-caco3",
    from: "grain-per-gallon",
    to: "milligram-per-liter-caco3",
    about: "Water softeners in the US are set in grains per gallon; laboratories report milligrams of calcium carbonate per liter.",
    familiar: [
      ["1", "soft water"],
      ["7", "hard water begins"],
      ["15", "very hard water"],
    ],
    faq: [
      {
        q: "How many mg/L is a hardness of 12 grains per gallon as CaCO₃?",
        a: "12 gpg is 205.4 mg/L. Set the softener a little higher if the water also has iron.",
      },
    ],
  },
  {
    slug: "milligrams-per-liter-caco3-to-grains-per-gallon",
    from: "milligram-per-liter-caco3",
    to: "grain-per-gallon",
  },
  {
    slug: "german-degrees-to-milligrams-per-liter-caco3",
    from: "german-degree",
    to: "milligram-per-liter-caco3",
  },
  {
    slug: "french-degrees-to-german-degrees",
    from: "french-degree",
    to: "german-degree",
  },
  {
    slug: "german-degrees-to-grains-per-gallon",
    from: "german-degree",
    to: "grain-per-gallon",
  },
]);
