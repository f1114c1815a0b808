import { defineJob } from "../../../kit/calculator/jobs.ts";
import { oracle } from "./origins.ts";

export default defineJob({
  slug: "relative-humidity",
  name: "Relative humidity",
  heading: "Relative Humidity from Wet and Dry Bulb",
  question: "What is the relative humidity for these wet and dry bulb readings?",
  lead: "The two thermometers of a sling psychrometer and the altitude give the relative humidity, without a chart and without the fixed-pressure table printed on the instrument.",
  seo: {
    title: "Relative Humidity Calculator: Wet and Dry Bulb",
    description:
      "Relative humidity from dry-bulb and wet-bulb temperature at any altitude, with dew point, humidity ratio, enthalpy and density of the air.",
  },
  fixed: { known: "dryBulb-wetBulb" },
  fields: ["dryBulb", "wetBulb", "altitude"],
  defaults: { dryBulb: { si: "24", us: "75" }, wetBulb: { si: "17", us: "63" } },
  answer: ["relativeHumidity", "dewPoint", "humidityRatio", "enthalpy"],
  examples: [
    {
      id: "f-75-63",
      title: "75 °F with a wet bulb of 63 °F: 51.6%",
      origin: oracle,
      inputs: { dryBulb: { value: 75, unit: "fahrenheit" }, wetBulb: { value: 63, unit: "fahrenheit" } },
      expect: {
        outputs: { relativeHumidity: 51.56589669656648, dewPoint: 286.466037581741 },
        tolerance: 1e-8,
      },
    },
    {
      id: "denver",
      title: "95 °F with a wet bulb of 60 °F in Denver: 12.9%",
      origin: oracle,
      inputs: {
        dryBulb: { value: 95, unit: "fahrenheit" },
        wetBulb: { value: 60, unit: "fahrenheit" },
        altitude: { value: 5280, unit: "foot" },
      },
      expect: {
        outputs: {
          relativeHumidity: 12.8661169742,
          dewPoint: 275.505287834,
          humidityRatio: 0.00544522855498,
        },
      },
    },
    {
      id: "handbook",
      title: "ASHRAE’s chart example: 40 °C with a wet bulb of 20 °C, 14%",
      origin: { kind: "published", source: "ASHRAE Handbook — Fundamentals, chapter 1, example 1" },
      inputs: { dryBulb: 40, wetBulb: 20 },
      expect: {
        outputs: { relativeHumidity: 14, dewPoint: 280.15, humidityRatio: 0.0065, enthalpy: 56700 },
        tolerance: { dewPoint: 0.002, enthalpy: 0.002, humidityRatio: 0.02, relativeHumidity: 0.02 },
      },
    },
  ],
  guide: [
    {
      title: "From two thermometers",
      text: "The wet bulb fixes the enthalpy of saturated air at its temperature; the gap to the dry bulb, the depression, says how much less moisture the real air has. From that follow the vapor pressure and its ratio to saturation at the dry bulb, which is relative humidity.",
    },
    {
      title: "Taking the readings",
      text: "Use a clean wick and distilled water, and move the air over it at 600 ft/min (3 m/s) or more, by slinging or with a fan. Read the wet bulb when it has stopped falling, first of the two, out of the sun. A dirty wick or slow air reads high, and the humidity comes out too high.",
    },
    {
      title: "Small errors, large effect",
      text: "Near room temperature, one degree Fahrenheit in the depression is 3 to 4% relative humidity. In cold air it is several times that: below freezing use a chilled mirror or a good capacitive sensor. If both thermometers have the same bias, most of it cancels.",
    },
    {
      title: "Other pairs",
      text: "If you know the dew point instead of the wet bulb, choose that pair in the Psychrometrics calculator, which takes any two properties. Relative humidity is only half of the story: 50% at 50 °F is far less water than 50% at 80 °F, so compare humidity ratios.",
    },
  ],
  faq: [
    {
      q: "What if wet and dry bulb are the same?",
      a: "Then the air is saturated, at 100% relative humidity, as in fog. If you know it isn’t, the wick has dried out or the fan has stopped: the wet thermometer then reads the air temperature.",
    },
    {
      q: "Why does my result differ from the psychrometer’s table?",
      a: "Tables hold for one air pressure, usually sea level, and for one wind over the wick. At altitude the same depression means a lower vapor deficit. Enter your altitude or, better, the pressure measured at the site.",
    },
    {
      q: "What indoor relative humidity is good?",
      a: "Between 30 and 60% is a common recommendation: below, skin and eyes dry and static builds up; above, mites and mold do well. In cold winters even 40% may wet the windows, so let the glass set the limit.",
    },
  ],
  related: ["psychrometrics/dew-point", "psychrometrics/wet-bulb", "hvac/ventilation"],
  words: [
    "RH calculator",
    "humidity from wet bulb",
    "sling psychrometer",
    "wet and dry bulb calculator",
    "humidity percentage",
    "wet bulb depression",
    "hygrometer calculation",
    "psychrometric calculator",
    "air humidity",
  ],
});
