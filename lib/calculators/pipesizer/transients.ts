import type { Step } from "../../kit/calculator/computation.ts";
import { STANDARD_GRAVITY } from "../../units/constants.ts";
import type { KnownPipe } from "./pipe.ts";
import type { Losses, Setting } from "./setting.ts";
import { step } from "./step.ts";

interface Figures<O extends string> {
  outputs: Partial<Record<O, number>>;
  steps: Step[];
}

/** Computes a pump’s net positive suction head; needs the liquid level and the vapor pressure. */
export function suctionFigures({ inputs, fluid }: Setting): Figures<"npsh"> {
  const { suctionHead: z_s, suctionPressure: p_s, suctionLoss: dp_s } = inputs;
  const { density: rho, vaporPressure: p_v, isGas } = fluid;
  if (isGas || z_s === undefined || p_v === undefined) return { outputs: {}, steps: [] };
  const N = (p_s - p_v - dp_s) / (rho * STANDARD_GRAVITY) + z_s;
  return { outputs: { npsh: N }, steps: [step("npsh", { N, p_s, p_v, dp_s, rho, z_s })] };
}

/**
 * Computes water hammer by Joukowsky, Δp = ρ·a·V, with the wave speed in a thin-walled pipe with expansion
 * joints (E. B. Wylie and V. L. Streeter, Fluid Transients in Systems, 1993, equation 1-25 with c = 1).
 */
export function hammerFigures(
  { flow: { velocity: V } }: Losses,
  pipe: KnownPipe,
  { inputs, fluid }: Setting,
): Figures<"waveSpeed" | "surge" | "surgeTime"> {
  const { density: rho, bulkModulus: B, isGas } = fluid;
  const { wall: e, modulus: Y, diameter: D } = pipe;
  const isKnown = B !== undefined && e !== undefined && Y !== undefined;
  const a = inputs.waveSpeed ?? (isKnown ? Math.sqrt(B / rho / (1 + (B / Y) * (D / e))) : undefined);
  if (isGas || a === undefined || V === 0) return { outputs: {}, steps: [] };
  return {
    outputs: { waveSpeed: a, surge: rho * a * V, surgeTime: (2 * inputs.length) / a },
    steps: [
      ...(inputs.waveSpeed === undefined && isKnown ? [step("waveSpeed", { a, B, rho, Y, D, e })] : []),
      step("surge", { dp_J: rho * a * V, rho, a, V }),
    ],
  };
}
