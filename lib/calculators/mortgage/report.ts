import { numberOfDay, textOfDay } from "../../core/civil/day.ts";
import { longDateOf } from "../../core/civil/day-names.ts";
import { paymentDay } from "../../core/civil/payment-days.ts";
import type { PartsChart } from "../../kit/calculator/chart.ts";
import type { Chart, Table, ValueFormat } from "../../kit/calculator/computation.ts";
import { amountOf, shareOf } from "../../kit/calculator/findings.ts";
import type { Currency } from "../../kit/fields/currency.ts";
import { toMajor } from "../../kit/fields/money.ts";
import type { Sentence } from "../../kit/fields/sentence.ts";
import { payoffFinding } from "../../science/finance/loan-findings.ts";
import { loanYears, paymentStep, sampled, termText } from "../../science/finance/loan-years.ts";
import type { Amortization } from "./amortization.ts";
import { homeYears, monthlyCost } from "./cost.ts";
import { messages } from "./messages.ts";
import type { PointsResult } from "./points.ts";

const { charts, tables } = messages;

const MONEY: ValueFormat = { kind: "money" };
const DATE = { label: charts.date, format: { kind: "day" } } as const;
/** Longer tables are collapsed. */
const READABLE = 40;

type Point = readonly [x: number, y: number];

interface Growth {
  costs: number;
  home: number;
}

export function mortgageCharts(amortization: Amortization, growth: Growth, currency: Currency): Chart[] {
  const major = (minor: number): number => toMajor(Math.round(minor), currency.decimals);
  const cost = monthlyCost(amortization);
  const shares: [string, string, number][] = [
    ["payment", charts.cost.payment, cost.principalAndInterest],
    ["tax", charts.cost.tax, cost.tax],
    ["insurance", charts.cost.insurance, cost.insurance],
    ["hoa", charts.cost.hoa, cost.hoa],
    ["pmi", charts.cost.pmi, cost.pmi],
  ];
  const total = shares.reduce((sum, [, , amount]) => sum + amount, 0);
  const parts: PartsChart = {
    id: "cost",
    title: charts.cost.title,
    finding: costFinding(amountOf(major(total)), shareOf(cost.principalAndInterest, total)),
    summary: charts.cost.summary,
    kind: "parts",
    value: { label: charts.cost.amount, format: MONEY },
    parts: shares
      .filter(([, , amount]) => amount > 0)
      .map(([id, label, amount]) => ({ id, label, value: major(amount) })),
  };
  const lines = balanceChart(amortization, growth, currency.decimals);
  return [...(parts.parts.length > 0 ? [parts] : []), ...(lines ? [lines] : [])];
}

const costFinding = (total: ReturnType<typeof amountOf>, share: ReturnType<typeof shareOf>): Sentence =>
  share ? charts.cost.findingWithShare({ total, share }) : charts.cost.finding(total);

function balanceChart(amortization: Amortization, growth: Growth, decimals: number): Chart | undefined {
  const { actual, base, financing, terms, pmi } = amortization;
  if (financing.loan === 0) return undefined;
  const perYear = terms.paymentsPerYear;
  const balances = (rows: typeof actual.rows): Point[] => [
    [0, financing.loan],
    ...rows.map((row, index): Point => [index + 1, row.balance]),
  ];
  const dayOf = daysAfter(amortization);
  const step = paymentStep(base.rows.length, perYear);
  const sampledPoints = (points: Point[]): Point[] =>
    sampled(points, step).map(([x, y]) => [dayOf(x), toMajor(Math.round(y), decimals)]);
  const loan = { base, actual, principal: financing.loan, paymentsPerYear: perYear, inAdvance: false };
  const equity = balances(actual.rows).map(
    ([x, balance]): Point => [x, financing.price * (1 + growth.home) ** (x / perYear) - balance],
  );
  return {
    id: "balance",
    title: charts.balance.title,
    finding:
      payoffFinding(loan, decimals) ??
      charts.balance.paidOff(longDateOf(textOfDay(dayOf(actual.rows.length)))),
    summary: charts.balance.summary,
    kind: "lines",
    x: DATE,
    y: { label: charts.balance.amount, format: MONEY },
    series: [
      { id: "balance", label: charts.balance.balance, points: sampledPoints(balances(actual.rows)) },
      ...(actual === base
        ? []
        : [{ id: "base", label: charts.balance.withoutExtras, points: sampledPoints(balances(base.rows)) }]),
      { id: "equity", label: charts.balance.equity, points: sampledPoints(equity) },
    ],
    ...(pmi && { marks: [{ x: dayOf(pmi.last), label: charts.balance.pmiEnds }] }),
    // The readout starts at the payoff by extra payments.
    ...(actual !== base && { home: dayOf(actual.rows.length) }),
  };
}

