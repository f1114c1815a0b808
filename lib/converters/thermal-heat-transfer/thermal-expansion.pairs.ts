import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "micrometers-per-meter-kelvin-to-microinches-per-inch-fahrenheit",
    from: "micrometer-per-meter-kelvin",
    to: "microinch-per-inch-fahrenheit",
    about: "Machinists and bridge engineers compare materials by it: metric data sheets for a drawing in inches and a shop in Fahrenheit. The lengths cancel out, so only the degree counts.",
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
        a: "12.8 µin/(in·°F) is 23.04 µm/(m·K). An aluminum gutter moves twice as far as the steel nails that hold it.",
      },
    ],
  },
  {
    slug: "ppm-per-celsius-to-ppm-per-fahrenheit",
    from: "ppm-per-celsius",
    to: "ppm-per-fahrenheit",
    about: "Resistors, crystals, capacitors and circuit boards drift by parts per million. Electronics is specified per Celsius degree even in the United States; a Fahrenheit chamber needs the smaller number.",
    rule: "× 5, ÷ 9",
    familiar: [
      ["0.5", "fused silica, about"],
      ["2.6", "silicon"],
      ["25", "a precision resistor"],
      ["30", "the limit of a C0G capacitor"],
      ["100", "an ordinary film resistor"],
    ],
    faq: [
      {
        q: "How far does a resistor of 100 ppm/°C drift over 50 °F, in ppm/°F terms?",
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
    about: "Liquids, gases and wires have coefficients so large that they are written as plain decimals. Volumes in a fuel tank and copper’s resistance are the usual cases.",
    rule: "× 5, ÷ 9",
    familiar: [
      ["0.000012", "steel, length"],
      ["0.00021", "water at 20 °C, volume"],
      ["0.00095", "gasoline, volume"],
      ["0.0034", "air at 20 °C, volume"],
      ["0.0039", "copper, electrical resistance"],
    ],
    faq: [
      {
        q: "What is gasoline’s 0.00095 per kelvin in per degree Fahrenheit?",
        a: "0.00095 per kelvin is 0.0005278 per degree Fahrenheit. A tank filled to the brim grows by 0.0005278 × 30 = 0.01583 of its volume when it warms by thirty Fahrenheit degrees.",
      },
      {
        q: "How much does copper’s resistance rise per degree Fahrenheit if it rises by 0.0039 per kelvin?",
        a: "0.0039 per kelvin is 0.002167 per degree Fahrenheit, about a fifth of a percent.",
      },
    ],
  },
]);
