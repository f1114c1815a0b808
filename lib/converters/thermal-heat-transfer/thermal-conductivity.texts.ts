import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "US data sheets use two similar-looking units: Btu/(h·ft·°F) for metals and Btu·in/(h·ft²·°F) for insulation. The first is exactly 12 times the second.",
    "Unless marked otherwise, Btu means the International Table Btu. Units with the thermochemical Btu are 0.067% smaller.",
  ],
  pairs: [
    {
      slug: "watts-per-meter-kelvin-to-btu-per-hour-foot-fahrenheit",
      from: "watt-per-meter-kelvin",
      to: "btu-per-hour-foot-fahrenheit",
      about: "American formulas for heat exchangers, fins and buried pipes take conductivities in Btu per hour and feet. Insulation data use inches of thickness, a unit twelve times smaller.",
      rule: "÷ 2, + 15%",
      familiar: [
        ["0.026", "still air at room temperature"],
        ["0.6", "water"],
        ["1", "window glass, about"],
        ["16", "stainless steel, type 304"],
        ["50", "carbon steel, about"],
        ["237", "aluminum, pure"],
        ["400", "copper"],
      ],
      faq: [
        {
          q: "What is stainless steel’s 16 W/(m·K) in Btu/(h·ft·°F)?",
          a: "16 W/(m·K) is 9.245 Btu/(h·ft·°F). Carbon steel, at about 50 W/(m·K), has 28.89 Btu/(h·ft·°F), and aluminum far more, which is why good stainless pans have an aluminum or copper core.",
        },
        {
          q: "Is 1 W/(m·K) more than 1 Btu/(h·ft·°F)?",
          a: "No: 1 W/(m·K) is only 0.5778 Btu/(h·ft·°F). Window glass is near 1 W/(m·K), water near 0.6 W/(m·K), which is 0.3467 Btu/(h·ft·°F).",
        },
      ],
    },
    {
      slug: "btu-per-hour-foot-fahrenheit-to-watts-per-meter-kelvin",
      from: "btu-per-hour-foot-fahrenheit",
      to: "watt-per-meter-kelvin",
      about: "American tables of metals and fluids use this unit. Insulation is listed for a thickness of one inch instead, which makes its numbers twelve times as large.",
      rule: "× 7, ÷ 4",
      familiar: [
        ["0.35", "water, about"],
        ["9.4", "stainless steel, type 304"],
        ["29", "carbon steel, about"],
        ["137", "aluminum, pure"],
        ["231", "copper"],
      ],
      faq: [
        {
          q: "What is carbon steel at 26 Btu/(h·ft·°F) in W/(m·K)?",
          a: "26 Btu/(h·ft·°F) is 45 W/(m·K). Steels differ by their carbon and alloying elements, so use the value of the grade.",
        },
        {
          q: "How many W/(m·K) is copper at 231 Btu/(h·ft·°F)?",
          a: "231 Btu/(h·ft·°F) is 399.8 W/(m·K). Aluminum at 137 Btu/(h·ft·°F) is 237.1 W/(m·K), three-fifths of that.",
        },
      ],
    },
    {
      slug: "btu-inches-per-hour-square-foot-fahrenheit-to-watts-per-meter-kelvin",
      from: "btu-inch-per-hour-square-foot-fahrenheit",
      to: "watt-per-meter-kelvin",
      about: "The k-value of American insulation is for a slab one inch thick and a square foot wide. Its reciprocal is the R-value per inch; European products state their conductivity in W/(m·K).",
      rule: "÷ 7",
      familiar: [
        ["0.2", "extruded polystyrene, R-5 per inch"],
        ["0.26", "expanded polystyrene, about"],
        ["0.31", "fiberglass batt, about"],
        ["0.8", "softwood, about"],
        ["5", "common brick, about"],
      ],
      faq: [
        {
          q: "What is foam of R-5 per inch, or 0.2 Btu·in/(h·ft²·°F), in W/(m·K)?",
          a: "0.2 Btu·in/(h·ft²·°F) is 0.02885 W/(m·K). The lower the number, the better the insulation.",
        },
        {
          q: "How many W/(m·K) is wood at 0.8 Btu·in/(h·ft²·°F)?",
          a: "0.8 Btu·in/(h·ft²·°F) is 0.1154 W/(m·K), across the grain. Brick at 5 Btu·in/(h·ft²·°F) is 0.7211 W/(m·K).",
        },
      ],
    },
    {
      slug: "watts-per-meter-kelvin-to-kilocalories-it-per-hour-meter-celsius",
      from: "watt-per-meter-kelvin",
      to: "kilocalorie-it-per-hour-meter-celsius",
      about: "Older Japanese and European data on boilers and refractory bricks use kilocalories per hour. The number is one-seventh smaller than in watts.",
      rule: "− 14%",
      familiar: [
        ["0.04", "mineral wool, about"],
        ["0.6", "water"],
        ["50", "carbon steel, about"],
        ["400", "copper"],
      ],
      faq: [
        {
          q: "What is mineral wool at 0.04 W/(m·K) in kcal/(h·m·°C)?",
          a: "0.04 W/(m·K) is 0.03439 kcal/(h·m·°C). Old data that look a seventh better than today’s may only be in this unit.",
        },
        {
          q: "What is 0.86 kcal/(h·m·°C) in W/(m·K)?",
          a: "It is almost exactly 1 W/(m·K), which is 0.8598 kcal/(h·m·°C), about the value of window glass.",
        },
      ],
    },
  ],
  faq: [
    {
      pairs: ["watts-per-meter-kelvin-to-btu-per-hour-foot-fahrenheit", "btu-per-hour-foot-fahrenheit-to-watts-per-meter-kelvin"],
      q: "How do I convert W/(m·K) to Btu/(h·ft·°F)?",
      a: "Multiply by 0.5778. Copper at 400 W/(m·K) is 231.1 Btu/(h·ft·°F). To go back to SI, multiply by 1.731.",
    },
    {
      pairs: ["btu-inches-per-hour-square-foot-fahrenheit-to-watts-per-meter-kelvin"],
      q: "How do I convert the k-value of insulation from Btu·in/(h·ft²·°F) to W/(m·K)?",
      a: "Multiply by 0.1442. A board with k = 0.26 Btu·in/(h·ft²·°F) is 0.0375 W/(m·K). Going the other way, 1 W/(m·K) is 6.933 Btu·in/(h·ft²·°F).",
    },
    {
      q: "How do I calculate an R-value from thermal conductivity?",
      a: "Divide the thickness by the conductivity. In US units, the insulation k-value makes it easy: R per inch = 1/k, so k = 0.26 gives R-3.85 per inch. In SI, 0.1 m at 0.035 W/(m·K) is 2.857 m²·K/W, or R-16.2.",
    },
    {
      q: "How do I convert cal/(s·cm·°C) to W/(m·K)?",
      a: "Multiply by 418.4, the exact factor for the thermochemical calorie. Older tables give copper as about 0.94 cal/(s·cm·°C), which is 393.3 W/(m·K). For the International Table calorie, the factor is 418.68.",
    },
    {
      q: "Are W/(m·K) and W/(m·°C) different?",
      a: "No. Conductivity is per degree of temperature difference, and kelvins and degrees Celsius are the same size. Degrees Fahrenheit and Rankine are 5/9 as large.",
    },
  ],
});
