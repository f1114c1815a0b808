import { choice, percent } from "../../kit/fields/field.ts";
import { input } from "../../kit/fields/input.ts";
import * as quantities from "./quantities.ts";

/** All pairs of properties. The last one is rejected with an explanation: each follows from the other. */
const PAIRS = [
  { id: "dryBulb-relativeHumidity", label: "Dry bulb and relative humidity" },
  { id: "dryBulb-wetBulb", label: "Dry bulb and wet bulb" },
  { id: "dryBulb-dewPoint", label: "Dry bulb and dew point" },
  { id: "dryBulb-humidityRatio", label: "Dry bulb and humidity ratio" },
  { id: "dryBulb-enthalpy", label: "Dry bulb and enthalpy" },
  { id: "dryBulb-specificVolume", label: "Dry bulb and specific volume" },
  { id: "wetBulb-relativeHumidity", label: "Wet bulb and relative humidity" },
  { id: "wetBulb-dewPoint", label: "Wet bulb and dew point" },
  { id: "wetBulb-humidityRatio", label: "Wet bulb and humidity ratio" },
  { id: "wetBulb-enthalpy", label: "Wet bulb and enthalpy" },
  { id: "wetBulb-specificVolume", label: "Wet bulb and specific volume" },
  { id: "dewPoint-relativeHumidity", label: "Dew point and relative humidity" },
  { id: "dewPoint-enthalpy", label: "Dew point and enthalpy" },
  { id: "dewPoint-specificVolume", label: "Dew point and specific volume" },
  { id: "relativeHumidity-humidityRatio", label: "Relative humidity and humidity ratio" },
  { id: "relativeHumidity-enthalpy", label: "Relative humidity and enthalpy" },
  { id: "relativeHumidity-specificVolume", label: "Relative humidity and specific volume" },
  { id: "humidityRatio-enthalpy", label: "Humidity ratio and enthalpy" },
  { id: "humidityRatio-specificVolume", label: "Humidity ratio and specific volume" },
  { id: "enthalpy-specificVolume", label: "Enthalpy and specific volume" },
  { id: "dewPoint-humidityRatio", label: "Dew point and humidity ratio" },
] as const;

const reversed = (id: string): string => id.split("-").toReversed().join("-");

const inPairs = (property: string) => ({
  known: PAIRS.map(({ id }) => id).filter((id) => id.split("-").includes(property)),
});

export const fields = {
  known: choice({
    label: "Known properties",
    options: PAIRS.map((pair) => ({ ...pair, aliases: [reversed(pair.id)] })),
    default: "dryBulb-relativeHumidity",
  }),
  dryBulb: input(quantities.temperature, {
    label: "Dry bulb",
    line: "new",
    default: { si: "25 °C", us: "80 °F" },
    when: inPairs("dryBulb"),
  }),
  wetBulb: input(quantities.temperature, {
    label: "Wet bulb",
    hint: "Over ice below {0 °C}",
    default: { si: "18 °C", us: "67 °F" },
    when: inPairs("wetBulb"),
  }),
  dewPoint: input(quantities.temperature, {
    label: "Dew point",
    hint: "Frost point below {0 °C}",
    default: { si: "14 °C", us: "60 °F" },
    when: inPairs("dewPoint"),
  }),
  relativeHumidity: percent({
    label: "Relative humidity",
    default: 50,
    min: 0,
    max: 100,
    when: inPairs("relativeHumidity"),
  }),
  humidityRatio: input(quantities.humidityRatio, {
    label: "Humidity ratio",
    hint: "Water per mass of dry air",
    default: { si: "10 g/kg", us: "78 gr/lb" },
    when: inPairs("humidityRatio"),
  }),
  enthalpy: input(quantities.enthalpy, {
    label: "Enthalpy",
    hint: "Per mass of dry air; counted from 0 °C in kJ/kg, from 0 °F in Btu/lb",
    default: { si: "50.5 kJ/kg", us: "31.4 Btu/lb" },
    when: inPairs("enthalpy"),
  }),
  specificVolume: input(quantities.specificVolume, {
    label: "Specific volume",
    hint: "Per mass of dry air",
    default: { si: "0.86 m³/kg", us: "13.85 ft³/lb" },
    when: inPairs("specificVolume"),
  }),
  pressureBy: choice({
    label: "Air pressure from",
    options: [
      { id: "altitude", label: "Altitude" },
      { id: "pressure", label: "Barometer" },
    ],
    default: "altitude",
  }),
  altitude: input(quantities.altitude, {
    label: "Altitude",
    hint: "Standard atmosphere",
    default: { si: "0 m", us: "0 ft" },
    when: { pressureBy: ["altitude"] },
  }),
  pressure: input(quantities.airPressure, {
    label: "Air pressure",
    hint: "At the site, not reduced to sea level",
    default: { si: "101.325 kPa", us: "29.921 inHg" },
    when: { pressureBy: ["pressure"] },
  }),
} as const;
