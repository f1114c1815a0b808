import type { Example } from "../../kit/calculator/define.ts";
import { GPM } from "../../units/constants.ts";

const oracle = {
  kind: "independent",
  by: "tests/oracles/firefighting.py: the standards’ formulas in US units with 50 digits (mpmath), networks by Powell’s hybrid method (scipy)",
} as const;

const psi = (value: number) => ({ value, unit: "psi" }) as const;

export const examples: readonly Example[] = [
  {
    id: "default",
    title: "Ordinary hazard group 1: twelve sprinklers on three branch lines of a tree",
    origin: oracle,
    inputs: {},
    expect: {
      outputs: {
        requiredPressure: 259517.662666079,
        totalDemand: 0.0317714169559744,
        systemFlow: 0.0159988678559744,
        startPressure: 80890.6783851137,
        sprinklers: 12,
        sprinklersOnLine: 4,
        operating: 12,
        sprinklerFlow: 0.00121015125,
        highestVelocity: 3.99297585284401,
        available: 511926.064579952,
        safety: 252408.401913873,
        tankVolume: 114.377101041508,
        hoseFlow: 250 * 6.30901964e-5,
        density: (0.15 * 6.30901964e-5) / 0.3048 ** 2,
      },
    },
  },
  {
    id: "concealed",
    title: "Ordinary hazard group 1 beside an unsprinklered combustible concealed space",
    origin: {
      kind: "published",
      source:
        "National Fire Sprinkler Association, as quoted by Rotaflow: 0.12 gpm/ft² over 3,000 ft² since the 2022 edition",
    },
    inputs: { layout: "none", basis: "concealed", overflow: 0, hasSupply: "false" },
    expect: {
      outputs: { designArea: 3000 * 0.09290304, areaFlow: 360 * 6.30901964e-5 },
    },
  },
  {
    id: "hydrant-14-psi",
    title: "2½ in at 14 psi, 80 psi static and 47 psi residual",
    origin: {
      kind: "published",
      source: "NFPA 13 hydraulic calculations (I. Kapalczynski), evaluating water supplies: 627.5 gpm",
    },
    inputs: {
      mode: "hydrant",
      staticPressure: psi(80),
      residualPressure: psi(47),
      outlets: [{ outlet: "smooth", diameter: { value: 2.5, unit: "inch" }, pitot: psi(14) }],
      target: psi(20),
    },
    expect: {
      // The prediction is the oracle's.
      outputs: { testFlow: 627.5 * GPM, flowAtTarget: 0.054720668011408 },
      tolerance: { testFlow: 2e-3 },
    },
  },
];
