export const oracle = {
  kind: "independent",
  by: "tests/oracles/duct-sizing.py: Colebrook by bisection with 50 digits (mpmath), moist air and sizes recomputed",
} as const;
