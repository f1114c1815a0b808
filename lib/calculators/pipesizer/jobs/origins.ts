export const oracle = {
  kind: "independent",
  by: "tests/oracles/pipe-sizing.py: Colebrook by bisection, properties of water from IAPWS-95, of steam from steam tables",
} as const;
