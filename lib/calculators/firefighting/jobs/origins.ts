export const oracle = {
  kind: "independent",
  by: "tests/oracles/firefighting.py: the standards’ formulas in US units with 50 digits (mpmath), networks by Powell’s hybrid method (scipy)",
} as const;
