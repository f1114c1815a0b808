import { failure, type Result, success } from "../../core/result/result.ts";
import type { Step } from "../../kit/calculator/computation.ts";
import type { Sentence } from "../../kit/fields/sentence.ts";
import type { Fluid } from "./fluid.ts";
import { messages } from "./messages.ts";
import type { Inputs } from "./modes.ts";
import { step } from "./step.ts";

/** Returns the flow of a form, m³/s, with its derivation; or the problem with it. */
export function givenFlow(
  { given: quantity, flow, massFlow, heat, temperatureDifference }: Inputs<"size" | "drop">,
  { density: rho, specificHeat: c }: Fluid,
): Result<{ flow: number; steps: Step[] }, Sentence> {
  switch (quantity) {
    case "volume":
      return success({ flow, steps: [] });
    case "mass": {
      const Q = massFlow / rho;
      return success({ flow: Q, steps: [step("massToVolume", { Q, m: massFlow, rho })] });
    }
    case "heat": {
      if (c === undefined) return failure("given", messages.flow.heatOnlyForWater);
      const Q = heat / (rho * c * temperatureDifference);
      return success({
        flow: Q,
        steps: [step("heatToVolume", { Q, P: heat, rho, c, dT: temperatureDifference })],
      });
    }
  }
}
