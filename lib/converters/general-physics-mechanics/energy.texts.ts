import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "“Calorie” means the thermochemical calorie of 4.184 J; the food Calorie is 1,000 of these. The International Table, 15 °C, 20 °C and mean calories are separate units. The 15 °C calorie is 4.1858 J, as in NIST SP 811; the value adopted by the CIPM in 1950 is 4.1855 J.",
    "“BTU” means the International Table BTU of 1,055.05585262 J; the thermochemical BTU and the BTUs at specific temperatures are separate units.",
    "The US therm is legally 105,480,400 J and the EC therm 105,506,000 J; 100,000 International Table BTUs fall between the two.",
    "A barrel of oil equivalent is 5.8 million International Table BTUs; with the 59 °F BTU it would be 0.024% smaller.",
  ],
  pairs: [
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
        ["8400000", "what an adult eats in a day, about"],
      ],
      faq: [
        {
          q: "How many calories are in 1,000 joules?",
          a: "1,000 J is 239 cal. That is less than a quarter of a food Calorie, which is 1,000 of these calories.",
        },
        { q: "How many joules and calories heat 250 g of water by 80 °C?", a: "A calorie heats one gram by one degree, so it takes 250 × 80 = 20,000 calories: 20,000 cal or 83,680 J." },
      ],
    },
    {
      slug: "calories-to-joules",
      from: "calorie",
      to: "joule",
      about: "Older chemistry books give heats of reaction in calories, current papers in joules. This calorie is the thermochemical one; a Calorie on a food label is a thousand times as large.",
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
        { q: "How many calories and joules melt 10 g of ice?", a: "Each gram takes about 80 cal, so it is 800 cal, or 3,347 J." },
      ],
    },
    {
      slug: "kilowatt-hours-to-joules",
      from: "kilowatt-hour",
      to: "joule",
      title: "Kilowatt-Hours to Joules (kWh to J)",
      lead: "{1} kWh is {=1} J, and {10} kWh is {=10} J.",
      about: "The electricity meter counts kilowatt-hours; physics uses joules. One kilowatt for an hour is 3.6 million watt-seconds.",
      familiar: [
        ["0.012", "a phone, charged once, about"],
        ["1", "a dishwasher run, about"],
        ["30", "a US household in a day, about"],
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
      about: "Food labels in Australia and Europe show kilojoules; Americans count Calories, which are kilocalories.",
      rule: "÷ 4",
      familiar: [
        ["420", "a banana, about"],
        ["1100", "half a bar of milk chocolate of 100 g, about"],
        ["2500", "a small fast-food meal, about"],
        ["8700", "the daily intake on Australian labels"],
      ],
      faq: [
        {
          q: "How many calories (kcal) is 8,700 kJ a day?",
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
  ],
  faq: [
    {
      pairs: ["joules-to-calories", "calories-to-joules"],
      q: "How do I convert calories to joules?",
      a: "Multiply thermochemical calories by 4.184. Food labels list kilocalories, so a 200 Cal snack is 836.8 kJ. Some tables use the International Table calorie of 4.1868 J, which is 0.067% larger; choose it when your source is a steam table or an older text.",
    },
    {
      pairs: ["kilowatt-hours-to-joules"],
      q: "How many joules are in a kilowatt-hour?",
      a: "Exactly 3,600,000 J, because a watt is a joule per second and an hour has 3,600 s. The same energy is 3,412 BTU, 860.4 kcal or 3.6 MJ. A watt-hour is a unit of energy; a watt is a unit of power.",
    },
    {
      exact: true,
      q: "How many kWh are in a therm?",
      a: "It depends on the therm. 100,000 International Table BTUs are 29.30710702 kWh. The US therm is legally 105,480,400 J, 29.30011111 kWh; the EC and UK therm is 105,506,000 J, 29.30722222 kWh. The 0.024% difference matters only on large gas bills.",
    },
    {
      exact: true,
      q: "Why are there several BTUs?",
      a: "A BTU heats one pound of water by 1 °F, and how much energy that takes depends on the temperature of the water. Measured BTUs range from 1,054.68 J (60 °F) to 1,059.67 J (39 °F). The International Table BTU, 1,055.05585262 J, is fixed by definition and is the most common; the thermochemical BTU is 1,054.350264 J.",
    },
    {
      exact: true,
      q: "How many joules are in an electronvolt?",
      a: "Exactly 1.602176634 × 10⁻¹⁹ J, since the elementary charge has been a defined constant since 2019. One joule is therefore 6.241509074 × 10¹⁸ eV. A photon with a wavenumber of 1 cm⁻¹ carries 1.24 × 10⁻⁴ eV.",
    },
    {
      q: "What is a tonne of oil equivalent?",
      a: "By International Energy Agency convention, it is 10⁷ International Table kilocalories, or 41.868 GJ (11,630 kWh). A tonne of coal equivalent is 7/10 of that, 29.3076 GJ. Both are accounting units: the energy content of actual oil and coal varies by several percent.",
    },
  ],
});
