import { numberOfDay } from "../../core/civil/day.ts";
import { paymentDay } from "../../core/civil/payment-days.ts";
import type { Chart, Table, ValueFormat } from "../../kit/calculator/computation.ts";
import { concluded, shareOf } from "../../kit/calculator/findings.ts";
import type { Currency } from "../../kit/fields/currency.ts";
import { toMajor } from "../../kit/fields/money.ts";
import { payoffFinding, principalFinding } from "../../science/finance/loan-findings.ts";
import { loanYears, paymentStep, sampled } from "../../science/finance/loan-years.ts";
import type { Row, Schedule } from "../../science/finance/schedule.ts";
import type { Amortization } from "./amortization.ts";
import { messages } from "./messages.ts";

const { charts, tables } = messages;
const MONEY: ValueFormat = { kind: "money" };
/** Longer tables are collapsed. */
const READABLE = 40;

type Point = readonly [x: number, y: number];

/**
 * Returns a line of points by day, from the start of the loan on, every `step` payments; `value` in minor
 * units after a row.
 */
function line(
  amortization: Amortization,
  schedule: Schedule,
  start: number,
  value: (row: Row) => number,
  { decimals, step }: { decimals: number; step: number },
): Point[] {
  const points = schedule.rows.map(
    (row, index): Point => [dayOf(amortization, index), toMajor(value(row), decimals)],
  );
  const from = amortization.agreement.request.inAdvance ? 0 : -1;
  return sampled([[dayOf(amortization, from), toMajor(start, decimals)], ...points], step);
}

/** Returns the day of a payment by its index, as axes count days; -1: a period before the first. */
const dayOf = ({ days, agreement }: Amortization, index: number): number =>
  numberOfDay(days[index] ?? paymentDay(days[0] ?? "", index, agreement.request.paymentsPerYear));

export function loanCharts(
  amortization: Amortization,
  other: Amortization | undefined,
  { decimals }: Currency,
): Chart[] {
  const { actual, base, agreement } = amortization;
  const { paymentsPerYear, inAdvance } = agreement.request;
  const longest = Math.max(base.rows.length, other?.actual.rows.length ?? 0);
  const sampling = { decimals, step: paymentStep(longest, paymentsPerYear) };
  const balance = (of: Amortization, schedule: Schedule) =>
    line(of, schedule, of.agreement.principal, (row) => row.balance, sampling);
  let sum = 0;
  const interest = line(amortization, actual, 0, (row) => (sum += row.interest), sampling);
  const years = loanYears(actual.rows, agreement.request.paymentsPerYear);
  const yearly = (value: (year: (typeof years)[number]) => number) =>
    years.map((year): Point => [year.year, toMajor(value(year), decimals)]);
  const paid = { base, actual, principal: agreement.principal, paymentsPerYear, inAdvance };
  return [
    {
      id: "balance",
      title: charts.balance.title,
      ...concluded(payoffFinding(paid, decimals)),
      summary: charts.balance.summary,
      kind: "lines",
      x: { label: charts.balance.date, format: { kind: "day" } },
      y: { label: charts.balance.amount, format: MONEY },
      series: [
        { id: "balance", label: charts.balance.balance, points: balance(amortization, actual) },
        ...(actual === base
          ? []
          : [{ id: "base", label: charts.balance.withoutExtras, points: balance(amortization, base) }]),
        { id: "interest", label: charts.balance.interest, points: interest },
        ...(other
          ? [{ id: "other", label: charts.balance.otherLoan, points: balance(other, other.actual) }]
          : []),
      ],
      // The readout starts at the payoff. The chart’s other lines may continue.
      home: dayOf(amortization, actual.rows.length - 1),
    },
    {
      id: "years",
      title: charts.years.title,
      ...concluded(principalFinding(actual.rows, paymentsPerYear)),
      summary: charts.years.summary,
      kind: "stacked-bars",
      x: { label: charts.years.year, format: { kind: "count" } },
      y: { label: charts.years.paid, format: MONEY },
      series: [
        {
          id: "principal",
          label: charts.years.principal,
          points: yearly((year) => year.principal + year.extra),
        },
        { id: "interest", label: charts.years.interest, points: yearly((year) => year.interest) },
      ],
    },
    parts(amortization, decimals),
  ];
}

