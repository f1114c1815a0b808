import type { Currency } from "../../fields/currency.ts";
import { doublingStep } from "../../finance/doubling.ts";
import { project } from "../../finance/growth.ts";
import { formatMoney } from "../../finance/money.ts";
import { rateText } from "../../finance/text.ts";
import { formatNumber } from "../../numeric/text.ts";
import type { Step } from "../computation.ts";
import type { GrowthFigures } from "./growth-figures.ts";
import type { Growth } from "./growth-setup.ts";

const figure = (value: number): string => formatNumber(value, { significant: 9 });

/** What contributions of 1 in a year come to at its end, after the fee. */
export const yearOfContributions = ({ plan }: Growth): number =>
  project({ ...plan, initial: 0, deposit: 1, years: 1 }).end.balance;

export function growthSteps(growth: Growth, figures: GrowthFigures, currency: Currency): Step[] {
  const plain = (amount: number): string => formatMoney(amount, currency);
  const money = (amount: number): string => (amount < 0 ? `(${plain(amount)})` : plain(amount));
  const { plan, inputs } = growth;
  return [
    ...netStep(growth),
    ...(growth.yearly > 1 + 1e-12 ? [doublingStep(growth.yearly - 1)] : []),
    ...(plan.deposit === 0 ? [] : [contributionsStep(growth)]),
    finalStep(growth, money, plain(figures.final)),
    ...feeStep(growth, figures, money),
    ...taxStep(growth, figures, money),
    ...(inputs.inflation === undefined || figures.real === undefined
      ? []
      : [
          {
            title: "In today’s money",
            formula:
              inputs.tax === undefined ? "FV/(1 + inflation)^years" : "FV after tax/(1 + inflation)^years",
            substituted: `${plain(figures.afterTax)} ÷ (1 + ${figure(inputs.inflation / 100)})^${figure(plan.years)}`,
            result: plain(figures.real),
          },
        ]),
  ];
}

/** The growth factor q of a year. */
function netStep({ inputs, plan, yearly }: Growth): Step[] {
  const [r, f] = [figure(inputs.annualReturn / 100), figure(inputs.fee / 100)];
  const subtracts = inputs.feeModel === "subtracted";
  const effective = inputs.returnKind === "effective";
  const base = subtracts ? "R − f" : "R";
  const value = subtracts ? `${r} − ${f}` : r;
  const tail = subtracts ? ["", ""] : [" · (1 − f)", ` × (1 − ${f})`];
  return [
    {
      title: "Growth of a year after fees",
      formula: (effective ? `q = (1 + ${base})` : `q = (1 + (${base})/p)^p`) + tail[0],
      substituted:
        (effective ? `(1 + ${value})` : `(1 + (${value}) ÷ ${plan.perYear})^${plan.perYear}`) + tail[1],
      result: `${figure(yearly)} (${rateText(yearly - 1)})`,
    },
  ];
}

function contributionsStep(growth: Growth): Step {
  const { plan } = growth;
  const rate = Math.expm1(plan.force / plan.perYear);
  const i = formatNumber(rate, { significant: 8 });
  const begin = plan.timing === "begin";
  const fee = plan.yearEndFee ?? 0;
  const f = figure(fee);
  const annuity = rate === 0 ? "p" : `((1 + i)^p − 1)/i${begin ? " · (1 + i)" : ""}`;
  const numbers =
    rate === 0
      ? String(plan.perYear)
      : `((1 + ${i})^${plan.perYear} − 1) ÷ ${i}${begin ? ` × (1 + ${i})` : ""}`;
  // The fee spares a contribution of the day on which it is taken.
  const [formula, substituted] =
    fee === 0
      ? [annuity, numbers]
      : begin
        ? [`(${annuity}) · (1 − f)`, `${numbers} × (1 − ${f})`]
        : [`(${annuity} − 1) · (1 − f) + 1`, `(${numbers} − 1) × (1 − ${f}) + 1`];
  return {
    title: "A year’s contributions of 1 at its end",
    formula: `S = ${formula}`,
    substituted,
    result: figure(yearOfContributions(growth)),
  };
}

function finalStep(growth: Growth, money: (amount: number) => string, result: string): Step {
  const { inputs, plan, yearly, projection } = growth;
  const title = "Final value";
  const years = figure(plan.years);
  const start = `${money(plan.initial)} × ${figure(yearly)}^${years}`;
  if (plan.deposit === 0) return { title, formula: "FV = P · q^years", substituted: start, result };
  const simple =
    Number.isInteger(plan.years) &&
    inputs.contributionGrowth === 0 &&
    projection.runsOut === undefined &&
    Math.abs(yearly - 1) > 1e-12;
  if (!simple)
    return {
      title,
      formula: "Year by year: V = V · q + C · S, contributions of a broken year with their own growth",
      substituted: `${years} years from ${money(plan.initial)}, see the table`,
      result,
    };
  const s = figure(yearOfContributions(growth));
  return {
    title,
    formula: "FV = P · q^years + C · S · (q^years − 1)/(q − 1)",
    substituted: `${start} + ${money(plan.deposit)} × ${s} × (${figure(yearly)}^${years} − 1) ÷ (${figure(yearly)} − 1)`,
    result,
  };
}

function feeStep(
  { inputs }: Growth,
  { without, final, fees, growthLost }: GrowthFigures,
  money: (amount: number) => string,
): Step[] {
  if (inputs.fee === 0 && inputs.load === 0) return [];
  return [
    {
      title: "Growth lost on fees",
      formula: "Value without fees − final value − fees paid",
      substituted: `${money(without)} − ${money(final)} − ${money(fees)}`,
      result: money(growthLost),
    },
  ];
}

function taxStep(
  { inputs }: Growth,
  { gain, tax }: GrowthFigures,
  money: (amount: number) => string,
): Step[] {
  if (inputs.tax === undefined) return [];
  return [
    {
      title: "Tax on the gain",
      formula: "T = t · gain, none on a loss",
      substituted: `${rateText(inputs.tax / 100)} of ${money(gain)}`,
      result: money(tax),
    },
  ];
}
