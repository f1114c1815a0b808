import type { Compute } from "../define.ts";
import type { DuctInputs } from "./inputs.ts";
import { runAnswer } from "./run.ts";
import { refused, settingOf } from "./setting.ts";
import { singleAnswer } from "./single.ts";

/** Sizes and checks air ducts: ASHRAE Handbook — Fundamentals 2021, chapter 21. */
export const compute: Compute<DuctInputs> = (inputs) => {
  const setting = settingOf(inputs);
  if ("field" in setting) return refused(setting);
  return inputs.mode === "run" ? runAnswer(inputs, setting) : singleAnswer(inputs, setting);
};
