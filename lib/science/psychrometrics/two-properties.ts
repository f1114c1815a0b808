import { findRoot } from "../../core/numeric/root.ts";
import { failure, type Result, success } from "../../core/result/result.ts";
import { AIR_PRESSURES, AIR_TEMPERATURES, type AirProblem, airError, within } from "./air-limits.ts";
import { type AirState, airState, vaporPressureOf } from "./air-state.ts";
import { saturationTemperature } from "./dew-point.ts";
import {
  humidityRatio,
  moistAirEnthalpy,
  moistAirVolume,
  ratioByEnthalpy,
  ratioByVolume,
  saturationPressure,
  temperatureByEnthalpy,
  temperatureByVolume,
} from "./moist-air.ts";
import { dryBulbOfDryAir, humidityRatioByWetBulb, wetBulbTemperature } from "./wet-bulb.ts";

/** A property that determines moist air together with a second one and the pressure. */
export type AirProperty =
  | "temperature"
  | "wetBulb"
  | "dewPoint"
  | "relativeHumidity"
  | "humidityRatio"
  | "enthalpy"
  | "specificVolume";

/** A property with its value in the unit of `AirState`. */
export interface KnownProperty {
  property: AirProperty;
  value: number;
}

export interface PropertyRange {
  fixed: KnownProperty;
  property: AirProperty;
  min: number;
  max: number;
  /** True if dry and saturated air have the same value: the pair does not determine the air. */
  isConstant: boolean;
}

export type SolvedAir = Result<{ state: AirState; range: PropertyRange }, AirProblem | PropertyRange>;

/** Largest humidity ratio of a solution, kg/kg. */
const MAX_RATIO = 10;
/** Smallest difference between dry and saturated air, relative to the larger value, that determines a state. */
const MIN_SPREAD = 1e-4;
/** The property listed first is fixed while the moisture varies. */
const ORDER: readonly AirProperty[] = [
  "wetBulb",
  "temperature",
  "relativeHumidity",
  "humidityRatio",
  "dewPoint",
  "enthalpy",
  "specificVolume",
];

interface Moisture {
  temperature: number;
  ratio: number;
}

/** Returns a state of the air that has one property, at a position from 0 (one end of the line) to 1. */
type AirLine = (position: number) => Moisture;

/**
 * Solves moist air from two properties and the pressure in Pa: ASHRAE Handbook — Fundamentals 2021, chapter 1, equations 5, 6,
 * 20, 26, 30, 33, 35 and 36. Along the line of air with the first property the second one is monotonic, so there is one solution
 * or none.
 */
export function airStateByTwo(one: KnownProperty, two: KnownProperty, pressure: number): SolvedAir {
  if (!within(pressure, AIR_PRESSURES)) return airError("pressure-range");
  const [fixed, other] = ORDER.indexOf(one.property) < ORDER.indexOf(two.property) ? [one, two] : [two, one];
  const solvedLine = lineOf(fixed, pressure);
  if (!solvedLine.ok) return solvedLine;
  const line = solvedLine.value;
  const valueAt = (position: number): number => calculateProperty(other.property, line(position), pressure);
  const range = rangeOf(fixed, other, [valueAt(0), valueAt(1)], pressure);
  if (range.isConstant) return failure("", range);
  const position = findPosition(valueAt, targetOf(other, pressure));
  if (position === undefined) return failure("", range);
  const { temperature, ratio } = line(position);
  const state = airState(temperature, { kind: "ratio", value: ratio }, pressure);
  if (!state.ok) return state;
  const properties = { [fixed.property]: fixed.value, [other.property]: other.value };
  return success({ state: { ...state.value, ...properties }, range });
}

/** Finds the position with a value. An end matches within rounding errors. */
function findPosition(valueAt: (position: number) => number, target: number): number | undefined {
  const noise = 1e-9 * Math.max(Math.abs(valueAt(0)), Math.abs(valueAt(1)));
  const end = [0, 1].find((position) => Math.abs(valueAt(position) - target) <= noise);
  return end ?? findRoot((position) => valueAt(position) - target, 0, 1);
}

/** Returns the value to search for: for a dew point, its humidity ratio. */
const targetOf = ({ property, value }: KnownProperty, pressure: number): number =>
  property === "dewPoint" ? (humidityRatio(value, 1, pressure) ?? MAX_RATIO + 1) : value;

function calculateProperty(
  property: AirProperty,
  { temperature, ratio }: Moisture,
  pressure: number,
): number {
  switch (property) {
    case "temperature":
      return temperature;
    case "relativeHumidity":
      return vaporPressureOf(ratio, pressure) / saturationPressure(temperature);
    case "enthalpy":
      return moistAirEnthalpy(temperature, ratio);
    case "specificVolume":
      return moistAirVolume(temperature, ratio, pressure);
    default:
      return ratio;
  }
}

