import { BAR, PSI } from "../../units/constants.ts";
import { type ConverterLaws, Failure, type NumericLaw, type ParameterValues } from "../../units/law.ts";

const messages = {
  belowVacuum: ({ lowest, symbol }: { lowest: number; symbol: string }): string => `A gauge cannot read below a perfect vacuum, which is ${lowest === 0 ? "" : "−"}${lowest} ${symbol} here.`,
  negative: "An absolute pressure below zero has no gauge reading.",
};

const KILOPASCAL = 1e3;

/** Returns the ambient pressure in pascals; its field is in kilopascals. */
const ambient = (parameters: ParameterValues): number => (parameters["ambient-pressure"] ?? 101.325) * KILOPASCAL;

/**
 * Law of a gauge pressure in a unit of `unit` pascals: absolute pressure = reading × unit + ambient pressure
 * (ASME PTC 19.2, definition of gauge pressure). Rejects values below a perfect vacuum.
 */
const gauge = (unit: number, symbol: string): NumericLaw => ({
  toBase(reading, parameters) {
    const ambientPressure = ambient(parameters);
    const absolute = reading * unit + ambientPressure;
    if (absolute >= -ROUNDING * ambientPressure) return Math.max(absolute, 0);
    const lowest = Number((ambientPressure / unit).toPrecision(6));
    return new Failure(messages.belowVacuum({ lowest, symbol }));
  },
  fromBase(absolute, parameters) {
    if (absolute < 0) return new Failure(messages.negative);
    return (absolute - ambient(parameters)) / unit;
  },
});

/** Tolerance for a perfect vacuum entered with ten or more digits. */
const ROUNDING = 1e-9;

export default {
  psig: gauge(PSI, "psig"),
  "bar-gauge": gauge(BAR, "barg"),
  "kilopascal-gauge": gauge(KILOPASCAL, "kPag"),
} satisfies ConverterLaws;
