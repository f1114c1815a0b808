import { percentOf, realRate } from "../../finance/rates.ts";
import { rateText } from "../../finance/text.ts";
import { roundTo } from "../../numeric/round.ts";
import { formatNumber } from "../../numeric/text.ts";
import { type Computation, type OutputValue, refuse, type Step } from "../computation.ts";
import type { InvestmentInputs } from "./growth-setup.ts";

/** Factors that steps write out in full. */
const WRITTEN_OUT = 8;

/** Arithmetic and geometric mean of yearly returns. */
export function averageMode({ returns, inflation }: InvestmentInputs): Computation {
  const rates = returns.map(({ rate }) => rate / 100);
  const count = rates.length;
  const arithmetic = rates.reduce((sum, rate) => sum + rate, 0) / count;
  // A sum of logarithms: a product of 500 factors could overflow. −100 % once leaves nothing.
  const force = rates.reduce((sum, rate) => sum + Math.log1p(rate), 0);
  const geometric = Math.expm1(force / count);
  const total = Math.expm1(force);
  if (!(total < 1e12)) return refuse("returns", "Together these returns are too large to work with.");
  const outputs: Record<string, OutputValue> = {
    geometric: percentOf(geometric),
    arithmetic: percentOf(arithmetic),
    totalReturn: percentOf(total),
    multiple: roundTo(1 + total, 10),
  };
  const factors = rates.slice(0, WRITTEN_OUT).map((rate) => formatNumber(1 + rate, { significant: 8 }));
  const product = factors.join(" × ") + (count > WRITTEN_OUT ? " × …" : "");
  const steps: Step[] = [
    {
      title: "Total growth",
      formula: "(1 + r₁) · (1 + r₂) · … − 1",
      substituted: `${product} − 1`,
      result: rateText(total),
    },
    {
      title: "Geometric mean",
      formula: "(1 + total)^(1/n) − 1",
      substituted: `(1 + ${formatNumber(total, { significant: 9 })})^(1 ÷ ${count}) − 1`,
      result: rateText(geometric),
    },
  ];
  if (inflation !== undefined) outputs.realCagr = percentOf(realRate(geometric, inflation / 100));
  const lost = rates.some((rate) => rate === -1);
  return {
    ok: true,
    answer: {
      outputs,
      steps,
      warnings: lost
        ? [{ text: "A return of −100 % loses everything: what follows earns nothing any more." }]
        : [
            {
              text: "The arithmetic mean is never below the geometric one; the more the returns swing, the more it overstates the growth.",
              level: "note",
            },
          ],
    },
  };
}