function rangeOf(
  fixed: KnownProperty,
  other: KnownProperty,
  ends: readonly number[],
  pressure: number,
): PropertyRange {
  // A measured wet bulb is more often wrong than a dry bulb, so the range is that of the wet bulb.
  if (
    fixed.property === "wetBulb" &&
    other.property === "temperature" &&
    within(other.value, AIR_TEMPERATURES)
  )
    return rangeBetween(other, "wetBulb", [
      wetBulbTemperature(other.value, 0, pressure) ?? AIR_TEMPERATURES.min,
      other.value,
    ]);
  if (other.property === "dewPoint")
    return rangeBetween(
      fixed,
      "dewPoint",
      ends.map((ratio) => saturationTemperature(vaporPressureOf(ratio, pressure)) ?? AIR_TEMPERATURES.min),
    );
  return rangeBetween(fixed, other.property, ends);
}

function rangeBetween(fixed: KnownProperty, property: AirProperty, ends: readonly number[]): PropertyRange {
  const [min, max] = [Math.min(...ends), Math.max(...ends)];
  return { fixed, property, min, max, isConstant: max - min <= MIN_SPREAD * Math.abs(max) };
}

/** Returns the line of air with a property, or the reason why there is none. */
function lineOf({ property, value }: KnownProperty, pressure: number): Result<AirLine, AirProblem> {
  const { min, max } = AIR_TEMPERATURES;
  switch (property) {
    case "temperature": {
      if (!within(value, AIR_TEMPERATURES)) return airError("temperature-range");
      const saturated = Math.min(humidityRatio(value, 1, pressure) ?? MAX_RATIO, MAX_RATIO);
      return success((position) => ({ temperature: value, ratio: position * saturated }));
    }
    case "wetBulb": {
      if (!within(value, AIR_TEMPERATURES)) return airError("temperature-range");
      const dry = dryBulbOfDryAir(value, pressure);
      if (dry === undefined) return airError("vapor-above-pressure");
      return lineBetween(
        value,
        Math.min(dry, max),
        (temperature) => humidityRatioByWetBulb(temperature, value, pressure) ?? 0,
      );
    }
    case "relativeHumidity": {
      if (!within(value, { min: 0, max: 1 })) return airError("humidity-range");
      const moistest = saturationTemperature(vaporPressureOf(MAX_RATIO, pressure) / value) ?? max;
      return lineBetween(
        min,
        Math.min(moistest, max),
        (temperature) => humidityRatio(temperature, value, pressure) ?? MAX_RATIO,
      );
    }
    case "dewPoint":
    case "humidityRatio": {
      const ratio = property === "dewPoint" ? humidityRatio(value, 1, pressure) : value;
      if (ratio === undefined) return airError("vapor-above-pressure");
      if (!within(ratio, { min: 0, max: MAX_RATIO })) return airError("humidity-range");
      const saturated = saturationTemperature(vaporPressureOf(ratio, pressure)) ?? min;
      return lineBetween(saturated, max, () => ratio);
    }
    case "enthalpy":
      return lineFromSaturation(temperatureByEnthalpy(value, 0), pressure, (temperature) =>
        ratioByEnthalpy(temperature, value),
      );
    case "specificVolume":
      return lineFromSaturation(temperatureByVolume(value, 0, pressure), pressure, (temperature) =>
        ratioByVolume(temperature, value, pressure),
      );
  }
}

const lineBetween = (
  from: number,
  to: number,
  ratioAt: (temperature: number) => number,
): Result<AirLine, AirProblem> =>
  success((position) => {
    const temperature = position === 1 ? to : from + position * (to - from);
    return { temperature, ratio: Math.max(0, ratioAt(temperature)) };
  });

/** Returns a line from saturated air to dry air, whose dry bulb is `dry` in K. */
function lineFromSaturation(
  dry: number,
  pressure: number,
  ratioAt: (temperature: number) => number,
): Result<AirLine, AirProblem> {
  const warmest = saturationTemperature(vaporPressureOf(MAX_RATIO, pressure)) ?? AIR_TEMPERATURES.max;
  const saturated = findRoot(
    (temperature) => (humidityRatio(temperature, 1, pressure) ?? MAX_RATIO) - ratioAt(temperature),
    AIR_TEMPERATURES.min,
    Math.min(dry, warmest),
  );
  if (saturated === undefined) return airError("temperature-range");
  return lineBetween(saturated, Math.min(dry, AIR_TEMPERATURES.max), ratioAt);
}
