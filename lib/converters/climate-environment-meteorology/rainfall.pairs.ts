import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "millimeters-to-inches",
    from: "millimeter",
    to: "inch",
    about: "Rain gauges abroad count millimeters of water depth, American ones hundredths of an inch.",
    rule: "× 4, ÷ 100",
    familiar: [
      ["1", "a light shower"],
      ["25", "a day of steady rain"],
      ["100", "a day of very heavy rain"],
      ["1250", "a year in New York, about"],
    ],
    faq: [
      {
        q: "How many inches of rain is 10 mm?",
        a: "10 mm is 0.3937 in. A month with 100 mm has 3.937 in.",
      },
      {
        q: "How many millimeters is an inch of rain?",
        a: "1 in is 25.4 mm. Lawns and vegetable beds need about that much in a summer week.",
      },
    ],
  },
  {
    slug: "inches-to-millimeters",
    from: "inch",
    to: "millimeter",
    about: "For US rain reports and irrigation advice in metric terms.",
    rule: "× 25",
    familiar: [
      ["0.1", "a shower that wets the soil"],
      ["1", "the weekly need of a lawn"],
      ["4", "a day of very heavy rain"],
      ["40", "a year in Washington, D.C., about"],
    ],
    faq: [
      {
        q: "How many millimeters is half an inch of rain?",
        a: "0.5 in is 12.7 mm. One inch, the weekly water of a lawn, is 25.4 mm.",
      },
    ],
  },
  {
    slug: "millimeters-to-liters-per-square-meter",
    from: "millimeter",
    to: "liter-per-square-meter",
    about: "The depth in a rain gauge is also the water on a garden bed: a millimeter over a square meter is a liter.",
    familiar: [
      ["5", "a good watering"],
      ["10", "a watering can per square meter"],
      ["25", "a day of steady rain"],
      ["60", "a cloudburst"],
    ],
    faq: [
      {
        q: "How many liters does 25 mm of rain put on a square meter?",
        a: "25 mm is 25 L/m². A roof of 100 m² collects a hundred times as much.",
      },
    ],
  },
  {
    slug: "inches-to-gallons-us-per-square-foot",
    from: "inch",
    to: "gallon-us-per-square-foot",
    about: "To size rain barrels, multiply the footprint of the roof by the gallons on each square foot.",
    rule: "× 6, ÷ 10",
    familiar: [
      ["0.5", "a good rain"],
      ["1", "the weekly need of a lawn"],
      ["2", "a heavy storm"],
      ["10", "a hurricane’s rain in a hard-hit place"],
    ],
    faq: [
      {
        q: "How many gallons fall on a square foot in 1 inch of rain?",
        a: "1 in is 0.6234 gal/ft². A roof of 1,000 ft² sheds about 623 gallons, more than ten rain barrels hold.",
      },
    ],
  },
]);
