import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "Mass flow is volume flow times density; no density is needed to convert between mass flow units.",
    "A tonne is 1,000 kg, a short ton 2,000 lb and a long ton 2,240 lb; “tph” alone does not say which. A year is a Julian year of 365.25 days.",
    "For gas flow at standard conditions, use the Standard Gas Flow Converter.",
  ],
  pairs: [
    {
      slug: "kilograms-per-hour-to-pounds-per-hour",
      from: "kilogram-per-hour",
      to: "pound-per-hour",
      about: "European plants meter steam, fuel and process flows in kilograms per hour; American boilers and aircraft use pounds per hour.",
      rule: "× 2, + 10%",
      familiar: [
        ["4.5", "gasoline burned by a car at highway speed, about"],
        ["1000", "steam from a small industrial boiler"],
        ["2400", "fuel burned by a Boeing 737 in cruise, about"],
      ],
      faq: [
        {
          q: "How many pounds per hour is a boiler of 2,500 kg/h?",
          a: "2,500 kg/h is 5,512 lb/h of steam. Choose the next larger boiler in an American catalog.",
        },
        {
          q: "What is 500 lb/h in kilograms per hour?",
          a: "500 lb/h is 226.8 kg/h, the steam of a boiler of about fifteen boiler horsepower.",
        },
      ],
    },
    {
      slug: "pounds-per-hour-to-kilograms-per-hour",
      from: "pound-per-hour",
      to: "kilogram-per-hour",
      about: "American boilers, dryers and jet engines are rated in pounds per hour, pph for short; engineers abroad work in kilograms per hour.",
      rule: "÷ 2, − 10%",
      familiar: [
        ["34.5", "the steam of one boiler horsepower"],
        ["50", "fuel burned by a small Cessna in cruise, about"],
        ["5500", "fuel burned by a Boeing 737 in cruise, about"],
      ],
      faq: [
        {
          q: "How much steam is one boiler horsepower, 34.5 lb/h, in kg/h?",
          a: "34.5 lb/h is 15.65 kg/h, evaporated from water that is already at the boiling point.",
        },
        {
          q: "How many lb/h is a steam flow of 1,000 kg/h?",
          a: "1,000 kg/h is 2,205 lb/h. A metric ton of steam is thus a little over two thousand pounds.",
        },
      ],
    },
    {
      slug: "kilograms-per-second-to-kilograms-per-hour",
      from: "kilogram-per-second",
      to: "kilogram-per-hour",
      about: "Heat and energy balances run in kilograms per second, because watts are joules per second; plant meters often read kilograms per hour.",
      familiar: [
        ["0.13", "a kitchen faucet, wide open, about"],
        ["0.15", "a shower, about"],
        ["8", "a fire hose, about"],
      ],
      faq: [
        {
          q: "How many kg/h is a heating circuit of 0.5 kg/s?",
          a: "0.5 kg/s is 1,800 kg/h. With water that cools by 10 °C, it delivers about 21 kW.",
        },
        {
          q: "What is 900 kg/h in kg/s?",
          a: "900 kg/h is 0.25 kg/s: a quarter of a liter of water each second.",
        },
      ],
    },
    {
      slug: "tonnes-per-hour-to-kilograms-per-second",
      from: "tonne-per-hour",
      to: "kilogram-per-second",
      about: "Conveyors, boilers and crushers are sold by tonnes per hour; belt loads and heat rates are computed with kilograms per second.",
      familiar: [
        ["3.6", "one kilogram in a second"],
        ["10", "steam from a medium industrial boiler"],
        ["1000", "a large conveyor belt for ore or coal"],
      ],
      faq: [
        {
          q: "What is a conveyor of 720 t/h in kg/s?",
          a: "720 t/h is 200 kg/s. Divide by the belt’s speed for the load on each meter of belt.",
        },
        {
          q: "How many tonnes per hour is 5 kg/s?",
          a: "5 kg/s is 18 t/h. These are metric tonnes; the American short ton is about a tenth smaller.",
        },
      ],
    },
  ],
  faq: [
    {
      pairs: ["kilograms-per-hour-to-pounds-per-hour", "pounds-per-hour-to-kilograms-per-hour"],
      exact: true,
      q: "How do I convert kg/h to lb/h?",
      a: "Multiply by 2.205. A boiler output of 500 kg/h is 1,102.31 lb/h. To go the other way, multiply by 0.45359237, which is exact: 100 lb/h is 45.36 kg/h.",
    },
    {
      pairs: ["tonnes-per-hour-to-kilograms-per-second"],
      q: "How do I convert tonnes per hour to kg/s?",
      a: "Divide by 3.6. A conveyor of 36 t/h carries 10 kg/s, and 1 kg/s is 3.6 t/h. One tonne per day is only 0.011574 kg/s, or 41.667 kg/h.",
    },
    {
      q: "Does TPH mean metric or short tons?",
      a: "It can mean either. One tonne per hour is 1.102 short tons per hour, a 10% difference. US quarries usually mean short tons of 2,000 lb, while most other data sheets mean metric tonnes of 1,000 kg, so both are listed here under their full names.",
    },
    {
      q: "How do I convert volume flow to mass flow?",
      a: "Multiply by the density: kg/h = m³/h × kg/m³. Water at 10 m³/h and 998 kg/m³ is 9,980 kg/h. For US units, gpm × lb/gal × 60 gives lb/h: 100 gpm of water is about 50,000 lb/h.",
    },
    {
      q: "What does Mlb/h mean for steam flow?",
      a: "Usually a thousand pounds per hour, with M as the Roman numeral for 1,000: klb/h here. 100 klb/h is 45,359 kg/h or 12.6 kg/s. Where M means million, the value is a thousand times as large, so check it against the boiler size.",
    },
  ],
});
