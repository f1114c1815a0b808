import { failure, type Result, success } from "../../core/result/result.ts";
import type { Step, Warning } from "../../kit/calculator/computation.ts";
import type { Sentence } from "../../kit/fields/sentence.ts";
import { pipeAnswer } from "./answer.ts";
import { misses, pipesOf } from "./candidates.ts";
import { givenFlow } from "./given-flow.ts";
import { describeLimits, hasLimits, limitsFor, neededDiameter, usualLimitsSource } from "./limits.ts";
import { messages } from "./messages.ts";
import type { Inputs, ModeResult } from "./modes.ts";
import { type KnownPipe, ownPipe } from "./pipe.ts";
import type { Setting } from "./setting.ts";
import { gradientText, sizeText } from "./texts.ts";

/** Friction loss, Pa/m, below which pipe for liquids is oversized: about 1 ft per 100 ft. */
const LOW_GRADIENT = 98;

export function sizedAnswer(inputs: Inputs<"size">, setting: Setting): ModeResult<"size"> {
  const enteredResult = givenFlow(inputs, setting.fluid);
  if (!enteredResult.ok) return enteredResult;
  const entered = enteredResult.value;
  const { flow } = entered;
  if (flow === 0)
    return failure(
      inputs.given === "mass" ? "massFlow" : inputs.given === "heat" ? "heat" : "flow",
      messages.flow.zero,
    );
  const pipeResult = findPipe(inputs, flow, setting);
  if (!pipeResult.ok) return pipeResult;
  const pipe = pipeResult.value;
  const needed = neededDiameter(pipe, flow, setting);
  return pipeAnswer(flow, pipe, setting, {
    outputs: {
      ...(inputs.material && { size: pipe.label }),
      ...(needed !== undefined && { neededDiameter: needed }),
    },
    steps: [...entered.steps, sizeStep(pipe, needed, setting)],
    warnings: oversizeWarnings(inputs, pipe, flow, setting),
    ...(!hasLimits(setting) && { assumptions: [usualLimitsSource(setting)] }),
  });
}

const findPipe = (inputs: Inputs<"size">, flow: number, setting: Setting): Result<KnownPipe, Sentence> =>
  inputs.material ? smallest(inputs, inputs.material.id, flow, setting) : exact(inputs, flow, setting);

function smallest(
  { maxVelocity, maxGradient }: Inputs<"size">,
  material: string,
  flow: number,
  setting: Setting,
): Result<KnownPipe, Sentence> {
  const pipes = pipesOf(material, setting);
  const pipe = pipes.find((each) => misses(flow, each, setting).length === 0);
  if (pipe) return success(pipe);
  const path = maxVelocity === undefined && maxGradient !== undefined ? "maxGradient" : "maxVelocity";
  return failure(path, messages.sizes.noneMeetsLimits(pipes.at(-1)?.label));
}

function exact(inputs: Inputs<"size">, flow: number, setting: Setting): Result<KnownPipe, Sentence> {
  const { roughness } = inputs;
  if (roughness === undefined) return failure("roughness", messages.pipe.roughnessMissing);
  const diameter = neededDiameter({ id: undefined, roughness }, flow, setting);
  return diameter === undefined
    ? failure("maxGradient", messages.sizes.noDiameter)
    : ownPipe(diameter, inputs);
}

/** Warns that limits of the form make a pipe larger than usual, with hardly any friction. */
function oversizeWarnings(
  inputs: Inputs<"size">,
  pipe: KnownPipe,
  flow: number,
  setting: Setting,
): Warning[] {
  const { fluid, lossesIn } = setting;
  const { gradient } = lossesIn(flow, pipe).flow;
  if (!hasLimits(setting) || (gradient > LOW_GRADIENT && !fluid.isGas)) return [];
  const without = { ...inputs, maxVelocity: undefined, maxGradient: undefined };
  const usualResult = findPipe(without, flow, { ...setting, inputs: without });
  if (!usualResult.ok || usualResult.value.diameter >= pipe.diameter) return [];
  const usual = usualResult.value;
  const isVelocity = misses(flow, usual, setting)[0] === "velocity";
  return [
    {
      text: messages.sizes.oversized({
        isVelocity,
        gradient: gradientText(gradient),
        usual: nameSize(usual),
      }),
      at: isVelocity ? "maxVelocity" : "maxGradient",
    },
  ];
}

const nameSize = ({ id, label, diameter }: KnownPipe) =>
  id === undefined ? messages.pipe.insideDiameter(sizeText(diameter)) : label;

function sizeStep(pipe: KnownPipe, needed: number | undefined, setting: Setting): Step {
  const isListed = pipe.id !== undefined;
  return {
    title: messages.sizes.step.title,
    text: messages.sizes.step.text({
      limits: describeLimits(limitsFor(pipe, setting)),
      isUsual: !hasLimits(setting),
      needed: needed === undefined ? undefined : sizeText(needed),
      isListed,
    }),
    result: isListed
      ? messages.pipe.withInsideDiameter({ pipe: pipe.label, diameter: sizeText(pipe.diameter) })
      : messages.pipe.insideDiameter(sizeText(pipe.diameter)),
  };
}
