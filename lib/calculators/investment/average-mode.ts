import { roundTo } from "../../core/numeric/round.ts";
import { failure } from "../../core/result/result.ts";
import type { Step } from "../../kit/calculator/computation.ts";
import { percentOf, realRate } from "../../science/finance/rates.ts";
import { messages } from "./messages.ts";
import type { Inputs, ModeResult, Outputs } from "./modes.ts";
import { step } from "./step.ts";

export function averageMode({ returns, inflation }: Inputs<"average">): ModeResult<"average"> {
  const rates = returns.map(({ rate }) => rate / 100);
  const count = rates.length;
  const arithmetic = rates.reduce((sum, rate) => sum + rate, 0) / count;
  // Sums logarithms, because a product of 500 factors could overflow; a single −100% leaves nothing.
  const force = rates.reduce((sum, rate) => sum + Math.log1p(rate), 0);
  const geometric = Math.expm1(force / count);
  const total = Math.expm1(force);
  if (!(total < 1e12)) return failure("returns", messages.errors.averageTooLarge);
  const outputs: Outputs<"average"> = {
    geometric: percentOf(geometric),
    arithmetic: percentOf(arithmetic),
    totalReturn: percentOf(total),
    multiple: roundTo(1 + total, 10),
  };
  const steps: Step[] = [
    step("totalGrowth", { R: 100 * total, r: returns.map(({ rate }) => rate) }),
    step("annualized", { g: 100 * geometric, R: 100 * total, t: count }, messages.steps.geometricMean),
  ];
  if (inflation !== undefined) outputs.realCagr = percentOf(realRate(geometric, inflation / 100));
  const lost = rates.some((rate) => rate === -1);
  return {
    ok: true,
    value: {
      outputs,
      steps,
      warnings: lost
        ? [{ text: messages.warnings.average.everythingLost }]
        : [{ text: messages.warnings.average.arithmeticOverstates, level: "note" }],
    },
  };
}
