import type { Warning } from "../../kit/calculator/computation.ts";
import type { Sentence, SentenceValue } from "../../kit/fields/sentence.ts";
import { AIR_TEMPERATURES, type AirProblem } from "../../science/psychrometrics/air-limits.ts";
import type { AirState } from "../../science/psychrometrics/air-state.ts";
import type { AirProperty, PropertyRange } from "../../science/psychrometrics/two-properties.ts";
import { ZERO_CELSIUS } from "../../units/constants.ts";
import { formats } from "./formats.ts";
import { messages } from "./messages.ts";

/** Differences between dry and saturated air below which small errors matter: relative, and of temperatures in K. */
const [SMALL_SPREAD, SMALL_TEMPERATURE_SPREAD] = [0.05, 5];

export const temperatureText = (value: number): SentenceValue => ({
  value,
  format: formats.temperatureInText,
});

function textOf(property: AirProperty, value: number): SentenceValue {
  switch (property) {
    case "relativeHumidity":
      return { value: 100 * value, format: { kind: "percent", significant: 4 } };
    case "enthalpy":
      return { value, format: formats.enthalpyInText };
    case "humidityRatio":
    case "specificVolume":
      return { value, format: formats[property] };
    default:
      return temperatureText(value);
  }
}

const rangeValues = ({ fixed, property, min, max }: PropertyRange) => ({
  fixed: messages.properties[fixed.property],
  value: textOf(fixed.property, fixed.value),
  property: messages.properties[property],
  min: textOf(property, min),
  max: textOf(property, max),
});

/** Explains which values of the second property go with the first. */
export const describeRange = (range: PropertyRange): Sentence =>
  range.isConstant
    ? messages.errors.propertyConstant(rangeValues(range))
    : messages.errors.outsideRange(rangeValues(range));

export const isDependent = ({ fixed, property }: PropertyRange): boolean =>
  fixed.property === "humidityRatio" && property === "dewPoint";

/** Explains why there is no air with the first property, or why its state cannot be calculated. */
export const describeProblem = (problem: AirProblem): Sentence =>
  problem === "vapor-above-pressure"
    ? messages.errors.waterBoils
    : problem === "humidity-range"
      ? messages.errors.tooMoist
      : messages.errors.outsideEquations({
          min: temperatureText(AIR_TEMPERATURES.min),
          max: temperatureText(AIR_TEMPERATURES.max),
        });

export function warningsOf(state: AirState, range: PropertyRange): Warning[] {
  const { property, min, max } = range;
  const { temperature, wetBulb = ZERO_CELSIUS, dewPoint = ZERO_CELSIUS } = state;
  const isIcy = Math.min(temperature, wetBulb, dewPoint) < ZERO_CELSIUS;
  const isTemperature = ["temperature", "wetBulb", "dewPoint"].includes(property);
  const smallest = isTemperature ? SMALL_TEMPERATURE_SPREAD : SMALL_SPREAD * Math.abs(max);
  const isSensitive = max - min < smallest;
  return [
    ...(isSensitive
      ? [
          {
            text: messages.warnings.resultSensitive(rangeValues(range)),
          } satisfies Warning,
        ]
      : []),
    ...(isIcy
      ? [
          {
            text: messages.warnings.belowFreezing(temperatureText(ZERO_CELSIUS)),
            level: "note",
          } satisfies Warning,
        ]
      : []),
  ];
}
