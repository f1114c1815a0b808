import { type ConverterLaws, Failure, type NumericLaw } from "../../units/law.ts";

const messages = {
  tooThin: ({ name, start }: { name: string; start: string }): string => `${name} start at ${start}: ASTM D2161 does not cover thinner fluids.`,
};

/** Square millimeters per second (centistokes) in a square meter per second. */
const CENTISTOKES = 1e6;

interface Saybolt {
  name: string;
  /** Efflux time in seconds at a kinematic viscosity in mm²/s; rises with it from `lowest` on. */
  seconds(viscosity: number): number;
  /** Minimum viscosity, slightly below the first row of the standard's table for its rounded seconds. */
  lowest: number;
  /** The table's first row. */
  start: string;
}

/**
 * Saybolt seconds to and from m²/s. The standard gives seconds from viscosity; the way back halves the interval between
 * the lowest viscosity and the straight line that the curve approaches from above, until no double lies between.
 */
function saybolt({ name, seconds, lowest, start }: Saybolt, slope: number): NumericLaw {
  const outside = new Failure(messages.tooThin({ name, start }));
  const fewest = seconds(lowest);
  return {
    toBase(time) {
      if (!(time >= fewest)) return outside;
      let low = lowest;
      let high = time / slope;
      for (;;) {
        const middle = low + (high - low) / 2;
        if (!(middle > low && middle < high)) return low / CENTISTOKES;
        if (seconds(middle) > time) high = middle;
        else low = middle;
      }
    },
    fromBase(base) {
      const viscosity = base * CENTISTOKES;
      return viscosity >= lowest ? seconds(viscosity) : outside;
    },
  };
}

/** Saybolt Universal seconds at 100 °F: ASTM D2161 section 4.1. */
const universal = (v: number): number => 4.6324 * v + (1 + 0.03264 * v) / ((3930.2 + v * (262.7 + v * (23.97 + v * 1.646))) * 1e-5);

/** Their correction for another temperature in °F: ASTM D2161 section 4.3. */
const expansion = (fahrenheit: number): number => 1 + 0.000061 * (fahrenheit - 100);

export default {
  "saybolt-universal-100f": saybolt(
    {
      name: "Saybolt Universal seconds at 100 °F",
      seconds: universal,
      lowest: 1.8099,
      start: "32 SUS (1.81 mm²/s)",
    },
    4.6324,
  ),
  "saybolt-universal-210f": saybolt(
    {
      name: "Saybolt Universal seconds at 210 °F",
      seconds: (v) => universal(v) * expansion(210),
      lowest: 1.76,
      start: "32 SUS (1.77 mm²/s)",
    },
    4.6324 * expansion(210),
  ),
  /** ASTM D2161 section 6, Table 3: from 48 mm²/s at 122 °F. */
  "saybolt-furol-122f": saybolt(
    {
      name: "Saybolt Furol seconds at 122 °F",
      seconds: (v) => 0.4717 * v + 13924 / (v * (v - 72.59) + 6816),
      lowest: 47.7,
      start: "25 SFS (48 mm²/s)",
    },
    0.4717,
  ),
  /** ASTM D2161 section 6, Table 3: from 50 mm²/s at 210 °F. */
  "saybolt-furol-210f": saybolt(
    {
      name: "Saybolt Furol seconds at 210 °F",
      seconds: (v) => 0.4792 * v + 5610 / (v * v + 2130),
      lowest: 49.5,
      start: "25 SFS (50 mm²/s)",
    },
    0.4792,
  ),
} satisfies ConverterLaws;
