import { type ConverterLaws, Failure, type NumericLaw } from "../../units/law.ts";

const messages = {
  hail: "Above about 53 dBZ hail is likely, and weather services cap the rain rate there.",
  levelTooSmall: "This level is too small to convert.",
  rateNotPositive: "Only a rain rate above zero has a reflectivity in dBZ.",
};

/** Millimeters per hour in one meter per second. */
const MM_PER_HOUR = 3.6e6;

/**
 * Radar reflectivity in dBZ (10 log₁₀ of Z in mm⁶/m³) to and from rain rate in m/s by Z = a R^b with R in mm/h.
 * a = 200, b = 1.6: Marshall & Palmer 1948 as rounded by Marshall, Langille & Palmer 1955.
 */
const dbz: NumericLaw = {
  toBase: (level, { "z-r-a": a = 200, "z-r-b": b = 1.6 }) => {
    const rate = 10 ** ((level / 10 - Math.log10(a)) / b) / MM_PER_HOUR;
    return rate > 0 ? rate : new Failure(messages.levelTooSmall);
  },
  fromBase: (rate, { "z-r-a": a = 200, "z-r-b": b = 1.6 }) => (rate > 0 ? 10 * (Math.log10(a) + b * Math.log10(rate * MM_PER_HOUR)) : new Failure(messages.rateNotPositive)),
  note: (level) => (level > 53 ? messages.hail : undefined),
};

export default { dbz } satisfies ConverterLaws;
