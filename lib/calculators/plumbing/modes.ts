import type { ModeComputation, ModeInputs } from "../../kit/calculator/modes.ts";
import { fields } from "./fields.ts";
import { outputs } from "./outputs.ts";

const { code, fixtures, material, coefficient } = fields;
const { fixtureUnits, drainageUnits } = outputs;
const listed = { fixtures: outputs.fixtures };

export const modes = {
  supply: {
    label: "Water supply",
    inputs: {
      code,
      fixtures,
      flushing: fields.flushing,
      continuous: fields.continuous,
      sizing: fields.sizing,
      material,
      coefficient,
      streetPressure: fields.streetPressure,
      rise: fields.rise,
      residual: fields.residual,
      meterLoss: fields.meterLoss,
      backflowLoss: fields.backflowLoss,
      otherLoss: fields.otherLoss,
      length: fields.length,
      allowance: fields.allowance,
      maxVelocity: fields.maxVelocity,
      maxHotVelocity: fields.maxHotVelocity,
    },
    outputs: {
      demand: outputs.demand,
      serviceSize: outputs.serviceSize,
      curveDemand: outputs.curveDemand,
      calculatorDemand: outputs.calculatorDemand,
      fixtureUnits,
      coldUnits: outputs.coldUnits,
      hotUnits: outputs.hotUnits,
      coldDemand: outputs.coldDemand,
      coldSize: outputs.coldSize,
      hotDemand: outputs.hotDemand,
      hotSize: outputs.hotSize,
      availablePressure: outputs.availablePressure,
      allowedRate: outputs.allowedRate,
      frictionRate: outputs.frictionRate,
      velocity: outputs.velocity,
      fixturePressure: outputs.fixturePressure,
      drainageUnits,
      ...listed,
    },
  },
  drainage: {
    label: "Drainage",
    inputs: {
      code,
      fixtures,
      slope: fields.slope,
      existing: fields.existing,
      continuousDrain: fields.continuousDrain,
      stacks: fields.stacks,
      intervals: fields.intervals,
      ventLength: fields.ventLength,
      manning: fields.manning,
    },
    outputs: {
      buildingDrain: outputs.buildingDrain,
      drainageUnits,
      branch: outputs.branch,
      stack: outputs.stack,
      vent: outputs.vent,
      branchVent: outputs.branchVent,
      drainVelocity: outputs.drainVelocity,
      drainFlow: outputs.drainFlow,
      existingDrain: outputs.existingDrain,
      existingCapacity: outputs.existingCapacity,
      ...listed,
    },
  },
  storm: {
    label: "Storm water",
    inputs: {
      roof: fields.roof,
      wall: fields.wall,
      rain: fields.rain,
      leaders: fields.leaders,
      slope: fields.slope,
    },
    outputs: {
      stormFlow: outputs.stormFlow,
      stormDrain: outputs.stormDrain,
      leader: outputs.leader,
      leaderFlow: outputs.leaderFlow,
    },
  },
  gravity: {
    label: "Gravity pipe",
    inputs: {
      find: fields.find,
      diameter: fields.diameter,
      gravitySlope: fields.gravitySlope,
      depthShare: fields.depthShare,
      gravityFlow: fields.gravityFlow,
      manning: fields.manning,
    },
    outputs: {
      gravityCapacity: outputs.gravityCapacity,
      depth: outputs.depth,
      depthRatio: outputs.depthRatio,
      gravityVelocity: outputs.gravityVelocity,
      hydraulicRadius: outputs.hydraulicRadius,
      fullFlow: outputs.fullFlow,
      fullVelocity: outputs.fullVelocity,
      highestFlow: outputs.highestFlow,
      froude: outputs.froude,
    },
  },
  heater: {
    label: "Water heater",
    inputs: {
      heater: fields.heater,
      peakFlow: fields.peakFlow,
      uses: fields.uses,
      tank: fields.tank,
      usable: fields.usable,
      heaterInput: fields.heaterInput,
      temperatureRise: fields.temperatureRise,
      efficiency: fields.efficiency,
    },
    outputs: {
      heatInput: outputs.heatInput,
      firstHourRating: outputs.firstHourRating,
      heatOutput: outputs.heatOutput,
      hourDemand: outputs.hourDemand,
      recovery: outputs.recovery,
      neededTank: outputs.neededTank,
    },
  },
  recirculation: {
    label: "Recirculation",
    inputs: {
      hotLength: fields.hotLength,
      outside: fields.outside,
      insulation: fields.insulation,
      conductivity: fields.conductivity,
      filmCoefficient: fields.filmCoefficient,
      hotTemperature: fields.hotTemperature,
      roomTemperature: fields.roomTemperature,
      drop: fields.drop,
      material,
      coefficient,
      returnLength: fields.returnLength,
      allowance: fields.allowance,
      valveLoss: fields.valveLoss,
      returnVelocity: fields.returnVelocity,
    },
    outputs: {
      circulation: outputs.circulation,
      heatLoss: outputs.heatLoss,
      lossPerLength: outputs.lossPerLength,
      yearlyLoss: outputs.yearlyLoss,
      returnSize: outputs.returnSize,
      returnSpeed: outputs.returnSpeed,
      pumpHead: outputs.pumpHead,
    },
  },
} as const;

interface Declared {
  shared: Readonly<Record<never, never>>;
  modes: typeof modes;
  by: "mode";
}
type Mode = keyof typeof modes;
export type Inputs<K extends Mode = Mode> = ModeInputs<Declared, K>;
export type ModeResult<K extends Mode> = ModeComputation<Declared, K>;
