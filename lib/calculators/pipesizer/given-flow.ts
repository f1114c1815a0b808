import type { Problem, Step } from "../../kit/calculator/computation.ts";
import type { Fluid } from "./fluid.ts";
import { messages } from "./messages.ts";
import type { Inputs } from "./modes.ts";
import { step } from "./step.ts";

/** The flow that a form gives, m³/s, and how it comes about; or what is wrong with it. */
export function givenFlow(
  { given: quantity, flow, massFlow, heat, temperatureDifference }: Inputs<"size" | "drop">,
  { density: rho, specificHeat: c }: Fluid,
): { flow: number; steps: Step[] } | Problem {
  switch (quantity) {
    case "volume":
      return { flow, steps: [] };
    case "mass": {
      const Q = massFlow / rho;
      return { flow: Q, steps: [step("massToVolume", { Q, m: massFlow, rho })] };
    }
    case "heat": {
      if (c === undefined) return { field: "given", message: messages.flow.heatOnlyForWater };
      const Q = heat / (rho * c * temperatureDifference);
      return {
        flow: Q,
        steps: [step("heatToVolume", { Q, P: heat, rho, c, dT: temperatureDifference })],
      };
    }
  }
}
