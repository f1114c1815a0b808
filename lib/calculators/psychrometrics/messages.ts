import { type SentenceValue, sentence } from "../../kit/fields/sentence.ts";
import type { AirProperty } from "../../science/psychrometrics/two-properties.ts";

interface RangeValues {
  fixed: string;
  value: SentenceValue;
  property: string;
  min: SentenceValue;
  max: SentenceValue;
}

const properties: Readonly<Record<AirProperty, string>> = {
  temperature: "dry bulb",
  wetBulb: "wet bulb",
  dewPoint: "dew point",
  relativeHumidity: "relative humidity",
  humidityRatio: "humidity ratio",
  enthalpy: "enthalpy",
  specificVolume: "specific volume",
};

/** Sentences of the psychrometric calculator. Functions take the values that a sentence names. */
export const messages = {
  properties,
  errors: {
    propertyConstant: ({ fixed, value, property, min }: RangeValues) =>
      sentence`With the ${fixed} at ${value}, the ${property} is ${min} in dry and in moist air, so the two do not determine the air. Choose another pair.`,
    outsideRange: ({ fixed, value, property, min, max }: RangeValues) =>
      sentence`With the ${fixed} at ${value}, the ${property} must be between ${min} and ${max}.`,
    propertiesDependent:
      "At a given air pressure, dew point and humidity ratio determine each other, so the temperature remains unknown. Choose another pair.",
    waterBoils: "At this air pressure, water boils at a lower temperature: there is no such air.",
    tooMoist: "This air would hold more than 10 times as much water vapor as dry air.",
    outsideEquations: ({ min, max }: { min: SentenceValue; max: SentenceValue }) =>
      sentence`This air would be colder than ${min} or warmer than ${max}, where the equations end.`,
  },
  warnings: {
    resultSensitive: ({ fixed, value, property, min, max }: RangeValues) =>
      sentence`With the ${fixed} at ${value}, the ${property} only varies between ${min} and ${max} from dry to saturated air: a small error in either changes the result a lot.`,
    belowFreezing: (freezing: SentenceValue) =>
      sentence`Below ${freezing}, the dew point is the frost point, the wet bulb is that of an ice-covered wick, and relative humidity is over ice. Weather services give relative humidity over water, which is lower.`,
  },
  steps: {
    saturationAtDewPoint: "Vapor pressure: saturation at the dew point",
    saturationAtWetBulb: "Saturation pressure at the wet bulb",
    solution: "Dry bulb and humidity ratio",
    solutionText: (properties: readonly string[]) =>
      `Solved by Brent’s method for the air that has this ${properties.join(" and this ")}.`,
  },
  chart: {
    title: "Psychrometric chart",
    summary: (pressure: SentenceValue) =>
      sentence`Cooled without losing moisture, the air is saturated at its dew point; cooled by evaporation, at its wet bulb. Curves are relative humidity at ${pressure}.`,
    air: "Air",
    dewPoint: "Dew point",
    wetBulb: "Wet bulb",
    process: (state: string) => `To the ${state}`,
  },
};
