import { failure, type Problem } from "../../core/result/result.ts";
import type { Step, Warning } from "../../kit/calculator/computation.ts";
import type { Sentence } from "../../kit/fields/sentence.ts";
import { pipeAnswer } from "./answer.ts";
import { misses, pipesOf } from "./candidates.ts";
import { givenFlow } from "./given-flow.ts";
import { describeLimits, hasLimits, limitsFor, neededDiameter, usualLimitsSource } from "./limits.ts";
import { messages } from "./messages.ts";
import type { Inputs, ModeResult } from "./modes.ts";
import { type KnownPipe, ownPipe } from "./pipe.ts";
import { failureOf, type Setting } from "./setting.ts";
import { gradientText, sizeText } from "./texts.ts";

/** Friction loss, Pa/m, below which pipe for liquids is oversized: about 1 ft per 100 ft. */
const LOW_GRADIENT = 98;

export function sizedAnswer(inputs: Inputs<"size">, setting: Setting): ModeResult<"size"> {
  const entered = givenFlow(inputs, setting.fluid);
  if ("message" in entered) return failureOf(entered);
  const { flow } = entered;
  if (flow === 0)
    return failure(
      inputs.given === "mass" ? "massFlow" : inputs.given === "heat" ? "heat" : "flow",
      messages.flow.zero,
    );
  const pipe = findPipe(inputs, flow, setting);
  if ("message" in pipe) return failureOf(pipe);
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

const findPipe = (inputs: Inputs<"size">, flow: number, setting: Setting): KnownPipe | Problem<Sentence> =>
  inputs.material ? smallest(inputs, inputs.material.id, flow, setting) : exact(inputs, flow, setting);

function smallest(
  { maxVelocity, maxGradient }: Inputs<"size">,
  material: string,
  flow: number,
  setting: Setting,
): KnownPipe | Problem<Sentence> {
  const pipes = pipesOf(material, setting);
  const largest = pipes.at(-1);
  return (
    pipes.find((pipe) => misses(flow, pipe, setting).length === 0) ?? {
      path: maxVelocity === undefined && maxGradient !== undefined ? "maxGradient" : "maxVelocity",
      message: messages.sizes.noneMeetsLimits(largest?.label),
    }
  );
}

function exact(inputs: Inputs<"size">, flow: number, setting: Setting): KnownPipe | Problem<Sentence> {
  const { roughness } = inputs;
  if (roughness === undefined) return { path: "roughness", message: messages.pipe.roughnessMissing };
  const diameter = neededDiameter({ id: undefined, roughness }, flow, setting);
  return diameter === undefined
    ? { path: "maxGradient", message: messages.sizes.noDiameter }
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
  const usual = findPipe(without, flow, { ...setting, inputs: without });
  if ("message" in usual || usual.diameter >= pipe.diameter) return [];
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
