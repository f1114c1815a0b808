import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "“BTU” means the International Table Btu. The US ton of refrigeration is exactly 12,000 Btu/h; the Japanese ton is 3,320 kcal/h with the International Table kilocalorie.",
    "MBH is a thousand Btu per hour (M is the Roman numeral for 1,000); MMBtu/h is a million Btu per hour.",
    "As in HVAC practice, kcal/h uses the International Table kilocalorie. The frigorie uses the 15 °C calorie of NIST SP 811, 4.1858 J; the CIPM value of 1950 is 4.1855 J.",
    "Boiler horsepower is 9,809.50 W, as in NIST SP 811, or about 33,471 Btu/h; the industry uses a rounded 33,475 Btu/h.",
  ],
  pairs: [
    {
      slug: "btu-per-hour-to-kilowatts",
      from: "btu-per-hour",
      to: "kilowatt",
      about: "American furnaces and air conditioners are rated in BTU per hour, heat pumps abroad in kilowatts.",
      rule: "× 3, ÷ 10000",
      familiar: [
        ["5000", "a window air conditioner for a bedroom"],
        ["12000", "one ton of cooling"],
        ["40000", "a boiler for a small house, about"],
        ["100000", "a large home furnace"],
        ["3412", "an electric heater of one kilowatt"],
      ],
      faq: [
        {
          q: "How many kW is 24,000 BTU/h?",
          a: "24,000 Btu/h is 7.034 kW, two tons. The air conditioner draws far less electric power than that.",
        },
        {
          q: "How many kW of heat does a furnace of 80,000 BTU/h give?",
          a: "80,000 Btu/h is 23.45 kW of fuel. At 95% efficiency it delivers 0.95 × 23.45 = 22.28 kW to the house.",
        },
        {
          q: "What heat pump in kW replaces a boiler of 40,000 Btu/h?",
          a: "40,000 Btu/h is 11.72 kW at the coldest hour. Many boilers are oversized, so calculate the heat loss of the house before you choose.",
        },
      ],
    },
    {
      slug: "kilowatts-to-btu-per-hour",
      from: "kilowatt",
      to: "btu-per-hour",
      about: "European heat pumps and electric heaters are rated in kilowatts, American load calculations are in BTU per hour.",
      rule: "× 3400",
      familiar: [
        ["1.5", "a plug-in heater"],
        ["3.5", "a one-ton mini split"],
        ["7", "a two-ton mini split"],
        ["20", "a heat pump for a large house, about"],
      ],
      faq: [
        {
          q: "How many BTU/h is a 10 kW heater?",
          a: "10 kW is about 34,120 Btu/h. In a resistance heater, every kilowatt of electricity becomes a kilowatt of heat; a heat pump delivers more.",
        },
      ],
    },
    {
      slug: "tons-of-refrigeration-to-kilowatts",
      from: "ton-of-refrigeration",
      to: "kilowatt",
      about: "Chillers and central air conditioners in the US are sold by the ton, the cooling of a ton of ice melting in a day.",
      rule: "× 7, ÷ 2",
      familiar: [
        ["1", "a large room, about"],
        ["3", "a family house, often"],
        ["5", "the largest usual residential unit"],
        ["500", "a chiller for an office tower, about"],
      ],
      faq: [
        {
          q: "How many kW of cooling is a 3-ton air conditioner?",
          a: "3 TR is 10.55 kW of heat removed. Its electric power is about a third of that.",
        },
      ],
    },
    {
      slug: "tons-of-refrigeration-to-btu-per-hour",
      from: "ton-of-refrigeration",
      to: "btu-per-hour",
      about: "A US air conditioner’s model number usually contains the capacity in thousands of BTU per hour: 036 means three tons.",
      familiar: [
        ["1", "a large room, about"],
        ["2", "an apartment, often"],
        ["3", "a family house, often"],
        ["5", "the largest usual residential unit"],
      ],
      faq: [
        {
          q: "How many BTU/h is a 2.5-ton unit?",
          a: "2.5 TR is 30,000 Btu/h, so its model number usually has 030 in it.",
        },
      ],
    },
    {
      slug: "kilocalories-per-hour-to-btu-per-hour",
      from: "kilocalorie-per-hour",
      to: "btu-per-hour",
      about: "Japanese and older European equipment states kilocalories per hour; a kilocalorie is about four BTU.",
      rule: "× 4",
      familiar: [
        ["100", "a person at light work, about"],
        ["2500", "a small room air conditioner, about"],
        ["5000", "a small instantaneous water heater, about"],
        ["10000", "a small gas boiler, about"],
      ],
      faq: [
        {
          q: "How many BTU/h is a heater of 5,000 kcal/h?",
          a: "5,000 kcal/h is about 19,840 Btu/h. A kilocalorie warms a kilogram of water by 1 °C, a BTU a pound of water by 1 °F.",
        },
      ],
    },
  ],
  faq: [
    {
      pairs: ["btu-per-hour-to-kilowatts", "kilowatts-to-btu-per-hour"],
      q: "How do I convert BTU per hour to kilowatts?",
      a: "Divide by 3,412, or multiply by 0.000293071. A 12,000 Btu/h air conditioner moves 3.517 kW of heat, a 24,000 Btu/h unit 7.034 kW. This is heat moved, not electricity used.",
    },
    {
      pairs: ["tons-of-refrigeration-to-kilowatts", "tons-of-refrigeration-to-btu-per-hour"],
      exact: true,
      q: "How many kW and BTU per hour is a ton of refrigeration?",
      a: "One US ton is exactly 12,000 Btu/h, which is 3.516853 kW or 3,024 kcal/h. A 3-ton air conditioner is rated at 36,000 Btu/h or 10.55 kW. The Japanese ton is almost 10% larger, 3.861 kW.",
    },
    {
      q: "Why is MBH a thousand and not a million BTU per hour?",
      a: "The M is the Roman numeral for 1,000. An 80 MBH furnace is rated at 80,000 Btu/h or 23.4 kW. A million Btu per hour is written MMBtu/h (a thousand thousands) and equals 293.07 kW.",
    },
    {
      q: "Does a 12,000 BTU/h air conditioner use 3.5 kW of electricity?",
      a: "No. 3.517 kW is the heat it removes. The power drawn is that divided by the coefficient of performance (COP): about 1.0 kW at a COP of 3.5. An EER of 12 Btu/(W·h) is a COP of 3.517.",
    },
    {
      pairs: ["kilocalories-per-hour-to-btu-per-hour"],
      q: "How do I convert kcal/h to BTU/h?",
      a: "Multiply by 3.968: 3,000 kcal/h is 11,905 Btu/h. Both use the International Table definitions here, so 1 kcal/h is exactly 1.163 W.",
    },
    {
      q: "What is a square foot of EDR?",
      a: "Equivalent direct radiation (EDR) is a radiator rating: by convention, 1 square foot of EDR gives off 240 Btu/h (70.3 W) with steam and 150 Btu/h (44.0 W) with hot water. Ratings differ at other water temperatures, so check the manufacturer’s table.",
    },
  ],
});
