import { defineJob } from "../../../kit/calculator/jobs.ts";
import { oracle } from "./origins.ts";

export default defineJob({
  slug: "dew-point",
  name: "Dew point",
  heading: "Dew Point Calculator",
  question: "What is the dew point at this temperature and humidity?",
  lead: "Temperature and relative humidity give the temperature at which the air’s moisture begins to condense, on windows, ducts, cold pipes and grass.",
  seo: {
    title: "Dew Point Calculator: From Humidity",
    description:
      "Dew point or frost point from temperature and relative humidity, with moisture content in grams or grains, vapor pressure and wet bulb, by ASHRAE equations.",
  },
  fixed: { known: "dryBulb-relativeHumidity" },
  fields: ["dryBulb", "relativeHumidity"],
  defaults: { dryBulb: { si: "21", us: "70" }, relativeHumidity: "50" },
  answer: ["dewPoint", "humidityRatio", "absoluteHumidity", "vaporPressure"],
  examples: [
    {
      id: "f-70-40",
      title: "70 °F and 40%: 44.6 °F",
      origin: oracle,
      inputs: { dryBulb: { value: 70, unit: "fahrenheit" }, relativeHumidity: 40 },
      expect: { outputs: { dewPoint: 280.148889529762 }, tolerance: 1e-8 },
    },
    {
      id: "f-80-60",
      title: "80 °F and 60%: 64.9 °F",
      origin: oracle,
      inputs: { dryBulb: { value: 80, unit: "fahrenheit" }, relativeHumidity: 60 },
      expect: { outputs: { dewPoint: 291.414174927709, vaporPressure: 2098.8504240838 }, tolerance: 1e-8 },
    },
    {
      id: "c-21-50",
      title: "21 °C and 50%: 10.2 °C",
      origin: oracle,
      inputs: { dryBulb: 21, relativeHumidity: 50 },
      expect: { outputs: { dewPoint: 283.3414205429 }, tolerance: 1e-8 },
    },
  ],
  guide: [
    {
      title: "How it is found",
      text: "Relative humidity times the saturation pressure at the air’s temperature is the vapor pressure. The dew point is the temperature whose saturation pressure equals it. ASHRAE’s equations replace the Magnus approximation used by most weather pages; the difference is below a tenth of a degree in ordinary weather.",
    },
    {
      title: "Will it condense?",
      text: "Compare the dew point with the temperature of the surface. A window at 45 °F fogs in air with a dew point above 45 °F, whatever the thermostat says. The same test tells if a chilled water pipe drips, a duct sweats or a crawl space wall gets wet. Warming the surface or drying the air both help.",
    },
    {
      title: "A better measure of muggy",
      text: "Relative humidity rises at night although no moisture is added, because cooler air holds less. The dew point stays. Below 55 °F (13 °C) air feels dry and comfortable, above 65 °F (18 °C) sticky, above 70 °F (21 °C) oppressive to most people.",
    },
    {
      title: "Frost point",
      text: "Below 0 °C (32 °F) moisture deposits as ice, and the result is the frost point. It is higher than the dew point over supercooled water that meteorologists report, by about a tenth of the degrees below freezing. Dryers and freezers are specified by frost point.",
    },
  ],
  faq: [
    {
      q: "At what dew point is it comfortable?",
      a: "Most people find 50 to 60 °F (10 to 16 °C) pleasant. Above 65 °F sweat evaporates slowly. Indoors in winter, a dew point above about 40 °F risks condensation on single glass, long before anyone feels humid.",
    },
    {
      q: "Does the dew point depend on pressure or altitude?",
      a: "Not if temperature and relative humidity are measured where you are: the vapor pressure alone decides. If the air is then compressed, the dew point rises with it, which is why compressed air lines drip. Enter the pressure for humidity ratio and wet bulb.",
    },
    {
      q: "Can the dew point be higher than the temperature?",
      a: "No, at most equal, at 100% relative humidity. A higher reading means that one of the sensors is wrong, or that the values belong to different places or times.",
    },
  ],
  related: ["psychrometrics/relative-humidity", "psychrometrics/wet-bulb", "hvac/ventilation"],
  words: [
    "dewpoint",
    "dew point from humidity",
    "frost point",
    "condensation temperature",
    "window condensation",
    "temperature at which dew forms",
    "grains per pound",
    "muggy dew point",
    "will my pipes sweat",
    "dew point from temperature and humidity",
  ],
});
