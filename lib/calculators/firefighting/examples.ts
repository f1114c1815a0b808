import type { Example } from "../../kit/calculator/define.ts";
import { apart, exact, feet, gpm, psi, squareFeet } from "./example-units.ts";
import { otherExamples } from "./other-examples.ts";

const US_SPACING = { spacing: feet(13), lineSpacing: feet(10) };
const noFittings: readonly Readonly<Record<string, string>>[] = [];

/** The pipes of the grid of the oracle: a feed, three branch lines between two cross mains. */
const gridPipes = [
  { from: "S", to: "N1", pipe: "steel-40-4", length: feet(100) },
  ...["1", "2", "3"].flatMap((line) => {
    const names = [`N${line}`, ...["1", "2", "3", "4"].map((place) => `${line}.${place}`), `F${line}`];
    return names.slice(1).map((to, index) => ({
      from: names[index] ?? "",
      to,
      pipe: "steel-40-1-1-2",
      length: feet(12),
    }));
  }),
  ...["1", "2"].flatMap((line) => {
    const next = String(Number(line) + 1);
    return [
      { from: `N${line}`, to: `N${next}`, pipe: "steel-40-3", length: feet(10) },
      { from: `F${line}`, to: `F${next}`, pipe: "steel-40-2", length: feet(10) },
    ];
  }),
];
const gridNodes = [
  ...["N1", "N2", "N3", "F1", "F2", "F3"].map((name) => ({ name, sprinklers: 0, elevation: feet(20) })),
  ...["1", "2", "3"].flatMap((line) =>
    ["1", "2", "3", "4"].map((place) => ({
      name: `${line}.${place}`,
      sprinklers: place === "2" || place === "3" ? 1 : 0,
      elevation: feet(20),
    })),
  ),
];

