import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "One International Table Btu per pound per degree Fahrenheit is exactly one International Table calorie per gram per degree Celsius, 4,186.8 J/(kg·K). The thermochemical units are likewise both exactly 4,184 J/(kg·K).",
    "Degrees here are temperature differences, so kelvins and degrees Celsius are interchangeable, as are degrees Fahrenheit and degrees Rankine.",
  ],
  pairs: [
    {
      slug: "kilojoules-per-kilogram-kelvin-to-btu-per-pound-fahrenheit",
      from: "kilojoule-per-kilogram-kelvin",
      to: "btu-per-pound-fahrenheit",
      about: "Property tables are in kilojoules; American coil, duct and tank calculations work in pounds and degrees Fahrenheit. On that scale water is close to one and every metal far below it.",
      rule: "÷ 4, − 5%",
      familiar: [
        ["0.385", "copper"],
        ["0.449", "iron"],
        ["0.897", "aluminum"],
        ["1.005", "air at constant pressure"],
        ["2.1", "ice, about"],
        ["4.18", "water at room temperature"],
      ],
      faq: [
        {
          q: "What is the specific heat of aluminum, 0.897 kJ/(kg·K), in Btu/(lb·°F)?",
          a: "0.897 kJ/(kg·K) is 0.2142 Btu/(lb·°F). Copper, at 0.385 kJ/(kg·K), has 0.09196 Btu/(lb·°F): a pound of it warms more than twice as much with the same heat.",
        },
        {
          q: "Why is water not exactly 1 Btu/(lb·°F) at 4.18 kJ/(kg·K)?",
          a: "4.18 kJ/(kg·K) is 0.9984 Btu/(lb·°F). The Btu of today is tied to the joule, at 4.1868 kJ/(kg·K), and water’s own value varies by about one percent between freezing and boiling.",
        },
      ],
    },
    {
      slug: "btu-per-pound-fahrenheit-to-kilojoules-per-kilogram-kelvin",
      from: "btu-per-pound-fahrenheit",
      to: "kilojoule-per-kilogram-kelvin",
      about: "American handbooks list specific heats relative to water, from lead near three hundredths to water at one. An energy balance in kilograms and kilowatts needs kilojoules.",
      rule: "× 4, + 5%",
      familiar: [
        ["0.031", "lead"],
        ["0.092", "copper"],
        ["0.215", "aluminum"],
        ["0.24", "air at constant pressure"],
        ["0.5", "ice, about"],
        ["1", "water, very nearly"],
      ],
      faq: [
        {
          q: "What is air’s specific heat of 0.24 Btu/(lb·°F) in kJ/(kg·K)?",
          a: "0.24 Btu/(lb·°F) is 1.005 kJ/(kg·K). Duct calculations use both numbers for dry air.",
        },
        {
          q: "Which is larger, 1 Btu/(lb·°F) or 1 kJ/(kg·K)?",
          a: "1 Btu/(lb·°F) is more than four times as large, 4.187 kJ/(kg·K). Ice at 0.5 Btu/(lb·°F) has 2.093 kJ/(kg·K).",
        },
      ],
    },
    {
      slug: "calories-per-gram-celsius-to-joules-per-kilogram-kelvin",
      from: "calorie-per-gram-celsius",
      to: "joule-per-kilogram-kelvin",
      about: "Older chemistry books use calories per gram; simulation software takes joules per kilogram and kelvin. Check which calorie the book means.",
      familiar: [
        ["0.031", "lead"],
        ["0.092", "copper"],
        ["0.215", "aluminum"],
        ["0.58", "ethanol, about"],
        ["1", "water"],
      ],
      faq: [
        {
          q: "What is copper’s 0.092 cal/(g·°C) in J/(kg·K)?",
          a: "0.092 cal/(g·°C) is 384.9 J/(kg·K), about a tenth of water’s. Water at 1 cal/(g·°C) has 4,184 J/(kg·K).",
        },
        {
          q: "What is the specific heat of ice, 0.5 cal/(g·°C), in J/(kg·K)?",
          a: "0.5 cal/(g·°C) is 2,092 J/(kg·K). So ice warms about twice as fast as water with the same heat, until it melts.",
        },
      ],
    },
    {
      slug: "joules-per-gram-celsius-to-joules-per-kilogram-kelvin",
      from: "joule-per-gram-celsius",
      to: "joule-per-kilogram-kelvin",
      about: "School experiments work in grams, engineering in kilograms. Only the mass unit differs between the two.",
      familiar: [
        ["0.129", "gold"],
        ["0.449", "iron"],
        ["0.897", "aluminum"],
        ["2.44", "ethanol"],
        ["4.18", "water at room temperature"],
      ],
      faq: [
        {
          q: "What is iron’s 0.449 J/(g·°C) in J/(kg·K)?",
          a: "0.449 J/(g·°C) is 449 J/(kg·K). To warm one kilogram of iron by ten degrees takes 449 × 10 = 4,490 J.",
        },
        {
          q: "Does it matter that J/(g·°C) has Celsius and J/(kg·K) has kelvins?",
          a: "No. A Celsius degree and a kelvin are the same size, so only grams and kilograms differ: 4.18 J/(g·°C) is 4,180 J/(kg·K).",
        },
      ],
    },
  ],
  faq: [
    {
      pairs: ["kilojoules-per-kilogram-kelvin-to-btu-per-pound-fahrenheit", "btu-per-pound-fahrenheit-to-kilojoules-per-kilogram-kelvin"],
      q: "How do I convert kJ/(kg·K) to Btu/(lb·°F)?",
      a: "Divide by 4.1868, or multiply by 0.2388. Air at 1.005 kJ/(kg·K) is 0.2400 Btu/(lb·°F). The factor is exact for the International Table Btu.",
    },
    {
      pairs: ["calories-per-gram-celsius-to-joules-per-kilogram-kelvin"],
      q: "Why is the specific heat of water about 1 in calories and Btu but 4.18 in SI units?",
      a: "The calorie and the Btu were originally defined by water: a calorie warms about a gram of water by 1 °C, a Btu about a pound by 1 °F. The joule comes from mechanics, so water’s value is about 4.18 kJ/(kg·K).",
    },
    {
      q: "Is J/(kg·K) the same as J/(kg·°C)?",
      a: "Yes. Specific heat refers to a change in temperature, and a change of 1 K is a change of 1 °C. The offset of 273.15 does not matter.",
    },
    {
      q: "What is the difference between the thermochemical and the International Table calorie here?",
      a: "They are 4.184 J and 4.1868 J, a difference of 0.067%. Chemistry tables use the thermochemical calorie; steam tables and HVAC use the International Table calorie. Results that differ in the fourth digit usually come from mixing the two.",
    },
    {
      q: "How do I convert a gas constant in ft·lbf/(lb·°R) to SI?",
      a: "Multiply by 5.38. The gas constant of dry air, 53.35 ft·lbf/(lb·°R), is 287.04 J/(kg·K).",
    },
  ],
});
