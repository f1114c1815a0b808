import { CUBIC_FOOT, ZERO_CELSIUS } from "../../units/constants.ts";
import { type ConverterLaws, Failure, type NumericLaw, type ParameterValues } from "../../units/law.ts";

const messages = {
  airDewPointOutOfRange: "The dew point of this air is outside −45 °C to 60 °C (−49 °F to 140 °F), the range of the formula.",
  airSaturated: ({ celsius, limit }: { celsius: number; limit: string }): string => `Air at ${celsius} °C holds at most ${limit} hPa of water vapor: check the air temperature.`,
  dewPointOutOfRange: "The formula is valid for dew points from −45 °C to 60 °C (−49 °F to 140 °F).",
  humidityNegative: "A humidity cannot be negative.",
  relativeHumidityOutOfRange: "Relative humidity must be between 0 and 100%.",
  specificHumidityOutOfRange: "Specific humidity must be at least 0 and below 1,000 g/kg.",
  vaporPressureTooHigh: "The vapor pressure must be below the air pressure: check the air pressure.",
};

/** Specific gas constant of water vapor, J/(kg·K): molar gas constant ÷ 18.015 28 g/mol. */
const VAPOR_CONSTANT = 8.31446261815324 / 0.01801528;
/** Ratio of the molar masses of water and dry air: WMO-No. 8 Annex 4.B. */
const EPSILON = 0.62198;
const LOWEST = -45;
const HIGHEST = 60;
/** Grain in kg, cubic foot in m³. */
const GRAIN = 6.479891e-5;

/** Saturation vapor pressure over water in Pa at t °C: WMO-No. 8 Annex 4.B, e_w = 6.112 hPa exp(17.62 t/(243.12 + t)), −45 to 60 °C. */
const saturation = (celsius: number): number => 611.2 * Math.exp((17.62 * celsius) / (243.12 + celsius));

/** The temperature in °C whose saturation vapor pressure is e Pa. */
function dewPoint(vaporPressure: number): number {
  const logarithm = Math.log(vaporPressure / 611.2);
  return (243.12 * logarithm) / (17.62 - logarithm);
}

const airTemperature = (parameters: ParameterValues): number => parameters["air-temperature"] ?? 20;
const airPressure = (parameters: ParameterValues): number => 100 * (parameters["air-pressure"] ?? 1013.25);

/** The vapor pressure unless air of the given temperature cannot hold it. */
function atMostSaturated(vaporPressure: number, parameters: ParameterValues): number | Failure {
  const celsius = airTemperature(parameters);
  if (vaporPressure <= saturation(celsius) * (1 + 1e-9)) return vaporPressure;
  const limit = (saturation(celsius) / 100).toPrecision(4);
  return new Failure(messages.airSaturated({ celsius, limit }));
}

/** Relative humidity in percent over water: e = e_s(t) RH/100. */
const relativeHumidity: NumericLaw = {
  toBase: (percent, parameters) => (percent < 0 || percent > 100 ? new Failure(messages.relativeHumidityOutOfRange) : (saturation(airTemperature(parameters)) * percent) / 100),
  fromBase: (base, parameters) => {
    const vaporPressure = atMostSaturated(base, parameters);
    if (vaporPressure instanceof Failure) return vaporPressure;
    return Math.min(100, (100 * vaporPressure) / saturation(airTemperature(parameters)));
  },
};

/** Dew point over water in °C, or in another scale by its two functions. */
const dewPointLaw = (toCelsius: (t: number) => number, fromCelsius: (t: number) => number): NumericLaw => ({
  toBase: (value) => {
    const celsius = toCelsius(value);
    return celsius >= LOWEST - 1e-9 && celsius <= HIGHEST + 1e-9 ? saturation(celsius) : new Failure(messages.dewPointOutOfRange);
  },
  fromBase: (base) => {
    const celsius = base > 0 ? dewPoint(base) : Number.NaN;
    return celsius >= LOWEST - 1e-9 && celsius <= HIGHEST + 1e-9 ? fromCelsius(celsius) : new Failure(messages.airDewPointOutOfRange);
  },
});

/** Mass of vapor per volume of moist air, in units of `size` kg/m³: e = ρ R_v T. */
const absoluteHumidity = (size: number): NumericLaw => ({
  toBase: (value, parameters) => (value < 0 ? new Failure(messages.humidityNegative) : atMostSaturated(value * size * VAPOR_CONSTANT * (airTemperature(parameters) + ZERO_CELSIUS), parameters)),
  fromBase: (base, parameters) => {
    const vaporPressure = atMostSaturated(base, parameters);
    if (vaporPressure instanceof Failure) return vaporPressure;
    return vaporPressure / (size * VAPOR_CONSTANT * (airTemperature(parameters) + ZERO_CELSIUS));
  },
});

/** Mass of vapor per mass of dry air, in units of `size`: e = p w/(ε + w). WMO-No. 8 Annex 4.B; ASHRAE Fundamentals ch. 1. */
const mixingRatio = (size: number): NumericLaw => ({
  toBase: (value, parameters) => {
    const ratio = value * size;
    if (ratio < 0) return new Failure(messages.humidityNegative);
    return (airPressure(parameters) * ratio) / (EPSILON + ratio);
  },
  fromBase: (base, parameters) => {
    const pressure = airPressure(parameters);
    return base < pressure ? (EPSILON * base) / (pressure - base) / size : new Failure(messages.vaporPressureTooHigh);
  },
});

/** Mass of vapor per mass of moist air, g/kg: e = p q/(ε + (1 − ε) q). */
const specificHumidity: NumericLaw = {
  toBase: (value, parameters) => {
    const share = value / 1000;
    if (share < 0 || share >= 1) return new Failure(messages.specificHumidityOutOfRange);
    return (airPressure(parameters) * share) / (EPSILON + (1 - EPSILON) * share);
  },
  fromBase: (base, parameters) => {
    const pressure = airPressure(parameters);
    return base < pressure ? (1000 * EPSILON * base) / (pressure - (1 - EPSILON) * base) : new Failure(messages.vaporPressureTooHigh);
  },
};

export default {
  "relative-humidity": relativeHumidity,
  "dew-point-celsius": dewPointLaw(
    (t) => t,
    (t) => t,
  ),
  "dew-point-fahrenheit": dewPointLaw(
    (t) => ((t - 32) * 5) / 9,
    (t) => t * 1.8 + 32,
  ),
  "absolute-humidity": absoluteHumidity(0.001),
  "absolute-humidity-grain-per-cubic-foot": absoluteHumidity(GRAIN / CUBIC_FOOT),
  "mixing-ratio": mixingRatio(0.001),
  "mixing-ratio-grain-per-pound": mixingRatio(1 / 7000),
  "specific-humidity": specificHumidity,
} satisfies ConverterLaws;
