import type { ModeComputation, ModeInputs, ModesOf } from "../../kit/calculator/modes.ts";
import { buildingFields } from "./building-fields.ts";
import { dischargeFields } from "./discharge-fields.ts";
import { hoseFields } from "./hose-fields.ts";
import { hydrantFields } from "./hydrant-fields.ts";
import { outputs } from "./outputs.ts";
import { pumpFields } from "./pump-fields.ts";
import { sprinklerFields } from "./sprinkler-fields.ts";
import { standpipeFields } from "./standpipe-fields.ts";
import { supplyFields } from "./supply-fields.ts";

const o = outputs;
const supplied = { available: o.available, safety: o.safety };
const stored = { duration: o.duration, tankVolume: o.tankVolume };

export const modes = {
  sprinklers: {
    label: "Sprinklers",
    inputs: { ...sprinklerFields, ...supplyFields },
    outputs: {
      requiredPressure: o.requiredPressure,
      totalDemand: o.totalDemand,
      systemFlow: o.systemFlow,
      areaFlow: o.areaFlow,
      hoseFlow: o.hoseFlow,
      density: o.density,
      designArea: o.designArea,
      sprinklers: o.sprinklers,
      sprinklersOnLine: o.sprinklersOnLine,
      sprinklerFlow: o.sprinklerFlow,
      startPressure: o.startPressure,
      operating: o.operating,
      remoteNode: o.remoteNode,
      highestVelocity: o.highestVelocity,
      ...supplied,
      ...stored,
    },
  },
  hydrant: {
    label: "Hydrant test",
    inputs: hydrantFields,
    outputs: {
      flowAtTarget: o.flowAtTarget,
      testFlow: o.testFlow,
      hydrantClass: o.hydrantClass,
      drop: o.drop,
      plannedPressure: o.plannedPressure,
    },
  },
  hose: {
    label: "Hose lines",
    inputs: hoseFields,
    outputs: {
      pumpDischarge: o.pumpDischarge,
      nozzleFlow: o.nozzleFlow,
      pumpFlow: o.pumpFlow,
      hoseLoss: o.hoseLoss,
      heightPressure: o.heightPressure,
      reaction: o.reaction,
    },
  },
  discharge: {
    label: "K-factor",
    inputs: dischargeFields,
    outputs: { orificeFlow: o.orificeFlow, neededPressure: o.neededPressure, kFactor: o.kFactor },
  },
  standpipe: {
    label: "Standpipe",
    inputs: { ...standpipeFields, ...supplyFields },
    outputs: {
      requiredPressure: o.requiredPressure,
      totalDemand: o.totalDemand,
      systemFlow: o.systemFlow,
      ...supplied,
      ...stored,
    },
  },
  pump: {
    label: "Fire pump and tank",
    inputs: pumpFields,
    outputs: {
      ratedFlow: o.ratedFlow,
      ratedPressure: o.ratedPressure,
      loading: o.loading,
      pumpPressure: o.pumpPressure,
      suctionPressure: o.suctionPressure,
      dischargePressure: o.dischargePressure,
      safety: o.safety,
      churnPressure: o.churnPressure,
      power: o.power,
      highestPower: o.highestPower,
      ...stored,
    },
  },
  fireFlow: {
    label: "Required fire flow",
    inputs: buildingFields,
    outputs: {
      requiredFlow: o.requiredFlow,
      neededFlow: o.neededFlow,
      ruralSupply: o.ruralSupply,
      academyFlow: o.academyFlow,
      iowaFlow: o.iowaFlow,
      ...stored,
    },
  },
} as const;

type Declared = ModesOf<typeof modes>;
type Mode = keyof typeof modes;
export type Inputs<K extends Mode = Mode> = ModeInputs<Declared, K>;
export type ModeResult<K extends Mode> = ModeComputation<Declared, K>;
/** Both of these have a supply to compare with. */
export type Supplied = Inputs<"sprinklers" | "standpipe">;
