import type { Example } from "../../kit/calculator/define.ts";
import { GPM, PSI } from "../../units/constants.ts";
import { gravityExamples } from "./examples-gravity.ts";

const apart = {
  kind: "independent",
  by: "tests/oracles/plumbing.py: tables reentered, all combinations of running fixtures counted, sizes found by direct search",
} as const;
const study = (line: string) =>
  ({
    kind: "published",
    source: `Buchberger et al., Peak Water Demand Study (IAPMO, 2017), demand of one to 27 dwellings with 10 fixtures each: ${line}`,
  }) as const;

const gpm = (value: number) => ({ value, unit: "gallon-us-per-minute" }) as const;
const psi = (value: number) => ({ value, unit: "psi" }) as const;
const feet = (value: number) => ({ value, unit: "foot" }) as const;
const gallons = (value: number) => ({ value, unit: "gallon-us" }) as const;
const squareFeet = (value: number) => ({ value, unit: "square-foot" }) as const;
const inchesPerHour = (value: number) => ({ value, unit: "inch-per-hour" }) as const;
const fahrenheit = (value: number) => ({ value, unit: "delta-fahrenheit" }) as const;

/** The pressures and lengths of a form in US units. */
const us = {
  streetPressure: psi(60),
  rise: feet(20),
  residual: psi(20),
  meterLoss: psi(5),
  length: feet(100),
  maxVelocity: { value: 8, unit: "foot-per-second" },
  maxHotVelocity: { value: 5, unit: "foot-per-second" },
} as const;

const custom = (ownUnits: number) => [{ fixture: "own", number: 1, ownUnits, ownWater: "cold" }];
const drains = (ownDrainage: number) => [{ fixture: "own", number: 1, ownDrainage }];

/** Returns a number of homes with the fixtures of the form. */
const homes = (number: number) => [
  { fixture: "water-closet-private-tank", number: 3 * number },
  { fixture: "lavatory-private", number: 3 * number },
  { fixture: "bathtub-private", number: 2 * number },
  { fixture: "kitchen-sink-private", number },
  { fixture: "clothes-washer-private", number },
];

/** Printed to three digits. */
const printed = 5e-3;
const exact = 1e-9;

