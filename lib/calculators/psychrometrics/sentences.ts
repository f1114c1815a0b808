import type { Warning } from "../../kit/calculator/computation.ts";
import { type Sentence, type SentenceValue, sentence } from "../../kit/fields/sentence.ts";
import { AIR_TEMPERATURES, type AirProblem } from "../../science/psychrometrics/air-limits.ts";
import type { AirState } from "../../science/psychrometrics/air-state.ts";
import type { AirProperty, PropertyRange } from "../../science/psychrometrics/two-properties.ts";
import { ZERO_CELSIUS } from "../../units/constants.ts";
import { formats } from "./formats.ts";

const NAMES: Readonly<Record<AirProperty, string>> = {
  temperature: "dry bulb",
  wetBulb: "wet bulb",
  dewPoint: "dew point",
  relativeHumidity: "relative humidity",
  humidityRatio: "humidity ratio",
  enthalpy: "enthalpy",
  specificVolume: "specific volume",
};

export const nameOf = (property: AirProperty): string => NAMES[property];

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

/** Explains which values of the second property go with the first. */
export function describeRange({ fixed, property, min, max, isConstant }: PropertyRange): Sentence {
  const condition = sentence`With the ${NAMES[fixed.property]} at ${textOf(fixed.property, fixed.value)}`;
  return isConstant
    ? sentence`${condition}, the ${NAMES[property]} is ${textOf(property, min)} in dry and in moist air, so the two do not determine the air. Choose another pair.`
    : sentence`${condition}, the ${NAMES[property]} must be between ${textOf(property, min)} and ${textOf(property, max)}.`;
}

export const isDependent = ({ fixed, property }: PropertyRange): boolean =>
  fixed.property === "humidityRatio" && property === "dewPoint";

export const DEPENDENT =
  "At a given air pressure, dew point and humidity ratio determine each other, so the temperature remains unknown. Choose another pair.";

/** Explains why there is no air with the first property, or why its state cannot be calculated. */
export const describeProblem = (problem: AirProblem): Sentence =>
  problem === "vapor-above-pressure"
    ? "At this air pressure, water boils at a lower temperature: there is no such air."
    : problem === "humidity-range"
      ? "This air would hold more than 10 times as much water vapor as dry air."
      : sentence`This air would be colder than ${temperatureText(AIR_TEMPERATURES.min)} or warmer than ${temperatureText(AIR_TEMPERATURES.max)}, where the equations end.`;

export function warningsOf(state: AirState, { fixed, property, min, max }: PropertyRange): Warning[] {
  const { temperature, wetBulb = ZERO_CELSIUS, dewPoint = ZERO_CELSIUS } = state;
  const isIcy = Math.min(temperature, wetBulb, dewPoint) < ZERO_CELSIUS;
  const isTemperature = ["temperature", "wetBulb", "dewPoint"].includes(property);
  const smallest = isTemperature ? SMALL_TEMPERATURE_SPREAD : SMALL_SPREAD * Math.abs(max);
  const isSensitive = max - min < smallest;
  return [
    ...(isSensitive
      ? [
          {
            text: sentence`With the ${NAMES[fixed.property]} at ${textOf(fixed.property, fixed.value)}, the ${NAMES[property]} only varies between ${textOf(property, min)} and ${textOf(property, max)} from dry to saturated air: a small error in either changes the result a lot.`,
          } satisfies Warning,
        ]
      : []),
    ...(isIcy
      ? [
          {
            text: sentence`Below ${temperatureText(ZERO_CELSIUS)}, the dew point is the frost point, the wet bulb is that of an ice-covered wick, and relative humidity is over ice. Weather services give relative humidity over water, which is lower.`,
            level: "note",
          } satisfies Warning,
        ]
      : []),
  ];
}
