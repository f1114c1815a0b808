import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "“Horsepower” means mechanical horsepower, 550 ft·lbf/s or 745.69987 W; metric (PS, CV), electric, boiler and water horsepower are separate units.",
    "A volt-ampere has the dimensions of a watt but measures apparent power; real power is apparent power times the power factor.",
    "BTU rates use the International Table BTU unless marked otherwise.",
    "Levels such as dBm and dBW are in the Signal Level Converter.",
  ],
  pairs: [
    {
      slug: "kilowatts-to-horsepower",
      from: "kilowatt",
      to: "horsepower",
      about: "European car papers give kilowatts; drivers talk in horsepower. This is the mechanical horsepower of 550 foot-pounds per second; Europe’s PS is 1.4% smaller.",
      rule: "× 4, ÷ 3",
      familiar: [
        ["1.5", "an electric kettle in the US"],
        ["75", "a compact car"],
        ["110", "a family car"],
        ["300", "a sports car or a fast electric car"],
      ],
      faq: [
        {
          q: "How many horsepower is 100 kW?",
          a: "100 kW is 134.1 hp. Electric cars are often listed this way: 150 kW is 201.2 hp, and 250 kW is 335.3 hp.",
        },
        { q: "How many horsepower is a 5 kW generator?", a: "5 kW of electric output is 6.705 hp. The engine must be stronger, because the generator turns part of its power into heat." },
      ],
    },
    {
      slug: "horsepower-to-kilowatts",
      from: "horsepower",
      to: "kilowatt",
      about: "US engines, pumps and mowers are rated in horsepower; electric motors and metric papers in kilowatts. James Watt introduced the unit to compare steam engines with horses.",
      rule: "× 3, ÷ 4",
      familiar: [
        ["1", "a pool pump, often"],
        ["5", "a push mower"],
        ["150", "a family car"],
        ["450", "a semi truck"],
      ],
      faq: [
        {
          q: "How many kilowatts is 200 hp?",
          a: "200 hp is 149.1 kW. A motor of 5 hp delivers 3.728 kW at the shaft and draws somewhat more from the grid.",
        },
        {
          q: "Does 1 horsepower equal 1 kilowatt?",
          a: "No, it is only 0.7457 kW. A kilowatt is more: 1.341 hp.",
        },
      ],
    },
    {
      slug: "watts-to-btu-per-hour",
      from: "watt",
      to: "btu-per-hour",
      about: "Every watt that a server, heater or lamp uses ends as heat, and air conditioners in the US are sized in BTU per hour.",
      rule: "× 7, ÷ 2",
      familiar: [
        ["100", "a person at rest"],
        ["500", "a gaming computer"],
        ["1500", "a plug-in heater at its limit in the US"],
        ["3517", "a ton of refrigeration"],
      ],
      faq: [
        {
          q: "How many BTU/h does a 1,500-watt heater give?",
          a: "1,500 W is 5,118 Btu/h. All plug-in electric heaters of this power give the same heat, whatever they cost.",
        },
        { q: "How much cooling in BTU/h does a 500-watt computer need?", a: "500 W is 1,706 Btu/h, about a third of what a small window air conditioner moves." },
      ],
    },
    {
      slug: "horsepower-metric-to-kilowatts",
      from: "horsepower-metric",
      to: "kilowatt",
      about: "Metric horsepower is called PS in German, ch in French and CV in Italian: 75 kilogram-force meters per second. European registration papers give kilowatts.",
      rule: "× 3, ÷ 4",
      familiar: [
        ["50", "a late VW Beetle"],
        ["100", "a compact car"],
        ["150", "a family car"],
        ["600", "a supercar"],
      ],
      faq: [
        {
          q: "How many kW is 150 PS?",
          a: "150 PS is 110.3 kW. Makers choose round kilowatts, which explains odd values such as 163 PS for 120 kW.",
        },
        { q: "Is a French ch the same as a PS in kilowatts?", a: "Yes: 1 PS is 0.7355 kW, and so are the French ch and the Italian CV. The French taxable CV is a tax class, not a power." },
      ],
    },
    {
      slug: "btu-per-hour-to-watts",
      from: "btu-per-hour",
      to: "watt",
      about: "American air conditioners and furnaces are rated in BTU per hour, metric ones in watts or kilowatts.",
      rule: "× 3, ÷ 10",
      familiar: [
        ["400", "a person at light work, about"],
        ["5000", "a small window air conditioner"],
        ["12000", "a ton of cooling"],
        ["60000", "a small home furnace"],
      ],
      faq: [
        {
          q: "How many watts is a 5,000 BTU air conditioner?",
          a: "5,000 Btu/h is 1,465 W of heat moved. It draws about a third of that in electric power, because the compressor only pumps the heat.",
        },
        { q: "How many watts of heat does a furnace of 60,000 BTU per hour deliver?", a: "60,000 Btu/h is 17,584 W, but the rating is usually the fuel burned. At 95% efficiency it delivers 57,000 Btu/h, or 16,705 W." },
      ],
    },
  ],
  faq: [
    {
      pairs: ["kilowatts-to-horsepower"],
      q: "How do I convert kilowatts to horsepower?",
      a: "Multiply by 1.341 for mechanical horsepower, or by 1.36 for metric horsepower (PS, CV). So a 100 kW engine is rated at 134.1 hp or 136 PS. Going back, one mechanical horsepower is 0.7457 kW.",
    },
    {
      pairs: ["horsepower-metric-to-kilowatts"],
      q: "Why does a European car have more horsepower than the same car in the US?",
      a: "European figures are metric horsepower: 75 kgf·m/s, 735.5 W. US figures are mechanical horsepower: 550 ft·lbf/s, 745.7 W. A 150 PS car delivers 110.3 kW, which is only 147.9 hp.",
    },
    {
      pairs: ["watts-to-btu-per-hour", "btu-per-hour-to-watts"],
      exact: true,
      q: "How do I convert BTU per hour to watts?",
      a: "Multiply by 0.2931. A 12,000 BTU/h air conditioner moves 3,516.852842 W of heat, which is exactly one ton of refrigeration. That is the cooling capacity; the electrical input is that divided by the coefficient of performance.",
    },
    {
      q: "What is a ton of refrigeration?",
      a: "It is 12,000 International Table BTU per hour, or 3,517 W: the rate of heat flow that melts a short ton (2,000 lb) of ice in 24 hours. It has nothing to do with the weight of the machine. A 3-ton unit moves 10.55 kW of heat.",
    },
    {
      q: "Is a kVA the same as a kW?",
      a: "Only at a power factor of 1. A kilovolt-ampere is apparent power, voltage times current; the kilowatts that do work are the kVA times the power factor. A 10 kVA generator at a power factor of 0.8 delivers 8 kW, about 10.73 hp.",
    },
    {
      q: "How much is a boiler horsepower?",
      a: "A boiler horsepower is 9,809.50 W, about 13 times a mechanical horsepower. It is the heat needed to evaporate 34.5 lb of water per hour at 212 °F, about 33,471 BTU/h. Do not compare it with the shaft power of an engine.",
    },
  ],
});
