import { numberOfDay } from "../../core/civil/day.ts";
import { paymentDay } from "../../core/civil/payment-days.ts";
import type { Chart, Table, ValueFormat } from "../../kit/calculator/computation.ts";
import { concluded, shareOf } from "../../kit/calculator/findings.ts";
import type { Currency } from "../../kit/fields/currency.ts";
import { toMajor } from "../../kit/fields/money.ts";
import { sentence } from "../../kit/fields/sentence.ts";
import { payoffFinding, principalFinding } from "../../science/finance/loan-findings.ts";
import { loanYears, paymentStep, sampled } from "../../science/finance/loan-years.ts";
import type { Row, Schedule } from "../../science/finance/schedule.ts";
import type { Amortization } from "./amortization.ts";

const MONEY: ValueFormat = { kind: "money" };
/** Rows of a table that are read without folding it away. */
const READABLE = 40;

type Point = readonly [x: number, y: number];

/** Points by their days, from the start of the loan on, every `step` payments; `value` in minor units after a row. */
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

/** The day of a payment by its index, as axes count days; -1: a period before the first. */
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
      title: "Balance and interest",
      ...concluded(payoffFinding(paid, decimals)),
      summary: "The balance falls to 0 as the interest paid so far adds up.",
      kind: "lines",
      x: { label: "Date", format: { kind: "day" } },
      y: { label: "Amount", format: MONEY },
      series: [
        { id: "balance", label: "Balance", points: balance(amortization, actual) },
        ...(actual === base
          ? []
          : [{ id: "base", label: "Balance without extras", points: balance(amortization, base) }]),
        { id: "interest", label: "Interest paid so far", points: interest },
        ...(other
          ? [{ id: "other", label: "Other loan’s balance", points: balance(other, other.actual) }]
          : []),
      ],
      // The readout starts at the payoff. The chart’s other lines may continue.
      home: dayOf(amortization, actual.rows.length - 1),
    },
    {
      id: "years",
      title: "Principal and interest by year",
      ...concluded(principalFinding(actual.rows, paymentsPerYear)),
      summary: "How much of each year’s payments is interest and how much is principal.",
      kind: "stacked-bars",
      x: { label: "Year", format: { kind: "count" } },
      y: { label: "Paid", format: MONEY },
      series: [
        { id: "principal", label: "Principal", points: yearly((year) => year.principal + year.extra) },
        { id: "interest", label: "Interest", points: yearly((year) => year.interest) },
      ],
    },
    parts(amortization, decimals),
  ];
}

function parts({ agreement, actual }: Amortization, decimals: number): Chart {
  const { fees } = agreement.request;
  const shares: [string, string, number][] = [
    ["principal", "Loan", agreement.amount],
    ["interest", "Interest", actual.interest],
    ["fees", "Fees", fees],
  ];
  const share = shareOf(actual.interest, agreement.amount + actual.interest + fees);
  return {
    id: "parts",
    title: "Where the money goes",
    ...concluded(share && sentence`Interest is ${share} of everything you pay`),
    summary: "Principal, interest and fees.",
    kind: "parts",
    value: { label: "Amount", format: MONEY },
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
    column("payment", "Payments"),
    column("interest", "Interest"),
    column("principal", "Principal"),
    column("extra", "Extra"),
    column("balance", "Balance"),
  ];
  return [
    {
      id: "years",
      title: "By year of the loan",
      columns: [
        column("year", "Year", { kind: "count" }),
        column("end", "Last payment", { kind: "day" }),
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
      total: ["Total", null, ...totals],
      ...(years.length > READABLE && { folded: true as const }),
    },
    {
      id: "schedule",
      title: "Payment schedule",
      columns: [
        column("number", "No.", { kind: "count" }),
        column("day", "Date", { kind: "day" }),
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
      total: ["Total", null, ...totals],
      folded: true,
    },
  ];
}

/** Two loans side by side, with what the second one has more (or less, below 0). */
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
  const round = (value: number): number => Math.round(value * 10 ** decimals) / 10 ** decimals;
  return {
    id: "comparison",
    title: "Both loans",
    columns: [
      column("loan", "Loan", { kind: "text" }),
      column("payment", "Payment"),
      column("payments", "Payments", { kind: "count" }),
      column("interest", "Interest"),
      column("cost", "Interest and fees"),
      column("paid", "Total of payments"),
      column("apr", "APR", { kind: "percent", decimals: 3 }),
      column("payoff", "Paid off", { kind: "day" }),
    ],
    rows: [
      ["This loan", ...Object.values(a), amortization.days[a.payments - 1] ?? null],
      ["Other loan", ...Object.values(b), other.days[b.payments - 1] ?? null],
      [
        "Difference",
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
