import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "joules-to-calories",
    from: "joule",
    to: "calorie",
    about: "Chemistry moved from the calorie to the joule; old tables and heat experiments with water still need both. A calorie warms one gram of water by one degree Celsius.",
    rule: "÷ 4",
    familiar: [
      ["1", "an apple lifted by one meter"],
      ["4.184", "one gram of water, warmed by 1 °C"],
      ["4184", "a food Calorie"],
      ["8400000", "what an adult eats in a day"],
    ],
    faq: [
      {
        q: "How many calories are in 1,000 joules?",
        a: "1,000 J is 239 cal. That is less than a quarter of a food Calorie, which is 1,000 of these calories.",
      },
    ],
  },
  {
    slug: "calories-to-joules",
    from: "calorie",
    to: "joule",
    about: "Older chemistry books give heats of reaction in calories; papers want joules. This calorie is the thermochemical one; a Calorie on a food label is a thousand times as large.",
    rule: "× 4, + 5%",
    familiar: [
      ["1", "one gram of water, warmed by 1 °C"],
      ["80", "one gram of ice, melted"],
      ["540", "one gram of water, boiled away"],
      ["2000000", "the daily intake on US food labels"],
    ],
    faq: [
      {
        q: "Are food Calories the same as these calories?",
        a: "No. A food Calorie is a kilocalorie: 1,000 cal or 4,184 J. A snack of 250 Calories is 250,000 cal.",
      },
    ],
  },
  {
    slug: "kilowatt-hours-to-joules",
    from: "kilowatt-hour",
    to: "joule",
    title: "Kilowatt-Hours to Joules (kWh to J)",
    lead: "{1} kWh is {=1} J, and {10} kWh is {=10} J.",
    about: "The electricity meter counts kilowatt-hours, physics counts joules. One kilowatt for an hour is 3.6 million watt-seconds.",
    familiar: [
      ["0.012", "a phone, charged once"],
      ["1", "a dishwasher run"],
      ["30", "a US household in a day"],
      ["75", "the battery of an electric car"],
    ],
    faq: [
      {
        q: "How many joules does a 10 kWh home battery store?",
        a: "10 kWh is 36,000,000 J. Divide by 3,600,000 to get back: 36 million J is 10 kWh.",
      },
      {
        q: "Why does a bill use kWh and not joules?",
        a: "Because the number would be unwieldy: 1 kWh is 3,600,000 J, so a household’s month would run to billions of joules.",
      },
    ],
  },
  {
    slug: "kilojoules-to-kilocalories",
    from: "kilojoule",
    to: "kilocalorie",
    about: "Food labels in Australia and Europe show kilojoules, Americans count Calories, which are kilocalories.",
    rule: "÷ 4",
    familiar: [
      ["420", "a banana"],
      ["1000", "a bar of chocolate, half"],
      ["2500", "a fast-food meal, small"],
      ["8700", "the daily intake on Australian labels"],
    ],
    faq: [
      {
        q: "How many calories is 8,700 kJ a day?",
        a: "8,700 kJ is 2,079 kcal. A 500 kJ snack is 120 kcal, and people who say “calories” mean these kilocalories.",
      },
      {
        q: "Is a kilojoule more than a calorie on a food label?",
        a: "No: a food Calorie is 1 kcal or 4.184 kJ, so the label’s number in kilojoules is about four times as large.",
      },
    ],
  },
  {
    slug: "btu-to-kilojoules",
    from: "btu",
    to: "kilojoule",
    about: "US heating and cooling equipment is rated in British thermal units, metric data sheets in kilojoules. A BTU warms a pound of water by one degree Fahrenheit.",
    rule: "+ 5%",
    familiar: [
      ["1", "a kitchen match, burned down"],
      ["1000", "a cubic foot of natural gas, about"],
      ["100000", "a therm"],
    ],
    faq: [
      {
        q: "Is a BTU about a kilojoule?",
        a: "Yes: 1 Btu is 1.055 kJ, only 5.5% more. Swapping one for the other is good enough for an estimate, not for a contract.",
      },
      {
        q: "How many kilojoules are in 10,000 BTU?",
        a: "10,000 Btu is about 10,550 kJ. An air conditioner of that rating moves this much heat in an hour.",
      },
    ],
  },
]);
