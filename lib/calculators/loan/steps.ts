import type { Currency } from "../../fields/currency.ts";
import { oddGrowth } from "../../finance/level-payment.ts";
import { termText } from "../../finance/loan-years.ts";
import { formatMoney, toMajor } from "../../finance/money.ts";
import { formatFixed, formatNumber } from "../../numeric/text.ts";
import type { Step } from "../computation.ts";
import type { Agreement } from "./agreement.ts";
import type { Course } from "./course.ts";

const digits = (value: number, significant = 8): string => formatNumber(value, { significant });
export const percentText = (fraction: number, decimals = 4): string =>
  `${formatNumber(fraction * 100, { decimals })} %`;

/** How the unknown of a loan was found, and what follows from it. */
export function loanSteps(course: Course, period: string, currency: Currency): Step[] {
  const { agreement } = course;
  const money = (minor: number): string => formatMoney(toMajor(minor, currency.decimals), currency);
  return [
    ...(agreement.request.mode === "rate" ? [] : [periodStep(course, period)]),
    ...oddPeriodStep(agreement),
    unknownStep(course, period, money),
    ...feesStep(agreement, money),
    ...firstPaymentStep(course, money),
    ...interestSteps(course, money),
    ...aprStep(course, money),
  ];
}

/** q, by which an odd first period changes what the equal payments have to pay off. */
function oddPeriodStep({ request: { first, inAdvance }, level }: Agreement): Step[] {
  if (!first || !level.first) return [];
  const whole = first.whole - (inAdvance ? 0 : 1);
  const i = digits(level.rate);
  return [
    {
      title: "Odd first period",
      formula: `q = (1 + f·i)(1 + i)^${inAdvance ? "t" : "(t − 1)"}, t whole periods and the fraction f of one before the first payment`,
      substituted: `(1 + ${digits(first.fraction)} · ${i}) · ${digits(1 + level.rate)}^${whole}`,
      result: digits(oddGrowth(level), 10),
    },
  ];
}

/** What is left of the loan that the payments pay off, where the fees are part of it. */
function feesStep(
  { request: { mode, fees, feesAdded }, principal, amount }: Agreement,
  money: (minor: number) => string,
): Step[] {
  if (mode !== "amount" || !feesAdded || fees === 0) return [];
  return [
    {
      title: "Loan amount",
      formula: "PV − fees added to the loan",
      substituted: `${money(principal)} − ${money(fees)}`,
      result: money(amount),
    },
  ];
}

function firstPaymentStep({ agreement, actual }: Course, money: (minor: number) => string): Step[] {
  const { level, principal, request } = agreement;
  const [row] = actual.rows;
  if (!row || level.rate === 0 || row.interest === 0) return [];
  const { first } = request;
  const i = digits(level.rate);
  return [
    {
      title: "First payment",
      formula: `interest = balance · ${first ? "((1 + f·i)(1 + i)^t − 1)" : "i"}, rounded to the cent; principal = payment − interest`,
      substituted: `${money(principal)} · ${first ? `((1 + ${digits(first.fraction)} · ${i}) · ${digits(1 + level.rate)}^${first.whole} − 1)` : i} = ${money(row.interest)}`,
      result: `${money(row.interest)} interest, ${money(row.principal)} principal`,
    },
  ];
}

