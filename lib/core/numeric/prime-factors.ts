/** Maximum of `primeFactors`: its smallest factor takes at most 10⁶ divisions. */
export const MAX_FACTORED = 1_000_000_000_000;

/**
 * Factors a whole number from 1 to `MAX_FACTORED` into primes, the smallest first; 1 has none.
 * @param onDivision called before every trial division.
 */
export function primeFactors(
  n: number,
  onDivision: () => void = () => {},
): { prime: number; exponent: number }[] {
  const factors: { prime: number; exponent: number }[] = [];
  let rest = n;
  for (let divisor = 2; divisor * divisor <= rest; divisor += divisor === 2 ? 1 : 2) {
    onDivision();
    let exponent = 0;
    for (; rest % divisor === 0; rest /= divisor) exponent++;
    if (exponent > 0) factors.push({ prime: divisor, exponent });
  }
  return rest > 1 ? [...factors, { prime: rest, exponent: 1 }] : factors;
}
