import type { Example } from "../../kit/calculator/define.ts";

const oracle = {
  kind: "independent",
  by: "tests/oracles/materials.py: sections as differences of simple bodies, with mpmath to 30 digits",
} as const;

export const examples: readonly Example[] = [
  {
    id: "default",
    title: "Aluminum 6061-T6: listed and derived properties",
    origin: oracle,
    inputs: {},
    expect: {
      outputs: {
        density: 2700,
        modulus: 69e9,
        bulk: 67_647_058_823.529,
        poisson: 0.33,
        yield: 276e6,
        strength: 310e6,
        expansion: 23.6e-6,
        conductivity: 167,
        heat: 896,
        stiffness: 25_555_555.555556,
        resistance: 102_222.22222222,
        diffusivity: 6.9031084656085e-5,
        effusivity: 20_099.910447562,
        elongation: 17,
        resistivity: 3.99e-8,
        melting: 582 + 273.15,
      },
    },
  },
  {
    id: "bar-304",
    title: "A 2 in. round bar of 304 stainless steel, 10 ft long",
    origin: oracle,
    inputs: {
      mode: "weight",
      material: "stainless-304",
      shape: "round",
      diameter: { value: 2, unit: "inch" },
      length: { value: 10, unit: "foot" },
    },
    expect: { outputs: { mass: 49.422220681254, linear: 16.21463933112, area: 0.00202682991639 } },
  },
  {
    id: "expansion",
    title: "10 m of aluminum 6061-T6 from 20 to 60 °C",
    origin: oracle,
    inputs: { mode: "expansion" },
    expect: {
      outputs: {
        change: 0.00944,
        difference: 40,
        stress: 65_136_000,
        plate: 97_217_910.447761,
        limit: 276e6,
        reserve: 169.49152542373,
      },
    },
  },
];
