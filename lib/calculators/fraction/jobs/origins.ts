export const exact = { kind: "independent", by: "Python 3’s fractions.Fraction" } as const;
