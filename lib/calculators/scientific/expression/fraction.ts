/** Quotient of whole numbers in lowest terms, with the sign in the numerator. */
export interface Fraction {
  numerator: number;
  denominator: number;
}

export const fractionText = ({ numerator, denominator }: Fraction): string => `${numerator}/${denominator}`;

/** Formats "2 1/3"; the same as {@link fractionText} below one. */
export function mixedText({ numerator, denominator }: Fraction): string {
  const whole = Math.trunc(numerator / denominator);
  if (whole === 0) return fractionText({ numerator, denominator });
  return `${whole} ${Math.abs(numerator % denominator)}/${denominator}`;
}
