/** Origin of the examples’ expected values. */
export const apart = {
  kind: "independent",
  by: "tests/oracles/firefighting.py: the standards’ formulas in US units with 50 digits (mpmath), networks by Powell’s hybrid method (scipy)",
} as const;

export const gpm = (value: number) => ({ value, unit: "gallon-us-per-minute" }) as const;
export const psi = (value: number) => ({ value, unit: "psi" }) as const;
export const feet = (value: number) => ({ value, unit: "foot" }) as const;
export const inches = (value: number) => ({ value, unit: "inch" }) as const;
export const squareFeet = (value: number) => ({ value, unit: "square-foot" }) as const;

export const exact = 1e-9;
export const printed = 1e-3;
