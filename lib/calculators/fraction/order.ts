export function factorsOf(value: number): Map<number, number> {
  const factors = new Map<number, number>();
  let rest = value;
  const divideOut = (prime: number): void => {
    for (; rest % prime === 0; rest /= prime) factors.set(prime, (factors.get(prime) ?? 0) + 1);
  };
  divideOut(2);
  for (let divisor = 3; divisor * divisor <= rest; divisor += 2) divideOut(divisor);
  if (rest > 1) factors.set(rest, (factors.get(rest) ?? 0) + 1);
  return factors;
}

/**
 * Returns the smallest k with baseᵏ ≡ 1 modulo m; base and m coprime, `factors` those of m. It divides the
 * order of the group, φ(m), whose prime factors are divided out as long as the power stays 1.
 */
export function multiplicativeOrder(base: bigint, m: bigint, factors: ReadonlyMap<number, number>): number {
  let order = 1n;
  const primes = new Set<number>();
  for (const [prime, power] of factors) {
    order *= BigInt(prime - 1) * BigInt(prime) ** BigInt(power - 1);
    if (power > 1) primes.add(prime);
    if (prime > 2) for (const factor of factorsOf(prime - 1).keys()) primes.add(factor);
  }
  for (const prime of primes) {
    const step = BigInt(prime);
    while (order % step === 0n && powerModulo(base, order / step, m) === 1n % m) order /= step;
  }
  return Number(order);
}

function powerModulo(base: bigint, exponent: bigint, m: bigint): bigint {
  let result = 1n % m;
  let square = base % m;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % m;
    square = (square * square) % m;
  }
  return result;
}
