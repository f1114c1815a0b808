import type { Example } from "../../kit/calculator/define.ts";

const mpmath = {
  kind: "independent",
  by: "tests/oracles/moist-air-pairs.py: both unknowns by mpmath’s Newton method at 40 digits",
} as const;

const solved: readonly Omit<Example, "origin">[] = [
  {
    id: "default",
    title: "25 °C and 50% relative humidity",
    inputs: {},
    expect: {
      outputs: {
        dewPoint: 287.01397327,
        wetBulb: 291.039342252,
        humidityRatio: 0.00988104369075,
        enthalpy: 50321.9588022,
        specificVolume: 0.858043274,
        density: 1.1769581725,
        vaporPressure: 1584.60823507,
        absoluteHumidity: 0.0115157871289,
        airPressure: 101325.0,
      },
    },
    displayed: true,
  },
  {
    id: "frost",
    title: "Air at −5 °C with a frost point of −12 °C",
    inputs: { known: "dryBulb-dewPoint", dryBulb: -5, dewPoint: -12 },
    expect: {
      outputs: {
        relativeHumidity: 54.0920630547,
        wetBulb: 266.087199304,
        humidityRatio: 0.00133681879694,
        enthalpy: -1699.04860366,
        specificVolume: 0.761270698774,
      },
      warnings: ["is the frost point"],
    },
  },
  {
    id: "ice",
    title: "2 °C with ice on the wet bulb at −1.5 °C",
    inputs: { known: "dryBulb-wetBulb", dryBulb: 2, wetBulb: -1.5 },
    expect: {
      outputs: {
        relativeHumidity: 47.8893634533,
        dewPoint: 266.146003825,
        humidityRatio: 0.00208210477965,
        enthalpy: 7227.08948369,
        specificVolume: 0.782077560372,
      },
    },
    displayed: true,
  },
  {
    id: "denver",
    title: "95 °F with a wet bulb of 60 °F at an altitude of 5,280 ft",
    inputs: {
      known: "dryBulb-wetBulb",
      dryBulb: { value: 95, unit: "fahrenheit" },
      wetBulb: { value: 60, unit: "fahrenheit" },
      altitude: { value: 5280, unit: "foot" },
    },
    expect: {
      outputs: {
        relativeHumidity: 12.8661169742,
        dewPoint: 275.505287834,
        humidityRatio: 0.00544522855498,
        enthalpy: 49183.0009949,
        specificVolume: 1.06950815558,
        density: 0.940100571751,
        vaporPressure: 724.081833089,
        absoluteHumidity: 0.0050913389735,
        airPressure: 83427.5112912,
      },
    },
    displayed: true,
  },
  {
    id: "dry-bulb-enthalpy",
    title: "30 °C and 60 kJ/kg",
    inputs: { known: "dryBulb-enthalpy", dryBulb: 30, enthalpy: 60 },
    expect: {
      outputs: {
        relativeHumidity: 43.9262114118,
        dewPoint: 289.547277449,
        wetBulb: 293.993275422,
        humidityRatio: 0.0116630162703,
        specificVolume: 0.874893298622,
      },
    },
  },
  {
    id: "dry-bulb-volume",
    title: "25 °C and 0.86 m³/kg",
    inputs: { known: "dryBulb-specificVolume", specificVolume: 0.86 },
    expect: {
      outputs: {
        relativeHumidity: 57.1606216955,
        dewPoint: 289.090556854,
        wetBulb: 292.18141985,
        humidityRatio: 0.0113218922875,
        enthalpy: 53992.5206024,
      },
      warnings: ["a small error in either"],
    },
  },
  {
    id: "wet-bulb-relative",
    title: "A wet bulb of 18 °C and 50% relative humidity",
    inputs: { known: "wetBulb-relativeHumidity" },
    expect: {
      outputs: {
        dryBulb: 298.28466423,
        dewPoint: 287.137514432,
        humidityRatio: 0.00996192137557,
        enthalpy: 50665.962137,
        specificVolume: 0.858540707523,
      },
    },
  },
  {
    id: "wet-bulb-dew",
    title: "A wet bulb of 18 °C and a dew point of 14 °C",
    inputs: { known: "wetBulb-dewPoint" },
    expect: {
      outputs: {
        dryBulb: 298.264859922,
        relativeHumidity: 50.0995984857,
        humidityRatio: 0.00997012812743,
        enthalpy: 50666.5804994,
        specificVolume: 0.858494854951,
      },
    },
  },
  {
    id: "wet-bulb-ratio",
    title: "A wet bulb of 18 °C and 10 g/kg",
    inputs: { known: "wetBulb-humidityRatio" },
    expect: {
      outputs: {
        dryBulb: 298.192778924,
        relativeHumidity: 50.463579238,
        dewPoint: 287.195368729,
        enthalpy: 50668.8312852,
        specificVolume: 0.858327957362,
      },
    },
  },
  {
    id: "wet-bulb-enthalpy",
    title: "A wet bulb of 18 °C and 50.5 kJ/kg: a small error moves the dry bulb far",
    inputs: { known: "wetBulb-enthalpy" },
    expect: {
      outputs: {
        dryBulb: 303.62135763,
        relativeHumidity: 28.6213159735,
        dewPoint: 283.397914434,
        humidityRatio: 0.00775931298462,
        specificVolume: 0.870854980531,
      },
      warnings: ["a small error in either"],
    },
  },
  {
    id: "wet-bulb-volume",
    title: "A wet bulb of 18 °C and 0.86 m³/kg",
    inputs: { known: "wetBulb-specificVolume" },
    expect: {
      outputs: {
        dryBulb: 298.915210341,
        relativeHumidity: 46.9183526989,
        dewPoint: 286.73528686,
        humidityRatio: 0.00970075573069,
        enthalpy: 50646.283828,
      },
    },
  },
  {
    id: "icy-wet-bulb-relative",
    title: "Ice on the wet bulb at −10 °C and 60% relative humidity",
    inputs: { known: "wetBulb-relativeHumidity", wetBulb: -10, relativeHumidity: 60 },
    expect: {
      outputs: {
        dryBulb: 264.585728216,
        dewPoint: 258.894339688,
        humidityRatio: 0.00108845535124,
        enthalpy: -5910.76918019,
        specificVolume: 0.750852509537,
      },
    },
  },
  {
    id: "dew-relative",
    title: "A dew point of 14 °C and 50% relative humidity",
    inputs: { known: "dewPoint-relativeHumidity" },
    expect: {
      outputs: {
        dryBulb: 298.298274333,
        wetBulb: 291.161184263,
        humidityRatio: 0.00997012812743,
        enthalpy: 50700.8150476,
        specificVolume: 0.858591031548,
      },
    },
  },
  {
    id: "dew-enthalpy",
    title: "A dew point of 14 °C and 50.5 kJ/kg",
    inputs: { known: "dewPoint-enthalpy" },
    expect: {
      outputs: {
        dryBulb: 298.102270099,
        relativeHumidity: 50.5874347629,
        wetBulb: 291.095512296,
        humidityRatio: 0.00997012812743,
        specificVolume: 0.858026873148,
      },
    },
  },
  {
    id: "dew-volume",
    title: "A dew point of 14 °C and 0.86 m³/kg",
    inputs: { known: "dewPoint-specificVolume" },
    expect: {
      outputs: {
        dryBulb: 298.787788947,
        relativeHumidity: 48.5662061263,
        wetBulb: 291.324498657,
        humidityRatio: 0.00997012812743,
        enthalpy: 51202.3445234,
      },
    },
  },
  {
    id: "relative-ratio",
    title: "50% relative humidity and 10 g/kg",
    inputs: { known: "relativeHumidity-humidityRatio" },
    expect: {
      outputs: {
        dryBulb: 298.347729881,
        dewPoint: 287.195368729,
        wetBulb: 291.201825612,
        enthalpy: 50827.5940361,
        specificVolume: 0.858773973323,
      },
    },
  },
  {
    id: "relative-enthalpy",
    title: "50% relative humidity and 50.5 kJ/kg",
    inputs: { known: "relativeHumidity-enthalpy" },
    expect: {
      outputs: {
        dryBulb: 298.219771399,
        dewPoint: 287.077982461,
        wetBulb: 291.096674618,
        humidityRatio: 0.00992287428207,
        specificVolume: 0.858300889291,
      },
    },
  },
  {
    id: "relative-volume",
    title: "50% relative humidity and 0.86 m³/kg",
    inputs: { known: "relativeHumidity-specificVolume" },
    expect: {
      outputs: {
        dryBulb: 298.678318636,
        dewPoint: 287.498616476,
        wetBulb: 291.473522898,
        humidityRatio: 0.0102017349815,
        enthalpy: 51680.4333793,
      },
    },
  },
  {
    id: "ratio-enthalpy",
    title: "10 g/kg and 50.5 kJ/kg",
    inputs: { known: "humidityRatio-enthalpy" },
    expect: {
      outputs: {
        dryBulb: 298.028001171,
        relativeHumidity: 50.9618833888,
        dewPoint: 287.195368729,
        wetBulb: 291.094777578,
        specificVolume: 0.85785365563,
      },
    },
  },
  {
    id: "ratio-volume",
    title: "10 g/kg and 0.86 m³/kg",
    inputs: { known: "humidityRatio-specificVolume" },
    expect: {
      outputs: {
        dryBulb: 298.773665328,
        relativeHumidity: 48.7502474201,
        dewPoint: 287.195368729,
        wetBulb: 291.343771513,
        enthalpy: 51264.0074948,
      },
    },
  },
  {
    id: "enthalpy-volume",
    title: "50.5 kJ/kg and 0.86 m³/kg",
    inputs: { known: "enthalpy-specificVolume" },
    expect: {
      outputs: {
        dryBulb: 298.948748737,
        relativeHumidity: 46.4883565841,
        dewPoint: 286.624475546,
        wetBulb: 291.103883438,
        humidityRatio: 0.00962989279778,
      },
    },
  },
  {
    id: "us-enthalpy",
    title: "78 gr/lb and 31.4 Btu/lb, counted from 0 °F",
    inputs: {
      known: "humidityRatio-enthalpy",
      humidityRatio: { value: 78, unit: "grain-per-pound" },
      enthalpy: { value: 31.4, unit: "moist-air-btu-per-pound" },
    },
    expect: {
      outputs: {
        dryBulb: 299.723474748,
        relativeHumidity: 51.2627877463,
        dewPoint: 288.845885976,
        wetBulb: 292.547260883,
        specificVolume: 0.86429419621,
      },
    },
  },
  {
    id: "reversed",
    title: "The pair in the other order",
    inputs: { known: "relativeHumidity-dryBulb" },
    expect: { outputs: { wetBulb: 291.039342252 } },
  },
  {
    id: "too-moist",
    title: "20 g/kg at 20 °C, where air holds 14.7 g/kg",
    inputs: { known: "dryBulb-humidityRatio", dryBulb: 20, humidityRatio: 20 },
    expect: { errors: ["humidityRatio"] },
  },
  {
    id: "no-enthalpy",
    title: "An enthalpy that no air with the wet bulb has",
    inputs: { known: "wetBulb-enthalpy", enthalpy: 55 },
    expect: { errors: ["enthalpy"] },
  },
];