export const examples: readonly Example[] = [
  {
    id: "default",
    title: "A home with three bathrooms: 14.3 fixture units, a 1 in. main",
    origin: apart,
    inputs: {},
    expect: {
      outputs: {
        demand: 0.00108199686826,
        serviceSize: "1 in",
        coldDemand: 0.00101259765222,
        hotDemand: 0.00063405647382,
        coldSize: "1 in",
        hotSize: "1 in",
        fixtureUnits: 14.3,
        coldUnits: 12.1,
        hotUnits: 5.5,
        calculatorDemand: 11 * GPM,
        availablePressure: 166_260,
        allowedRate: 3694.6666666667,
        frictionRate: 1855.9783277647,
        velocity: 2.0324550916036,
        fixturePressure: 222_740.97525059,
        drainageUnits: 20,
      },
      tolerance: exact,
    },
    displayed: true,
  },
  {
    id: "us-home-by-calculator",
    title: "The same home by the Water Demand Calculator: 11 gpm, a ¾ in. main",
    origin: apart,
    inputs: { ...us, sizing: "calculator" },
    expect: {
      outputs: {
        demand: 11 * GPM,
        serviceSize: "¾ in",
        curveDemand: 0.00108199686826,
        availablePressure: 181_636.66526089,
        frictionRate: 2989.7256195811,
        velocity: 2.2225827350013,
        fixturePressure: 182_841.55579701,
      },
      tolerance: exact,
    },
  },
  {
    id: "study-one-home",
    title: "A dwelling of the Peak Water Demand Study: 11 gpm",
    origin: study("11.0 gpm"),
    inputs: { fixtures: homes(1) },
    expect: { outputs: { calculatorDemand: 11 * GPM }, tolerance: printed },
  },
  {
    id: "study-three-homes",
    title: "Three dwellings of the study: 15.5 gpm",
    origin: study("15.5 gpm"),
    inputs: { fixtures: homes(3) },
    expect: { outputs: { calculatorDemand: 15.5 * GPM }, tolerance: printed },
  },
  {
    id: "study-nine-homes",
    title: "Nine dwellings of the study: 24.6 gpm, by the modified method",
    origin: study("24.6 gpm"),
    inputs: { fixtures: homes(9), sizing: "calculator" },
    expect: { outputs: { calculatorDemand: 24.6 * GPM }, tolerance: 2e-3 },
  },
  {
    id: "study-27-homes",
    title: "27 dwellings of the study: 52.6 gpm, by Wistort’s method",
    origin: study("52.6 gpm"),
    inputs: { fixtures: homes(27), sizing: "calculator" },
    expect: { outputs: { calculatorDemand: 52.6 * GPM }, tolerance: 2e-3 },
  },
  {
    id: "nine-homes",
    title: "Nine dwellings, to the digit",
    origin: apart,
    inputs: { fixtures: homes(9) },
    expect: { outputs: { calculatorDemand: 0.0015525124571222 }, tolerance: exact },
  },
  {
    id: "27-homes",
    title: "27 dwellings, to the digit",
    origin: apart,
    inputs: { fixtures: homes(27) },
    expect: { outputs: { calculatorDemand: 0.0033170139855021 }, tolerance: exact },
  },
  {
    id: "upc-home",
    title: "The home by the UPC: 24 fixture units",
    origin: apart,
    inputs: { ...us, code: "upc" },
    expect: {
      outputs: {
        fixtureUnits: 24,
        coldUnits: 19.875,
        hotUnits: 12.375,
        demand: 0.001332464947968,
        coldDemand: 0.00123341333962,
        hotDemand: 0.001021272554225,
        serviceSize: "1¼ in",
        coldSize: "1 in",
        hotSize: "1¼ in",
        drainageUnits: 21,
        fixturePressure: 274_743.6830882,
      },
      tolerance: exact,
      warnings: ["A 103.1"],
    },
  },
  {
    id: "restrooms",
    title: "Restrooms of an office with flushometer valves and 10 gpm of irrigation",
    origin: apart,
    inputs: {
      ...us,
      fixtures: [
        { fixture: "water-closet-public-valve", number: 4 },
        { fixture: "urinal-valve-34", number: 2 },
        { fixture: "lavatory-public", number: 4 },
        { fixture: "service-sink", number: 1 },
      ],
      continuous: gpm(10),
      streetPressure: psi(75),
      rise: feet(15),
      residual: psi(35),
      meterLoss: psi(6),
      backflowLoss: psi(4),
      length: feet(120),
    },
    expect: {
      outputs: {
        fixtureUnits: 61,
        coldUnits: 58.25,
        hotUnits: 8.25,
        demand: 0.00406300864816,
        coldDemand: 0.00399360943212,
        hotDemand: 0.00082174980811,
        serviceSize: "2 in",
        coldSize: "2 in",
        hotSize: "1¼ in",
        availablePressure: 162_082.83879505,
        frictionRate: 860.57572105252,
        fixturePressure: 356_184.71769612,
        fixtures: [
          {
            fixture: "Water closet, public, flushometer valve",
            number: 4,
            cold: 40,
            hot: 0,
            supply: 40,
            drainage: 16,
            pipe: "1 in. (DN 25)",
            pressure: 35 * PSI,
          },
          {
            fixture: "Urinal, public, 3/4 in. flushometer valve",
            number: 2,
            cold: 10,
            hot: 0,
            supply: 10,
            drainage: 4,
            pipe: "¾ in. (DN 20)",
            pressure: 25 * PSI,
          },
          {
            fixture: "Lavatory, public",
            number: 4,
            cold: 6,
            hot: 6,
            supply: 8,
            drainage: 4,
            pipe: "⅜ in. (DN 10)",
            trap: "1¼ in. (DN 32)",
            pressure: 8 * PSI,
          },
          {
            fixture: "Service sink or mop basin, offices",
            number: 1,
            cold: 2.25,
            hot: 2.25,
            supply: 3,
            drainage: 2,
            pipe: "½ in. (DN 15)",
            trap: "1½ in. (DN 40)",
            pressure: 8 * PSI,
          },
        ],
      },
      tolerance: exact,
    },
    displayed: true,
  },
  {
    id: "supply-factory",
    title: "A factory with 288 units, mostly flushometer valves: 9.3 psi is left for friction",
    origin: {
      kind: "independent",
      by: "by hand, after the example in IPC Appendix E: 55 − 15 − 11 − 9 − 1.61 psi and 21 ft of water at 9.79 kPa/m; 104.5 + 3.5 × 13/25 gpm from Table E103.3(3)",
    },
    inputs: {
      fixtures: custom(288),
      flushing: "valve",
      streetPressure: psi(55),
      rise: feet(21),
      residual: psi(15),
      meterLoss: psi(11),
      backflowLoss: psi(9),
      otherLoss: psi(1.61),
      length: feet(54),
    },
    expect: {
      outputs: { availablePressure: 18.39 * PSI - 9790 * 6.4008, demand: 106.32 * GPM },
      tolerance: exact,
    },
  },
  {
    id: "curve-tanks",
    title: "15 fixture units with flush tanks: 17.5 gpm",
    origin: {
      kind: "published",
      source: "IPC 2021, Table E103.3(3): 15 wsfu, 17.5 gpm; also The Engineering ToolBox",
    },
    inputs: { fixtures: custom(15) },
    expect: { outputs: { demand: 17.5 * GPM }, tolerance: exact },
  },
  {
    id: "curve-valves",
    title: "30 fixture units with flushometer valves: 42 gpm",
    origin: {
      kind: "published",
      source: "IPC 2021, Table E103.3(3): 30 wsfu, 42 gpm; also The Engineering ToolBox",
    },
    inputs: { fixtures: custom(30), flushing: "valve" },
    expect: { outputs: { demand: 42 * GPM }, tolerance: exact },
  },
  {
    id: "below-the-valves",
    title: "4 fixture units with flushometer valves: read with the flush tanks",
    origin: { kind: "published", source: "IPC 2021, Table E103.3(3): 4 wsfu, 8 gpm with flush tanks" },
    inputs: { fixtures: custom(4), flushing: "valve", material: "none" },
    expect: { outputs: { demand: 8 * GPM }, tolerance: exact },
  },
  {
    id: "copper-30-gpm",
    title: "30 gpm in 1¼ in. copper loses 8.3 psi per 100 ft",
    origin: apart,
    inputs: {
      ...us,
      fixtures: custom(5),
      continuous: gpm(20.6),
      maxVelocity: { value: 8, unit: "foot-per-second" },
      rise: feet(0),
    },
    expect: {
      outputs: {
        demand: 30 * GPM,
        serviceSize: "1¼ in",
        frictionRate: 1876.5153642034,
        velocity: 2.3342360308016,
      },
      tolerance: 1e-6,
    },
  },
  {
    id: "short-of-pressure",
    title: "A tall house with little pressure needs a booster pump",
    origin: apart,
    inputs: { ...us, streetPressure: psi(30), rise: feet(40) },
    expect: {
      outputs: { availablePressure: (30 - 20 - 5) * PSI - 9790 * 12.192 },
      tolerance: exact,
      warnings: ["booster pump"],
    },
  },
  {
    id: "beyond-the-curve",
    title: "6,000 fixture units are beyond the table",
    origin: { kind: "published", source: "IPC 2021, Table E103.3(3) ends at 5,000 wsfu" },
    inputs: { fixtures: custom(6000) },
    expect: { errors: ["fixtures"] },
  },
  {
    id: "upc-valves",
    title: "The UPC has flushometer valves in another table",
    origin: { kind: "published", source: "UPC 2021, Table 610.3, which refers to Table 610.10" },
    inputs: { code: "upc", fixtures: [{ fixture: "water-closet-public-valve", number: 2 }] },
    expect: { errors: ["fixtures.0.fixture"] },
  },
  {
    id: "drainage",
    title: "The home’s drains by the IPC: 20 units, 3 in.",
    origin: apart,
    inputs: { mode: "drainage" },
    expect: {
      outputs: {
        buildingDrain: "3 in. (DN 80)",
        drainageUnits: 20,
        branch: "3 in. (DN 80)",
        stack: "3 in. (DN 80)",
        vent: "2 in. (DN 50)",
        branchVent: "1½ in. (DN 40)",
        drainVelocity: 0.79195289189049,
        drainFlow: 0.0018057980403621,
      },
      tolerance: exact,
    },
    displayed: true,
  },
  {
    id: "drainage-44-units",
    title: "44 units at 1/8 in. per foot: a 4 in. drain",
    origin: {
      kind: "published",
      source: "IPC 2021, Table 710.1(1): 3 in. takes 36 units at 1/8 in. per foot, 4 in. takes 180",
    },
    inputs: { mode: "drainage", fixtures: drains(44), slope: "1/8" },
    expect: {
      outputs: {
        buildingDrain: "4 in. (DN 100)",
        drainVelocity: 0.67838594617556,
        drainFlow: 0.0027499458611343,
      },
      tolerance: exact,
    },
  },
  ...(
    [
      ["3", "1/4", 20, "Large enough", 42],
      ["3", "1/4", 43, "Not enough", 42],
      ["4", "1/8", 180, "Large enough", 180],
      ["8", "1/16", 1401, "Not enough", 1400],
      ["4", "1/16", 20, "Not enough", undefined],
    ] as const
  ).map(
    ([existing, slope, units, existingDrain, existingCapacity]): Example => ({
      id: `existing-${existing}-in-${units}-units-${slope.replace("/", "-")}`,
      title: `${units} units on an existing drain of ${existing} in. at ${slope} in. per foot`,
      origin: {
        kind: "published",
        source: `IPC 2021, Table 710.1(1): ${existingCapacity ?? "no"} units on ${existing} in. at ${slope} in. per foot`,
      },
      inputs: { mode: "drainage", fixtures: drains(units), existing, slope },
      expect: {
        outputs: { existingDrain, ...(existingCapacity !== undefined && { existingCapacity }) },
        ...(existingCapacity === undefined && { warnings: ["IPC Table 704.1"] }),
      },
    }),
  ),
  {
    id: "drainage-flat",
    title: "20 units at 1/16 in. per foot: 8 in., because of the slope",
    origin: {
      kind: "published",
      source:
        "IPC 2021, Tables 704.1 and 710.1(1): 1/16 in. per foot from 8 in. up; at 1/8, 3 in. takes 36 units",
    },
    inputs: { mode: "drainage", slope: "1/16" },
    expect: {
      outputs: { buildingDrain: "8 in. (DN 200)" },
      warnings: ["The slope sets this size", "3 in. (DN 80) at 1/8 in. per foot"],
    },
  },
  {
    id: "no-fixtures",
    title: "No fixtures: no demand",
    origin: { kind: "independent", by: "by hand: nothing adds up to 0" },
    inputs: { fixtures: [] },
    expect: {
      outputs: { demand: 0, fixtureUnits: 0, hotDemand: 0, coldDemand: 0, drainageUnits: 0 },
      warnings: ["the demand is 0"],
    },
  },
  {
    id: "no-drains",
    title: "No fixtures: no load on the drain",
    origin: { kind: "independent", by: "by hand: nothing adds up to 0" },
    inputs: { mode: "drainage", fixtures: [] },
    expect: { outputs: { drainageUnits: 0, buildingDrain: "None" }, warnings: ["the load is 0"] },
  },
  {
    id: "drainage-condensate",
    title: "5 gpm of condensate and no fixtures: 10 units",
    origin: {
      kind: "published",
      source: "IPC 2021, 709.3: 2 units per gpm, 5 × 2 = 10; Table 710.1(1): 21 units on 2 in. at 1/4",
    },
    inputs: { mode: "drainage", fixtures: [], continuousDrain: gpm(5) },
    expect: { outputs: { drainageUnits: 10, buildingDrain: "2 in. (DN 50)" }, tolerance: exact },
  },
  {
    id: "drainage-tower",
    title: "A ten-story stack with 480 units, and 5 gpm of condensate",
    origin: {
      kind: "published",
      source:
        "IPC 2021, 709.3 (2 units for each gpm), Table 710.1(1): 490 units, 6 in. at 1/8; Table 710.1(2): 4 in. takes 500 units on more than three intervals and 90 in each; Table 906.1: 4 in. with 540 units, 3 in. up to 150 ft",
    },
    inputs: {
      mode: "drainage",
      fixtures: drains(480),
      continuousDrain: gpm(5),
      slope: "1/8",
      intervals: 10,
      ventLength: feet(140),
    },
    expect: {
      outputs: {
        drainageUnits: 490,
        buildingDrain: "6 in. (DN 150)",
        branch: "4 in. (DN 100)",
        stack: "4 in. (DN 100)",
        vent: "3 in. (DN 80)",
        branchVent: "2½ in. (DN 65)",
      },
      tolerance: exact,
    },
  },
  {
    id: "drainage-upc",
    title: "The home’s drains by the UPC",
    origin: {
      kind: "published",
      source:
        "UPC Table 703.2 as excerpted by King County: 3 in. takes 35 units and three closets lying, 48 units and four closets standing; a 1½ in. vent 8 units, 2 in. 24 units",
    },
    inputs: { mode: "drainage", code: "upc" },
    expect: {
      outputs: {
        drainageUnits: 21,
        buildingDrain: "3 in. (DN 80)",
        branch: "3 in. (DN 80)",
        stack: "3 in. (DN 80)",
        vent: "2 in. (DN 50)",
      },
      tolerance: exact,
    },
  },
  {
    id: "drainage-upc-flat",
    title: "The UPC’s table holds for 1/4 in. per foot",
    origin: { kind: "published", source: "UPC 2021, 708.1 and Table 703.2" },
    inputs: { mode: "drainage", code: "upc", slope: "1/8" },
    expect: { errors: ["slope"] },
  },
  {
    id: "storm",
    title: "500 m² of roof with 75 mm/h of rain",
    origin: apart,
    inputs: { mode: "storm" },
    expect: {
      outputs: {
        stormFlow: 0.010416666666667,
        leaderFlow: 0.0052083333333333,
        leader: "3 in. (DN 80)",
        stormDrain: "5 in. (DN 125)",
      },
      tolerance: exact,
    },
  },
  {
    id: "storm-walls",
    title: "12,000 ft² of roof below a wall of 3,000 ft², 4 in. of rain an hour",
    origin: apart,
    inputs: {
      mode: "storm",
      roof: squareFeet(12_000),
      wall: squareFeet(3000),
      rain: inchesPerHour(4),
      leaders: 4,
      slope: "1/8",
    },
    expect: {
      outputs: { stormFlow: 0.03539605824, leader: "4 in. (DN 100)", stormDrain: "8 in. (DN 200)" },
      tolerance: exact,
    },
  },
  {
    id: "storm-4-inch",
    title: "A 4 in. storm drain at 1/8 in. per foot serves 3,684 ft² in 3 in. of rain an hour",
    origin: {
      kind: "published",
      source:
        "A plumber’s reading of IPC 2021, Table 1106.2 (115 gpm) and 1106.2.1 (gpm = 0.0104 R A), terrylove.com, 2023",
    },
    inputs: { mode: "storm", roof: squareFeet(3684), rain: inchesPerHour(3), leaders: 1, slope: "1/8" },
    expect: { outputs: { stormFlow: 115 * GPM, stormDrain: "4 in. (DN 100)" }, tolerance: 2e-3 },
  },
  {
    id: "tankless",
    title: "A tankless heater for 5 gpm and a rise of 60 °F",
    origin: apart,
    inputs: { mode: "heater", peakFlow: gpm(5), temperatureRise: fahrenheit(60) },
    expect: { outputs: { heatOutput: 43_915.706141745, heatInput: 54_894.632677182 }, tolerance: exact },
  },
  {
    id: "storage-worksheet",
    title: "Three showers, a shave, a shampoo and the dishes: 46 gallons in an hour",
    origin: {
      kind: "published",
      source: "US Department of Energy, worksheet of peak hour demand: 3 × 12 + 2 + 4 + 4 = 46 gallons",
    },
    inputs: { mode: "heater", heater: "storage" },
    expect: { outputs: { hourDemand: 46 * 0.003785411784 }, tolerance: exact },
  },
  {
    id: "storage-electric",
    title: "An electric tank of 40 gallons for the same hour",
    origin: apart,
    inputs: {
      mode: "heater",
      heater: "storage",
      tank: gallons(40),
      heaterInput: { value: 4.5, unit: "kilowatt" },
      efficiency: 98,
      temperatureRise: fahrenheit(60),
    },
    expect: {
      outputs: {
        recovery: 0.11403892206737,
        firstHourRating: 0.22003045201937,
        neededTank: 0.085842885709472,
      },
      tolerance: exact,
    },
  },
  {
    id: "storage-short",
    title: "A tank that is too small for the hour",
    origin: apart,
    inputs: {
      mode: "heater",
      heater: "storage",
      uses: [{ use: "own", times: 20, ownVolume: gallons(12) }],
      tank: gallons(40),
      heaterInput: { value: 40_000, unit: "btu-per-hour" },
      temperatureRise: fahrenheit(60),
    },
    expect: {
      outputs: { recovery: 0.24251435052387, firstHourRating: 0.34850588047587 },
      tolerance: exact,
      warnings: ["falls short"],
    },
  },
  {
    id: "recirculation",
    title: "30 m of insulated pipe, 5 K: 0.7 L/min of circulation",
    origin: apart,
    inputs: { mode: "recirculation" },
    expect: {
      outputs: {
        lossPerLength: 8.101441219173,
        heatLoss: 243.04323657519,
        circulation: 1.1638695185521e-5,
        yearlyLoss: 7_664_611_508.6352,
        returnSize: "½ in",
        returnSpeed: 0.077331062117564,
        pumpHead: 0.55258095840059,
      },
      tolerance: exact,
    },
  },
  {
    id: "recirculation-bare",
    title: "The same pipe without insulation",
    origin: apart,
    inputs: { mode: "recirculation", insulation: { value: 0, unit: "millimeter" } },
    expect: {
      outputs: {
        lossPerLength: 35.185837720206,
        circulation: 5.0548689917481e-5,
        returnSpeed: 0.3358610065528,
        pumpHead: 1.1460135865877,
      },
      tolerance: exact,
      warnings: ["insulation"],
    },
  },
  ...gravityExamples,
];
