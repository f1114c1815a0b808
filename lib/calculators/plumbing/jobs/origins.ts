export const oracle = {
  kind: "independent",
  by: "tests/oracles/plumbing.py: tables reentered, all combinations of running fixtures counted, sizes found by direct search",
} as const;
