import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "These are temperatures, not differences: a rise of 10 °C is a rise of 18 °F, but a temperature of 10 °C is 50 °F. For differences, use the Temperature Difference Converter.",
    "Gas marks follow the usual British table: mark 1 is 275 °F, each mark above that adds 25 °F, and ½ and ¼ are 250 °F and 225 °F. Actual ovens vary by several degrees.",
    "The Delisle scale runs downward: water boils at 0 °De and freezes at 150 °De.",
    "Results are shown to 5 decimal places.",
  ],
  pairs: [
    {
      slug: "celsius-to-fahrenheit",
      from: "celsius",
      to: "fahrenheit",
      about: "The United States reads Fahrenheit for weather, fevers and ovens, nearly everyone else Celsius. A Celsius degree is 1.8 Fahrenheit degrees, and zero Celsius is 32 °F.",
      rule: "× 2, + 30",
      familiar: [
        ["20", "a heated room"],
        ["0", "water freezes"],
        ["37", "normal body temperature, about"],
        ["100", "water boils at sea level"],
        ["180", "a moderate oven"],
      ],
      faq: [
        {
          q: "Is 20 °C warm or cold in Fahrenheit?",
          a: "20 °C is 68 °F, a heated room. Outdoors, 10 °C is 50 °F and needs a jacket; 30 °C is 86 °F, a hot day.",
        },
        { q: "What do I set on a Fahrenheit oven for 200 °C?", a: "200 °C is 392 °F. American ovens usually step by five degrees, so set 390 °F, which is 198.9 °C." },
      ],
    },
    {
      slug: "fahrenheit-to-celsius",
      from: "fahrenheit",
      to: "celsius",
      about: "American recipes, thermostats and weather reports use Fahrenheit, the rest of the world Celsius. Take off the 32 first, then scale.",
      rule: "− 30, ÷ 2",
      familiar: [
        ["68", "a heated room"],
        ["32", "water freezes"],
        ["98.6", "normal body temperature, about"],
        ["350", "a moderate oven"],
        ["451", "Ray Bradbury’s novel about burning books"],
      ],
      faq: [
        {
          q: "What is 350 °F in Celsius for baking?",
          a: "350 °F is 176.7 °C; recipes round it to 180 °C. A hot oven of 425 °F is 218.3 °C, and a slow one of 300 °F is 148.9 °C.",
        },
        {
          q: "At what Fahrenheit temperature does a fever begin in Celsius?",
          a: "The usual threshold is 100.4 °F, which is 38 °C. Normal is near 98.6 °F, or 37 °C.",
        },
      ],
    },
    {
      slug: "celsius-to-kelvin",
      from: "celsius",
      to: "kelvin",
      title: "Celsius to Kelvin (°C to K)",
      about: "Gas laws, radiation and superconductors need the absolute scale. The degrees are equal; only the zero moves, by 273.15.",
      rule: "+ 273",
      familiar: [
        ["-273.15", "absolute zero"],
        ["-196", "boiling nitrogen"],
        ["0", "melting ice"],
        ["25", "a laboratory at standard ambient temperature"],
      ],
      faq: [
        {
          q: "Why do gas laws need kelvins instead of Celsius?",
          a: "A gas volume is proportional to the temperature above absolute zero. Heated from 20 °C to 40 °C, a gas does not double: 293.15 K to 313.15 K is a rise of 7%.",
        },
        { q: "Is liquid nitrogen at −196 °C cold enough for a superconductor that needs 92 K?", a: "Yes: −196 °C is 77.15 K. The best-known high-temperature superconductor, YBCO, works below about 92 K, or −181.15 °C." },
      ],
    },
    {
      slug: "kelvin-to-celsius",
      from: "kelvin",
      to: "celsius",
      title: "Kelvin to Celsius (K to °C)",
      about: "Scientific papers state kelvins; a lab thermometer shows Celsius. Subtract 273.15: the degrees have the same size.",
      rule: "− 273",
      familiar: [
        ["77", "boiling nitrogen"],
        ["273.15", "melting ice"],
        ["300", "a warm room, the round value in physics"],
        ["5772", "the surface of the Sun"],
      ],
      faq: [
        {
          q: "What is 300 K in Celsius?",
          a: "300 K is 26.85 °C. Physicists use it as a round room temperature; chemists prefer 298.15 K, which is 25 °C.",
        },
        { q: "What does 2,700 K on a lamp mean in Celsius?", a: "2,700 K is 2,426.85 °C, about the temperature of a glowing filament of that color. An LED of 2,700 K has the color but not the heat." },
      ],
    },
    {
      slug: "fahrenheit-to-kelvin",
      from: "fahrenheit",
      to: "kelvin",
      title: "Fahrenheit to Kelvin (°F to K)",
      about: "A gas law needs kelvins, an American thermometer shows Fahrenheit. Either add 459.67 and divide by 1.8, or go through Celsius.",
      familiar: [
        ["-459.67", "absolute zero"],
        ["32", "melting ice"],
        ["68", "a room"],
        ["212", "boiling water"],
      ],
      faq: [
        {
          q: "How do I convert Fahrenheit to kelvins?",
          a: "Add 459.67 and multiply by 5/9. Water boils at 212 °F or 373.15 K, and a room at 70 °F is at 294.3 K.",
        },
        {
          q: "Can a cold day in Fahrenheit be below zero kelvins?",
          a: "No. Even −40 °F is 233.15 K; kelvins count from absolute zero, −459.67 °F.",
        },
      ],
    },
  ],
  faq: [
    { pairs: ["celsius-to-fahrenheit"], q: "How do I convert Celsius to Fahrenheit?", a: "Multiply by 9/5 and add 32: 20 °C × 9/5 + 32 = 68 °F. In your head, double it, subtract a tenth of that, and add 32: 20 → 40 → 36 → 68." },
    {
      pairs: ["fahrenheit-to-celsius"],
      q: "How do I convert Fahrenheit to Celsius?",
      a: "Subtract 32, then multiply by 5/9: (98.6 − 32) × 5/9 = 37 °C. Subtract first. Multiplying before subtracting is the most common mistake and puts body temperature at 22.8 °C.",
    },
    {
      q: "At what temperature are Celsius and Fahrenheit the same?",
      a: "At −40: −40 °C is exactly −40 °F. Fahrenheit and kelvin read the same at 574.588, or about 301.44 °C.",
    },
    {
      pairs: ["celsius-to-kelvin", "kelvin-to-celsius"],
      q: "Why does 0 °C equal 273.15 K and not 273.16 K?",
      a: "The Celsius scale is defined as the kelvin scale shifted by exactly 273.15. The 273.16 K in textbooks is the triple point of water, 0.01 °C, which defined the kelvin until 2019.",
    },
    {
      q: "What temperature is gas mark 4 or 6?",
      a: "Gas mark 4 is 350 °F (176.7 °C, in recipes 180 °C) and gas mark 6 is 400 °F (204.4 °C, in recipes 200 °C). Each whole mark above 1 adds 25 °F. These are settings for a conventional oven: for a fan (convection) oven, recipes commonly reduce them by about 20 °C.",
    },
    {
      q: "What does a temperature in electronvolts mean?",
      a: "Plasma physicists quote the energy k·T instead of T. One electronvolt corresponds to e/k = 11,605 K, so room temperature (300 K) is about 0.0259 eV and a 10 keV fusion plasma is 116 million kelvins.",
    },
  ],
});
