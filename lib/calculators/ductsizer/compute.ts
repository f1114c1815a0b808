import { byMode } from "../../kit/calculator/modes.ts";
import type calculator from "./calculator.ts";
import type { Inputs } from "./modes.ts";
import { runAnswer } from "./run.ts";
import { withSetting } from "./setting.ts";
import { flowAnswer, knownAnswer, sizedAnswer } from "./single.ts";
import { type Tables, tablesFor } from "./tables.ts";

export const { compute, data } = byMode<typeof calculator, Record<Inputs["mode"], Tables>>(
  "mode",
  {
    friction: withSetting(sizedAnswer),
    velocity: withSetting(sizedAnswer),
    size: withSetting(knownAnswer),
    flow: withSetting(flowAnswer),
    run: withSetting(runAnswer),
  },
  { friction: tablesFor, velocity: tablesFor, size: tablesFor, flow: tablesFor, run: tablesFor },
);
