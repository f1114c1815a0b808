import type { Example } from "../../kit/calculator/define.ts";
import { GPM } from "../../units/constants.ts";
import { apart, exact, feet, gpm, inches, printed, psi, squareFeet } from "./example-units.ts";

const byHand = { kind: "independent", by: "by hand: Q = K √P in gpm and psi" } as const;
const k = (value: number) => ({ value, unit: "gpm-per-root-psi" }) as const;

export const otherExamples: readonly Example[] = [
  {
    id: "k-factor-flow",
    title: "K 5.6 at 15 psi",
    origin: byHand,
    inputs: { mode: "discharge", dischargeK: k(5.6), orificePressure: psi(15) },
    expect: { outputs: { orificeFlow: 5.6 * Math.sqrt(15) * GPM }, tolerance: exact },
  },
  {
    id: "k-factor-pressure",
    title: "K 4.9 at 20 gpm: 16.66 psi",
    origin: byHand,
    inputs: { mode: "discharge", find: "pressure", dischargeK: k(4.9), dischargeFlow: gpm(20) },
    expect: { outputs: { neededPressure: (20 / 4.9) ** 2 * 6894.757293168 }, tolerance: exact },
  },
  {
    id: "k-factor",
    title: "K-factor of 25 gpm at 25 psi",
    origin: byHand,
    inputs: { mode: "discharge", find: "kFactor", dischargeFlow: gpm(25), orificePressure: psi(25) },
    expect: { outputs: { kFactor: 5 }, tolerance: exact },
  },
  {
    id: "hydrant",
    title: "A hydrant of 63.5 mm with 1.4 bar at the pitot",
    origin: apart,
    inputs: { mode: "hydrant" },
    expect: {
      outputs: {
        testFlow: 0.0477186063483194,
        flowAtTarget: 0.082129986999241,
        drop: 300 / 11,
        hydrantClass: "A: green, 1,000 to 1,499 gpm (3,800 to 5,699 L/min)",
      },
      tolerance: exact,
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
      outlets: [{ outlet: "smooth", diameter: inches(2.5), pitot: psi(14) }],
      target: psi(20),
    },
    expect: {
      // The prediction is the oracle's.
      outputs: { testFlow: 627.5 * GPM, flowAtTarget: 0.054720668011408 },
      tolerance: { testFlow: 2e-3, flowAtTarget: exact },
    },
    displayed: true,
  },
  {
    id: "hydrant-two",
    title: "Two hydrants with two outlets, and the pressure left at 1,500 gpm",
    origin: {
      kind: "independent",
      by: "by hand from the published flow at 40 psi: 1,061 gpm each; 75 − 25 · (1500/2122)^1.85 psi",
    },
    inputs: {
      mode: "hydrant",
      staticPressure: psi(75),
      residualPressure: psi(50),
      outlets: [
        { diameter: inches(2.5), pitot: psi(40) },
        { diameter: inches(2.5), pitot: psi(40) },
      ],
      planned: gpm(1500),
    },
    expect: {
      outputs: { testFlow: 2122 * GPM, plannedPressure: (75 - 25 * (1500 / 2122) ** 1.85) * 6894.757293168 },
      tolerance: printed,
    },
  },
  {
    id: "hydrant-40-psi",
    title: "2½ in at 40 psi: 1,061 gpm",
    origin: { kind: "published", source: "Eng-Tips, Fire Hydrant Flow Test and modifiers (2012)" },
    inputs: {
      mode: "hydrant",
      outlets: [{ diameter: inches(2.5), pitot: psi(40) }],
    },
    expect: {
      outputs: { testFlow: 1061 * GPM },
      tolerance: printed,
      warnings: ["Pitot readings are most reliable between"],
    },
  },
  {
    id: "hydrant-pumper",
    title: "A pumper outlet of 4 in at 10 psi: 1,127 gpm with NFPA 291’s coefficient of 0.83",
    origin: { kind: "published", source: "Eng-Tips, Fire Hydrant Flow Test and modifiers (2012)" },
    inputs: {
      mode: "hydrant",
      outlets: [{ diameter: inches(4), pitot: psi(10), isPumper: "true" }],
    },
    expect: { outputs: { testFlow: 1127 * GPM }, tolerance: printed },
  },
  {
    id: "hose-150",
    title: "150 gpm through 200 ft of 1¾ in hose",
    origin: apart,
    inputs: {
      mode: "hose",
      fogFlow: gpm(150),
      nozzlePressure: psi(100),
      hoses: [{ hose: "hose-1-75", length: feet(200) }],
    },
    expect: {
      outputs: {
        pumpDischarge: 1170385.05051533,
        hoseLoss: 480909.321198493,
        reaction: 336.952787355983,
      },
      tolerance: exact,
    },
  },
  {
    id: "hose-wye",
    title: "Two lines of 1¾ in with 7/8 in tips on a wye, 200 ft of 2½ in, 30 ft up",
    origin: apart,
    inputs: {
      mode: "hose",
      nozzle: "smooth",
      tip: inches(0.875),
      nozzlePressure: psi(50),
      hoses: [
        { hose: "hose-1-75", length: feet(150) },
        { hose: "hose-2-5", length: feet(200), feeds: 2 },
      ],
      appliance: psi(10),
      nozzleHeight: feet(30),
    },
    expect: {
      outputs: {
        pumpDischarge: 1203093.77265449,
        pumpFlow: 0.0202884763270061,
        nozzleFlow: 0.010144238163503,
        reaction: 267.34506942343,
        heightPressure: 89769.7399570521,
      },
      tolerance: exact,
    },
  },
  {
    id: "standpipe",
    title: "Three standpipes of class I, 112 ft up, sprinklers throughout",
    origin: apart,
    inputs: {
      mode: "standpipe",
      standpipes: 3,
      outletPressure: psi(100),
      hasSupply: "false",
      standSegments: [
        { carries: "outlet", pipe: "steel-40-4", length: feet(12), climb: feet(12) },
        { carries: "remote", pipe: "steel-40-4", length: feet(100), climb: feet(100) },
        {
          carries: "all",
          pipe: "steel-40-6",
          length: feet(80),
          fittings: [
            { fitting: "elbow-90", number: 3 },
            { fitting: "tee-branch" },
            { fitting: "swing-check" },
          ],
        },
      ],
    },
    expect: {
      outputs: { requiredPressure: 1119570.61660882, systemFlow: 0.0630901964, tankVolume: 113.56235352 },
      tolerance: exact,
    },
  },
  {
    id: "standpipe-ii",
    title: "Class II: 100 gpm",
    origin: {
      kind: "published",
      source: "NFPA 14 (2019), section 7.10.2: 100 gpm, 65 psi at the hose station",
    },
    inputs: { mode: "standpipe", standpipeClass: "II", hasSupply: "false" },
    expect: { outputs: { systemFlow: 100 * GPM }, tolerance: exact },
  },
  {
    id: "pump",
    title: "1,000 gpm at 130 psi from a main of 60 psi",
    origin: apart,
    inputs: {
      mode: "pump",
      demandFlow: gpm(1000),
      demandPressure: psi(130),
      mainStatic: psi(60),
      mainResidual: psi(45),
      mainFlow: gpm(1200),
    },
    expect: {
      outputs: {
        ratedFlow: 0.0473176473,
        ratedPressure: 713514.664987092,
        suctionPressure: 339873.783676472,
        pumpPressure: 556444.664435415,
        churnPressure: 1269903.03557461,
        power: 54009.5433307115,
        tankVolume: 227.12470704,
        dischargePressure: 896318.448111887,
        highestPower: 54548.4067549931,
      },
      tolerance: { highestPower: 1e-5 },
      warnings: ["At churn the discharge is at"],
    },
  },
  {
    id: "pump-attic",
    title: "A demand of 305 gpm: a pump of 250 gpm may be used",
    origin: {
      kind: "published",
      source: "Anvil Fire, Fire Pump Rating (Size) Selection (2020): a 250 gpm pump reaches 375 gpm at 150%",
    },
    inputs: { mode: "pump", demandFlow: gpm(305), demandPressure: psi(100), suction: "tank" },
    expect: { outputs: { ratedFlow: 250 * GPM, loading: 122 }, tolerance: exact },
  },
  {
    id: "house",
    title: "A building of 5,000 ft² of unprotected wood",
    origin: {
      kind: "published",
      source:
        "International Fire Code (2021), table B105.1(2): type VB up to 6,200 ft², 2,000 gpm for 2 hours",
    },
    inputs: {
      mode: "fireFlow",
      storyArea: squareFeet(5000),
      storyHeight: feet(10),
      stories: 1,
    },
    expect: {
      // The other three are the oracle's.
      outputs: {
        requiredFlow: 2000 * GPM,
        duration: 7200,
        tankVolume: 240_000 * 0.003785411784,
        neededFlow: 0.1261803928,
        academyFlow: 0.105150327333333,
        iowaFlow: 0.0315450982,
      },
      tolerance: exact,
    },
  },
  {
    id: "dwelling-sprinklers",
    title: "A dwelling of 3,000 ft² with sprinklers: 500 gpm for half an hour",
    origin: { kind: "published", source: "International Fire Code (2021), table B105.1(1)" },
    inputs: { mode: "fireFlow", use: "dwelling", storyArea: squareFeet(1500), stories: 2, protection: "13D" },
    expect: { outputs: { requiredFlow: 500 * GPM, duration: 1800 }, tolerance: exact },
  },
  {
    id: "fire-flow-13",
    title: "A type IIB store of 30,000 ft² with sprinklers: a quarter, but at least 1,000 gpm",
    origin: {
      kind: "independent",
      by: "by hand: 3,750 gpm from table B105.1(2), 25% of it raised to 1,000 gpm as table B105.2 is quoted",
    },
    inputs: {
      mode: "fireFlow",
      storyArea: squareFeet(30_000),
      construction: "IIB-IIIB",
      protection: "13",
      isoClass: "0.8",
    },
    expect: { outputs: { requiredFlow: 1000 * GPM, duration: 7200 }, tolerance: exact },
  },
  {
    id: "rural",
    title: "A wood-frame house of two floors of 1,200 ft² without hydrants: 5,143 gallons",
    origin: {
      kind: "independent",
      by: "by hand: 1,200 × (2 × 8 + 8 ÷ 2) = 24,000 ft³, ÷ 7 × 1.5 = 5,142.857 gal",
    },
    inputs: {
      mode: "fireFlow",
      storyArea: squareFeet(1200),
      stories: 2,
      storyHeight: feet(8),
      roofHeight: feet(8),
    },
    expect: { outputs: { ruralSupply: (36_000 / 7) * 0.003785411784 }, tolerance: exact },
  },
  {
    id: "rural-exposed",
    title: "A barn of 4,000 ft², hazard 4, with another building 40 ft away: 36,000 gallons",
    origin: {
      kind: "independent",
      by: "by hand: 4,000 × 16 = 64,000 ft³, ÷ 4 × 1.5 × 1.5 = 36,000 gal",
    },
    inputs: {
      mode: "fireFlow",
      storyArea: squareFeet(4000),
      storyHeight: feet(16),
      hazardNumber: "4",
      isExposed: true,
    },
    expect: { outputs: { ruralSupply: 36_000 * 0.003785411784 }, tolerance: exact },
  },
  {
    id: "rural-least",
    title: "A shed of 400 ft²: the minimum supply of 2,000 gallons",
    origin: {
      kind: "published",
      source: "NFPA 1142, section 4.2: 2,000 gal for a structure without exposures",
    },
    inputs: { mode: "fireFlow", storyArea: squareFeet(400), storyHeight: feet(8) },
    expect: { outputs: { ruralSupply: 2000 * 0.003785411784 }, tolerance: exact },
  },
  {
    id: "academy",
    title: "30 by 40 ft, a quarter burning, one exposure: 125 gpm",
    origin: {
      kind: "published",
      source: "IncidentSmart, Estimated Fire Flow (2017), on the National Fire Academy’s formula",
    },
    inputs: { mode: "fireFlow", storyArea: squareFeet(1200), involved: 25, exposures: 1 },
    expect: { outputs: { academyFlow: 125 * GPM }, tolerance: exact },
  },
  {
    id: "mercantile",
    title: "50 by 75 ft, 12 ft high: 1,250 gpm by the National Fire Academy, 450 by Iowa State",
    origin: {
      kind: "published",
      source: "R. Neale, Determining Required Fire Flow, Carolina Fire Rescue EMS Journal (2018)",
    },
    inputs: { mode: "fireFlow", storyArea: squareFeet(3750), storyHeight: feet(12) },
    expect: {
      outputs: { academyFlow: 1250 * GPM, iowaFlow: 450 * GPM },
      tolerance: exact,
      warnings: ["is for an interior attack"],
    },
  },
  {
    id: "iso",
    title: "Three floors of 10,000 ft², joisted masonry: 2,500 gpm by ISO",
    origin: apart,
    inputs: {
      mode: "fireFlow",
      storyArea: squareFeet(10_000),
      stories: 3,
      construction: "II-III",
      isoClass: "1",
    },
    expect: { outputs: { neededFlow: 2500 * GPM }, tolerance: exact },
  },
  {
    id: "iso-exposed",
    title: "Two floors of 12,000 ft², noncombustible, free-burning contents, X + P 30%: 3,000 gpm by ISO",
    origin: apart,
    inputs: {
      mode: "fireFlow",
      storyArea: squareFeet(12_000),
      stories: 2,
      construction: "IIB-IIIB",
      isoClass: "0.8",
      occupancy: "1.15",
      exposure: 30,
    },
    expect: { outputs: { neededFlow: 0.1892705892 }, tolerance: exact },
  },
];
