import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "Miles per kilowatt-hour, km/kWh and MPGe state how far the energy goes; they are reciprocals of consumption and cannot be 0.",
    "MPGe and the liter of gasoline equivalent take a US gallon of gasoline as 33.705 kWh, the figure in US regulations; the window label rounds to 33.7.",
    "EPA ratings count energy from the wall outlet, including charging losses, while the car’s display shows what leaves the battery: expect a difference of 10 to 15%.",
  ],
  pairs: [
    {
      slug: "kilowatt-hours-per-100-kilometers-to-miles-per-kilowatt-hour",
      from: "kilowatt-hour-per-100-kilometers",
      to: "mile-per-kilowatt-hour",
      title: "kWh/100 km to mi/kWh",
      lead: "{18} kWh/100 km is {=18} mi/kWh, and {15} kWh/100 km is {=15} mi/kWh.",
      about: "European cars show consumption, where a low number is good; American and British drivers compare miles from each kilowatt-hour, where a high one is.",
      rule: "62 ÷",
      familiar: [
        ["14", "an efficient sedan"],
        ["18", "a family crossover"],
        ["25", "a large SUV"],
      ],
      faq: [
        {
          q: "What is 16 kWh/100 km in mi/kWh?",
          a: "16 kWh/100 km is 3.884 mi/kW·h. Cold weather or fast driving can raise the consumption by a third.",
        },
        {
          q: "Is 3 mi/kWh good in kWh/100 km?",
          a: "It is 20.71 kWh/100 km, ordinary for a larger electric car; small ones use a quarter less.",
        },
      ],
    },
    {
      slug: "miles-per-kilowatt-hour-to-kilowatt-hours-per-100-kilometers",
      from: "mile-per-kilowatt-hour",
      to: "kilowatt-hour-per-100-kilometers",
      title: "mi/kWh to kWh/100 km",
      lead: "{3.5} mi/kWh is {=3.5} kWh/100 km, and {4} mi/kWh is {=4} kWh/100 km.",
      about: "For comparing an American or British dashboard with a European test figure. Half as many miles from a kilowatt-hour means twice the consumption.",
      rule: "62 ÷",
      familiar: [
        ["2.2", "an electric pickup"],
        ["3", "a large crossover"],
        ["4", "an efficient sedan"],
      ],
      faq: [
        {
          q: "What is 3.2 mi/kWh in kWh/100 km?",
          a: "3.2 mi/kWh is 19.42 kW·h/100 km. Official figures also count the losses while charging, so they look worse than the dashboard.",
        },
        {
          q: "How many mi/kWh is 20 kWh/100 km?",
          a: "20 kWh/100 km is 3.107 mi/kW·h. Multiply by the usable battery in kilowatt-hours for the range in miles.",
        },
      ],
    },
    {
      slug: "watt-hours-per-mile-to-watt-hours-per-kilometer",
      from: "watt-hour-per-mile",
      to: "watt-hour-per-kilometer",
      title: "Wh/mile to Wh/km",
      lead: "{280} Wh/mile is {=280|4} Wh/km, and {250} Wh/mile is {=250} Wh/km.",
      about: "Energy screens in some American electric cars show watt-hours per mile. The kilometer is shorter, so the metric figure is smaller for the same car.",
      rule: "× 5, ÷ 8",
      familiar: [
        ["20", "an e-bike with light pedaling, about"],
        ["250", "an efficient sedan"],
        ["450", "an electric pickup"],
      ],
      faq: [
        {
          q: "What is 280 Wh per mile in Wh/km?",
          a: "280 Wh/mi is 174 W·h/km. Move the decimal point one place to read kilowatt-hours for 100 km.",
        },
        {
          q: "How many Wh/mi is 180 Wh/km?",
          a: "180 Wh/km is 289.7 W·h/mi, ordinary for a family crossover.",
        },
      ],
    },
    {
      slug: "mpge-to-kilowatt-hours-per-100-kilometers",
      from: "mpge",
      to: "kilowatt-hour-per-100-kilometers",
      title: "MPGe to kWh/100 km",
      lead: "A car rated {100} MPGe uses {=100} kWh/100 km, one rated {120} MPGe {=120}.",
      about: "US window stickers rate electric cars in miles per gallon of gasoline equivalent. Buyers abroad compare kilowatt-hours per 100 kilometers.",
      rule: "2100 ÷",
      familiar: [
        ["70", "an electric pickup"],
        ["100", "a large crossover"],
        ["140", "the most efficient sedans"],
      ],
      faq: [
        {
          q: "What is 120 MPGe in kWh/100 km?",
          a: "120 MPGe is 17.45 kW·h/100 km, from the wall outlet and with charging losses.",
        },
        {
          q: "How many MPGe is 25 kWh/100 km?",
          a: "25 kWh/100 km is 83.77 MPGe. No gasoline car on sale in the US comes near that.",
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
});
