import { roundTo } from "../../core/numeric/round.ts";
import { failure } from "../../core/result/result.ts";
import type { Step } from "../../kit/calculator/computation.ts";
import { messages } from "./messages.ts";
import type { Inputs, ModeResult } from "./modes.ts";
import { shapeOf } from "./shapes.ts";
import { step } from "./step.ts";

/** Mass and cost of pieces of a shape. */
export function weightAnswer(inputs: Inputs<"weight">): ModeResult<"weight"> {
  const { density: rho, pieces: n, price, length: L } = inputs;
  if (rho === undefined) return failure("density", messages.errors.densityMissing);
  const shape = shapeOf(inputs.shape);
  const wrong = shape.wrong?.(inputs);
  if (wrong) return failure(wrong.field, messages.errors.shapes[wrong.problem]);
  const steps: Step[] = [];
  const section = shape.section?.(inputs);
  const body = shape.body?.(inputs);
  let volume = body?.volume ?? 0;
  if (body?.step) steps.push(body.step);
  if (section) {
    const { area } = section;
    volume = area * L;
    steps.push(
      section.step,
      step("linear", { w: rho * area, rho, A: area }),
      step("prism", { V: volume, A: area, L }),
    );
  }
  const mass = n * rho * volume;
  steps.unshift(step("mass", { m: mass, n, rho, V: volume }));
  const cost = price === undefined ? undefined : roundTo(mass * price, 2);
  if (cost !== undefined && price !== undefined) steps.push(step("cost", { C: cost, m: mass, p: price }));
  return {
    ok: true,
    value: {
      outputs: {
        mass,
        ...(n > 1 && { piece: rho * volume }),
        ...(section && { linear: rho * section.area, area: section.area }),
        volume,
        ...(cost !== undefined && { cost }),
      },
      steps,
      warnings: [],
      assumptions: section ? [messages.assumptions.sharpCorners] : [],
    },
  };
}
