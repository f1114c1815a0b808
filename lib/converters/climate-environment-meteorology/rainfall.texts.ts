import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "One millimeter of rain is exactly one liter on every square meter, whatever the shape of the area.",
    "Kilograms per square meter assume water at 1,000 kg/m³, so 1 kg/m² is 1 mm; real rain at 20 °C is 0.2% lighter.",
    "The acre is the international acre of 43,560 square feet. The survey acre is larger by 4 parts per million.",
  ],
  pairs: [
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
  ],
  faq: [
    {
      pairs: ["millimeters-to-inches", "inches-to-millimeters"],
      q: "How do I convert inches of rain to millimeters?",
      a: "Multiply by 25.4, exactly. Two inches of rain is 50.8 mm. From millimeters to inches, divide by 25.4: a 10 mm shower is 0.3937 inch.",
    },
    {
      pairs: ["millimeters-to-liters-per-square-meter"],
      q: "How many liters of water is 10 mm of rain?",
      a: "Ten liters per square meter, because 1 mm × 1 m² = 0.001 m³ = 1 L. On a roof with a plan area of 100 m², 10 mm of rain brings 1,000 liters, of which roughly 80 to 90% can be collected.",
    },
    {
      pairs: ["inches-to-gallons-us-per-square-foot"],
      q: "How many gallons does an inch of rain bring?",
      a: "0.623377 US gallon per square foot: an inch on a 1,000-square-foot roof is 623 gallons, and on an acre it is 27,154 gallons. In imperial gallons, an inch on an acre is 22,611.",
    },
    {
      q: "What is a point of rain?",
      a: "An Australian term for a hundredth of an inch, 0.254 mm, used on rain gauges before 1974 and still heard today. Forty points is 10.16 mm. It has nothing to do with the typographic point.",
    },
    {
      q: "Does snow count at its full depth?",
      a: "No. Rain gauges report the depth of melted water. Fresh snow often has about a tenth of the density of water, so 10 cm of snow gives about 10 mm of water, but the ratio ranges from 5:1 for wet snow to 20:1 or more for powder.",
    },
  ],
});
