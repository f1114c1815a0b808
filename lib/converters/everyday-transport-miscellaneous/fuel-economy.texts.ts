import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "MPG means miles per US gallon of 231 cubic inches; the imperial gallon of 4.54609 L is 20.1% larger, so British MPG figures are 20.1% higher for the same car.",
    "Consumption (liters per 100 km) is the reciprocal of economy (miles per gallon): L/100 km = 235.214583 ÷ MPG. By convention, zero converts to zero.",
    "The constant follows from the definitions: 100 × 3.785411784 ÷ 1.609344. For electric cars and MPGe, use the EV Efficiency Converter.",
  ],
  pairs: [
    {
      slug: "miles-per-gallon-us-to-liters-per-100-kilometers",
      from: "mile-per-gallon-us",
      to: "liter-per-100-kilometers",
      about: "US window stickers show miles per gallon, European and Canadian figures liters per 100 kilometers. The two run in opposite directions: a high mpg is a low consumption.",
      rule: "235 ÷",
      familiar: [
        ["20", "a pickup"],
        ["30", "a compact car"],
        ["50", "a hybrid"],
        ["8", "a motor home"],
      ],
      faq: [
        {
          q: "What is 30 mpg in L/100 km?",
          a: "30 mpg is 7.84 L/100 km. Twice the mileage is half the liters: 60 mpg is 3.92 L/100 km.",
        },
        {
          q: "Which saves more fuel, going from 15 to 20 mpg or from 30 to 50 mpg?",
          a: "The first: over 100 km it saves about 3.9 L, the second about 3.1 L. Miles per gallon make the gains of thirsty cars look small.",
        },
      ],
    },
    {
      slug: "liters-per-100-kilometers-to-miles-per-gallon-us",
      from: "liter-per-100-kilometers",
      to: "mile-per-gallon-us",
      about: "For European and Canadian consumption figures in American terms. Divide the same constant, 235.2, by either number to get the other.",
      rule: "235 ÷",
      familiar: [
        ["4", "a hybrid"],
        ["7", "a compact car"],
        ["10", "a large SUV"],
        ["30", "a loaded truck"],
      ],
      faq: [
        {
          q: "What is 6 L/100 km in mpg?",
          a: "6 L/100 km is 39.2 mpg. Near it, 5 L/100 km is 47 mpg and 8 L/100 km is 29.4 mpg.",
        },
      ],
    },
    {
      slug: "kilometers-per-liter-to-miles-per-gallon-us",
      from: "kilometer-per-liter",
      to: "mile-per-gallon-us",
      about: "Japan, India and much of Latin America use kilometers per liter, where a higher number is better, as with mpg.",
      rule: "× 7, ÷ 3",
      familiar: [
        ["8", "an SUV"],
        ["15", "a compact car"],
        ["25", "a hybrid"],
        ["50", "a small motorcycle"],
      ],
      faq: [
        {
          q: "What is 20 km/L in miles per gallon?",
          a: "20 km/L is 47.04 mpg. A scooter with 50 km/L reaches 117.6 mpg.",
        },
        {
          q: "How many kilometers per liter is 30 mpg?",
          a: "30 mpg is 12.75 km/L. Both measure distance per unit of fuel, so one factor fits all values.",
        },
      ],
    },
    {
      slug: "miles-per-gallon-imperial-to-liters-per-100-kilometers",
      from: "mile-per-gallon-imperial",
      to: "liter-per-100-kilometers",
      about: "British mpg uses the imperial gallon, a fifth larger than the US one. A British figure therefore looks 20% better for the same car.",
      rule: "282 ÷",
      familiar: [
        ["30", "an SUV"],
        ["40", "a gasoline family car"],
        ["50", "a diesel"],
        ["65", "a hybrid"],
      ],
      faq: [
        {
          q: "What is 50 mpg in the UK in L/100 km?",
          a: "50 mpg (imp) is 5.65 L/100 km. The same 50 mpg on a US sticker means higher consumption, because the US gallon is smaller.",
        },
        {
          q: "How many UK mpg is 5 L/100 km?",
          a: "5 L/100 km is 56.5 mpg(UK). Divide 282.5 by the liters to get imperial miles per gallon.",
        },
      ],
    },
    {
      slug: "miles-per-gallon-us-to-kilometers-per-liter",
      from: "mile-per-gallon-us",
      to: "kilometer-per-liter",
      about: "For US figures in Japan, India or Brazil, where dealers advertise kilometers per liter.",
      rule: "× 3, ÷ 7",
      familiar: [
        ["15", "a large pickup"],
        ["30", "a compact car"],
        ["57", "a small hybrid"],
        ["100", "a motor scooter"],
      ],
      faq: [
        {
          q: "Is 30 mpg better than 12 km/L?",
          a: "Yes, a little: 30 mpg is 12.75 km/L. A car with 12 km/L makes 28.23 mpg.",
        },
      ],
    },
  ],
  faq: [
    {
      pairs: ["miles-per-gallon-us-to-liters-per-100-kilometers", "liters-per-100-kilometers-to-miles-per-gallon-us"],
      q: "How do I convert MPG to L/100 km?",
      a: "Divide 235.2 by the miles per US gallon. 30 mpg is 235.2 ÷ 30 = 7.84 L/100 km. The same division works in reverse: 5 L/100 km is 47.04 mpg.",
    },
    {
      q: "Why is UK MPG higher than US MPG?",
      a: "The imperial gallon is 4.54609 L and the US gallon 3.78541 L, while the mile is the same. A car that gets 40 mpg in US gallons gets 48.04 mpg in imperial gallons. For UK figures the constant is 282.5: 40 mpg (UK) is 7.06202 L/100 km.",
    },
    {
      pairs: ["miles-per-gallon-us-to-kilometers-per-liter"],
      q: "How many kilometers per liter is 25 mpg?",
      a: "10.63 km/L, because 1 mpg (US) is 0.4251 km/L. In liters per 100 km, that is 9.40858. Kilometers per liter is used in Japan, India and much of Latin America.",
    },
    {
      q: "Does going from 15 to 20 mpg save more than from 30 to 40?",
      a: "Yes, twice as much. Over 100 miles, 15 mpg needs 6.66667 gallons and 20 mpg needs 5, a saving of 1.66667; from 30 to 40 mpg, the saving is 0.83333 gallon. That is why US fuel economy labels also show gallons per 100 miles.",
    },
    {
      q: "Can I average MPG figures?",
      a: "Not directly. Average the consumption instead: 20 mpg for half the distance and 40 mpg for the other half take 5 and 2.5 gallons per 100 miles, 3.75 on average, which is 26.67 mpg, not 30.",
    },
  ],
});
