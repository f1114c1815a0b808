import type { Step } from "../../kit/calculator/computation.ts";
import type { Flow } from "../../science/finance/cash-flows.ts";
import { messages } from "./messages.ts";
import { step } from "./step.ts";

/** Time unit of the flows: periods per year, or days of a 365-day year. */
type Rhythm = number | "days";

const DAYS_A_YEAR = 365;

const amountsOf = (flows: readonly Flow[]): number[] => flows.map(({ amount }) => amount);
const timesOf = (flows: readonly Flow[]): number[] => flows.map(({ at }) => at);
const daysOf = (flows: readonly Flow[]): number[] => flows.map(({ at }) => Math.round(at * DAYS_A_YEAR));
const sidesOf = (flows: readonly Flow[]) => ({
  Q: flows.map(({ amount }) => Math.max(amount, 0)),
  P: flows.map(({ amount }) => Math.max(-amount, 0)),
});

export function presentValueStep(flows: readonly Flow[], rate: number, NPV: number, rhythm?: "days"): Step {
  const values = { NPV, C: amountsOf(flows), r: 100 * rate };
  return rhythm === "days"
    ? step("xnpv", { ...values, d: daysOf(flows) })
    : step("npv", { ...values, t: timesOf(flows) });
}

export function rateSteps(flows: readonly Flow[], roots: readonly number[], rhythm: Rhythm): Step[] {
  return roots.flatMap((root, index) => {
    const title =
      roots.length > 1 ? messages.steps.rateOfReturn({ number: index + 1, count: roots.length }) : undefined;
    const values = { r: 100 * root, ...sidesOf(flows) };
    return rhythm === "days"
      ? [step("xirr", { ...values, d: daysOf(flows) }, title)]
      : [step("irr", { ...values, t: timesOf(flows) }, title), ...yearStep(root, rhythm)];
  });
}

export function mirrSteps(
  flows: readonly Flow[],
  { mirr, financing, reinvestment }: { mirr: number; financing: number; reinvestment: number },
  rhythm: Rhythm,
): Step[] {
  const values = { r: 100 * mirr, ...sidesOf(flows), s: 100 * reinvestment, f: 100 * financing };
  const [t, d] = [timesOf(flows), daysOf(flows)];
  return rhythm === "days"
    ? [step("xmirr", { ...values, d, n: d.at(-1) ?? 0 })]
    : [step("mirr", { ...values, t, n: t.at(-1) ?? 0 }), ...yearStep(mirr, rhythm)];
}

const yearStep = (rate: number, perYear: number): Step[] =>
  perYear === 1
    ? []
    : [step("rateOfYear", { R: 100 * Math.expm1(Math.log1p(rate) * perYear), r: 100 * rate, p: perYear })];
