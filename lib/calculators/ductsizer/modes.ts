import type { ModeComputation, ModeInputs, ModesOf } from "../../kit/calculator/modes.ts";
import { fields } from "./fields.ts";
import { outputs } from "./outputs.ts";

const { height, diameter, ductWidth, ductHeight, sizes, part, maxAspect } = fields;
const friction = { frictionRate: fields.frictionRate, maxVelocity: fields.maxVelocity };
const wall = { material: fields.material, roughness: fields.roughness, compression: fields.compression };
const singleLoss = {
  length: fields.length,
  fittings: fields.fittings,
  fittingLength: fields.fittingLength,
  equipment: fields.equipment,
};
const air = { temperature: fields.temperature, humidity: fields.humidity, altitude: fields.altitude };
const place = {
  location: fields.location,
  criterion: fields.criterion,
  application: fields.application,
};
const further = {
  frictionMethod: fields.frictionMethod,
  leakage: fields.leakage,
  testedLeakage: fields.testedLeakage,
  testPressure: fields.testPressure,
  leakagePressure: fields.leakagePressure,
  sheet: fields.sheet,
  fanEfficiency: fields.fanEfficiency,
  driveEfficiency: fields.driveEfficiency,
  motorEfficiency: fields.motorEfficiency,
};

const knownSize = {
  shape: fields.shape,
  diameter,
  ductWidth,
  ductHeight,
  ...wall,
  ...singleLoss,
  ...air,
  ...place,
  part,
  chartSizes: fields.chartSizes,
  ...further,
};

const sized = <const L>(limits: L) => ({
  flow: fields.flow,
  ...limits,
  shape: fields.shape,
  height,
  sizes,
  ...wall,
  ...singleLoss,
  ...air,
  ...place,
  part,
  maxAspect,
  widthStep: fields.widthStep,
  ...further,
});

const { size, neededDiameter, airFlow, fanPressure, fanFlow, indexRun, frictionRate, ...others } = outputs;
const { airPower, shaftPower, electricPower, specificFanPower, warming, density } = outputs;
const { surface, leakageFlow, leakageShare, leakageClass, weight } = outputs;
const common = { frictionRate, ...others };
const single = { size, frictionRate, neededDiameter, ...others };

export const modes = {
  friction: { label: "Equal friction", inputs: sized(friction), outputs: single },
  velocity: { label: "Velocity", inputs: sized({ velocity: fields.velocity }), outputs: single },
  size: {
    label: "Known size",
    inputs: { flow: fields.flow, ...knownSize },
    outputs: common,
  },
  flow: {
    label: "Find airflow",
    inputs: {
      limit: fields.limit,
      limitRate: fields.limitRate,
      limitPressure: fields.limitPressure,
      limitVelocity: fields.limitVelocity,
      ...knownSize,
    },
    outputs: { airFlow, ...common },
  },
  run: {
    label: "Duct run",
    inputs: {
      ...friction,
      sizes,
      ...wall,
      sections: fields.sections,
      sectionFittings: fields.sectionFittings,
      ...air,
      ...place,
      ...further,
    },
    outputs: {
      fanPressure,
      fanFlow,
      indexRun,
      airPower,
      shaftPower,
      electricPower,
      specificFanPower,
      warming,
      density,
      surface,
      leakageFlow,
      leakageShare,
      leakageClass,
      weight,
    },
  },
} as const;

type Declared = ModesOf<typeof modes>;
type Mode = keyof typeof modes;
export type Inputs<K extends Mode = Mode> = ModeInputs<Declared, K>;
export type ModeResult<K extends Mode> = ModeComputation<Declared, K>;
export type SizedInputs = Inputs<"friction" | "velocity">;
export type KnownInputs = Inputs<"size" | "flow">;
export type SingleInputs = Inputs<Exclude<Mode, "run">>;
