import { type Failure, type Result, success } from "../../core/result/result.ts";
import type { Context } from "../../kit/calculator/computation.ts";
import type { Sentence } from "../../kit/fields/sentence.ts";
import { type PipeFlow, pipeFlow } from "../../science/fluids/pipe-flow.ts";
import { STANDARD_GRAVITY } from "../../units/constants.ts";
import { type Fitting, fittingsOf } from "./fittings.ts";
import { type Fluid, fluidOf } from "./fluid.ts";
import type { Inputs } from "./modes.ts";
import type { KnownPipe } from "./pipe.ts";
import type { Tables } from "./tables.ts";

/** Pressure losses of a pipe at a flow, Pa. */
export interface Losses {
  flow: PipeFlow;
  friction: number;
  coefficient: number;
  fittings: number;
  other: number;
  elevation: number;
  total: number;
}

export interface Setting {
  inputs: Inputs;
  tables: Tables;
  fluid: Fluid;
  fittings: readonly Fitting[];
  /** Excludes the other losses, which apply to one flow, unless they are passed. */
  lossesIn: (flow: number, pipe: KnownPipe, other?: number) => Losses;
}

function settingOf(inputs: Inputs, tables: Tables): Result<Setting, Sentence> {
  const fluidResult = fluidOf(inputs, tables);
  if (!fluidResult.ok) return fluidResult;
  const fluid = fluidResult.value;
  const fittingsResult = fittingsOf(inputs);
  if (!fittingsResult.ok) return fittingsResult;
  const fittings = fittingsResult.value;
  const elevation = fluid.density * STANDARD_GRAVITY * inputs.rise;
  const lossesIn = (flow: number, pipe: KnownPipe, other = 0): Losses => {
    const result = pipeFlow(flow, pipe, fluid);
    const friction = result.gradient * inputs.length;
    // Nothing is lost at rest; coefficients that grow as the flow goes to 0 have no value there.
    const coefficient =
      flow === 0 ? 0 : fittings.reduce((sum, each) => sum + each.number * each.coefficient(result, pipe), 0);
    const dynamic = coefficient * result.velocityPressure;
    return {
      flow: result,
      friction,
      coefficient,
      fittings: dynamic,
      other,
      elevation,
      total: friction + dynamic + other + elevation,
    };
  };
  return success({ inputs, tables, fluid, fittings, lossesIn });
}

/** Calls `answer` with the form’s options. */
export const withSetting =
  <I extends Inputs, G>(answer: (inputs: I, setting: Setting) => G) =>
  (inputs: I, _context: Context, tables: Tables): G | Failure<Sentence> => {
    const setting = settingOf(inputs, tables);
    return setting.ok ? answer(inputs, setting.value) : setting;
  };
