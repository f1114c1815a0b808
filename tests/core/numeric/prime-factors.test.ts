import { describe, expect, it } from "vitest";
import { primeFactors } from "../../../lib/core/numeric/prime-factors.ts";

describe("prime factors", () => {
  // SymPy 1.14, factorint.
  it.each([
    [2, "2"],
    [360, "2^3 3^2 5"],
    [97, "97"],
    [1001, "7 11 13"],
    [65536, "2^16"],
    [6469693230, "2 3 5 7 11 13 17 19 23 29"],
    [999962000357, "999979 999983"],
    [999999999989, "999999999989"],
    [1e12, "2^12 5^12"],
  ])("gives those of %d", (n, expected) => {
    const text = primeFactors(n).map(({ prime, exponent }) =>
      exponent > 1 ? `${prime}^${exponent}` : prime,
    );
    expect(text.join(" ")).toBe(expected);
  });

  it("gives none for 1", () => expect(primeFactors(1)).toEqual([]));
});
