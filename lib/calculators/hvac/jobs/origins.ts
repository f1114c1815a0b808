export const loads = {
  kind: "independent",
  by: "tests/oracles/building-loads.py: conduction at 2,880 moments of the day by FFT, sun by vectors, moist air and every sum recomputed with numpy",
} as const;
