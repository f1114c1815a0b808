import { defineConverter } from "../../units/define-converter.ts";
import pairs from "./temperature.pairs.ts";

export default defineConverter({
  slug: "temperature",
  category: "thermal-heat-transfer",
  name: "Temperature Converter",
  description: "Convert Celsius, Fahrenheit, kelvin, Rankine, Réaumur and historical scales.",
  base: { name: "kelvin", symbol: "K" },
  baseFactor: "K",
  defaultPair: ["celsius", "fahrenheit"],
  commonUnits: ["celsius", "fahrenheit", "kelvin", "rankine"],
  pairs,
  commonValues: {
    celsius: {
      example: "37",
      tables: [
        { values: ["-40", "-20", "-10", "0", "5", "10", "15", "18", "20", "22", "25", "30", "35", "36", "37", "38", "39", "40", "50", "60", "80", "100"] },
        { title: "Oven temperatures", values: ["120", "130", "140", "150", "160", "170", "180", "190", "200", "210", "220", "230", "240", "250"] },
      ],
    },
    fahrenheit: {
      example: "350",
      tables: [
        { values: ["-40", "0", "10", "20", "32", "40", "50", "60", "65", "68", "70", "72", "75", "80", "90", "95", "98.6", "100", "102", "104", "110", "212"] },
        { title: "Oven temperatures", values: ["250", "275", "300", "325", "350", "375", "400", "425", "450", "475", "500"], also: ["gas-mark"] },
      ],
    },
    kelvin: { example: "300", tables: [{ values: ["0", "4.2", "77", "100", "195", "200", "250", "273.15", "293.15", "298.15", "300", "310.15", "373.15", "500", "1000", "2700", "3000", "4000", "5000", "6500"] }] },
  },
  rounding: { decimals: 5 },
  bounds: { min: "0", message: "Nothing is colder than absolute zero: 0 K, −273.15 °C or −459.67 °F." },
  notes: [
    "These are temperatures, not differences: a rise of 10 °C is a rise of 18 °F, but a temperature of 10 °C is 50 °F. For differences, use the Temperature Difference Converter.",
    "Gas marks follow the usual British table: mark 1 is 275 °F, each mark above that adds 25 °F, and ½ and ¼ are 250 °F and 225 °F. Actual ovens vary by several degrees.",
    "The Delisle scale runs downward: water boils at 0 °De and freezes at 150 °De.",
    "Results are shown to 5 decimal places.",
  ],
  groups: [
    {
      name: "Modern",
      source: "SI9 section 2.3.1 (t/°C = T/K − 273.15, exact); SP811 B.8; SP811 B.9",
      units: [
        "kelvin",
        { id: "millikelvin", name: "Millikelvin", symbol: "mK", factor: "mK" },
        {
          id: "celsius",
          name: "Degree Celsius",
          symbol: "°C",
          law: { kind: "affine", factor: "K", offset: "273.15" },
          plural: "degrees Celsius",
          aliases: ["C", "c", "centigrade", "degree centigrade", "degrees centigrade", "deg c", "degree c", "degrees c"],
        },
        { id: "fahrenheit", name: "Degree Fahrenheit", symbol: "°F", law: { kind: "affine", factor: "degF", offset: "459.67" }, plural: "degrees Fahrenheit", aliases: ["F", "f", "deg f", "degree f", "degrees f"] },
        { id: "rankine", name: "Degree Rankine", symbol: "°R", factor: "degF", plural: "degrees Rankine", aliases: ["r", "ra", "°Ra", "deg r"] },
      ],
    },
    {
      name: "Historical",
      source: "CARDARELLI (Réaumur, Delisle, Newton and Rømer scales); OED",
      units: [
        {
          id: "reaumur",
          name: "Degree Réaumur",
          symbol: "°Ré",
          law: { kind: "affine", factor: "5/4 K", offset: "218.52" },
          exactness: "convention",
          plural: "degrees Réaumur",
          aliases: ["re", "°Re", "réaumur", "degree reaumur", "degrees reaumur"],
        },
        { id: "delisle", name: "Degree Delisle", symbol: "°De", law: { kind: "affine", factor: "-2/3 K", offset: "-559.725" }, exactness: "convention", plural: "degrees Delisle", aliases: ["de", "°D"] },
        { id: "newton-scale", name: "Degree Newton", symbol: "°N", law: { kind: "affine", factor: "100/33 K", offset: "90.1395" }, exactness: "convention", plural: "degrees Newton", aliases: ["newton", "newtons"] },
        {
          id: "romer",
          name: "Degree Rømer",
          symbol: "°Rø",
          law: { kind: "affine", factor: "40/21 K", offset: "135.90375" },
          exactness: "convention",
          plural: "degrees Rømer",
          aliases: ["ro", "°Ro", "rømer", "roemer", "degree romer", "degrees romer"],
        },
      ],
    },
    {
      name: "Oven",
      source: "SIZES gas mark",
      units: [
        {
          id: "gas-mark",
          name: "Gas mark (UK oven)",
          symbol: "GM",
          law: { kind: "function" },
          exactness: "convention",
          aliases: ["regulo", "oven mark"],
          formula: {
            toBase: "K = (25 × GM + 709.67) × 5/9, from mark 1 up; K = (25 × log₂(GM) + 734.67) × 5/9, below",
            fromBase: "GM = (K × 9/5 − 709.67) ÷ 25, from mark 1 (408.15 K) up; GM = 2^((K × 9/5 − 734.67) ÷ 25), below",
          },
        },
      ],
    },
    {
      name: "Physics",
      source: "SI9 Table 1 (k and e, both exact)",
      units: [{ id: "electronvolt-temperature", name: "Electronvolt (k_B·T)", symbol: "eV", factor: "eV/boltzmann", aliases: ["electron volt", "electron volts"] }],
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
  keywords: ["celsius to fahrenheit", "oven temperature", "gas mark", "absolute zero", "body temperature", "centigrade"],
  related: ["temperature-difference", "degree-days", "specific-heat-capacity", "thermal-expansion"],
});
