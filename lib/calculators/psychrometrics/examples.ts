import type { Example } from "../../kit/calculator/define.ts";

const mpmath = {
  kind: "independent",
  by: "tests/oracles/moist-air-pairs.py: both unknowns by mpmath’s Newton method at 40 digits",
} as const;

export const examples: readonly Example[] = [
  {
    id: "default",
    title: "25 °C and 50% relative humidity",
    origin: mpmath,
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
  },
  {
    id: "ice",
    title: "2 °C with ice on the wet bulb at −1.5 °C",
    origin: mpmath,
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
  },
  {
    id: "denver",
    title: "95 °F with a wet bulb of 60 °F at an altitude of 5,280 ft",
    origin: mpmath,
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
  },
];
