import { sentence } from "../../fields/sentence.ts";
import { diameterForVelocity } from "../../fluids/duct-flow.ts";
import { diameterForGradient } from "../../fluids/pipe-flow.ts";
import { type Problem, refuse, type Step } from "../computation.ts";
import { pipeAnswer } from "./answer.ts";
import { misses, pipesOf } from "./candidates.ts";
import { givenFlow } from "./given-flow.ts";
import type { Given, Inputs } from "./modes.ts";
import { type KnownPipe, ownPipe } from "./pipe.ts";
import { refused, type Setting } from "./setting.ts";
import { gradientText, sizeText, velocityText } from "./texts.ts";

/** The smallest pipe that meets the limits. */
export function sizedAnswer(inputs: Inputs<"size">, setting: Setting): Given<"size"> {
  const given = givenFlow(inputs, setting.fluid);
  if ("field" in given) return refused(given);
  const { flow } = given;
  if (flow === 0)
    return refuse(
      inputs.given === "mass" ? "massFlow" : inputs.given === "heat" ? "heat" : "flow",
      "Enter a flow above 0.",
    );
  const { maxVelocity, maxGradient, material } = inputs;
  if (maxVelocity === undefined && maxGradient === undefined)
    return refuse("maxVelocity", "Enter a maximum velocity, a maximum friction loss, or both.");
  const pipe = material ? smallest(inputs, material.id, flow, setting) : exact(inputs, flow, setting);
  if ("field" in pipe) return refused(pipe);
  const needed = neededDiameter(inputs, pipe.roughness, flow, setting);
  const size = material ? pipe.label : undefined;
  return pipeAnswer(flow, pipe, setting, {
    outputs: {
      ...(size !== undefined && { size }),
      ...(needed !== undefined && { neededDiameter: needed }),
    },
    steps: [...given.steps, sizeStep(inputs, pipe, needed, material !== undefined)],
  });
}

function smallest(
  { maxVelocity, maxGradient }: Inputs<"size">,
  material: string,
  flow: number,
  setting: Setting,
): KnownPipe | Problem {
  const pipes = pipesOf(material, setting);
  const largest = pipes.at(-1);
  return (
    pipes.find((pipe) => misses(flow, pipe, setting).length === 0) ?? {
      field: maxVelocity === undefined && maxGradient !== undefined ? "maxGradient" : "maxVelocity",
      message: sentence`No pipe of this kind meets the limits at this flow; the largest is ${largest?.label ?? "unknown"}. Raise the limits, or choose another pipe.`,
    }
  );
}

/** A pipe of just the diameter that the limits need. */
function exact(inputs: Inputs<"size">, flow: number, setting: Setting): KnownPipe | Problem {
  if (inputs.roughness === undefined)
    return { field: "roughness", message: "Enter the roughness of this pipe, 0 for a smooth one." };
  const diameter = neededDiameter(inputs, inputs.roughness, flow, setting);
  return diameter === undefined
    ? { field: "maxGradient", message: "No pipe from 0.1 mm to 100 m has this friction loss at this flow." }
    : ownPipe(diameter, inputs);
}

function neededDiameter(
  { maxVelocity, maxGradient }: Inputs<"size">,
  roughness: number,
  flow: number,
  { fluid }: Setting,
): number | undefined {
  const forVelocity = maxVelocity === undefined ? 0 : diameterForVelocity(flow, maxVelocity);
  if (maxGradient === undefined) return forVelocity;
  const forFriction = diameterForGradient(flow, maxGradient, roughness, fluid);
  return forFriction === undefined ? undefined : Math.max(forVelocity, forFriction);
}

function sizeStep(
  { maxVelocity, maxGradient }: Inputs<"size">,
  pipe: KnownPipe,
  needed: number | undefined,
  isListed: boolean,
): Step {
  const limits = [
    ...(maxVelocity === undefined ? [] : [sentence`a velocity of at most ${velocityText(maxVelocity)}`]),
    ...(maxGradient === undefined ? [] : [sentence`a friction loss of at most ${gradientText(maxGradient)}`]),
  ];
  const least =
    needed === undefined ? "" : sentence`, the inside diameter must be at least ${sizeText(needed)}`;
  return {
    title: "Pipe size",
    text: sentence`For ${limits[0] ?? ""}${limits[1] ? sentence` and ${limits[1]}` : ""}${least}${isListed ? "; the smallest listed size that is no smaller is chosen" : ""}.`,
    result: isListed
      ? sentence`${pipe.label}, ${sizeText(pipe.diameter)} ID`
      : sentence`${sizeText(pipe.diameter)} ID`,
  };
}