function parts({ agreement, actual }: Amortization, decimals: number): Chart {
  const { fees } = agreement.request;
  const shares: [string, string, number][] = [
    ["principal", charts.parts.loan, agreement.amount],
    ["interest", charts.parts.interest, actual.interest],
    ["fees", charts.parts.fees, fees],
  ];
  const share = shareOf(actual.interest, agreement.amount + actual.interest + fees);
  return {
    id: "parts",
    title: charts.parts.title,
    ...concluded(share && charts.parts.interestShare(share)),
    summary: charts.parts.summary,
    kind: "parts",
    value: { label: charts.parts.amount, format: MONEY },
    parts: shares
      .filter(([, , amount]) => amount > 0)
      .map(([id, label, amount]) => ({ id, label, value: toMajor(amount, decimals) })),
  };
}

const column = (id: string, label: string, format: ValueFormat = MONEY) => ({ id, label, format });

export function loanTables(amortization: Amortization, { decimals }: Currency): Table[] {
  const { actual, days, agreement } = amortization;
  const major = (minor: number): number => toMajor(minor, decimals);
  const years = loanYears(actual.rows, agreement.request.paymentsPerYear);
  const principal = agreement.principal - actual.extra;
  const totals = [
    major(actual.paid - actual.extra),
    major(actual.interest),
    major(principal),
    major(actual.extra),
    0,
  ];
  const amounts = [
    column("payment", tables.columns.payments),
    column("interest", tables.columns.interest),
    column("principal", tables.columns.principal),
    column("extra", tables.columns.extra),
    column("balance", tables.columns.balance),
  ];
  return [
    {
      id: "years",
      title: tables.years.title,
      columns: [
        column("year", tables.years.year, { kind: "count" }),
        column("end", tables.years.end, { kind: "day" }),
        ...amounts,
      ],
      rows: years.map((year) => [
        year.year,
        days[year.last] ?? null,
        major(year.interest + year.principal),
        major(year.interest),
        major(year.principal),
        major(year.extra),
        major(year.balance),
      ]),
      total: [tables.total, null, ...totals],
      ...(years.length > READABLE && { folded: true as const }),
    },
    {
      id: "schedule",
      title: tables.schedule.title,
      columns: [
        column("number", tables.schedule.number, { kind: "count" }),
        column("day", tables.schedule.day, { kind: "day" }),
        ...amounts,
      ],
      rows: actual.rows.map((row, index) => [
        index + 1,
        days[index] ?? null,
        major(row.payment),
        major(row.interest),
        major(row.principal),
        major(row.extra),
        major(row.balance),
      ]),
      total: [tables.total, null, ...totals],
      folded: true,
    },
  ];
}

/** Compares two loans, with the difference of the second one. */
export function comparisonTable(
  amortization: Amortization,
  other: Amortization,
  { decimals }: Currency,
): Table {
  const figures = ({ agreement, actual, apr }: Amortization) => ({
    payment: toMajor(agreement.plan.payment, decimals),
    payments: actual.rows.length,
    interest: toMajor(actual.interest, decimals),
    cost: toMajor(actual.interest + agreement.request.fees, decimals),
    paid: toMajor(actual.paid, decimals),
    apr: apr === undefined ? null : apr * 100,
  });
  const [a, b] = [figures(amortization), figures(other)];
  const texts = tables.comparison;
  const round = (value: number): number => Math.round(value * 10 ** decimals) / 10 ** decimals;
  return {
    id: "comparison",
    title: texts.title,
    columns: [
      column("loan", texts.loan, { kind: "text" }),
      column("payment", texts.payment),
      column("payments", texts.payments, { kind: "count" }),
      column("interest", texts.interest),
      column("cost", texts.cost),
      column("paid", texts.paid),
      column("apr", texts.apr, { kind: "percent", decimals: 3 }),
      column("payoff", texts.payoff, { kind: "day" }),
    ],
    rows: [
      [texts.thisLoan, ...Object.values(a), amortization.days[a.payments - 1] ?? null],
      [texts.otherLoan, ...Object.values(b), other.days[b.payments - 1] ?? null],
      [
        texts.difference,
        round(b.payment - a.payment),
        b.payments - a.payments,
        round(b.interest - a.interest),
        round(b.cost - a.cost),
        round(b.paid - a.paid),
        a.apr === null || b.apr === null ? null : b.apr - a.apr,
        null,
      ],
    ],
  };
}
