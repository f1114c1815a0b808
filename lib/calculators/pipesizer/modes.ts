import type { ModeComputation, ModeInputs, ModesOf } from "../../kit/calculator/modes.ts";
import { fields } from "./fields.ts";
import { outputs } from "./outputs.ts";

const { given: flowBasis, flow, massFlow, heat, temperatureDifference } = fields;
const flowGiven = { given: flowBasis, flow, massFlow, heat, temperatureDifference };
const limits = { maxVelocity: fields.maxVelocity, maxGradient: fields.maxGradient };
const pipeFields = { pipe: fields.pipe, diameter: fields.diameter };

const fluid = {
  fluid: fields.fluid,
  glycolShare: fields.glycolShare,
  liquid: fields.liquid,
  density: fields.density,
  viscosity: fields.viscosity,
  temperature: fields.temperature,
  gasPressure: fields.gasPressure,
  steamState: fields.steamState,
  steamTemperature: fields.steamTemperature,
};

/** From the roughness on, all modes have the same fields. */
const line = {
  roughness: fields.roughness,
  length: fields.length,
  rise: fields.rise,
  fittings: fields.fittings,
  fittingMethod: fields.fittingMethod,
  otherLoss: fields.otherLoss,
  inletPressure: fields.inletPressure,
  vaporPressure: fields.vaporPressure,
  hazenWilliams: fields.hazenWilliams,
  pumpEfficiency: fields.pumpEfficiency,
  motorEfficiency: fields.motorEfficiency,
  hours: fields.hours,
  price: fields.price,
  curve: fields.curve,
  suctionHead: fields.suctionHead,
  suctionPressure: fields.suctionPressure,
  suctionLoss: fields.suctionLoss,
  requiredNpsh: fields.requiredNpsh,
  waveSpeed: fields.waveSpeed,
};

const { size, carriedFlow, neededDiameter, pressureDrop, ...others } = outputs;
const common = { pressureDrop, ...others };

export const modes = {
  size: {
    label: "Find size",
    inputs: { ...flowGiven, ...fluid, material: fields.material, sizes: fields.sizes, ...limits, ...line },
    outputs: { size, pressureDrop, neededDiameter, ...others },
  },
  drop: {
    label: "Find pressure drop",
    inputs: { ...flowGiven, ...fluid, ...pipeFields, ...limits, ...line },
    outputs: common,
  },
  flow: {
    label: "Find flow",
    inputs: { availableDrop: fields.availableDrop, ...fluid, ...pipeFields, ...limits, ...line },
    outputs: { carriedFlow, ...common },
  },
} as const;

type Declared = ModesOf<typeof modes>;
type Mode = keyof typeof modes;
export type Inputs<K extends Mode = Mode> = ModeInputs<Declared, K>;
export type ModeResult<K extends Mode> = ModeComputation<Declared, K>;
