import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "A coefficient is smaller per degree Fahrenheit than per kelvin, because a Fahrenheit degree is 5/9 of a kelvin.",
    "µm/(m·K), ppm/°C and 10⁻⁶/K are the same. Linear and volume coefficients are not interchangeable: the volume coefficient of an isotropic solid is about three times the linear one.",
  ],
  pairs: [
    {
      slug: "micrometers-per-meter-kelvin-to-microinches-per-inch-fahrenheit",
      from: "micrometer-per-meter-kelvin",
      to: "microinch-per-inch-fahrenheit",
      about: "Metric data sheets give expansion per kelvin, American ones per degree Fahrenheit. The lengths cancel out, so only the degree matters.",
      rule: "× 5, ÷ 9",
      familiar: [
        ["1.2", "Invar"],
        ["3.3", "borosilicate glass"],
        ["9", "window glass, about"],
        ["11.7", "carbon steel"],
        ["17.3", "stainless steel, type 304"],
        ["23.1", "aluminum"],
      ],
      faq: [
        {
          q: "What is stainless steel’s 17.3 µm/(m·K) in µin/(in·°F)?",
          a: "17.3 µm/(m·K) is 9.611 µin/(in·°F), half again as much as carbon steel at 11.7 µm/(m·K), which is 6.5 µin/(in·°F). Bolted together, the two work against each other as they warm.",
        },
        {
          q: "Why does µm/(m·K) not change when meters become inches in µin/(in·°F)?",
          a: "Each is a millionth of the length, in whatever unit. Only the kelvin shrinks to a Fahrenheit degree: 9 µm/(m·K) is 5 µin/(in·°F).",
        },
      ],
    },
    {
      slug: "microinches-per-inch-fahrenheit-to-micrometers-per-meter-kelvin",
      from: "microinch-per-inch-fahrenheit",
      to: "micrometer-per-meter-kelvin",
      about: "American material tables list expansion per inch and Fahrenheit degree; finite-element models and European suppliers take it per kelvin, nearly twice the number.",
      rule: "× 2, − 10%",
      familiar: [
        ["0.7", "Invar, about"],
        ["6.5", "carbon steel"],
        ["9.6", "stainless steel, type 304"],
        ["12.8", "aluminum"],
        ["30", "PVC pipe, about"],
      ],
      faq: [
        {
          q: "What is PVC’s 30 µin/(in·°F) in µm/(m·K)?",
          a: "30 µin/(in·°F) is 54 µm/(m·K), more than four times as much as steel at 6.5 µin/(in·°F), which is 11.7 µm/(m·K). Plastic drains need expansion joints for that reason.",
        },
        {
          q: "How many µm/(m·K) is aluminum at 12.8 µin/(in·°F)?",
          a: "12.8 µin/(in·°F) is 23.04 µm/(m·K). Aluminum expands about twice as much as steel, so long gutters and panels need room to move.",
        },
      ],
    },
    {
      slug: "ppm-per-celsius-to-ppm-per-fahrenheit",
      from: "ppm-per-celsius",
      to: "ppm-per-fahrenheit",
      about: "Resistors, crystals, capacitors and circuit boards drift by parts per million. Electronics is specified per Celsius degree even in the United States; per degree Fahrenheit the number is smaller.",
      rule: "× 5, ÷ 9",
      familiar: [
        ["0.5", "fused silica, about"],
        ["2.6", "silicon"],
        ["25", "a precision resistor"],
        ["30", "the limit of a C0G capacitor"],
        ["100", "an ordinary metal film resistor"],
      ],
      faq: [
        {
          q: "How far does a resistor of 100 ppm/°C drift over 50 °F, calculated in ppm/°F?",
          a: "100 ppm/°C is 55.56 ppm/°F. Over the fifty degrees that is 50 × 55.56 = 2,778 ppm, a little over a quarter of a percent.",
        },
        {
          q: "What is a 25 ppm/°C reference in ppm/°F?",
          a: "25 ppm/°C is 13.89 ppm/°F. Drift and expansion follow the same rule, because both are fractions per degree.",
        },
      ],
    },
    {
      slug: "per-kelvin-to-per-fahrenheit",
      from: "per-kelvin",
      to: "per-fahrenheit",
      about: "Coefficients for liquids, gases and electrical resistance are large enough to be written as plain decimals, such as the expansion of gasoline in a tank.",
      rule: "× 5, ÷ 9",
      familiar: [
        ["0.000012", "steel, length, about"],
        ["0.00021", "water at 20 °C, volume"],
        ["0.00095", "gasoline, volume, about"],
        ["0.0034", "air at 20 °C, volume"],
        ["0.0039", "copper, electrical resistance"],
      ],
      faq: [
        {
          q: "What is gasoline’s 0.00095 per kelvin in per degree Fahrenheit?",
          a: "0.00095 per kelvin is 0.0005278 per degree Fahrenheit. Fuel that warms by thirty Fahrenheit degrees expands by 0.0005278 × 30 = 0.01583 of its volume, so a tank must never be filled to the brim.",
        },
        {
          q: "How much does copper’s resistance rise per degree Fahrenheit if it rises by 0.0039 per kelvin?",
          a: "0.0039 per kelvin is 0.002167 per degree Fahrenheit, about a fifth of a percent.",
        },
      ],
    },
  ],
  faq: [
    {
      pairs: ["micrometers-per-meter-kelvin-to-microinches-per-inch-fahrenheit", "microinches-per-inch-fahrenheit-to-micrometers-per-meter-kelvin"],
      q: "How do I convert µm/(m·K) to µin/(in·°F)?",
      a: "Multiply by 5/9: steel at 11.7 µm/(m·K) is 6.5 µin/(in·°F). To go the other way, multiply by 1.8, so aluminum at 13.1 µin/(in·°F) is 23.6 µm/(m·K).",
    },
    {
      q: "Is ppm/°C the same as µm/(m·K)?",
      a: "Yes, exactly. Both are a millionth of the length per kelvin: a micrometer is a millionth of a meter, and a difference of 1 °C is a difference of 1 K.",
    },
    {
      pairs: ["per-kelvin-to-per-fahrenheit"],
      q: "Why don’t I add 32 when I convert from 1/°C to 1/°F?",
      a: "The coefficient refers to a change in temperature, so only the size of the degree matters. 23.1 ppm/°C for aluminum becomes 23.1 ÷ 1.8 = 12.8 ppm/°F.",
    },
    {
      q: "How much does a 100 ft steel pipe expand over 100 °F?",
      a: "With 6.5 µin/(in·°F): 0.0000065 × 1,200 in × 100 °F = 0.78 in. In metric units, a 30 m steel beam at 11.7 µm/(m·K) expands 14.0 mm over 40 K.",
    },
    {
      q: "Can an expansion coefficient be negative?",
      a: "Yes. Water below 4 °C, silicon at very low temperatures and zirconium tungstate shrink when warmed; zirconium tungstate is about −8.7 ppm/°C. The converter accepts negative values.",
    },
  ],
});
