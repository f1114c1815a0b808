import { ATMOSPHERE, FOOT, STANDARD_GRAVITY } from "../../units/constants.ts";
import { type ConverterLaws, Failure, type NumericLaw } from "../../units/law.ts";

const messages = {
  altitudeOutOfRange: "The standard atmosphere runs from −5,000 m to 80,000 m (−16,404 ft to 262,467 ft).",
  pressureOutOfRange: "The standard atmosphere only covers pressures from 0.886 Pa (at 80 km) to 1,777 hPa (at −5 km).",
};

/** Standard gravity (m/s²) and the gas constant of dry air (J/(kg·K)): ISO 2533:1975 Table 1. */
const GAS_CONSTANT = 287.05287;
const LOWEST = -5000;
const HIGHEST = 80000;

interface Layer {
  /** Geopotential altitude of the bottom, m. */
  altitude: number;
  temperature: number;
  gradient: number;
  pressure: number;
}

/** The layers of ISO 2533:1975 Table 4, each starting from the pressure at which the one below ends. */
const LAYERS: readonly Layer[] = (() => {
  const layers: Layer[] = [];
  for (const [altitude, temperature, gradient] of [
    [0, 288.15, -0.0065],
    [11000, 216.65, 0],
    [20000, 216.65, 0.001],
    [32000, 228.65, 0.0028],
    [47000, 270.65, 0],
    [51000, 270.65, -0.0028],
    [71000, 214.65, -0.002],
  ] as const) {
    const below = layers.at(-1);
    layers.push({ altitude, temperature, gradient, pressure: below ? pressureIn(below, altitude) : ATMOSPHERE });
  }
  return layers;
})();

/** p = p_b (1 + L(h − h_b)/T_b)^(−g/(R L)), or p_b exp(−g(h − h_b)/(R T_b)) where the temperature is constant. */
function pressureIn(layer: Layer, altitude: number): number {
  const height = altitude - layer.altitude;
  const exponent = layer.gradient === 0 ? height / layer.temperature : Math.log1p((layer.gradient * height) / layer.temperature) / layer.gradient;
  return layer.pressure * Math.exp((-STANDARD_GRAVITY / GAS_CONSTANT) * exponent);
}

function altitudeIn(layer: Layer, pressure: number): number {
  const scaled = (-GAS_CONSTANT / STANDARD_GRAVITY) * Math.log(pressure / layer.pressure);
  const height = layer.gradient === 0 ? scaled * layer.temperature : (Math.expm1(layer.gradient * scaled) * layer.temperature) / layer.gradient;
  return layer.altitude + height;
}

/** Pressure in Pa at a geopotential altitude in m. */
function pressureAt(altitude: number): number | Failure {
  if (!(altitude >= LOWEST && altitude <= HIGHEST)) {
    return new Failure(messages.altitudeOutOfRange);
  }
  const layer = LAYERS.findLast((candidate) => altitude >= candidate.altitude) ?? LAYERS[0];
  return pressureIn(layer as Layer, altitude);
}

/** Geopotential altitude in m at a pressure in Pa. */
function altitudeAt(pressure: number): number | Failure {
  const layer = LAYERS.findLast((candidate) => pressure <= candidate.pressure) ?? LAYERS[0];
  const altitude = pressure > 0 ? altitudeIn(layer as Layer, pressure) : Number.NaN;
  return altitude >= LOWEST - 1e-6 && altitude <= HIGHEST + 1e-6 ? altitude : new Failure(messages.pressureOutOfRange);
}

/** ISA pressure altitude (ISO 2533:1975; ICAO Doc 7488/3), in units of `size` meters, to and from pascal. */
const altitudeLaw = (size: number): NumericLaw => ({
  toBase: (value) => pressureAt(value * size),
  fromBase: (pressure) => {
    const altitude = altitudeAt(pressure);
    return altitude instanceof Failure ? altitude : altitude / size;
  },
});

export default {
  "meter-altitude": altitudeLaw(1),
  "foot-altitude": altitudeLaw(FOOT),
  "kilometer-altitude": altitudeLaw(1000),
  /** Hundreds of feet above the 1013.25 hPa level: ICAO Annex 2. */
  "flight-level": altitudeLaw(30.48),
} satisfies ConverterLaws;