export const examples: readonly Example[] = [
  {
    id: "default",
    title: "Ordinary hazard group 1: twelve sprinklers on three branch lines of a tree",
    origin: apart,
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
      tolerance: exact,
    },
    displayed: true,
  },
  {
    id: "us-dry",
    title: "A dry pipe system for ordinary hazard group 2: K 8.0, 13 by 10 ft, C 100",
    origin: apart,
    inputs: {
      hazard: "ordinary-2",
      system: "dry",
      sprinkler: "k-8",
      ...US_SPACING,
      leastPressure: psi(7),
      isSupervised: "false",
      fixedLoss: psi(8),
      hasSupply: "false",
      segments: [
        { name: "1–2", pipe: "steel-40-1", length: feet(13) },
        { name: "2–3", pipe: "steel-40-1-1-4", length: feet(13) },
        { name: "3–4", pipe: "steel-40-1-1-2", length: feet(13) },
        { name: "4–A", pipe: "steel-40-2", length: feet(6), fittings: [{ fitting: "tee-branch" }] },
        { name: "A–B", joins: "none", pipe: "steel-40-3", length: feet(10) },
        { name: "B–C", joins: "alike", number: 2, pipe: "steel-40-3", length: feet(10) },
        {
          name: "Riser",
          joins: "alike",
          pipe: "steel-40-4",
          length: feet(120),
          fall: feet(20),
          fittings: [{ fitting: "elbow-90", number: 2 }, { fitting: "swing-check" }],
        },
      ],
    },
    expect: {
      outputs: {
        requiredPressure: 429089.778547148,
        systemFlow: 0.0332295872063906,
        totalDemand: 0.0490021363063906,
        designArea: 181.160928,
        startPressure: 72825.8739090908,
        highestVelocity: 5.16680278506245,
        tankVolume: 264.611536054509,
        operating: 16,
        sprinklers: 15,
      },
      tolerance: exact,
    },
  },
  {
    id: "raised",
    title: "A branch line that needs more than the path: balanced to the higher pressure",
    origin: apart,
    inputs: {
      hazard: "light",
      spacing: feet(14),
      lineSpacing: feet(14),
      leastPressure: psi(7),
      hasSupply: "false",
      segments: [
        { pipe: "steel-40-1", length: feet(14), fittings: noFittings },
        { pipe: "steel-40-1-1-4", length: feet(14), fittings: noFittings },
        {
          joins: "branch",
          branch: 1,
          pipe: "steel-40-2",
          length: feet(60),
          fittings: [{ fitting: "elbow-90" }],
          fall: feet(12),
        },
      ],
      branches: [
        {
          name: "Long line",
          pipes: [
            { pipe: "steel-40-1", length: feet(14) },
            { pipe: "steel-40-1", length: feet(14) },
            { pipe: "steel-40-1-1-4", length: feet(30) },
          ],
        },
      ],
    },
    expect: {
      outputs: { requiredPressure: 304247.719659858, systemFlow: 0.00770197477967908, operating: 5 },
      tolerance: exact,
      warnings: ["The path is balanced to the higher pressure", "5 sprinklers, but the design area has 8"],
    },
  },
  {
    id: "loop",
    title: "Four sprinklers on a loop",
    origin: apart,
    inputs: { layout: "network", hasSupply: "false" },
    expect: {
      outputs: {
        requiredPressure: 136607.905007457,
        systemFlow: 0.0048756160983097,
        remoteNode: "C",
        operating: 4,
      },
      tolerance: { requiredPressure: 1e-8, systemFlow: 1e-8 },
      warnings: ["4 sprinklers, but the design area has 12"],
    },
  },
  {
    id: "grid",
    title: "A grid: three branch lines between two cross mains",
    origin: apart,
    inputs: {
      layout: "network",
      hazard: "ordinary-2",
      sprinkler: "k-8",
      spacing: feet(12),
      lineSpacing: feet(10),
      leastPressure: psi(7),
      supplyNode: "S",
      pipes: gridPipes,
      nodes: gridNodes,
      hasSupply: "false",
    },
    expect: {
      outputs: { requiredPressure: 142930.624752603, systemFlow: 0.00915319898302001, remoteNode: "3.3" },
      tolerance: { requiredPressure: 1e-8, systemFlow: 1e-8 },
    },
  },
  ...(
    [
      ["light", 15, 15, 157.5, "7 × 0.10 × 225 = 157.5, not 0.10 × 1,500 = 150"],
      ["ordinary-1", 13, 10, 234, "12 × 0.15 × 130 = 234, not 225"],
      ["ordinary-2", 13, 10, 312, "12 × 0.20 × 130 = 312, not 300"],
    ] as const
  ).map(
    ([hazard, spacing, lineSpacing, flow, by]): Example => ({
      id: `whole-sprinklers-${hazard}`,
      title: `Whole sprinklers without pipes: ${flow} gpm`,
      origin: { kind: "independent", by: `by hand, NFPA 13 (2022), table 19.2.3.1.1: ${by} gpm` },
      inputs: {
        layout: "none",
        hazard,
        spacing: feet(spacing),
        lineSpacing: feet(lineSpacing),
        overflow: 0,
        hasSupply: "false",
      },
      expect: { outputs: { systemFlow: flow * 6.30901964e-5 }, tolerance: exact },
    }),
  ),
  {
    id: "least-pressure",
    title: "Sprinklers close to each other discharge what their minimum pressure gives",
    origin: { kind: "independent", by: "by hand: 24 × 5.6 × √7 psi = 355.6 gpm; density × area is 150" },
    inputs: {
      layout: "none",
      hazard: "light",
      spacing: feet(8),
      lineSpacing: feet(8),
      leastPressure: psi(7),
      overflow: 0,
      hasSupply: "false",
    },
    expect: {
      outputs: { systemFlow: 24 * 5.6 * Math.sqrt(7) * 6.30901964e-5, areaFlow: 150 * 6.30901964e-5 },
      tolerance: exact,
    },
  },
  {
    id: "quick-response",
    title: "Light hazard with quick-response sprinklers under a low ceiling: 900 ft²",
    origin: {
      kind: "published",
      source:
        "National Fire Sprinkler Association, Small Design Areas and Adding Additional Flow (2017): 900 ft² as allowed for quick-response sprinklers",
    },
    inputs: { layout: "none", hazard: "light", isQuick: "true", ceiling: feet(10), hasSupply: "false" },
    expect: { outputs: { designArea: 900 * 0.09290304 }, tolerance: exact },
  },
  {
    id: "quick-response-15-ft",
    title: "The same under a ceiling of 15 ft: a third less",
    origin: {
      kind: "independent",
      by: "by hand: 55 − 1.5 × 15 = 32.5% of 1,500 ft²; 0.10 gpm/ft² on what is left; 5 sprinklers at 15 × 15 ft of 22.5 gpm",
    },
    inputs: {
      layout: "none",
      hazard: "light",
      isQuick: "true",
      ceiling: feet(15),
      spacing: feet(15),
      lineSpacing: feet(15),
      overflow: 0,
      hasSupply: "false",
    },
    expect: {
      outputs: {
        designArea: 1012.5 * 0.09290304,
        areaFlow: 101.25 * 6.30901964e-5,
        systemFlow: 112.5 * 6.30901964e-5,
      },
      tolerance: exact,
    },
  },
  {
    id: "attic",
    title: "A sloped attic with a dry pipe system: 2,535 ft², density × area 305 gpm with 20% for imbalance",
    origin: {
      kind: "published",
      source:
        "Anvil Fire, Fire Pump Rating (Size) Selection (2020): 2535 sq ft × 0.10 gpm/sq ft × 1.20, 305 gpm",
    },
    inputs: {
      layout: "none",
      hazard: "light",
      system: "dry",
      isSloped: "true",
      overflow: 20,
      hasSupply: "false",
    },
    expect: {
      outputs: { designArea: 2535 * 0.09290304, areaFlow: 305 * 6.30901964e-5 },
      tolerance: { designArea: exact, areaFlow: 3e-3 },
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
      tolerance: exact,
    },
    displayed: true,
  },
  {
    id: "curve",
    title: "Ordinary hazard group 2 on the curve of the 2019 edition: 3,000 ft²",
    origin: {
      kind: "independent",
      by: "by hand: on the straight line from 0.20 gpm/ft² over 1,500 ft² to 0.15 over 4,000, 0.17 over 3,000",
    },
    inputs: {
      layout: "none",
      edition: "2019",
      hazard: "ordinary-2",
      basis: "curve",
      curveArea: squareFeet(3000),
      overflow: 0,
      hasSupply: "false",
    },
    expect: { outputs: { areaFlow: 510 * 6.30901964e-5 }, tolerance: exact },
  },
  {
    id: "quick-dry",
    title: "No reduction for quick response in dry pipe systems",
    origin: { kind: "published", source: "NFPA 13 (2022), section 19.2.3.2.3.1" },
    inputs: { isQuick: "true", system: "dry" },
    expect: { errors: ["isQuick"] },
  },
  {
    id: "curve-2022",
    title: "No curve since the 2022 edition",
    origin: { kind: "published", source: "NFPA 13 (2022), table 19.2.3.1.1" },
    inputs: { basis: "curve", edition: "2022" },
    expect: { errors: ["basis"] },
  },
  {
    id: "own",
    title: "Custom density and K-factor, a supply that is too weak",
    origin: {
      kind: "independent",
      by: "by hand: 25 sprinklers of 0.30 gpm/ft² × 100 ft² = 750 gpm and 500 gpm of hose; 50 − 20 · (1250/1000)^1.85 psi left",
    },
    inputs: {
      layout: "none",
      hazard: "own",
      ownDensity: { value: 0.3, unit: "gallon-us-per-minute-per-square-foot" },
      ownArea: squareFeet(2500),
      spacing: feet(10),
      lineSpacing: feet(10),
      leastPressure: psi(7),
      hose: gpm(500),
      sprinkler: "own",
      customK: { value: 11.2, unit: "gpm-per-root-psi" },
      overflow: 0,
      static: psi(50),
      residual: psi(30),
      testFlow: gpm(1000),
    },
    expect: {
      outputs: { totalDemand: 1250 * 6.30901964e-5, available: (50 - 20 * 1.25 ** 1.85) * 6894.757293168 },
      tolerance: exact,
    },
  },
  ...otherExamples,
];