/** Returns the day of a payment, counted from 1, as axes count days; 0: a period before the first. */
const daysAfter =
  ({ days, terms }: Amortization) =>
  (payment: number): number =>
    numberOfDay(days[payment - 1] ?? paymentDay(days[0] ?? "", payment - 1, terms.paymentsPerYear));

/** Builds the chart of the cost of interest and points over time, with and without points. */
export function pointsChart(amortization: Amortization, result: PointsResult, currency: Currency): Chart {
  const perYear = amortization.terms.paymentsPerYear;
  const dayOf = daysAfter(amortization);
  const step = paymentStep(amortization.base.rows.length, perYear);
  const costs = (rows: typeof amortization.base.rows, start: number): Point[] => {
    let sum = start;
    const points = rows.map((row, index): Point => {
      sum += row.interest;
      return [dayOf(index + 1), toMajor(sum, currency.decimals)];
    });
    return sampled([[dayOf(0), toMajor(start, currency.decimals)], ...points], step);
  };
  const even = result.interestBreakEven;
  return {
    id: "points",
    title: charts.points.title,
    finding:
      even === undefined ? charts.points.noBreakEven : charts.points.breakEvenAfter(termText(even, perYear)),
    summary: charts.points.summary,
    kind: "lines",
    x: DATE,
    y: { label: charts.points.paid, format: MONEY },
    series: [
      { id: "without", label: charts.points.without, points: costs(amortization.base.rows, 0) },
      { id: "with", label: charts.points.with, points: costs(result.schedule.rows, result.cost) },
    ],
    ...(even !== undefined && {
      marks: [{ x: dayOf(even), label: charts.points.breakEven }],
      home: dayOf(even),
    }),
  };
}

const column = (id: string, label: string, format: ValueFormat = MONEY) => ({ id, label, format });
const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

export function mortgageTables(amortization: Amortization, growth: Growth, currency: Currency): Table[] {
  if (amortization.financing.loan === 0) return [];
  return [yearTable(amortization, growth, currency), scheduleTable(amortization, currency)];
}

/** Amounts that are summed by year. */
const YEARLY = ["principal", "extra", "interest", "tax", "insurance", "hoa", "pmi"] as const;

function yearTable(amortization: Amortization, growth: Growth, { decimals }: Currency): Table {
  const { actual, days, financing, terms } = amortization;
  const home = homeYears(amortization, growth.costs);
  const years = loanYears(actual.rows, terms.paymentsPerYear).map((year, index) => {
    const elapsed = (year.last + 1) / terms.paymentsPerYear;
    const equity = Math.round(financing.price * (1 + growth.home) ** elapsed - year.balance);
    const costs = home[index] ?? { tax: 0, insurance: 0, hoa: 0, pmi: 0 };
    return { ...year, ...costs, equity };
  });
  // Columns without any amount are omitted, so that the balance is visible without scrolling.
  const summed = YEARLY.filter((id) => years.some((year) => year[id] !== 0));
  return {
    id: "years",
    title: tables.years.title,
    columns: [
      column("year", tables.years.year, { kind: "count" }),
      column("end", tables.years.end, { kind: "day" }),
      ...summed.map((id) => column(id, tables.years[id])),
      column("balance", tables.years.balance),
      column("equity", tables.years.equity),
    ],
    rows: years.map((year) => [
      year.year,
      days[year.last] ?? null,
      ...summed.map((id) => toMajor(year[id], decimals)),
      toMajor(year.balance, decimals),
      toMajor(year.equity, decimals),
    ]),
    total: [
      tables.total,
      null,
      ...summed.map((id) => toMajor(sumOf(years.map((year) => year[id])), decimals)),
      null,
      null,
    ],
    ...(years.length > READABLE && { folded: true as const }),
  };
}

function scheduleTable({ actual, days, pmi }: Amortization, { decimals }: Currency): Table {
  const major = (minor: number): number => toMajor(minor, decimals);
  return {
    id: "schedule",
    title: tables.schedule.title,
    columns: [
      column("number", tables.schedule.number, { kind: "count" }),
      column("day", tables.schedule.day, { kind: "day" }),
      column("payment", tables.schedule.payment),
      column("interest", tables.schedule.interest),
      column("principal", tables.schedule.principal),
      column("extra", tables.schedule.extra),
      column("pmi", tables.schedule.pmi),
      column("balance", tables.schedule.balance),
    ],
    rows: actual.rows.map((row, index) => [
      index + 1,
      days[index] ?? null,
      major(row.payment),
      major(row.interest),
      major(row.principal),
      major(row.extra),
      major(pmi && index < pmi.last ? pmi.each : 0),
      major(row.balance),
    ]),
    total: [
      tables.total,
      null,
      major(actual.paid - actual.extra),
      major(actual.interest),
      major(actual.paid - actual.extra - actual.interest),
      major(actual.extra),
      major(pmi?.total ?? 0),
      0,
    ],
    folded: true,
  };
}
