import { failure, type Result, success } from "../../core/result/result.ts";
import type { Sentence } from "../../kit/fields/sentence.ts";
import { flowWith } from "../../science/fluids/duct-flow.ts";
import { pipeAnswer } from "./answer.ts";
import { givenFlow } from "./given-flow.ts";
import { messages } from "./messages.ts";
import type { Inputs, ModeResult } from "./modes.ts";
import { type KnownPipe, listedPipe, ownPipe } from "./pipe.ts";
import type { Setting } from "./setting.ts";
import { carriedStep } from "./steps.ts";

const pipeOf = (inputs: Inputs<"drop" | "flow">): Result<KnownPipe, Sentence> =>
  inputs.pipe ? success(listedPipe(inputs.pipe, inputs)) : ownPipe(inputs.diameter, inputs);

export function dropAnswer(inputs: Inputs<"drop">, setting: Setting): ModeResult<"drop"> {
  const enteredResult = givenFlow(inputs, setting.fluid);
  if (!enteredResult.ok) return enteredResult;
  const { flow, steps } = enteredResult.value;
  const pipeResult = pipeOf(inputs);
  if (!pipeResult.ok) return pipeResult;
  return pipeAnswer(flow, pipeResult.value, setting, { outputs: {}, steps });
}

export function flowAnswer(inputs: Inputs<"flow">, setting: Setting): ModeResult<"flow"> {
  const pipeResult = pipeOf(inputs);
  if (!pipeResult.ok) return pipeResult;
  const pipe = pipeResult.value;
  const { availableDrop, otherLoss, length } = inputs;
  if (length === 0 && setting.fittings.length === 0)
    return failure("length", messages.existing.nothingLimitsFlow);
  const { elevation } = setting.lossesIn(0, pipe);
  const left = availableDrop - otherLoss - elevation;
  if (!(left > 0)) return failure("availableDrop", messages.existing.noPressureLeft);
  const flow = flowWith(left, (each) => {
    const losses = setting.lossesIn(each, pipe);
    return losses.friction + losses.fittings;
  });
  if (flow === undefined) return failure("availableDrop", messages.existing.noFlow);
  return pipeAnswer(flow, pipe, setting, {
    outputs: { carriedFlow: flow },
    steps: [carriedStep(flow, availableDrop, pipe, setting.lossesIn(flow, pipe, otherLoss), setting)],
  });
}
