import { defineJob } from "../../../kit/calculator/jobs.ts";
import { oracle } from "./origins.ts";

export default defineJob({
  slug: "wet-bulb",
  name: "Wet-bulb temperature",
  heading: "Wet-Bulb Temperature Calculator",
  question: "What is the wet-bulb temperature at this temperature and humidity?",
  lead: "Air temperature, relative humidity and altitude give the temperature to which a wet surface cools in moving air, the limit of a cooling tower, a swamp cooler and human sweat.",
  seo: {
    title: "Wet-Bulb Temperature Calculator",
    description:
      "Wet-bulb temperature from air temperature, relative humidity and altitude by ASHRAE’s psychrometric equations, with dew point, humidity ratio and enthalpy.",
  },
  fixed: { known: "dryBulb-relativeHumidity" },
  fields: ["dryBulb", "relativeHumidity", "altitude"],
  defaults: { dryBulb: { si: "35", us: "95" }, relativeHumidity: "40" },
  answer: ["wetBulb", "dewPoint", "humidityRatio", "enthalpy"],
  examples: [
    {
      id: "f-95-40",
      title: "95 °F and 40%: 75.1 °F",
      origin: oracle,
      inputs: { dryBulb: { value: 95, unit: "fahrenheit" }, relativeHumidity: 40 },
      expect: { outputs: { wetBulb: 297.084522741, dewPoint: 292.5346491 }, tolerance: 1e-8 },
    },
    {
      id: "c-25-50",
      title: "25 °C and 50%: 17.9 °C",
      origin: oracle,
      inputs: { dryBulb: 25, relativeHumidity: 50 },
      expect: {
        outputs: {
          wetBulb: 291.039342252,
          dewPoint: 287.01397327,
          humidityRatio: 0.00988104369075,
          enthalpy: 50321.9588022,
        },
      },
    },
    {
      id: "c-35-70",
      title: "35 °C and 70%: 30.1 °C",
      origin: oracle,
      inputs: { dryBulb: 35, relativeHumidity: 70 },
      expect: { outputs: { wetBulb: 303.20899227 }, tolerance: 1e-8 },
    },
  ],
  guide: [
    {
      title: "What it measures",
      text: "A thermometer in a wet wick loses heat by evaporation until the air gives back as much. The drier the air, the further it falls below the dry bulb; in saturated air both are equal. The page computes the thermodynamic wet bulb, by adiabatic saturation, which a well ventilated psychrometer matches closely.",
    },
    {
      title: "Why altitude counts",
      text: "Thinner air carries less heat to the wick for the same vapor, so at the same temperature and relative humidity the wet bulb is lower in Denver than at sea level. Short formulas from temperature and humidity alone ignore this, and are a few tenths of a degree off at sea level too.",
    },
    {
      title: "Where it is used",
      text: "A cooling tower can bring water to a few degrees above the wet bulb, never below. An evaporative cooler reaches 70 to 90% of the way from dry bulb to wet bulb. Air conditioners are rated at an indoor wet bulb of 67 °F (19.4 °C). On hot days it says how well sweat can still cool a body.",
    },
    {
      title: "Not the WBGT",
      text: "Workplace and sports limits use the wet-bulb globe temperature, which adds sun, wind and radiant heat with a black globe and a naturally ventilated wick. It can’t be found from temperature and humidity alone. This page gives the wet bulb in the shade.",
    },
  ],
  faq: [
    {
      q: "What wet-bulb temperature is dangerous?",
      a: "Physiologists long named 35 °C (95 °F) as the limit at which even a resting person in the shade can’t lose heat. Later trials with young adults found that some fail well below that, near 31 °C in humid air. Illness and work lower it further.",
    },
    {
      q: "Can the wet bulb be below freezing?",
      a: "Yes, in cold or very dry air. Then the wick may carry ice, whose vapor pressure is lower than that of supercooled water, so the readings differ slightly. The calculator takes saturation over ice below freezing.",
    },
    {
      q: "Is the wet bulb the same as the dew point?",
      a: "No. The dew point is reached by cooling air without adding moisture; the wet bulb by evaporating water into it. The wet bulb lies between dew point and dry bulb, and all three are equal only in saturated air.",
    },
  ],
  related: ["psychrometrics/dew-point", "psychrometrics/relative-humidity", "hvac/room-load"],
  words: [
    "wet bulb calculator",
    "wet bulb temp from humidity",
    "adiabatic saturation temperature",
    "cooling tower wet bulb",
    "swamp cooler temperature",
    "evaporative cooling limit",
    "wet bulb heat stress",
    "web bulb",
    "psychrometer reading",
  ],
});
