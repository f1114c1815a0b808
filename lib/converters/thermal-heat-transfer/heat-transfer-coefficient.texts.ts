import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: ["R-values are reciprocals of U-values: converting between them divides instead of multiplying, and 0 cannot be converted.", "A CHU warms a pound of water by 1 °C, so 1 CHU/(h·ft²·°C) equals exactly 1 Btu/(h·ft²·°F)."],
  pairs: [
    {
      slug: "watts-per-square-meter-kelvin-to-btu-per-hour-square-foot-fahrenheit",
      from: "watt-per-square-meter-kelvin",
      to: "btu-per-hour-square-foot-fahrenheit",
      title: "U-Value: W/(m²·K) to Btu/(h·ft²·°F)",
      about: "European U-values of windows and walls are in W/(m²·K), American U-factors in Btu/(h·ft²·°F). An imported window has to meet an American code limit in the second unit.",
      rule: "× 7, ÷ 40",
      familiar: [
        ["0.8", "a triple-glazed window"],
        ["1.1", "good double glazing, the glass alone"],
        ["5.8", "single glazing"],
        ["25", "an outdoor surface in wind, about"],
      ],
      faq: [
        {
          q: "What is a window of 1.1 W/(m²·K) in Btu/(h·ft²·°F)?",
          a: "1.1 W/(m²·K) is 0.1937 Btu/(h·ft²·°F). Make sure that the figure is for the whole window and not for the glass alone.",
        },
        {
          q: "Does a European window of 1.7 W/(m²·K) meet a US limit of 0.30 Btu/(h·ft²·°F)?",
          a: "Just: 1.7 W/(m²·K) is 0.2994 Btu/(h·ft²·°F). The test methods differ a little, so a rating by the NFRC decides.",
        },
        {
          q: "How good is triple glazing of 0.8 W/(m²·K) in Btu/(h·ft²·°F)?",
          a: "0.8 W/(m²·K) is 0.1409 Btu/(h·ft²·°F), about a seventh of what a single pane lets through.",
        },
      ],
    },
    {
      slug: "btu-per-hour-square-foot-fahrenheit-to-watts-per-square-meter-kelvin",
      from: "btu-per-hour-square-foot-fahrenheit",
      to: "watt-per-square-meter-kelvin",
      title: "U-Factor: Btu/(h·ft²·°F) to W/(m²·K)",
      about: "The NFRC label on American windows is for the whole window, frame included. European U-values of windows are, too, but many brochures there print the glass only, which looks better.",
      rule: "× 40, ÷ 7",
      familiar: [
        ["0.15", "a triple-glazed window"],
        ["0.28", "a window for a cold US climate, about"],
        ["0.5", "old double glazing, about"],
        ["1", "single glazing, about"],
      ],
      faq: [
        {
          q: "What is a U-factor of 0.3 Btu/(h·ft²·°F) in W/(m²·K)?",
          a: "0.3 Btu/(h·ft²·°F) is 1.703 W/(m²·K). The lower number is the better window in either unit.",
        },
        {
          q: "How does a US window of 0.25 Btu/(h·ft²·°F) compare in W/(m²·K) with European triple glazing?",
          a: "0.25 Btu/(h·ft²·°F) is 1.42 W/(m²·K), between double and triple glazing.",
        },
        {
          q: "What is a single pane’s U-factor of 1 Btu/(h·ft²·°F) in W/(m²·K)?",
          a: "1 Btu/(h·ft²·°F) is 5.678 W/(m²·K). Most of the resistance behind it is the air at the surfaces, not the glass.",
        },
      ],
    },
    {
      slug: "watts-per-square-meter-kelvin-to-kilocalories-it-per-hour-square-meter-celsius",
      from: "watt-per-square-meter-kelvin",
      to: "kilocalorie-it-per-hour-square-meter-celsius",
      about: "Older Japanese and European data give the coefficient in kilocalories per hour, and data sheets of older heat exchangers still have them.",
      rule: "− 14%",
      familiar: [
        ["10", "still air on a wall, about"],
        ["25", "wind on a wall, about"],
        ["500", "water, flowing slowly, about"],
        ["3000", "boiling water, about"],
      ],
      faq: [
        {
          q: "What is 25 W/(m²·K) in kcal/(h·m²·°C)?",
          a: "25 W/(m²·K) is 21.5 kcal_IT/(h·m²·°C).",
        },
        {
          q: "What is 1,000 W/(m²·K) in kcal/(h·m²·°C) for an old exchanger data sheet?",
          a: "1,000 W/(m²·K) is 859.8 kcal_IT/(h·m²·°C), a usual overall value for water on both sides.",
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
        ["5", "an insulated door, about"],
        ["13", "a two-by-four wall’s insulation"],
        ["30", "insulation of a floor"],
        ["49", "an attic in much of the US, by code"],
      ],
      faq: [
        {
          q: "What U-value in W/(m²·K) is an R-value of 30?",
          a: "5.678 ÷ 30 = 0.1893 W/(m²·K). Framing and air films change the value of the whole wall.",
        },
      ],
    },
  ],
  faq: [
    {
      pairs: ["watts-per-square-meter-kelvin-to-btu-per-hour-square-foot-fahrenheit", "btu-per-hour-square-foot-fahrenheit-to-watts-per-square-meter-kelvin"],
      q: "How do I convert W/(m²·K) to Btu/(h·ft²·°F)?",
      a: "Multiply by 0.1761: 10 W/(m²·K) is 1.761 Btu/(h·ft²·°F). To go the other way, multiply by 5.678.",
    },
    {
      pairs: ["btu-per-hour-square-foot-fahrenheit-to-watts-per-square-meter-kelvin"],
      general: true,
      q: "What is a US window U-factor of 0.28 in metric units?",
      a: "0.28 Btu/(h·ft²·°F) × 5.678 = 1.59 W/(m²·K). A metric U-value is always the larger number for the same window.",
    },
    {
      pairs: ["r-value-us-to-watts-per-square-meter-kelvin"],
      q: "What is the U-value of an R-19 wall?",
      a: "R-19 is 19 h·ft²·°F/Btu, so U = 1/19 = 0.0526 Btu/(h·ft²·°F) or 0.2989 W/(m²·K). This is for the insulation alone: air films add resistance, and studs reduce it.",
    },
    {
      pairs: ["watts-per-square-meter-kelvin-to-kilocalories-it-per-hour-square-meter-celsius"],
      q: "How do I convert kcal/(h·m²·°C) to W/(m²·K)?",
      a: "With the International Table kilocalorie, multiply by exactly 1.163: 500 kcal/(h·m²·°C) is 581.5 W/(m²·K). With the thermochemical kilocalorie, the factor is 1.162.",
    },
    {
      q: "Should I write per kelvin or per degree Celsius?",
      a: "Either one. The coefficient refers to a temperature difference, and a difference of 1 K is a difference of 1 °C, so W/(m²·K) and W/(m²·°C) have the same value.",
    },
  ],
});
