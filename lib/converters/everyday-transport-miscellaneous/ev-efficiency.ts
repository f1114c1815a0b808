import { defineConverter } from "../../units/define-converter.ts";
import pairs from "./ev-efficiency.pairs.ts";

export default defineConverter({
  slug: "ev-efficiency",
  category: "everyday-transport-miscellaneous",
  name: "EV Efficiency Converter",
  description: "Convert electric-vehicle consumption: kWh/100 km, Wh/mi, mi/kWh, km/kWh and MPGe.",
  base: { name: "joule per meter", symbol: "J/m" },
  baseFactor: "J/m",
  defaultPair: ["kilowatt-hour-per-100-kilometers", "mile-per-kilowatt-hour"],
  commonUnits: ["kilowatt-hour-per-100-kilometers", "watt-hour-per-kilometer", "kilometer-per-kilowatt-hour", "kilowatt-hour-per-100-miles", "watt-hour-per-mile", "mile-per-kilowatt-hour", "mpge"],
  pairs,
  commonValues: {
    "kilowatt-hour-per-100-kilometers": { example: "18", tables: [{ values: ["12", "13", "14", "15", "16", "17", "18", "19", "20", "21", "22", "23", "24", "25", "26", "28", "30"] }] },
    "mile-per-kilowatt-hour": { example: "3.5", tables: [{ values: ["2", "2.25", "2.5", "2.75", "3", "3.25", "3.5", "3.75", "4", "4.25", "4.5", "4.75", "5"] }] },
    "watt-hour-per-mile": { example: "280", tables: [{ values: ["200", "220", "230", "240", "250", "260", "270", "280", "290", "300", "320", "340", "360", "400", "450"] }] },
    mpge: { example: "115", tables: [{ values: ["60", "70", "80", "85", "90", "95", "100", "105", "110", "115", "120", "125", "130", "135", "140"] }] },
  },
  notes: [
    "Miles per kilowatt-hour, km/kWh and MPGe state how far the energy goes; they are reciprocals of consumption and cannot be 0.",
    "MPGe and the liter of gasoline equivalent take a US gallon of gasoline as 33.705 kWh, the figure in US regulations; the window label rounds to 33.7.",
    "EPA ratings count energy from the wall outlet, including charging losses, while the car’s display shows what leaves the battery: expect a difference of 10 to 15%.",
  ],
  groups: [
    {
      name: "Consumption (linear)",
      source: "SI9 Table 8; SP811 B.8; CFR40-600",
      units: [
        "joule-per-meter",
        { id: "kilojoule-per-kilometer", name: "Kilojoule per kilometer", symbol: "kJ/km", factor: "kJ/km" },
        { id: "megajoule-per-kilometer", name: "Megajoule per kilometer", symbol: "MJ/km", factor: "MJ/km" },
        { id: "megajoule-per-100-kilometers", name: "Megajoule per 100 kilometers", symbol: "MJ/100 km", factor: "MJ/(100 km)", aliases: ["mj/100km"] },
        { id: "kilowatt-hour-per-100-kilometers", name: "Kilowatt-hour per 100 kilometers", symbol: "kW·h/100 km", factor: "kW h/(100 km)", aliases: ["kwh/100km", "kwh/100 km"] },
        { id: "kilowatt-hour-per-kilometer", name: "Kilowatt-hour per kilometer", symbol: "kW·h/km", factor: "kW h/km", aliases: ["kwh/km"] },
        { id: "watt-hour-per-kilometer", name: "Watt-hour per kilometer", symbol: "W·h/km", factor: "W h/km", aliases: ["wh/km"] },
        { id: "kilowatt-hour-per-100-miles", name: "Kilowatt-hour per 100 miles", symbol: "kW·h/100 mi", factor: "kW h/(100 mi)", aliases: ["kwh/100mi", "kwh/100 mi", "kwh/100 miles"] },
        { id: "kilowatt-hour-per-mile", name: "Kilowatt-hour per mile", symbol: "kW·h/mi", factor: "kW h/mi", aliases: ["kwh/mi", "kwh/mile"] },
        { id: "watt-hour-per-mile", name: "Watt-hour per mile", symbol: "W·h/mi", factor: "W h/mi", aliases: ["wh/mi", "wh/mile"] },
        {
          id: "liter-gasoline-equivalent-per-100-kilometers",
          name: "Liter gasoline equivalent per 100 km",
          symbol: "Le/100 km",
          factor: "33.705 kW h/galUS L/(100 km)",
          exactness: "convention",
          plural: "liters gasoline equivalent per 100 km",
          aliases: ["le/100km"],
        },
      ],
    },
    {
      name: "Efficiency (reciprocal)",
      source: "SP811 B.8; CFR40-600",
      units: [
        { id: "kilometer-per-kilowatt-hour", name: "Kilometer per kilowatt-hour", symbol: "km/kW·h", law: { kind: "reciprocal", numerator: "kW h/km" }, aliases: ["km/kwh"] },
        { id: "mile-per-kilowatt-hour", name: "Mile per kilowatt-hour", symbol: "mi/kW·h", law: { kind: "reciprocal", numerator: "kW h/mi" }, aliases: ["mi/kwh", "miles/kwh"] },
        { id: "kilometer-per-megajoule", name: "Kilometer per megajoule", symbol: "km/MJ", law: { kind: "reciprocal", numerator: "MJ/km" }, aliases: ["km/mj"] },
        {
          id: "mpge",
          name: "Miles per gallon equivalent (EPA)",
          symbol: "MPGe",
          law: { kind: "reciprocal", numerator: "33.705 kW h/mi" },
          exactness: "convention",
          plural: "miles per gallon equivalent",
          aliases: ["mpg-e", "mpg equivalent"],
        },
      ],
    },
  ],
  faq: [
    {
      pairs: ["kilowatt-hours-per-100-kilometers-to-miles-per-kilowatt-hour", "miles-per-kilowatt-hour-to-kilowatt-hours-per-100-kilometers"],
      q: "How do I convert kWh/100 km to mi/kWh?",
      a: "Divide 62.14 by the consumption. 18 kWh/100 km is 62.14 ÷ 18 = 3.452 mi/kWh. The same division works in reverse, since the units are reciprocals: 4 mi/kWh is 15.53 kWh/100 km.",
    },
    {
      pairs: ["mpge-to-kilowatt-hours-per-100-kilometers"],
      q: "What is MPGe?",
      a: "Miles per gallon equivalent: how far the car goes on 33.705 kWh, the energy in a US gallon of gasoline. 100 MPGe is 33.705 kWh per 100 miles or 20.943 kWh/100 km. It compares the energy put into the car, not cost or emissions.",
    },
    {
      pairs: ["watt-hours-per-mile-to-watt-hours-per-kilometer"],
      q: "How many Wh per mile is 150 Wh/km?",
      a: "241.4 Wh/mi, because a mile is 1.609 km: multiply by 1.609. From Wh/mi to Wh/km, divide, so 250 Wh/mi is 155.34 Wh/km.",
    },
    {
      q: "How do I calculate range from efficiency?",
      a: "Multiply mi/kWh by the usable battery energy: 3.5 mi/kWh and 75 kWh give 262.5 miles (422 km). With consumption, divide: 75 kWh ÷ 18 kWh/100 km × 100 km = 416.7 km.",
    },
    {
      q: "Is 20 kWh/100 km better than 15?",
      a: "No, lower consumption is better: 15 kWh/100 km is 4.14 mi/kWh, but 20 kWh/100 km is only 3.11 mi/kWh. Check which kind of figure you have, since for mi/kWh, km/kWh and MPGe higher is better.",
    },
  ],
  keywords: ["electric car", "kwh per 100 km", "miles per kwh", "wh per mile", "mpge", "ev range", "tesla"],
  related: ["fuel-economy", "pace"],
});
