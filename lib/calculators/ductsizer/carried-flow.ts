import { failure, type Result, success } from "../../core/result/result.ts";
import type { Step } from "../../kit/calculator/computation.ts";
import { flowWith } from "../../science/fluids/duct-flow.ts";
import { type DuctSection, sectionArea } from "../../science/fluids/duct-section.ts";
import { lossesOf } from "./losses.ts";
import { messages } from "./messages.ts";
import type { Inputs } from "./modes.ts";
import type { Setting } from "./setting.ts";
import { singleFittings } from "./single-fittings.ts";
import { carriedSteps } from "./steps.ts";

/**
 * Computes the flow, m³/s, that a duct carries at a friction rate, a total pressure or a velocity, with its
 * derivation.
 */
export function carriedFlow(
  inputs: Inputs<"flow">,
  setting: Setting,
  section: DuctSection,
): Result<{ flow: number; step: Step }> {
  const { limit, limitRate, limitPressure, limitVelocity, equipment } = inputs;
  const length = inputs.length + inputs.fittingLength;
  switch (limit) {
    case "velocity": {
      const flow = limitVelocity * sectionArea(section);
      return success({ flow, step: carriedSteps.velocity(flow, section) });
    }
    case "rate": {
      const flow = flowWith(limitRate, (each) => setting.flowIn(each, section).frictionRate);
      if (flow === undefined) return failure("limitRate", messages.flow.noFlowAtRate);
      return success({ flow, step: carriedSteps.rate(setting.flowIn(flow, section), setting, flow) });
    }
    case "pressure": {
      const left = limitPressure - equipment;
      if (!(left > 0)) return failure("limitPressure", messages.flow.equipmentUsesPressure);
      const fittingsResult = singleFittings(inputs.fittings, setting, section, undefined);
      if (!fittingsResult.ok) return fittingsResult;
      const fittings = fittingsResult.value;
      const lossAt = (flow: number) => lossesOf(setting.flowIn(flow, section), length, fittings, 0).total;
      const flow = flowWith(left, lossAt);
      if (flow === undefined) return failure("length", messages.flow.nothingResists);
      const ductFlow = setting.flowIn(flow, section);
      const losses = lossesOf(ductFlow, length, fittings, equipment);
      return success({ flow, step: carriedSteps.pressure(flow, section, length, ductFlow, losses, setting) });
    }
  }
}
