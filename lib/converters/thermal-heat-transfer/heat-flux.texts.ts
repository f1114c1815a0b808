import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "A negative flux means flow in the opposite direction.",
    "The heat flow unit used in geology is based on the thermochemical calorie: 41.84 mW/m². Some authors round it to 41.8 or use the International Table calorie (41.868 mW/m²).",
  ],
  pairs: [
    {
      slug: "watts-per-square-meter-to-btu-per-hour-square-foot",
      from: "watt-per-square-meter",
      to: "btu-per-hour-square-foot",
      about: "Solar gain, radiant floors and fire exposure are stated in W/m² in research and in Btu/(h·ft²) in American practice. A warm floor, sunlight and a fire differ by factors of ten or more.",
      rule: "× 6, ÷ 19",
      familiar: [
        ["50", "a radiant floor, about"],
        ["100", "a heated floor at the comfort limit for living areas, about"],
        ["1000", "full sun, about"],
        ["4000", "bare skin hurts in less than half a minute"],
      ],
      faq: [
        {
          q: "What is a radiant floor of 80 W/m² in Btu/(h·ft²)?",
          a: "80 W/m² is 25.36 Btu/(h·ft²). Comfort limits the floor’s temperature before the boiler limits the flux.",
        },
        {
          q: "Is a Btu/(h·ft²) more than a W/m²?",
          a: "Yes: 1 Btu/(h·ft²) is 3.155 W/m², so the American number is about a third of the metric one.",
        },
        {
          q: "How strong is the sun through a window of 600 W/m² in Btu/(h·ft²)?",
          a: "600 W/m² is 190.2 Btu/(h·ft²). On twenty square feet of glass that is about a third of a ton of cooling, less what the glass keeps out.",
        },
        {
          q: "What is a radiant exposure of 2,500 W/m² in Btu/(h·ft²)?",
          a: "2,500 W/m² is 792.5 Btu/(h·ft²), the usual design limit for people who escape from a fire.",
        },
      ],
    },
    {
      slug: "btu-per-hour-square-foot-to-watts-per-square-meter",
      from: "btu-per-hour-square-foot",
      to: "watt-per-square-meter",
      about: "American data on radiant panels and solar collectors use Btu per hour and square foot, metric data watts per square meter.",
      rule: "× 3, + 5%",
      familiar: [
        ["15", "a radiant floor, about"],
        ["30", "a warm ceiling panel, about"],
        ["317", "full sun, about"],
      ],
      faq: [
        {
          q: "What is a heat loss of 25 Btu/(h·ft²) in W/m²?",
          a: "25 Btu/(h·ft²) is 78.86 W/m². Per area of floor, it is typical of an older house on the coldest day.",
        },
      ],
    },
    {
      slug: "kilowatts-per-square-meter-to-btu-per-hour-square-foot",
      from: "kilowatt-per-square-meter",
      to: "btu-per-hour-square-foot",
      about: "Fire engineers state exposures in kilowatts per square meter; older American data use Btu per hour and square foot.",
      rule: "× 300, + 5%",
      familiar: [
        ["1.361", "sunlight above the atmosphere"],
        ["2.5", "the usual design limit for people who escape from a fire"],
        ["12.5", "wood ignites near a pilot flame, about"],
        ["20", "flashover, measured at the floor of the room"],
      ],
      faq: [
        {
          q: "What is a flashover flux of 20 kW/m² in Btu/(h·ft²)?",
          a: "20 kW/m² is 6,340 Btu/(h·ft²) at the floor, a usual criterion for the moment when the whole room ignites.",
        },
      ],
    },
    {
      slug: "watts-per-square-centimeter-to-watts-per-square-meter",
      from: "watt-per-square-centimeter",
      to: "watt-per-square-meter",
      about: "Chips and lasers concentrate heat on square centimeters; heat-transfer formulas use square meters.",
      familiar: [
        ["0.1", "full sun, about"],
        ["50", "a processor under load, about"],
        ["100", "about the limit of air cooling"],
      ],
      faq: [
        {
          q: "How many W/m² is a chip of 50 W/cm²?",
          a: "50 W/cm² is 500,000 W/m², five hundred times full sun.",
        },
        {
          q: "Why do chips use W/cm² when formulas need W/m²?",
          a: "A chip is about one to a few square centimeters, so the number is close to its power in watts: 1 W/cm² is 10,000 W/m².",
        },
      ],
    },
  ],
  faq: [
    {
      pairs: ["watts-per-square-meter-to-btu-per-hour-square-foot", "btu-per-hour-square-foot-to-watts-per-square-meter"],
      q: "How do I convert W/m² to Btu/(h·ft²)?",
      a: "Multiply by 0.317. Full sun of 1,000 W/m² is 317.0 Btu/(h·ft²). Going the other way, 1 Btu/(h·ft²) is 3.155 W/m².",
    },
    {
      pairs: ["kilowatts-per-square-meter-to-btu-per-hour-square-foot"],
      q: "What is 12.5 kW/m² in Btu/(h·ft²), and where is it used?",
      a: "It is 3,962 Btu/(h·ft²). Fire codes use it as a limit for radiant heat on a neighboring wall, because it can ignite wood in the presence of a pilot flame. Each kW/m² is 317 Btu/(h·ft²).",
    },
    {
      q: "How do I convert watts per square foot to watts per square meter?",
      a: "Multiply by 10.76: floor heating at 10 W/ft² gives off 107.6 W/m². For heating elements rated in W/in², the factor is 1,550.",
    },
    {
      q: "What is a heat flow unit?",
      a: "It is one microcalorie per second per square centimeter, 41.84 mW/m², and is used for heat flow from Earth’s interior. A continental average of 65 mW/m² is 1.55 HFU.",
    },
    {
      q: "How do I convert langleys per minute to W/m²?",
      a: "Multiply by 697.33: a langley is one thermochemical calorie per square centimeter, so 1 langley per minute is 697.33 W/m². The old solar constant of 1.94 cal/(min·cm²) is 1,353 W/m².",
    },
    {
      q: "Is heat flux the same as the heat transfer coefficient?",
      a: "No. Heat flux is power per area. Divide it by the temperature difference that drives it to get a heat transfer coefficient in W/(m²·K): 50 W/m² across 10 K is 5 W/(m²·K).",
    },
  ],
});
