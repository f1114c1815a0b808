import { byMode } from "../../kit/calculator/modes.ts";
import type calculator from "./calculator.ts";
import { dropAnswer, flowAnswer } from "./existing-pipe.ts";
import type { Inputs } from "./modes.ts";
import { withSetting } from "./setting.ts";
import { sizedAnswer } from "./sized-pipe.ts";
import { type Tables, tablesFor } from "./tables.ts";

export const { compute, data } = byMode<typeof calculator, Record<Inputs["mode"], Tables>>(
  "mode",
  { size: withSetting(sizedAnswer), drop: withSetting(dropAnswer), flow: withSetting(flowAnswer) },
  { size: tablesFor, drop: tablesFor, flow: tablesFor },
);
