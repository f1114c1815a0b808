import type { Slot } from "../../../kit/reader/frame.ts";

export const hours = (roles: string): Slot => ({ type: { counts: "hours" }, roles });
export const A_DAY = "a day | per day | / day | daily | each day | every day";
export const A_WEEK = "a week | per week | / week | weekly | each week | every week";
