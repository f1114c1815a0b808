import type { Currency } from "../../fields/currency.ts";
import { termText } from "../../finance/loan-years.ts";
import { formatMoney, toMajor } from "../../finance/money.ts";
import { formatFixed, formatNumber } from "../../numeric/text.ts";
import type { Step } from "../computation.ts";
import type { Course } from "./course.ts";

const digits = (value: number, significant = 8): string => formatNumber(value, { significant });
export const percentText = (fraction: number, decimals = 4): string =>
  `${formatNumber(fraction * 100, { decimals })} %`;

/** How the unknown of a loan was found, and what follows from it. */
export function loanSteps(course: Course, period: string, currency: Currency): Step[] {
  const { agreement, base } = course;
  const money = (minor: number): string => formatMoney(toMajor(minor, currency.decimals), currency);
  const first = base.rows[0];
  return [
    ...(agreement.request.mode === "rate" ? [] : [periodStep(course, period)]),
    unknownStep(course, period, money),
    ...(first && agreement.level.rate !== 0 && !agreement.request.inAdvance
      ? [
          {
            title: "First payment",
            formula: "interest = balance · i, rounded to the cent; principal = payment − interest",
            substituted: `${money(agreement.principal)} · ${digits(agreement.level.rate)} = ${money(first.interest)}`,
            result: `${money(first.interest)} interest, ${money(first.principal)} principal`,
          },
        ]
      : []),
    {
      title: "Total interest",
      formula: "the sum of the interest of all rows = everything paid − loan",
      substituted: `${money(base.paid)} − ${money(agreement.principal)}`,
      result: money(base.interest),
    },
    ...aprStep(course, money),
  ];
}

function periodStep({ agreement }: Course, period: string): Step {
  const { request, level } = agreement;
  const j = digits(request.rate);
  const [m, p] = [request.compounding, request.paymentsPerYear];
  const formula = m === p ? "i = j / p" : m === "continuous" ? "i = e^(j/p) − 1" : "i = (1 + j/m)^(m/p) − 1";
  const substituted =
    m === p ? `${j} / ${p}` : m === "continuous" ? `e^(${j}/${p}) − 1` : `(1 + ${j}/${m})^(${m}/${p}) − 1`;
  return {
    title: `Rate of one ${period}`,
    formula,
    substituted,
    result: percentText(level.rate, 6),
  };
}

function unknownStep(course: Course, period: string, money: (minor: number) => string): Step {
  const { agreement } = course;
  const { request, level, plan, principal, solution } = agreement;
  const [pv, r, i] = [money(principal), money(plan.payment), digits(level.rate)];
  const n = level.payments;
  const b = level.balloon > 0;
  const advance = request.inAdvance && level.rate !== 0;
  const left = b ? money(level.balloon) : "";
  switch (request.mode) {
    case "payment": {
      const top = b ? "(PV − B·(1 + i)⁻ⁿ)" : "PV";
      const numbers = b ? `(${pv} − ${left} · ${digits(1 + level.rate)}^−${n})` : pv;
      if (level.rate === 0)
        return {
          title: "Payment",
          formula: b ? "R = (PV − B) / n" : "R = PV / n",
          substituted: b ? `(${pv} − ${left}) / ${n}` : `${pv} / ${n}`,
          result: r,
        };
      return {
        title: "Payment",
        formula: `R = ${top} · i / (1 − (1 + i)⁻ⁿ)${advance ? " / (1 + i)" : ""}`,
        substituted: `${numbers} · ${i} / (1 − ${digits(1 + level.rate)}^−${n})${advance ? ` / ${digits(1 + level.rate)}` : ""}`,
        result: r,
      };
    }
    case "amount":
      return {
        title: "Loan amount",
        formula:
          level.rate === 0
            ? `PV = R · n${b ? " + B" : ""}`
            : `PV = R · (1 − (1 + i)⁻ⁿ) / i${advance ? " · (1 + i)" : ""}${b ? " + B·(1 + i)⁻ⁿ" : ""}`,
        substituted:
          level.rate === 0
            ? `${r} · ${n}${b ? ` + ${left}` : ""}`
            : `${r} · (1 − ${digits(1 + level.rate)}^−${n}) / ${i}${advance ? ` · ${digits(1 + level.rate)}` : ""}${b ? ` + ${left} · ${digits(1 + level.rate)}^−${n}` : ""}`,
        result: pv,
      };
    case "term": {
      const payment = advance ? "R(1 + i)" : "R";
      return {
        title: "Number of payments",
        formula:
          level.rate === 0
            ? `n = (PV${b ? " − B" : ""}) / R, rounded up`
            : `n = ln((${payment}${b ? " − B·i" : ""}) / (${payment} − PV·i)) / ln(1 + i), rounded up`,
        substituted: `PV = ${pv}, R = ${r}, i = ${i}${b ? `, B = ${left}` : ""}: n = ${digits(solution, 7)}`,
        result: `${n} payments, ${termText(n, request.paymentsPerYear)}`,
      };
    }
    case "rate":
      return {
        title: "Interest rate",
        formula: `PV = R · (1 − (1 + i)⁻ⁿ) / i${advance ? " · (1 + i)" : ""}${b ? " + B·(1 + i)⁻ⁿ" : ""}, solved for i by Brent's method`,
        substituted: `PV = ${pv}, R = ${r}, n = ${n}${b ? `, B = ${left}` : ""}: i = ${percentText(level.rate, 6)} a ${period}`,
        result: `${percentText(agreement.nominal)} a year`,
      };
  }
}

function aprStep({ agreement, apr }: Course, money: (minor: number) => string): Step[] {
  const { request, amount } = agreement;
  if (apr === undefined) return [];
  const financed = request.feesAdded ? amount : amount - request.fees;
  return [
    {
      title: "APR",
      formula: "A = Σ Pₖ / ((1 + f·i)(1 + i)^tₖ), solved for i; APR = i × periods a year",
      substituted: `A = ${money(financed)} (the loan without its fees), ${request.paymentsPerYear} periods a year`,
      result: `${formatFixed(apr * 100, 3)} %`,
    },
  ];
}
