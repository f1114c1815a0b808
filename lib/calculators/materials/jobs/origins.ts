export const oracle = {
  kind: "independent",
  by: "tests/oracles/materials.py: sections as differences of simple bodies, with mpmath to 30 digits",
} as const;
