import { defineJobs } from "../../kit/calculator/jobs.ts";

const oracle = {
  kind: "independent",
  by: "tests/oracles/moist-air-pairs.py: both unknowns by mpmath’s Newton method at 40 digits",
} as const;

export default defineJobs([
  {
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
  },
  {
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
  },
  {
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
  },
]);
