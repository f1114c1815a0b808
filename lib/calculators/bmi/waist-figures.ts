import { girthRatio, type Sex, waistRisk, waistToHeightRisk, waistToHipLimit } from "../../health/waist.ts";
import { formatFixed } from "../../numeric/text.ts";
import type { OutputValue, Step, Warning } from "../computation.ts";
import { step } from "./step.ts";

export interface WaistFigures {
  outputs: Record<string, OutputValue>;
  steps: Step[];
  warnings: Warning[];
}

export interface Girths {
  waist: number | undefined;
  hip?: number | undefined;
  height: number;
  sex: Sex | undefined;
}

/** What waist and hip (m) say beside the BMI; empty without a waist. */
export function waistFigures({ waist, hip, height, sex }: Girths, bmi: number): WaistFigures {
  const outputs: Record<string, OutputValue> = {};
  const steps: Step[] = [];
  const warnings: Warning[] = [];
  if (waist === undefined) {
    if (hip !== undefined)
      warnings.push({ text: "Enter the waist too; the hip alone says little.", level: "note" });
    return { outputs, steps, warnings };
  }
  const toHeight = girthRatio(waist, height);
  outputs.waistToHeight = toHeight;
  outputs.waistToHeightMeaning = waistToHeightRisk(toHeight);
  steps.push(step("waistToHeight", { r: toHeight, w: waist, h: height }));
  if (bmi >= 35) {
    warnings.push({
      text: "NICE does not use the waist-to-height ratio at a BMI of 35 or more, because the waist is then hard to measure and adds little.",
      level: "note",
    });
  }
  if (sex) outputs.waistRisk = waistRisk(waist, sex);
  if (hip !== undefined) Object.assign(outputs, hipOutputs(waist, hip, sex));
  if (hip !== undefined && !sex) {
    warnings.push({ text: "Choose the sex to compare waist and hip with the WHO limits.", level: "note" });
  }
  return { outputs, steps, warnings };
}

function hipOutputs(waist: number, hip: number, sex: Sex | undefined): Record<string, OutputValue> {
  const waistToHip = girthRatio(waist, hip);
  if (!sex) return { waistToHip };
  const limit = waistToHipLimit[sex];
  const meaning =
    waistToHip >= limit
      ? `substantially increased risk (${formatFixed(limit, 2)} and over)`
      : `below the limit of ${formatFixed(limit, 2)}`;
  return { waistToHip, waistToHipMeaning: meaning };
}
