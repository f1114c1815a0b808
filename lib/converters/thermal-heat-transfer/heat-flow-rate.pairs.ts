import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "btu-per-hour-to-kilowatts",
    from: "btu-per-hour",
    to: "kilowatt",
    about:
      "American furnaces and air conditioners carry BTU per hour, heat pumps abroad kilowatts. An electric heater’s kilowatts and a gas furnace’s BTU are the same heat, so the pair also answers which breaker or heater replaces what.",
    rule: "× 3, ÷ 10000",
    familiar: [
      ["5000", "a window unit for a bedroom"],
      ["12000", "one ton of cooling"],
      ["40000", "a boiler for a small house"],
      ["100000", "a large home furnace"],
      ["3412", "a heater of one kilowatt"],
    ],
    faq: [
      {
        q: "How many kW is 24,000 BTU/h?",
        a: "24,000 Btu/h is 7.034 kW, two tons. The electric input of the air conditioner is far smaller.",
      },
      {
        q: "How many kW of heat does a furnace of 80,000 BTU/h give?",
        a: "80,000 Btu/h is 23.45 kW going in. An efficient one brings 0.95 × 23.45 = 22.28 kW into the house.",
      },
      {
        q: "Which heat pump in kW replaces a boiler of 40,000 Btu/h?",
        a: "40,000 Btu/h is 11.72 kW at the coldest hour. Many boilers are oversized, so calculate the house’s loss before you choose.",
      },
    ],
  },
  {
    slug: "kilowatts-to-btu-per-hour",
    from: "kilowatt",
    to: "btu-per-hour",
    about: "For European heat pumps and electric heaters in an American load calculation.",
    rule: "× 3400",
    familiar: [
      ["1.5", "a plug-in heater"],
      ["3.5", "a one-ton mini split"],
      ["7", "a two-ton mini split"],
      ["20", "a heat pump for a large house"],
    ],
    faq: [
      {
        q: "How many BTU/h is a 10 kW heater?",
        a: "10 kW is about 34,120 Btu/h. Resistance heat has no bonus: every kilowatt from the panel is this much heat.",
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
      ["1", "a large room"],
      ["3", "a family house"],
      ["5", "the largest residential unit"],
      ["500", "a chiller for an office tower"],
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
    about: "The capacity on a US air conditioner’s model number hides in thousands of BTU per hour: 036 means three tons.",
    familiar: [
      ["1", "a large room"],
      ["2", "an apartment"],
      ["3", "a family house"],
      ["5", "the largest residential unit"],
    ],
    faq: [
      {
        q: "How many BTU/h is a 2.5-ton unit?",
        a: "2.5 TR is 30,000 Btu/h, so its model number has 030 in it.",
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
      ["100", "a person at light work"],
      ["2500", "a small room air conditioner"],
      ["5000", "a water heater, small"],
      ["10000", "a gas boiler"],
    ],
    faq: [
      {
        q: "How many BTU/h is a heater of 5,000 kcal/h?",
        a: "5,000 kcal/h is about 19,840 Btu/h. Both units warm water by a degree: the kilocalorie a kilogram, the BTU a pound.",
      },
    ],
  },
]);
