/** Quotient of whole numbers in lowest terms, with the sign in the numerator. */
export interface Fraction {
  numerator: number;
  denominator: number;
}

const LARGEST_DENOMINATOR = 100_000;

/** Maximum relative difference between a double and its fraction. */
const TOLERANCE = 2e-15;
/** With larger terms, a fraction within the tolerance may be a coincidence. */
const LARGEST_PRODUCT_OF_TERMS = 1e11;

/**
 * Returns the fraction of a value: the first convergent of its continued fraction within the rounding error
 * of doubles, with a denominator from 2 to 100,000. Undefined for whole numbers, or if there is none.
 */
export function toFraction(value: number): Fraction | undefined {
  const magnitude = Math.abs(value);
  if (Number.isInteger(value)) return undefined;
  let [numerator, previousNumerator] = [1, 0];
  let [denominator, previousDenominator] = [0, 1];
  let rest = magnitude;
  for (;;) {
    const whole = Math.floor(rest);
    [numerator, previousNumerator] = [whole * numerator + previousNumerator, numerator];
    [denominator, previousDenominator] = [whole * denominator + previousDenominator, denominator];
    if (denominator > LARGEST_DENOMINATOR || numerator * denominator > LARGEST_PRODUCT_OF_TERMS)
      return undefined;
    if (Math.abs(numerator / denominator - magnitude) <= TOLERANCE * magnitude) break;
    rest = 1 / (rest - whole);
    if (!Number.isFinite(rest)) return undefined;
  }
  return denominator === 1 ? undefined : { numerator: Math.sign(value) * numerator, denominator };
}

export const fractionText = ({ numerator, denominator }: Fraction): string => `${numerator}/${denominator}`;

/** Formats "2 1/3"; the same as {@link fractionText} below one. */
export function mixedText({ numerator, denominator }: Fraction): string {
  const whole = Math.trunc(numerator / denominator);
  if (whole === 0) return fractionText({ numerator, denominator });
  return `${whole} ${Math.abs(numerator % denominator)}/${denominator}`;
}
