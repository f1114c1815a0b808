import type { Call, Focus } from "../../../kit/phrases/define.ts";
import type { Slot } from "../../../kit/reader/frame.ts";

export const hours = (roles: string): Slot => ({ type: { counts: "hours" }, roles });
export const A_DAY = "a day | per day | / day | daily | each day | every day";
export const A_WEEK = "a week | per week | / week | weekly | each week | every week";

export const modeCall = (mode: string, input: Call["input"], focus: Focus): Call => ({
  kind: "call",
  input: { mode, ...input },
  focus: { assumes: [], ...focus },
});