/** The interest that is really paid, and without extra payments where there are any. */
function interestSteps({ agreement, actual, base }: Course, money: (minor: number) => string): Step[] {
  const total: Step = {
    title: "Total interest",
    formula: "the sum of the interest of all rows = everything paid − loan",
    substituted: `${money(actual.paid)} − ${money(agreement.principal)}`,
    result: money(actual.interest),
  };
  if (actual === base) return [total];
  return [
    total,
    {
      title: "Interest saved by extra payments",
      formula: "interest without them − interest with them",
      substituted: `${money(base.interest)} − ${money(actual.interest)}`,
      result: money(base.interest - actual.interest),
    },
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
  const [r, i, v] = [money(plan.payment), digits(level.rate), digits(1 + level.rate)];
  const n = level.payments;
  const b = level.balloon > 0;
  const advance = request.inAdvance && level.rate !== 0;
  const left = b ? money(level.balloon) : "";
  // An odd first period: the payments pay off PV·q.
  const q = level.first ? digits(oddGrowth(level), 10) : "";
  const [PV, pv] = q ? ["PV·q", `${money(principal)} · ${q}`] : ["PV", money(principal)];
  const over = q ? [" / q", ` / ${q}`] : ["", ""];
  switch (request.mode) {
    case "payment": {
      if (level.rate === 0)
        return {
          title: "Payment",
          formula: b ? "R = (PV − B) / n" : "R = PV / n",
          substituted: b ? `(${pv} − ${left}) / ${n}` : `${pv} / ${n}`,
          result: r,
        };
      const top = b ? `(${PV} − B·(1 + i)⁻ⁿ)` : PV;
      const numbers = b ? `(${pv} − ${left} · ${v}^−${n})` : pv;
      return {
        title: "Payment",
        formula: `R = ${top} · i / (1 − (1 + i)⁻ⁿ)${advance ? " / (1 + i)" : ""}`,
        substituted: `${numbers} · ${i} / (1 − ${v}^−${n})${advance ? ` / ${v}` : ""}`,
        result: r,
      };
    }
    case "amount": {
      const amountTitle = request.feesAdded && request.fees > 0 ? "Loan with the fees" : "Loan amount";
      if (level.rate === 0)
        return {
          title: amountTitle,
          formula: `PV = R · n${b ? " + B" : ""}`,
          substituted: `${r} · ${n}${b ? ` + ${left}` : ""}`,
          result: money(principal),
        };
      const sum = `R · (1 − (1 + i)⁻ⁿ) / i${advance ? " · (1 + i)" : ""}${b ? " + B·(1 + i)⁻ⁿ" : ""}`;
      const numbers = `${r} · (1 − ${v}^−${n}) / ${i}${advance ? ` · ${v}` : ""}${b ? ` + ${left} · ${v}^−${n}` : ""}`;
      const [open, close] = q && b ? ["(", ")"] : ["", ""];
      return {
        title: amountTitle,
        formula: `PV = ${open}${sum}${close}${over[0]}`,
        substituted: `${open}${numbers}${close}${over[1]}`,
        result: money(principal),
      };
    }
    case "term": {
      const payment = advance ? "R(1 + i)" : "R";
      return {
        title: "Number of payments",
        formula:
          level.rate === 0
            ? `n = (PV${b ? " − B" : ""}) / R, rounded up`
            : `n = ln((${payment}${b ? " − B·i" : ""}) / (${payment} − ${PV}·i)) / ln(1 + i), rounded up`,
        substituted: `PV = ${money(principal)}, R = ${r}, i = ${i}${q ? `, q = ${q}` : ""}${b ? `, B = ${left}` : ""}: n = ${digits(solution, 7)}`,
        result: `${n} payments, ${termText(n, request.paymentsPerYear)}`,
      };
    }
    case "rate": {
      const odd = level.odd;
      return {
        title: "Interest rate",
        formula: `${PV} = R · (1 − (1 + i)⁻ⁿ) / i${advance ? " · (1 + i)" : ""}${b ? " + B·(1 + i)⁻ⁿ" : ""}${odd ? " + what the first and the last payment differ by, discounted" : ""}, solved for i by Brent's method`,
        substituted: `PV = ${money(principal)}, R = ${r}, n = ${n}${q ? `, q = ${q}` : ""}${b ? `, B = ${left}` : ""}${odd ? `, first ${money(plan.payment + odd.first)}, last ${money(plan.payment + odd.last)}` : ""}: i = ${percentText(level.rate, 6)} a ${period}`,
        result: `${percentText(agreement.nominal)} a year`,
      };
    }
  }
}

function aprStep({ agreement, apr }: Course, money: (minor: number) => string): Step[] {
  const { request, amount, payments } = agreement;
  if (apr === undefined) return [];
  const financed = request.feesAdded ? amount : amount - request.fees;
  return [
    {
      title: "APR",
      formula: "A = Σ Pₖ / ((1 + f·i)(1 + i)^tₖ), solved for i; APR = i × periods a year",
      substituted: `A = ${money(financed)} (the loan without its fees), ${payments === 1 ? "a single payment: its term, a year at the most, is the period" : `${request.paymentsPerYear} periods a year`}`,
      result: `${formatFixed(apr * 100, 3)} %`,
    },
  ];
}
