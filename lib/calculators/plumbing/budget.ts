import type { Step } from "../../kit/calculator/computation.ts";
import type { Inputs } from "./modes.ts";
import { PASCALS_PER_METER } from "./sizes.ts";
import { step } from "./step.ts";

/** Pressure available for friction, Pa, the allowed friction rate, Pa/m, and equivalent length, m. */
export interface Budget {
  height: number;
  available: number;
  length: number;
  rate: number;
}

export function budgetOf(inputs: Inputs<"supply">): Budget {
  const { streetPressure, rise, meterLoss, backflowLoss, otherLoss, residual } = inputs;
  const height = PASCALS_PER_METER * rise;
  const available = streetPressure - height - meterLoss - backflowLoss - otherLoss - residual;
  const length = inputs.length * (1 + inputs.allowance / 100);
  return { height, available, length, rate: Math.max(available, 0) / length };
}

export function budgetSteps(inputs: Inputs<"supply">, { height, available, length, rate }: Budget): Step[] {
  return [
    step("elevation", { p_h: height, h: inputs.rise }),
    step("budget", {
      p_a: available,
      p_s: inputs.streetPressure,
      p_h: height,
      p_m: inputs.meterLoss,
      p_b: inputs.backflowLoss,
      p_o: inputs.otherLoss,
      p_r: inputs.residual,
    }),
    ...(available > 0
      ? [
          step("equivalent", { L_e: length, L: inputs.length, a: inputs.allowance }),
          step("allowed", { R_a: rate, p_a: available, L_e: length }),
        ]
      : []),
  ];
}
