import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "watts-per-square-meter-kelvin-to-btu-per-hour-square-foot-fahrenheit",
    from: "watt-per-square-meter-kelvin",
    to: "btu-per-hour-square-foot-fahrenheit",
    title: "U-Value: W/(m²·K) to Btu/(h·ft²·°F)",
    about: "Windows, walls and heat exchangers: European U-values in American U-factors.",
    rule: "× 7, ÷ 40",
    familiar: [
      ["0.8", "triple glazing"],
      ["1.1", "good double glazing"],
      ["5.8", "single glazing"],
      ["25", "air, blown"],
    ],
    faq: [
      {
        q: "What is a window of 1.1 W/(m²·K) in Btu/(h·ft²·°F)?",
        a: "1.1 W/(m²·K) is 0.1937 Btu/(h·ft²·°F).",
      },
    ],
  },
  {
    slug: "btu-per-hour-square-foot-fahrenheit-to-watts-per-square-meter-kelvin",
    from: "btu-per-hour-square-foot-fahrenheit",
    to: "watt-per-square-meter-kelvin",
    title: "U-Factor: Btu/(h·ft²·°F) to W/(m²·K)",
    about: "The NFRC label on American windows, in European terms.",
    rule: "× 40, ÷ 7",
    familiar: [
      ["0.15", "triple glazing"],
      ["0.28", "a window for a northern zone"],
      ["0.5", "old double glazing"],
      ["1", "single glazing"],
    ],
    faq: [
      {
        q: "What is a U-factor of 0.3 Btu/(h·ft²·°F) in W/(m²·K)?",
        a: "0.3 Btu/(h·ft²·°F) is 1.703 W/(m²·K).",
      },
    ],
  },
  {
    slug: "watts-per-square-meter-kelvin-to-kilocalories-it-per-hour-square-meter-celsius",
    from: "watt-per-square-meter-kelvin",
    to: "kilocalorie-it-per-hour-square-meter-celsius",
    about: "Older Japanese and European data give the coefficient in kilocalories per hour.",
    rule: "− 15%",
    familiar: [
      ["10", "still air on a wall"],
      ["25", "wind on a wall"],
      ["500", "water, flowing slowly"],
      ["3000", "boiling water"],
    ],
    faq: [
      {
        q: "What is 25 W/(m²·K) in kcal/(h·m²·°C)?",
        a: "25 W/(m²·K) is 21.5 kcal_IT/(h·m²·°C).",
      },
    ],
  },
  {
    slug: "r-value-us-to-watts-per-square-meter-kelvin",
    from: "r-value-us",
    to: "watt-per-square-meter-kelvin",
    title: "R-Value to U-Value: h·ft²·°F/Btu to W/(m²·K)",
    about: "American labels state resistance, European ones transmittance: divide 5.678 by the R-value.",
    rule: "17 ÷, ÷ 3",
    familiar: [
      ["5", "an insulated door"],
      ["13", "a two-by-four wall’s insulation"],
      ["30", "a floor"],
      ["49", "an attic"],
    ],
    faq: [
      {
        q: "What U-value in W/(m²·K) is an R-value of 30?",
        a: "5.678 ÷ 30 = 0.1893 W/(m²·K). Framing and air films change the value of the whole wall.",
      },
    ],
  },
]);
