import type { ModeComputation, ModeInputs, ModesOf } from "../../kit/calculator/modes.ts";
import { fields } from "./fields.ts";
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
} as const;

type Declared = ModesOf<typeof modes>;
type Mode = keyof typeof modes;
export type Inputs<K extends Mode = Mode> = ModeInputs<Declared, K>;
export type ModeResult<K extends Mode> = ModeComputation<Declared, K>;
export type RoomInput = Inputs["rooms"][number];
export type SurfaceInput = RoomInput["surfaces"][number];
