import { byMode } from "../../kit/calculator/modes.ts";
import type calculator from "./calculator.ts";
import type { Inputs } from "./modes.ts";
import { runAnswer } from "./run.ts";
import { withSetting } from "./setting.ts";
import { flowAnswer, knownAnswer, sizedAnswer } from "./single.ts";
import { type Tables, tablesFor } from "./tables.ts";

/** Sizes and checks air ducts: ASHRAE Handbook — Fundamentals 2021, chapter 21. */
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
