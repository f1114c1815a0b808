import { type ConverterLaws, Failure } from "../../units/law.ts";

const messages = {
  gasMarkExtended: "Oven gas marks run from ¼ (225 °F) to 9 (475 °F); this value extends the scale.",
  gasMarkNotPositive: "Gas marks must be above zero; the marks below 1 are ½ and ¼.",
};

/** Kelvin to degrees Fahrenheit and back (SP 811, B.8 and B.9). */
const fahrenheit = (kelvin: number): number => kelvin * 1.8 - 459.67;
const kelvin = (degrees: number): number => (degrees + 459.67) / 1.8;

/** The marks that British cookers carry, in °F: mark ¼ is 225 °F, mark 9 is 475 °F. */
const LOWEST_MARK = 0.25;
const HIGHEST_MARK = 9;

export default {
  /**
   * Gas mark of British ovens: mark 1 is 275 °F, each mark above it adds 25 °F; below it the mark halves with every
   * 25 °F (½ is 250 °F, ¼ is 225 °F). Source: the table of Sizes, "gas mark". Both branches meet at mark 1.
   */
  "gas-mark": {
    toBase(mark: number) {
      if (!(mark > 0)) return new Failure(messages.gasMarkNotPositive);
      const base = kelvin(mark >= 1 ? 250 + 25 * mark : 275 + 25 * Math.log2(mark));
      // The logarithm of a mark near absolute zero has an error of about 1e-13 K: avoids falling below it.
      return Math.abs(base) < 1e-12 ? 0 : base;
    },
    fromBase(base: number) {
      const degrees = fahrenheit(base);
      return degrees >= 275 ? (degrees - 250) / 25 : 2 ** ((degrees - 275) / 25);
    },
    note(mark: number) {
      // Tolerance, so that 225 °F does not count as below mark ¼.
      const within = mark > LOWEST_MARK * (1 - 1e-9) && mark < HIGHEST_MARK * (1 + 1e-9);
      return within ? undefined : messages.gasMarkExtended;
    },
  },
} satisfies ConverterLaws;
