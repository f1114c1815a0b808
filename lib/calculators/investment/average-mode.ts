import { roundTo } from "../../core/numeric/round.ts";
import { failure, type Step } from "../../kit/calculator/computation.ts";
import { percentOf, realRate } from "../../science/finance/rates.ts";
import type { Inputs, ModeResult, Outputs } from "./modes.ts";
import { step } from "./step.ts";

/** Arithmetic and geometric mean of yearly returns. */
export function averageMode({ returns, inflation }: Inputs<"average">): ModeResult<"average"> {
  const rates = returns.map(({ rate }) => rate / 100);
  const count = rates.length;
  const arithmetic = rates.reduce((sum, rate) => sum + rate, 0) / count;
  // A sum of logarithms: a product of 500 factors could overflow. −100% once leaves nothing.
  const force = rates.reduce((sum, rate) => sum + Math.log1p(rate), 0);
  const geometric = Math.expm1(force / count);
  const total = Math.expm1(force);
  if (!(total < 1e12)) return failure("returns", "Together, these returns are too large to calculate.");
  const outputs: Outputs<"average"> = {
    geometric: percentOf(geometric),
    arithmetic: percentOf(arithmetic),
    totalReturn: percentOf(total),
    multiple: roundTo(1 + total, 10),
  };
  const steps: Step[] = [
    step("totalGrowth", { R: 100 * total, r: returns.map(({ rate }) => rate) }),
    step("annualized", { g: 100 * geometric, R: 100 * total, t: count }, "Geometric mean"),
  ];
  if (inflation !== undefined) outputs.realCagr = percentOf(realRate(geometric, inflation / 100));
  const lost = rates.some((rate) => rate === -1);
  return {
    ok: true,
    answer: {
      outputs,
      steps,
      warnings: lost
        ? [{ text: "A return of −100% loses everything; nothing is left to earn later returns." }]
        : [
            {
              text: "The arithmetic mean is never below the geometric mean; the more returns vary, the more it overstates growth.",
              level: "note",
            },
          ],
    },
  };
}
