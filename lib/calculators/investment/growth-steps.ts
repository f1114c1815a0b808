import { pluralize } from "../../core/locale/locale.ts";
import { TIME_UNITS } from "../../core/locale/unit-words.ts";
import { formatNumber } from "../../core/numeric/text.ts";
import type { Step } from "../../kit/calculator/computation.ts";
import type { Currency } from "../../kit/fields/currency.ts";
import { formatMoney } from "../../kit/fields/money.ts";
import { project } from "../../science/finance/growth.ts";
import { accumulatedAnnuity } from "../../science/finance/rates.ts";
import type { GrowthFigures } from "./growth-figures.ts";
import type { Growth } from "./growth-setup.ts";
import { messages } from "./messages.ts";
import { doublingSteps, step } from "./step.ts";

/** Returns the value at the end of a year of contributions of 1 in total, after the fee. */
export const yearOfContributions = ({ plan }: Growth): number =>
  project({ ...plan, initial: 0, deposit: 1, years: 1 }).end.balance;

export function growthSteps(growth: Growth, figures: GrowthFigures, currency: Currency): Step[] {
  const { plan, yearly } = growth;
  return [
    ...chargeSteps(growth),
    netStep(growth),
    ...(yearly > 1 + 1e-12 ? doublingSteps(yearly - 1) : []),
    ...(isSimple(growth) ? contributionSteps(growth) : []),
    finalStep(growth, figures.final, currency),
    ...feeStep(growth, figures),
    ...taxSteps(growth, figures),
    ...realStep(growth, figures, plan.years),
  ];
}

/** Only constant contributions over whole years have a closed form. */
const isSimple = ({ inputs, plan, yearly, projection }: Growth): boolean =>
  plan.deposit !== 0 &&
  plan.years > 0 &&
  Number.isInteger(plan.years) &&
  inputs.contributionGrowth === 0 &&
  projection.runsOut === undefined &&
  Math.abs(yearly - 1) > 1e-12;

function chargeSteps({ inputs, plan }: Growth): Step[] {
  const { load: l, initial, contribution } = inputs;
  if (l === 0 || plan.years === 0) return [];
  return [
    step("charged", { N: plan.initial, V: initial, l }, messages.steps.chargedInitial),
    ...(contribution > 0
      ? [step("charged", { N: plan.deposit, V: contribution, l }, messages.steps.chargedContribution)]
      : []),
  ];
}

/** Derives the growth factor q of a year. */
function netStep({ inputs, plan, yearly: q }: Growth): Step {
  const { annualReturn: R, fee: f } = inputs;
  const p = plan.perYear;
  const subtracts = inputs.feeModel === "subtracted";
  if (inputs.returnKind === "effective") return step(subtracts ? "growthSubtracted" : "growth", { q, R, f });
  return step(subtracts ? "growthNominalSubtracted" : "growthNominal", { q, R, p, f });
}

function contributionSteps(growth: Growth): Step[] {
  const { plan, yearly: q } = growth;
  const { perYear: p, timing, yearEndFee = 0 } = plan;
  const rate = Math.expm1(plan.force / p);
  const [i, f] = [100 * rate, 100 * yearEndFee];
  const begin = timing === "begin";
  const S_0 = accumulatedAnnuity(rate, p) * (begin ? 1 + rate : 1);
  const period = yearEndFee === 0 ? step("period", { i, q, p }) : step("periodBeforeFee", { i, q, f, p });
  const contributions =
    rate === 0
      ? step("contributionsNoReturn", { S: S_0, p })
      : step(begin ? "contributionsInAdvance" : "contributions", { S: S_0, i, p });
  if (yearEndFee === 0) return [period, contributions];
  const S = yearOfContributions(growth);
  return [
    period,
    contributions,
    step(begin ? "contributionsFeeInAdvance" : "contributionsFee", { S, S_0, f }),
  ];
}

function finalStep(growth: Growth, FV: number, currency: Currency): Step {
  const { inputs, plan, yearly: q } = growth;
  const t = plan.years;
  // Nothing has been charged at the start.
  const P = t === 0 ? inputs.initial : plan.initial;
  if (plan.deposit === 0 || t === 0) return step("finalLump", { FV, P, q, t });
  if (isSimple(growth))
    return step("final", { FV, P, q, t, C: plan.deposit, S: yearOfContributions(growth) });
  return {
    title: messages.steps.finalValue.title,
    text: messages.steps.finalValue.text({
      years: `${formatNumber(t)} ${pluralize(t, TIME_UNITS.year)}`,
      initial: formatMoney(P, currency),
    }),
    result: formatMoney(FV, currency),
  };
}

function feeStep(
  { inputs }: Growth,
  { without: V, final: FV, fees: F, growthLost: G }: GrowthFigures,
): Step[] {
  return inputs.fee === 0 && inputs.load === 0 ? [] : [step("growthLost", { G, V, FV, F })];
}

function taxSteps({ inputs }: Growth, { gain: G, tax: T, final: FV, afterTax: N }: GrowthFigures): Step[] {
  if (inputs.tax === undefined || G <= 0) return [];
  return [step("tax", { T, r: inputs.tax, G }), step("afterTax", { N, FV, T })];
}

function realStep({ inputs }: Growth, { real: V, afterTax: N }: GrowthFigures, t: number): Step[] {
  if (inputs.inflation === undefined || V === undefined) return [];
  return [step("realValue", { V, N, f: inputs.inflation, t })];
}
