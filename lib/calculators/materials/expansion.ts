import { failure } from "../../core/result/result.ts";
import type { Context, Step, Warning } from "../../kit/calculator/computation.ts";
import { formats } from "./formats.ts";
import { type Material, type Materials, middleOf } from "./material.ts";
import { messages } from "./messages.ts";
import type { Inputs, ModeResult } from "./modes.ts";
import { step } from "./step.ts";

export function expansionAnswer(
  inputs: Inputs<"expansion">,
  _: Context,
  materials: Materials,
): ModeResult<"expansion"> {
  const { span: L, from: T_1, to: T_2, expansion: alpha, modulus: E } = inputs;
  if (alpha === undefined) return failure("expansion", messages.errors.expansionMissing);
  const material = inputs.material && materials.byId.get(inputs.material.id);
  const dT = T_2 - T_1;
  const dL = alpha * L * dT;
  const steps: Step[] = [step("elongation", { dL, alpha, L, dT }), step("change", { dT, T_2, T_1 })];
  const limit = material && middleOf(material, "yield");
  const nu = material && middleOf(material, "poisson");
  const sigma = E === undefined ? undefined : E * alpha * dT;
  const plate = sigma === undefined || nu === undefined || nu >= 0.5 ? undefined : sigma / (1 - nu);
  if (sigma !== undefined && E !== undefined) steps.push(step("restrained", { sigma, E, alpha, dT }));
  if (plate !== undefined && E !== undefined && nu !== undefined)
    steps.push(step("biaxial", { sigma: plate, E, alpha, dT, nu }));
  const reserve =
    limit === undefined || E === undefined || alpha === 0 ? undefined : limit / (E * Math.abs(alpha));
  return {
    ok: true,
    value: {
      outputs: {
        change: dL,
        difference: dT,
        ...(sigma !== undefined && { stress: sigma }),
        ...(plate !== undefined && { plate }),
        ...(limit !== undefined && { limit }),
        ...(reserve !== undefined && { reserve }),
      },
      steps,
      warnings: warningsOn(material, Math.max(T_1, T_2), sigma),
      assumptions: [messages.assumptions.constantProperties],
    },
  };
}

/** Fraction of the absolute melting point above which metals creep. */
const CREEP = 0.5;

function warningsOn(material: Material | undefined, hottest: number, sigma: number | undefined): Warning[] {
  const warnings: Warning[] = [];
  const melting = material?.figures.melting?.low;
  const limit = material?.figures.yield?.low;
  if (melting !== undefined && hottest > melting)
    warnings.push({
      at: "to",
      text: messages.warnings.melts({
        material: material?.label ?? "",
        melting: { value: melting, format: formats.temperature },
      }),
    });
  else if (melting !== undefined && hottest > CREEP * melting)
    warnings.push({
      at: "to",
      text: messages.warnings.creeps,
    });
  if (limit !== undefined && sigma !== undefined && Math.abs(sigma) > limit)
    warnings.push({
      text: messages.warnings.yields({ value: limit, format: formats.stress }),
    });
  return warnings;
}