export const examples: readonly Example[] = [
  ...solved.map((example) => ({ ...example, origin: mpmath })),
  {
    id: "handbook",
    title: "40 °C with a wet bulb of 20 °C, read from the chart",
    origin: { kind: "published", source: "ASHRAE Handbook — Fundamentals, chapter 1, example 1" },
    inputs: { known: "dryBulb-wetBulb", dryBulb: 40, wetBulb: 20 },
    expect: {
      outputs: {
        humidityRatio: 0.0065,
        enthalpy: 56_700,
        dewPoint: 280.15,
        relativeHumidity: 14,
        specificVolume: 0.896,
      },
      tolerance: {
        humidityRatio: 0.02,
        enthalpy: 0.002,
        dewPoint: 0.002,
        relativeHumidity: 0.02,
        specificVolume: 0.001,
      },
    },
  },
  {
    id: "psychrolib",
    title: "30 °C and 20 g/kg at 500 m",
    origin: {
      kind: "published",
      source: "PsychroLib, tests/test_psychrolib_si.py: 30 °C and 20 g/kg at 95,461 Pa",
    },
    inputs: {
      known: "dryBulb-humidityRatio",
      dryBulb: 30,
      humidityRatio: 20,
      pressureBy: "pressure",
      pressure: 95.461,
    },
    expect: {
      outputs: { enthalpy: 81_316, specificVolume: 0.940_855_374_352_943, density: 1.084_119_863_482_19 },
      tolerance: 3e-4,
    },
  },
  {
    id: "wet-bulb-above",
    title: "A wet bulb above the dry bulb",
    origin: { kind: "independent", by: "Evaporation cools: a wet bulb is at most the dry bulb" },
    inputs: { known: "dryBulb-wetBulb", dryBulb: 20, wetBulb: 21 },
    expect: { errors: ["wetBulb"] },
  },
  {
    id: "same-moisture",
    title: "A dew point and a humidity ratio, of which each follows from the other",
    origin: {
      kind: "independent",
      by: "Both follow from the vapor pressure at any temperature: ASHRAE Fundamentals, chapter 1, equations 20 and 36",
    },
    inputs: { known: "dewPoint-humidityRatio", dewPoint: 10, humidityRatio: 8 },
    expect: { errors: ["known"] },
  },
  {
    id: "dependent",
    title: "A wet bulb of 0 °C and an enthalpy, which say the same",
    origin: {
      kind: "independent",
      by: "Liquid water at 0 °C has no enthalpy, so that evaporating it changes none of the air’s",
    },
    inputs: { known: "wetBulb-enthalpy", wetBulb: 0, enthalpy: 9.5 },
    expect: { errors: ["enthalpy"] },
  },
];
