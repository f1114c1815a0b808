import { type Context, failure, type Step, type Warning } from "../../kit/calculator/computation.ts";
import { sentence } from "../../kit/fields/sentence.ts";
import { formats } from "./formats.ts";
import { type Material, type Materials, middleOf } from "./material.ts";
import type { Inputs, ModeResult } from "./modes.ts";
import { step } from "./step.ts";

const UNKNOWN_EXPANSION = "No listed source gives the thermal expansion of this material: enter it.";

/** Computes the expansion of a heated bar, and its stress if the ends are fixed. */
export function expansionAnswer(
  inputs: Inputs<"expansion">,
  _: Context,
  materials: Materials,
): ModeResult<"expansion"> {
  const { span: L, from: T_1, to: T_2, expansion: alpha, modulus: E } = inputs;
  if (alpha === undefined) return failure("expansion", UNKNOWN_EXPANSION);
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
    answer: {
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
      assumptions: ["The room-temperature coefficient and modulus are assumed constant."],
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
      text: sentence`${material?.label ?? ""} begins to melt at ${{ value: melting, format: formats.temperature }}: it can no longer expand as a solid bar.`,
    });
  else if (melting !== undefined && hottest > CREEP * melting)
    warnings.push({
      at: "to",
      text: "Above half of the absolute melting point, the material creeps and stress relaxes over time.",
    });
  if (limit !== undefined && sigma !== undefined && Math.abs(sigma) > limit)
    warnings.push({
      text: sentence`The restrained stress is above the yield strength of ${{ value: limit, format: formats.stress }}: the material yields, and the formula no longer applies.`,
    });
  return warnings;
}
