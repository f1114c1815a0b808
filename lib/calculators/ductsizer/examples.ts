import type { Example } from "../../kit/calculator/define.ts";

const apart = {
  kind: "independent",
  by: "tests/oracles/duct-sizing.py: Colebrook by bisection with 50 digits (mpmath), moist air and sizes recomputed",
} as const;
const fluidsLibrary = {
  kind: "independent",
  by: "the fluids library for Python (C. Bell), friction_factor, with ASHRAE’s standard air of 1.204 kg/m³",
} as const;

const cfm = (value: number) => ({ value, unit: "cubic-foot-per-minute" }) as const;
const liters = (value: number) => ({ value, unit: "liter-per-second" }) as const;
const inches = (value: number) => ({ value, unit: "inch" }) as const;
const feet = (value: number) => ({ value, unit: "foot" }) as const;
const wg = (value: number) => ({ value, unit: "inch-of-water-per-100-feet" }) as const;

/** The figures of the oracle have fourteen digits. */
const exact = 1e-9;
/** Printed figures have three or four. */
const printed = 1e-3;

export const examples: readonly Example[] = [
  {
    id: "default",
    title: "450 L/s at 0.8 Pa/m: a round duct of 355 mm, 20 m long",
    origin: apart,
    inputs: {},
    expect: {
      outputs: {
        size: "355 mm",
        neededDiameter: 0.34216137692226,
        frictionRate: 0.66765384539975,
        velocity: 4.5463820284136,
        totalPressure: 13.353076907995,
        electricPower: 11.71322535789,
        diameter: 0.355,
        velocityPressure: 12.44466251264,
        airPower: 0.45 * 13.353076907995,
        shaftPower: (0.45 * 13.353076907995) / 0.6,
        specificFanPower: 11.71322535789 / 0.45,
        warming: 11.71322535789 / (0.45 * 1.2041518757371 * 1006),
      },
      tolerance: exact,
    },
    displayed: true,
  },
  {
    id: "us-1000-cfm",
    title: "1,000 cfm at 0.1 in. wg per 100 ft",
    origin: apart,
    inputs: {
      flow: cfm(1000),
      frictionRate: wg(0.1),
      sizes: "us",
      temperature: 20,
      length: feet(0),
    },
    expect: {
      outputs: {
        size: "14 in",
        neededDiameter: 0.34683301009726,
        frictionRate: 0.72290778104542,
        velocity: 4.7520417947177,
        reynolds: 112214.32748364,
      },
      tolerance: exact,
    },
    displayed: true,
  },
  {
    id: "plastic-duct",
    title: "A smooth plastic duct: 0.35 m³/s of air at 35 °C may lose 20 m of air in 150 m",
    origin: {
      kind: "published",
      source:
        "Y. A. Çengel and J. M. Cimbala, Fluid Mechanics, 1st edition, example 8-4: 26.7 cm, 6.24 m/s, f 0.0180",
    },
    inputs: {
      flow: liters(350),
      frictionRate: 1.49766,
      sizes: "exact",
      material: "own",
      roughness: 0,
      temperature: 35,
      length: 150,
    },
    expect: {
      outputs: { neededDiameter: 0.267, velocity: 6.24, frictionFactor: 0.018, reynolds: 100_800 },
      tolerance: { neededDiameter: 1e-3, velocity: 2e-3, frictionFactor: 4e-3, reynolds: 1e-2 },
    },
  },
  {
    id: "square-duct",
    title: "25 ft³/s of air through 100 ft of a 9 by 9 in. duct loses 5.5 lbf/ft²",
    origin: { kind: "published", source: "F. M. White, Fluid Mechanics, 4th edition, example 6.15" },
    inputs: {
      mode: "size",
      flow: cfm(1500),
      shape: "rectangular",
      ductWidth: inches(9),
      ductHeight: inches(9),
      material: "own",
      roughness: { value: 0.0003, unit: "foot" },
      temperature: { value: 70, unit: "fahrenheit" },
      length: feet(100),
    },
    expect: {
      outputs: { velocity: 13.53, frictionLoss: 263.3, frictionFactor: 0.0177 },
      // He reads the Moody chart and uses another equivalent diameter; his density is 1.5% higher.
      tolerance: { velocity: 2e-3, frictionLoss: 0.05, frictionFactor: 0.04 },
      warnings: ["ducts are noisy"],
    },
  },
  {
    id: "galvanized-280",
    title: "350 L/s in a round duct of 280 mm",
    origin: fluidsLibrary,
    inputs: { mode: "size", flow: liters(350), diameter: 280 },
    expect: { outputs: { velocity: 5.684, frictionRate: 1.348 }, tolerance: printed },
  },
  {
    id: "galvanized-450",
    title: "1,500 L/s in a round duct of 450 mm",
    origin: fluidsLibrary,
    inputs: { mode: "size", flow: liters(1500), diameter: 450 },
    expect: { outputs: { velocity: 9.431, frictionRate: 1.948 }, tolerance: printed },
  },
  {
    id: "rectangular-known",
    title: "1,400 L/s in a rectangular duct of 700 by 350 mm",
    origin: apart,
    inputs: {
      mode: "size",
      flow: liters(1400),
      shape: "rectangular",
      ductWidth: 700,
      ductHeight: 350,
    },
    expect: {
      outputs: {
        equivalentDiameter: 0.53318120307413,
        frictionRate: 0.73905176847374,
        velocity: 5.7142857142857,
        aspectRatio: 2,
        hydraulicDiameter: 0.46666666666667,
        frictionLoss: 14.781035369475,
        width: 0.7,
        height: 0.35,
      },
      tolerance: exact,
    },
  },
  {
    id: "rectangular-sized",
    title: "1,400 L/s at 0.8 Pa/m, 400 mm high",
    origin: apart,
    inputs: { flow: liters(1400), shape: "rectangular", height: 400 },
    expect: {
      outputs: {
        size: "600 × 400 mm",
        neededDiameter: 0.52468916775571,
        equivalentDiameter: 0.53281369417407,
        frictionRate: 0.74157047875838,
        velocity: 5.8333333333333,
      },
      tolerance: exact,
    },
  },
  {
    id: "width-step",
    title: "The same with widths in steps of 10 mm",
    origin: apart,
    inputs: { flow: liters(1400), shape: "rectangular", height: 400, widthStep: 10 },
    expect: {
      outputs: { size: "590 × 400 mm", equivalentDiameter: 0.52857248921088, velocity: 5.9322033898305 },
      tolerance: exact,
    },
  },
  {
    id: "oval-known",
    title: "800 L/s in a flat oval duct of 600 by 250 mm",
    origin: apart,
    inputs: {
      mode: "size",
      flow: liters(800),
      shape: "oval",
      ductWidth: 600,
      ductHeight: 250,
    },
    expect: {
      outputs: {
        equivalentDiameter: 0.40457831095623,
        frictionRate: 1.0181095880147,
        velocity: 5.8570562629654,
      },
      tolerance: exact,
    },
  },
  {
    id: "by-velocity",
    title: "500 L/s at 4 m/s, in the ceiling of a house",
    origin: apart,
    inputs: {
      mode: "velocity",
      flow: liters(500),
      velocity: 4,
      application: "residence",
      length: 0,
    },
    expect: {
      outputs: {
        size: "400 mm",
        neededDiameter: 0.39894228040143,
        velocity: 3.9788735772974,
        frictionRate: 0.45159705760872,
      },
      tolerance: exact,
    },
  },
  {
    id: "flexible",
    title: "200 cfm through 10 ft of 8 in. flexible duct, 15% compressed",
    origin: apart,
    inputs: {
      mode: "size",
      flow: cfm(200),
      diameter: inches(8),
      material: "flexible-duct",
      compression: 15,
      temperature: 20,
      length: feet(10),
    },
    expect: {
      outputs: {
        correction: 4.1750488741541,
        frictionRate: 3.3228304236694,
        frictionLoss: 10.127987131344,
        velocity: 2.9106255992646,
      },
      tolerance: exact,
      warnings: ["Flexible duct should be short"],
    },
  },
  {
    id: "denver",
    title: "500 L/s in 355 mm in Denver, 35 °C and 30% humidity",
    origin: apart,
    inputs: {
      mode: "size",
      flow: liters(500),
      diameter: 355,
      temperature: 35,
      humidity: 30,
      altitude: 1609,
    },
    expect: {
      outputs: { density: 0.93601910349971, frictionRate: 0.66019215802836, reynolds: 89084.697010289 },
      tolerance: exact,
    },
  },
  {
    id: "laminar",
    title: "2 L/s in 100 mm: laminar flow",
    origin: apart,
    inputs: { mode: "size", flow: liters(2), diameter: 100, length: 10 },
    expect: {
      outputs: {
        reynolds: 1691.0109559073,
        frictionFactor: 0.037847182347593,
        frictionRate: 0.014776277958274,
      },
      tolerance: exact,
      warnings: ["laminar"],
    },
  },
  {
    id: "transitional",
    title: "3.7 L/s in 100 mm: neither laminar nor turbulent",
    origin: apart,
    inputs: { mode: "size", flow: liters(3.7), diameter: 100, length: 10 },
    expect: {
      outputs: {
        reynolds: 3128.3702684284,
        frictionFactor: 0.034070831913686,
        frictionRate: 0.045525811326293,
      },
      tolerance: exact,
      warnings: ["may be off by 30%"],
    },
  },
  {
    id: "altshul-tsal",
    title: "450 L/s in 355 mm by Altshul and Tsal’s formula",
    origin: apart,
    inputs: {
      mode: "size",
      flow: liters(450),
      diameter: 355,
      frictionMethod: "altshul-tsal",
    },
    expect: {
      outputs: { frictionFactor: 0.018988661282787, frictionRate: 0.66565487670737 },
      tolerance: exact,
    },
  },
  {
    id: "altshul-tsal-low",
    title: "2,000 L/s in 710 mm by the same, below a factor of 0.018",
    origin: apart,
    inputs: {
      mode: "size",
      flow: liters(2000),
      diameter: 710,
      frictionMethod: "altshul-tsal",
    },
    expect: {
      outputs: { frictionFactor: 0.016123155868714, frictionRate: 0.34889103360256 },
      tolerance: exact,
    },
  },
  {
    id: "flow-12-in",
    title: "What a 12 in. round duct carries at 0.08 in. wg per 100 ft",
    origin: apart,
    inputs: { mode: "flow", limitRate: wg(0.08), diameter: inches(12), temperature: 20 },
    expect: {
      outputs: {
        airFlow: 0.29633171394707,
        velocity: 4.0612369256868,
        frictionRate: 0.65377666666667,
        reynolds: 82201.472255129,
        frictionFactor: 0.020066723006062,
      },
      tolerance: exact,
    },
  },
  {
    id: "flow-pressure",
    title: "What 20 m of 315 mm with two elbows carries at 40 Pa, 10 Pa of it in a grille",
    origin: apart,
    inputs: {
      mode: "flow",
      limit: "pressure",
      limitPressure: 40,
      equipment: 10,
      fittings: [{ fitting: "elbow-90-stamped", number: 2 }],
    },
    expect: {
      outputs: { airFlow: 0.46287655435872, frictionRate: 1.2663572307886, totalPressure: 40 },
      tolerance: exact,
    },
  },
  {
    id: "flow-velocity",
    title: "1,000 ft/min in 20 by 10 in.: 1,389 cfm",
    origin: { kind: "independent", by: "1000 ft/min × (20 × 10 / 144) ft²" },
    inputs: {
      mode: "flow",
      limit: "velocity",
      limitVelocity: { value: 1000, unit: "foot-per-minute" },
      shape: "rectangular",
      ductWidth: inches(20),
      ductHeight: inches(10),
    },
    expect: { outputs: { airFlow: (1000 * (200 / 144) * 0.3048 ** 3) / 60 }, tolerance: exact },
  },
  {
    id: "flow-rectangular",
    title: "What a 20 by 10 in. duct carries at 0.1 in. wg per 100 ft",
    origin: apart,
    inputs: {
      mode: "flow",
      limitRate: wg(0.1),
      shape: "rectangular",
      ductWidth: inches(20),
      ductHeight: inches(10),
      temperature: 20,
    },
    expect: {
      outputs: { airFlow: 0.63131619470594, velocity: 4.8927102943916, reynolds: 137950.36480034 },
      tolerance: exact,
    },
  },
  {
    id: "flow-flexible",
    title: "What 8 in. of flexible duct carries at 0.1 in. wg per 100 ft, 15% compressed",
    origin: apart,
    inputs: {
      mode: "flow",
      limitRate: wg(0.1),
      diameter: inches(8),
      material: "flexible-duct",
      temperature: 20,
      length: feet(5),
    },
    expect: {
      outputs: { airFlow: 0.045285141114994, velocity: 1.3964276414117, frictionFactor: 0.033877661542338 },
      tolerance: exact,
    },
  },
  {
    id: "flow-laminar",
    title: "0.01 Pa/m in 100 mm: laminar flow",
    origin: apart,
    inputs: { mode: "flow", limitRate: 0.01, diameter: 100 },
    expect: {
      outputs: { airFlow: 0.0013535208295673, reynolds: 1144.4092759235 },
      tolerance: exact,
      warnings: ["laminar"],
    },
  },
  {
    id: "flow-transitional",
    title: "0.04 Pa/m in 100 mm: neither laminar nor turbulent",
    origin: apart,
    inputs: { mode: "flow", limitRate: 0.04, diameter: 100 },
    expect: {
      outputs: { airFlow: 0.0035458039808743, reynolds: 2997.996689579 },
      tolerance: exact,
      warnings: ["may be off by 30%"],
    },
  },
  {
    id: "flow-nothing-left",
    title: "A coil that takes all of the pressure",
    origin: { kind: "independent", by: "60 Pa are more than 50 Pa" },
    inputs: { mode: "flow", limit: "pressure", limitPressure: 50, equipment: 60 },
    expect: { errors: ["limitPressure"] },
  },
  {
    id: "flow-no-resistance",
    title: "A pressure and no resistance",
    origin: { kind: "independent", by: "the flow would have no end" },
    inputs: { mode: "flow", limit: "pressure", length: 0 },
    expect: { errors: ["length"] },
  },
  {
    id: "leakage",
    title: "20 m of 355 mm, air tightness class 5 (A) at 400 Pa, 0.7 mm of steel",
    origin: apart,
    inputs: {
      mode: "size",
      flow: liters(500),
      diameter: 355,
      leakage: "atc-5",
      leakagePressure: 400,
      sheet: 0.7,
    },
    expect: {
      outputs: {
        surface: 22.305307840488,
        leakageFlow: 0.029587684558493,
        weight: 122.56766658348,
        leakageShare: 5.9175369116986,
      },
      tolerance: exact,
    },
  },
  {
    id: "leakage-custom",
    title: "The same duct with 0.06 cfm/ft² at 1 in. wg, which is SMACNA class 6",
    origin: apart,
    inputs: {
      mode: "size",
      flow: liters(500),
      diameter: 355,
      testedLeakage: { value: 0.06, unit: "cubic-foot-per-minute-per-square-foot" },
      testPressure: { value: 1, unit: "inch-of-water" },
      leakagePressure: 400,
    },
    expect: { outputs: { leakageFlow: 0.0092497889467323, leakageClass: 6 }, tolerance: exact },
  },
  {
    id: "leakage-tested",
    title: "The same duct, measured at 500 Pa: 0.5 L/s per m², at 250 Pa",
    origin: apart,
    inputs: {
      mode: "size",
      flow: liters(500),
      diameter: 355,
      testedLeakage: 0.5,
      testPressure: 500,
      leakagePressure: 250,
    },
    expect: { outputs: { leakageFlow: 0.0071073667884303, leakageClass: 6.2575761616987 }, tolerance: exact },
  },
  {
    id: "run",
    title: "A main and two branches: the total pressure of the critical path",
    origin: apart,
    inputs: { mode: "run" },
    expect: {
      outputs: {
        fanPressure: 193.40432431555,
        fanFlow: 1.5,
        indexRun: "1 Main → 3 Branch B",
        electricPower: 565.50972022089,
      },
      tolerance: exact,
    },
    displayed: true,
  },
  {
    id: "takeoff",
    title: "A takeoff of 150 L/s and 200 mm from 500 L/s in 355 mm",
    origin: apart,
    inputs: {
      mode: "size",
      flow: liters(150),
      diameter: 200,
      length: 10,
      fittings: [{ fitting: "tee-diverging-branch", mainFlow: liters(500), otherDiameter: 355 }],
    },
    expect: { outputs: { fittingLoss: 25.889625078174, totalPressure: 40.666865221309 }, tolerance: exact },
  },
  {
    id: "return-tee",
    title: "The same air back into 355 mm through a tee",
    origin: apart,
    inputs: {
      mode: "size",
      flow: liters(150),
      diameter: 200,
      length: 10,
      fittings: [{ fitting: "tee-converging-branch", mainFlow: liters(500), otherDiameter: 355 }],
    },
    expect: { outputs: { fittingLoss: 14.032961117764, totalPressure: 28.810201260899 }, tolerance: exact },
  },
  {
    id: "joined",
    title: "350 L/s straight past a branch of 200 mm, and between 355 and 450 mm",
    origin: apart,
    inputs: {
      mode: "size",
      flow: liters(350),
      diameter: 355,
      length: 0,
      fittings: [
        ...["tee-diverging-straight", "tee-converging-straight"].map((fitting) => ({
          fitting,
          mainFlow: liters(500),
          otherDiameter: 200,
        })),
        ...["contraction-30", "contraction-abrupt", "expansion-30", "expansion-abrupt"].map((fitting) => ({
          fitting,
          otherDiameter: 450,
        })),
      ],
    },
    expect: { outputs: { fittingLoss: 10.120951550517 }, tolerance: exact },
  },
  {
    id: "small-main",
    title: "A main that carries less than its branch",
    origin: { kind: "independent", by: "150 L/s are more than 100 L/s" },
    inputs: {
      mode: "size",
      flow: liters(150),
      fittings: [{ fitting: "tee-diverging-branch", mainFlow: liters(100), otherDiameter: 355 }],
    },
    expect: { errors: ["fittings.0.mainFlow"] },
  },
  {
    id: "noise",
    title: "2,600 ft/min in a round duct over an acoustic ceiling of an RC(N) 25 room",
    origin: {
      kind: "published",
      source: "ASHRAE Handbook: HVAC Applications 2015, chapter 48, table 8: at most 2,000 ft/min",
    },
    inputs: {
      mode: "velocity",
      flow: cfm(2600),
      velocity: { value: 2600, unit: "foot-per-minute" },
      sizes: "exact",
      location: "ceiling",
      criterion: "25",
    },
    expect: {
      outputs: { velocity: 13.208 },
      tolerance: exact,
      warnings: ["ASHRAE’s limit for RC(N) 25 at this location is 2,000 ft/min"],
    },
  },
  {
    id: "wide-oval",
    title: "A flat oval taller than it is wide",
    origin: { kind: "independent", by: "the definition of the major axis" },
    inputs: { mode: "size", shape: "oval", ductWidth: 200, ductHeight: 300 },
    expect: { errors: ["ductWidth"] },
  },
  {
    id: "later-section",
    title: "A section that follows a later one",
    origin: { kind: "independent", by: "a duct that would carry its own air" },
    inputs: {
      mode: "run",
      sections: [{ after: 2, flow: liters(500) }, { flow: liters(500) }],
    },
    expect: { errors: ["sections.0.after"] },
  },
  {
    id: "steam",
    title: "Air of 150 °C cannot be saturated at sea level",
    origin: { kind: "published", source: "ASHRAE Handbook: Fundamentals 2021, chapter 1, table 3: 476 kPa" },
    inputs: { temperature: 150, humidity: 100 },
    expect: { errors: ["humidity"] },
  },
];
