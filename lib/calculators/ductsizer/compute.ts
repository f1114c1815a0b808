import { byMode } from "../modes.ts";
import type calculator from "./calculator.ts";
import { runAnswer } from "./run.ts";
import { withSetting } from "./setting.ts";
import { knownAnswer, sizedAnswer } from "./single.ts";
import { type Tables, tablesFor } from "./tables.ts";

export const data = tablesFor;

/** Sizes and checks air ducts: ASHRAE Handbook — Fundamentals 2021, chapter 21. */
export const compute = byMode<typeof calculator, Tables>({
  friction: withSetting(sizedAnswer),
  velocity: withSetting(sizedAnswer),
  size: withSetting(knownAnswer),
  run: withSetting(runAnswer),
});
