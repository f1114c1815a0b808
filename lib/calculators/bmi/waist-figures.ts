import { formatFixed } from "../../core/numeric/text.ts";
import type { Step, Warning } from "../../kit/calculator/computation.ts";
import {
  girthRatio,
  type Sex,
  waistRisk,
  waistToHeightRisk,
  waistToHipLimit,
} from "../../science/health/waist.ts";
import { messages } from "./messages.ts";
import type { Outputs } from "./modes.ts";
import { step } from "./step.ts";

interface Figures<V> {
  outputs: V;
  steps: Step[];
  warnings: Warning[];
}
type ByHeight = Pick<Outputs<"child">, "waistToHeight" | "waistToHeightMeaning">;
type Limits = Pick<Outputs<"adult">, "waistRisk" | "waistToHip" | "waistToHipMeaning">;

export function waistFigures(waist: number | undefined, height: number, bmi: number): Figures<ByHeight> {
  if (waist === undefined) return { outputs: {}, steps: [], warnings: [] };
  const ratio = girthRatio(waist, height);
  return {
    outputs: { waistToHeight: ratio, waistToHeightMeaning: waistToHeightRisk(ratio) },
    steps: [step("waistToHeight", { r: ratio, w: waist, h: height })],
    warnings:
      bmi < 35
        ? []
        : [
            {
              text: messages.warnings.waistAtHighBmi,
              level: "note",
            },
          ],
  };
}

interface Girths {
  waist: number | undefined;
  hip: number | undefined;
  height: number;
  sex: Sex | undefined;
}

/** Returns the results for adults with a hip (m) and limits by sex. */
export function girthFigures({ waist, hip, height, sex }: Girths, bmi: number): Figures<ByHeight & Limits> {
  const { outputs, steps, warnings } = waistFigures(waist, height, bmi);
  if (waist === undefined) {
    const hipOnly: Warning = { text: messages.warnings.hipWithoutWaist, level: "note" };
    return { outputs, steps, warnings: hip === undefined ? [] : [hipOnly] };
  }
  const unknown: Warning = {
    text: messages.warnings.sexMissing,
    level: "note",
  };
  return {
    outputs: {
      ...outputs,
      ...(sex && { waistRisk: waistRisk(waist, sex) }),
      ...(hip !== undefined && hipFigures(waist, hip, sex)),
    },
    steps,
    warnings: hip !== undefined && !sex ? [...warnings, unknown] : warnings,
  };
}

function hipFigures(waist: number, hip: number, sex: Sex | undefined): Limits {
  const waistToHip = girthRatio(waist, hip);
  if (!sex) return { waistToHip };
  const limit = waistToHipLimit[sex];
  const meaning =
    waistToHip >= limit
      ? messages.waistToHip.increasedRisk(formatFixed(limit, 2))
      : messages.waistToHip.belowLimit(formatFixed(limit, 2));
  return { waistToHip, waistToHipMeaning: meaning };
}
