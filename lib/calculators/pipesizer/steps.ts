import type { Step } from "../../kit/calculator/computation.ts";
import {
  flowRegime,
  frictionFactor,
  LAMINAR_TO,
  TURBULENT_FROM,
} from "../../science/fluids/friction-factor.ts";
import { headOf } from "../../science/fluids/pipe-flow.ts";
import { messages } from "./messages.ts";
import type { KnownPipe } from "./pipe.ts";
import type { Losses, Setting } from "./setting.ts";
import { step } from "./step.ts";

export function flowSteps(Q: number, pipe: KnownPipe, { flow }: Losses, { fluid }: Setting): Step[] {
  const { velocity: V, reynolds: Re, frictionFactor: f, gradient: R } = flow;
  const { density: rho, viscosity: mu } = fluid;
  const { diameter: D } = pipe;
  const velocity = step("velocity", { V, Q, D });
  if (Q === 0) return [velocity];
  return [
    velocity,
    step("reynolds", { Re, rho, V, D, mu }),
    ...factorSteps(Re, f, pipe),
    step("gradient", { R, f, D, rho, V }),
  ];
}

function factorSteps(Re: number, f: number, { diameter: D, roughness: eps }: KnownPipe): Step[] {
  const regime = flowRegime(Re);
  if (regime === "laminar") return [step("laminar", { f, Re })];
  if (regime === "turbulent") return [step("colebrook", { f, eps, D, Re })];
  const s = (Re - LAMINAR_TO) / (TURBULENT_FROM - LAMINAR_TO);
  const f_T = frictionFactor(TURBULENT_FROM, eps / D);
  return [
    step("transition", { s, Re }),
    step("colebrook", { f: f_T, eps, D, Re: TURBULENT_FROM }, messages.steps.turbulentFactor),
    step("transitional", { f, f_L: 64 / LAMINAR_TO, f_T, s }),
  ];
}

export function fittingSteps(pipe: KnownPipe, { flow }: Losses, { fittings }: Setting): Step[] {
  if (flow.reynolds === 0) return [];
  const steps = fittings.flatMap((fitting) => fitting.steps?.(flow, pipe, fitting.label) ?? []);
  const keys = steps.map((each) => JSON.stringify(each));
  return steps.filter((_, index) => keys.indexOf(keys[index] ?? "") === index);
}

export function lossSteps(losses: Losses, { inputs, fluid, fittings }: Setting): Step[] {
  const {
    flow,
    friction: dp_f,
    coefficient: K,
    fittings: dp_K,
    other: dp_e,
    elevation: dp_z,
    total: dp,
  } = losses;
  const { density: rho } = fluid;
  return [
    step("frictionLoss", { dp_f, R: flow.gradient, L: inputs.length }),
    ...(fittings.length > 0 ? [step("fittingLoss", { dp_K, K, rho, V: flow.velocity })] : []),
    ...(inputs.rise === 0 ? [] : [step("elevation", { dp_z, rho, z: inputs.rise })]),
    step("total", { dp, dp_f, dp_K, dp_e, dp_z }),
    ...(fluid.isGas ? [] : [step("head", { H: headOf(dp, rho), dp, rho })]),
  ];
}

export const carriedStep = (
  Q: number,
  dp: number,
  pipe: KnownPipe,
  losses: Losses,
  { inputs, fluid }: Setting,
): Step =>
  step("carried", {
    Q,
    dp,
    f: losses.flow.frictionFactor,
    L: inputs.length,
    D: pipe.diameter,
    K: losses.coefficient,
    rho: fluid.density,
    dp_e: losses.other,
    dp_z: losses.elevation,
  });
