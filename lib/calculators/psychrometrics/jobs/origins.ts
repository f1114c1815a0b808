export const oracle = {
  kind: "independent",
  by: "tests/oracles/moist-air-pairs.py: both unknowns by mpmath’s Newton method at 40 digits",
} as const;
