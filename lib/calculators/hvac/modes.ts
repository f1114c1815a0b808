import type { ModeComputation, ModeInputs, ModesOf } from "../../kit/calculator/modes.ts";
import { fields } from "./fields.ts";
import { houseFields } from "./house-fields.ts";
import { houseOutputs } from "./house-outputs.ts";
import { outputs } from "./outputs.ts";

const { mass, flooring, ...others } = fields;
const { station, coolingOutdoor, coolingWetBulb, dailyRange, wetBulbRange, ...afterSummer } = others;
const { heatingOutdoor, altitude, ...rest } = afterSummer;
const climate = {
  station,
  coolingOutdoor,
  coolingWetBulb,
  dailyRange,
  wetBulbRange,
  heatingOutdoor,
  altitude,
};

export const modes = {
  rts: {
    label: "Hour by hour",
    inputs: { ...climate, mass, flooring, ...rest },
    outputs,
  },
  quick: { label: "Quick peak", inputs: { ...climate, ...rest }, outputs },
  house: {
    label: "A/C size",
    inputs: { station, ...houseFields, handbook: fields.handbook },
    outputs: houseOutputs,
  },
} as const;

type Declared = ModesOf<typeof modes>;
type Mode = keyof typeof modes;
/** Inputs of the modes with rooms, unless another mode is named. */
export type Inputs<K extends Mode = "rts" | "quick"> = ModeInputs<Declared, K>;
export type ModeResult<K extends Mode> = ModeComputation<Declared, K>;
export type RoomInput = Inputs["rooms"][number];
export type SurfaceInput = RoomInput["surfaces"][number];
