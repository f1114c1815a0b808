import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "kilowatts-to-horsepower",
    from: "kilowatt",
    to: "horsepower",
    about: "Car registration papers give kilowatts, drivers talk in horsepower. This is the mechanical horsepower of 550 foot-pounds per second; Europe’s PS is 1.4% smaller.",
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
    ],
  },
  {
    slug: "horsepower-to-kilowatts",
    from: "horsepower",
    to: "kilowatt",
    about: "US engines, pumps and mowers are rated in horsepower; electric motors and metric papers in kilowatts. James Watt set the unit to sell steam engines to mine owners.",
    rule: "× 3, ÷ 4",
    familiar: [
      ["1", "a pool pump"],
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
    ],
  },
  {
    slug: "horsepower-metric-to-kilowatts",
    from: "horsepower-metric",
    to: "kilowatt",
    about: "The PS of German cars, cv of French and Italian ones: 75 kilogram-force meters per second. European law now asks for kilowatts in the papers.",
    rule: "× 3, ÷ 4",
    familiar: [
      ["50", "an old VW Beetle"],
      ["100", "a compact car"],
      ["150", "a family car"],
      ["600", "a supercar"],
    ],
    faq: [
      {
        q: "How many kW is 150 PS?",
        a: "150 PS is 110.3 kW. Both numbers stand in European car papers, and the rounding of the kilowatts explains odd values such as 163 PS for 120 kW.",
      },
    ],
  },
  {
    slug: "btu-per-hour-to-watts",
    from: "btu-per-hour",
    to: "watt",
    about: "Room air conditioners and furnaces carry BTU per hour on the label; the metric name plate says watts.",
    rule: "× 3, ÷ 10",
    familiar: [
      ["400", "a person at light work"],
      ["5000", "a small window unit"],
      ["12000", "a ton of cooling"],
      ["60000", "a home furnace"],
    ],
    faq: [
      {
        q: "How many watts is a 5,000 BTU air conditioner?",
        a: "5,000 Btu/h is 1,465 W of heat moved. The electric power is about a third of that, because the compressor only pumps the heat.",
      },
    ],
  },
]);
