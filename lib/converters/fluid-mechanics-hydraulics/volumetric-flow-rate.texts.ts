import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "This is actual volume per time. A gas flow at standard conditions (SCFM, Nm³/h, sccm) is an amount of gas per time: use the Standard Gas Flow Converter.",
    "Gallons are US unless labeled imperial, barrels are oil barrels of 42 US gallons, acre-feet use the international foot, and a year is a Julian year of 365.25 days.",
    "The miner’s inch is set by state law: 1.5 ft³/min, 1/50 ft³/s (1.2 ft³/min) or, in Colorado, 1/38.4 ft³/s.",
  ],
  pairs: [
    {
      slug: "liters-per-minute-to-gallons-us-per-minute",
      from: "liter-per-minute",
      to: "gallon-us-per-minute",
      about: "Metric data sheets of faucets, showers and pumps give liters per minute, US plumbing codes gallons per minute.",
      rule: "÷ 4, + 5%",
      familiar: [
        ["4.5", "a low-flow bathroom faucet"],
        ["9.5", "a shower head at the US limit"],
        ["20", "a garden hose, about"],
        ["1000", "a large fire hose, about"],
      ],
      faq: [
        {
          q: "How many GPM is 10 L/min?",
          a: "10 L/min is 2.642 gpm. US law limits shower heads to 2.5 gal/min, which is 9.464 L/min.",
        },
        {
          q: "How many liters per minute is a 2 gpm shower head?",
          a: "2 gpm is 7.571 L/min. Several US states allow no more than that, and California less.",
        },
      ],
    },
    {
      slug: "gallons-us-per-minute-to-liters-per-minute",
      from: "gallon-us-per-minute",
      to: "liter-per-minute",
      about: "US shower heads, well pumps and sprinklers are rated in gallons per minute.",
      rule: "× 4, − 5%",
      familiar: [
        ["1.2", "a bathroom faucet"],
        ["2.5", "a shower head at the federal limit"],
        ["10", "a well pump for a house, about"],
        ["250", "a large fire hose, about"],
      ],
      faq: [
        {
          q: "How many liters per minute is 2.5 GPM?",
          a: "2.5 gal/min is 9.464 L/min. A ten-minute shower at that rate uses about 95 liters.",
        },
      ],
    },
    {
      slug: "cubic-meters-per-hour-to-cubic-feet-per-minute",
      from: "cubic-meter-per-hour",
      to: "cubic-foot-per-minute",
      about: "European labels of fans and range hoods show m³/h, American ones CFM.",
      rule: "× 6, ÷ 10",
      familiar: [
        ["100", "a bathroom fan, about"],
        ["300", "a range hood on low, about"],
        ["600", "a range hood on high, about"],
        ["2000", "the blower of a central air handler, about"],
      ],
      faq: [
        {
          q: "How many CFM is a range hood of 600 m³/h?",
          a: "600 m³/h is 353.1 CFM. A bathroom fan of 100 m³/h is 58.86 CFM.",
        },
      ],
    },
    {
      slug: "cubic-feet-per-minute-to-cubic-meters-per-hour",
      from: "cubic-foot-per-minute",
      to: "cubic-meter-per-hour",
      about: "American fans, air purifiers and ducts are rated in CFM, metric ones in m³/h.",
      rule: "× 7, ÷ 4",
      familiar: [
        ["50", "the usual minimum of a bathroom fan"],
        ["110", "a fan for a large bathroom, about"],
        ["400", "the airflow of one ton of cooling"],
        ["1200", "a three-ton air handler"],
      ],
      faq: [
        {
          q: "How many m³/h is 400 CFM?",
          a: "400 ft³/min is 679.6 m³/h, the usual airflow for one ton of air conditioning.",
        },
      ],
    },
    {
      slug: "gallons-us-per-minute-to-cubic-meters-per-hour",
      from: "gallon-us-per-minute",
      to: "cubic-meter-per-hour",
      about: "American pump curves have gallons per minute on the axis, European ones cubic meters per hour.",
      rule: "÷ 4, − 10%",
      familiar: [
        ["10", "a well pump, about"],
        ["50", "a pool pump, about"],
        ["500", "a small fire pump"],
        ["1000", "a medium-size fire pump"],
      ],
      faq: [
        {
          q: "How many m³/h is 100 GPM?",
          a: "100 gal/min is 22.71 m³/h. A pump rated 50 m³/h delivers 220.1 gpm.",
        },
      ],
    },
  ],
  faq: [
    {
      pairs: ["liters-per-minute-to-gallons-us-per-minute", "gallons-us-per-minute-to-liters-per-minute"],
      q: "How do I convert L/min to GPM?",
      a: "Divide by 3.785, or multiply by 0.264172. A 10 L/min pump delivers 2.642 US gallons per minute. Going the other way, a 5 gpm faucet delivers 18.93 L/min.",
    },
    {
      pairs: ["cubic-meters-per-hour-to-cubic-feet-per-minute", "cubic-feet-per-minute-to-cubic-meters-per-hour"],
      q: "How do I convert CFM to m³/h?",
      a: "Multiply by 1.699. A 100 CFM fan moves 169.9 m³/h, and 100 m³/h is 58.86 CFM. This is actual volume; converting SCFM requires its reference temperature and pressure.",
    },
    {
      pairs: ["gallons-us-per-minute-to-cubic-meters-per-hour"],
      q: "How do I convert GPM to m³/h?",
      a: "Multiply US gallons per minute by 0.2271. A pump rated at 44.03 gpm delivers 10 m³/h. With imperial gallons the factor is 0.2728, one-fifth more, so check which gallon the pump curve uses.",
    },
    {
      q: "What are a cusec and a cumec?",
      a: "A cusec is one cubic foot per second, 0.0283168 m³/s or 448.83 US gallons per minute. A cumec is one cubic meter per second, 35.3147 cusecs. One cusec running for a day fills 1.98347 acre-feet.",
    },
    {
      q: "How big is a miner’s inch?",
      a: "It depends on the state. In Arizona, California, Montana, Nevada and Oregon it is 1.5 ft³/min (11.22 gpm), in Idaho, Utah, Washington and several other states 1/50 ft³/s (8.98 gpm), and in Colorado 1/38.4 ft³/s (11.69 gpm). Use the entry for the state that granted the water right.",
    },
    {
      q: "What does MGD stand for?",
      a: "Million gallons per day, the usual unit for US water utilities. 1 MGD is 3,785.41 m³/d, 1.54723 ft³/s or 694.44 gpm. The imperial MGD is 4,546.09 m³/d.",
    },
  ],
});
