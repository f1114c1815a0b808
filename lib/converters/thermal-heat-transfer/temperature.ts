import { defineQuantity } from "../../units/define-quantity.ts";

export default defineQuantity({
  slug: "temperature",
  category: "thermal-heat-transfer",
  name: "Temperature Converter",
  description: "Convert Celsius, Fahrenheit, kelvin, Rankine, Réaumur and historical scales.",
  base: { name: "kelvin", symbol: "K" },
  baseFactor: "K",
  defaultPair: ["celsius", "fahrenheit"],
  commonUnits: ["celsius", "fahrenheit", "kelvin", "rankine"],
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
  keywords: ["celsius to fahrenheit", "oven temperature", "gas mark", "absolute zero", "body temperature", "centigrade"],
  related: ["temperature-difference", "degree-days", "specific-heat-capacity", "thermal-expansion"],
});
