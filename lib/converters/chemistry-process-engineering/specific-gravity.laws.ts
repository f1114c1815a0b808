import { type ConverterLaws, Failure, type NumericLaw } from "../../units/law.ts";

const messages = {
  apiTooLow: "API gravity must be above −131.5 °API, where the specific gravity would be infinite.",
  baumeHeavyOutOfRange: "The Baumé scale for liquids heavier than water runs from 0 °Bé to just under 145 °Bé.",
  baumeLightTooLow: "The Baumé scale for liquids lighter than water starts at 10 °Bé, which is water.",
  heavierThanWater: "A specific gravity above 1 belongs to the Baumé scale for liquids heavier than water.",
  lighterThanWater: "A specific gravity below 1 belongs to the Baumé scale for liquids lighter than water.",
  notPositive: "A specific gravity must be above zero.",
  sugarOutOfRange: (scale: string): string => `${scale} can be converted only from 0 to ${DEGREES_MAX} degrees (specific gravity 1 to 1.179).`,
};

/** API gravity of petroleum at 60 °F: API MPMS chapter 11.1. Specific gravity grows without bound toward −131.5 °API. */
const api: NumericLaw = {
  toBase: (degrees) => (degrees > -131.5 ? 141.5 / (degrees + 131.5) : new Failure(messages.apiTooLow)),
  fromBase: (gravity) => (gravity > 0 ? 141.5 / gravity - 131.5 : new Failure(messages.notPositive)),
};

/** Baumé degrees of liquids heavier than water, modulus 145: NBS Circular 59. */
const baumeHeavy: NumericLaw = {
  toBase: (degrees) => (degrees >= 0 && degrees < 145 ? 145 / (145 - degrees) : new Failure(messages.baumeHeavyOutOfRange)),
  fromBase: (gravity) => (gravity >= 1 ? 145 - 145 / gravity : new Failure(messages.lighterThanWater)),
};

/** Baumé degrees of liquids lighter than water, 10 °Bé being water: NBS Circular 59. */
const baumeLight: NumericLaw = {
  toBase: (degrees) => (degrees >= 10 ? 140 / (130 + degrees) : new Failure(messages.baumeLightTooLow)),
  fromBase(gravity) {
    if (!(gravity > 0)) return new Failure(messages.notPositive);
    return gravity <= 1 ? 140 / gravity - 130 : new Failure(messages.heavierThanWater);
  },
};

interface SugarScale {
  name: string;
  /** Degrees at a specific gravity 20/20 °C: coefficients from the cube down. */
  coefficients: readonly [number, number, number, number];
}

const DEGREES_MAX = 40;
/** Rounding of printed tables may add this to 40 degrees. */
const SLACK = 0.001;
const GRAVITY_MAX = 1.25;

/**
 * Percent of sugar by mass from specific gravity by a cubic fitted to the tables, 0 to 40 degrees; the cubic rises all
 * the way, so that halving the interval inverts it to the last digit. The fits give −0.003 to −0.005 for water: by
 * definition of both scales water is 0, and so are the few millionths of specific gravity above 1 below the root.
 */
function sugarScale({ name, coefficients: [a, b, c, d] }: SugarScale): NumericLaw {
  const degreesAt = (gravity: number): number => ((a * gravity + b) * gravity + c) * gravity + d;
  const range = messages.sugarOutOfRange(name);
  return {
    toBase(degrees) {
      if (!(degrees >= 0 && degrees <= DEGREES_MAX + SLACK)) return new Failure(range);
      if (degrees === 0) return 1;
      let low = 1;
      let high = GRAVITY_MAX;
      for (;;) {
        const middle = low + (high - low) / 2;
        if (!(middle > low && middle < high)) return low;
        if (degreesAt(middle) > degrees) high = middle;
        else low = middle;
      }
    },
    fromBase(gravity) {
      const degrees = gravity >= 1 && gravity <= GRAVITY_MAX ? degreesAt(gravity) : Number.NaN;
      return degrees <= DEGREES_MAX + SLACK ? Math.max(degrees, 0) : new Failure(range);
    },
  };
}

export default {
  "api-gravity": api,
  "baume-heavy": baumeHeavy,
  "baume-light": baumeLight,
  /** Fit to the extract tables of the American Society of Brewing Chemists (Methods of Analysis, Beer-3). */
  plato: sugarScale({ name: "Plato", coefficients: [135.997, -630.272, 1111.14, -616.868] }),
  /** Fit to Table 114 of NBS Circular 440, within 0.001 °Bx of it up to 40 °Bx. */
  brix: sugarScale({ name: "Brix", coefficients: [182.4601, -775.6821, 1262.7794, -669.5622] }),
} satisfies ConverterLaws;
