import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "All hardness is expressed as if it came from calcium carbonate: mg/L as CaCO₃ is what laboratories report as ppm.",
    "German degrees count 10 mg/L of CaO, so they need molar masses: CaCO₃ 100.086 and CaO 56.077 g/mol (IUPAC 2021), which makes 1 °dH 17.848 mg/L as CaCO₃.",
    "Today’s Russian degree (°Ж, GOST 31865) is one milliequivalent per liter, not the old degree of 1 mg/L of calcium.",
  ],
  pairs: [
    {
      slug: "grains-per-gallon-to-milligrams-per-liter-caco3",
      from: "grain-per-gallon",
      to: "milligram-per-liter-caco3",
      about: "Water softeners in the US are set in grains per gallon; laboratories report milligrams of calcium carbonate per liter. A grain is the old weight of a barleycorn, one seven-thousandth of a pound.",
      familiar: [
        ["1", "soft water"],
        ["7", "hard water begins"],
        ["15", "very hard water"],
        ["3.5", "the upper end of soft water, US Geological Survey"],
        ["10.5", "very hard water begins, US Geological Survey"],
      ],
      faq: [
        {
          q: "How many mg/L is a hardness of 12 grains per gallon as CaCO₃?",
          a: "12 gpg is 205.4 mg/L. Set the softener a little higher if the water also has iron.",
        },
        {
          q: "How many mg/L as CaCO₃ does a softener leave at 1 grain per gallon?",
          a: "1 gpg is 17.12 mg/L as CaCO₃, soft water by every scale. Some people blend in a little hard water for taste.",
        },
        {
          q: "Is water of 7 grains per gallon hard in mg/L as CaCO₃?",
          a: "7 gpg is 119.8 mg/L as CaCO₃, the border between moderately hard and hard in the US scale.",
        },
        {
          q: "What is well water of 15 grains per gallon in mg/L as CaCO₃?",
          a: "15 gpg is 256.8 mg/L as CaCO₃, very hard: without a softener, glasses turn cloudy and heaters scale up.",
        },
      ],
    },
    {
      slug: "milligrams-per-liter-caco3-to-grains-per-gallon",
      from: "milligram-per-liter-caco3",
      to: "grain-per-gallon",
      about: "A laboratory report or a city’s water report gives milligrams or ppm; the dial of an American softener is marked in grains per gallon.",
      rule: "× 6, ÷ 100",
      familiar: [
        ["60", "the upper end of soft water, US Geological Survey"],
        ["120", "the upper end of moderately hard water"],
        ["180", "the upper end of hard water"],
        ["300", "very hard well water"],
      ],
      faq: [
        {
          q: "What softener setting in grains per gallon fits 250 mg/L as CaCO₃?",
          a: "250 mg/L as CaCO₃ is 14.6 gpg; set the next whole number, and a few more if the water has iron.",
        },
        {
          q: "Is water of 60 mg/L as CaCO₃ soft in grains per gallon?",
          a: "60 mg/L as CaCO₃ is 3.505 gpg, the upper end of soft water. Softeners are usually sold for water above about seven grains.",
        },
      ],
    },
    {
      slug: "german-degrees-to-milligrams-per-liter-caco3",
      from: "german-degree",
      to: "milligram-per-liter-caco3",
      about: "German dishwashers, espresso machines and aquarium books use °dH; American test strips and water reports read milligrams or ppm.",
      rule: "× 18",
      familiar: [
        ["3", "soft water for discus fish"],
        ["8.4", "the upper end of soft water in Germany"],
        ["14", "the upper end of medium water in Germany"],
        ["25", "very hard water"],
      ],
      faq: [
        {
          q: "What does 8.4 °dH mean in mg/L as CaCO₃?",
          a: "8.4 °dH is 149.9 mg/L as CaCO₃. German law calls water up to there soft; the US Geological Survey would call it hard.",
        },
        {
          q: "Which °dH should I set on a dishwasher for 200 mg/L as CaCO₃?",
          a: "200 mg/L as CaCO₃ is 11.21 °dH. Look up the setting in the manual’s table, as it differs by maker.",
        },
      ],
    },
    {
      slug: "french-degrees-to-german-degrees",
      from: "french-degree",
      to: "german-degree",
      about: "Water in France, Italy, Belgium and Switzerland is reported in French degrees, while appliances from Germany are set in German ones.",
      rule: "× 5, ÷ 9",
      familiar: [
        ["10", "soft water"],
        ["15", "the upper end of soft water by German law"],
        ["25", "medium to hard water"],
        ["40", "very hard water"],
      ],
      faq: [
        {
          q: "What is French water of 25 °fH in °dH?",
          a: "25 °fH is 14.01 °dH, where Germany’s range of hard water begins.",
        },
        {
          q: "Is 10 °dH harder than 15 °fH?",
          a: "Yes: 10 °dH is 17.85 °fH, while 15 °fH is only 8.404 °dH.",
        },
      ],
    },
    {
      slug: "german-degrees-to-grains-per-gallon",
      from: "german-degree",
      to: "grain-per-gallon",
      about: "German dishwashers and coffee machines are set in °dH; American water reports often give grains. The two numbers nearly agree.",
      rule: "+ 4%",
      familiar: [
        ["4", "soft water"],
        ["8.4", "the upper end of soft water in Germany"],
        ["14", "the upper end of medium water in Germany"],
        ["21", "very hard water"],
      ],
      faq: [
        {
          q: "How many grains per gallon is 14 °dH?",
          a: "14 °dH is 14.6 gpg. To choose a setting, you can treat them as equal.",
        },
        {
          q: "Which °dH does a softener test of 10 grains per gallon mean?",
          a: "10 gpg is 9.591 °dH, in the medium range by German law. Drop test kits count whole degrees anyway.",
        },
      ],
    },
  ],
  faq: [
    {
      pairs: ["grains-per-gallon-to-milligrams-per-liter-caco3", "milligrams-per-liter-caco3-to-grains-per-gallon"],
      q: "How do I convert grains per gallon to ppm?",
      a: "Multiply by 17.118. A hardness of 10 gpg is 171.2 mg/L as CaCO₃, which test strips call ppm. Going the other way, 120 ppm is 7.01 gpg. Softeners are set in grains per US gallon.",
    },
    {
      pairs: ["german-degrees-to-milligrams-per-liter-caco3"],
      q: "How do I convert German degrees to ppm?",
      a: "Multiply °dH by 17.848. Water at 14 °dH is 249.9 mg/L as CaCO₃, or 14.6 grains per US gallon. Aquarium kits call the same unit dGH.",
    },
    {
      q: "What counts as hard water?",
      a: "The US Geological Survey calls up to 60 mg/L as CaCO₃ soft, 61 to 120 moderately hard, 121 to 180 hard, and more than 180 very hard. In grains per gallon the limits are about 3.5, 7 and 10.5; in German degrees 3.4, 6.7 and 10.1.",
    },
    {
      q: "What is the difference between French, English and German degrees?",
      a: "A French degree is 10 mg/L of CaCO₃, an English (Clark) degree is one grain per imperial gallon, or 14.254 mg/L, and a German degree is 10 mg/L of CaO, equal to 17.848 mg/L as CaCO₃. So 1 °dH = 1.785 °fH = 1.252 °e.",
    },
    {
      q: "How do I get hardness from calcium and magnesium in mg/L?",
      a: "Multiply calcium by 2.497 and magnesium by 4.118 (100.086 ÷ 24.305) and add the results: both then count as CaCO₃. A mineral water with 80 mg/L calcium and 20 mg/L magnesium has 199.8 + 82.4 = 282 mg/L, about 15.8 °dH.",
    },
    {
      q: "How many German degrees is 1 mmol/L?",
      a: "5.608 °dH, or 100.086 mg/L as CaCO₃. European water suppliers state mmol/L of calcium plus magnesium: in Germany, below 1.5 is soft, 1.5 to 2.5 medium and above 2.5 hard.",
    },
  ],
});
