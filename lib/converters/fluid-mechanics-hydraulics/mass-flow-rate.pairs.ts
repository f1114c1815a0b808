import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
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
]);
