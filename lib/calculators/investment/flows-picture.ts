import { roundTo } from "../../core/numeric/round.ts";
import type { Chart, Table, ValueFormat } from "../../kit/calculator/computation.ts";
import { concluded } from "../../kit/calculator/findings.ts";
import { type Flow, presentValue } from "../../science/finance/cash-flows.ts";
import { messages } from "./messages.ts";

export interface Discounted {
  label: number | string;
  at: number;
  amount: number;
  factor: number;
  present: number;
  total: number;
}

const CHART_POINTS = 60;
/** Largest rate in the chart, percent a year. */
const WIDEST = 200;

/** Plots the net present value against the yearly discount rate, with a mark at each rate of return. */
export function presentValueChart(
  flows: readonly Flow[],
  perYear: number,
  discount: number,
  roots: readonly number[],
): Chart[] {
  const texts = messages.charts.npv;
  const marks = roots
    .map((root) => roundTo(root * 100, 6))
    .filter((percent) => percent > -90 && percent < WIDEST)
    .map((x) => ({ x, label: texts.zero }));
  const rates = [...marks.map(({ x }) => x), Math.min(discount * 100, WIDEST)];
  const low = Math.max(Math.min(0, ...rates.map((x) => Math.floor(x / 10) * 10 - 10)), -80);
  const high = Math.max(20, ...rates.map((x) => Math.ceil(x / 10) * 10 + 10));
  const points = Array.from({ length: CHART_POINTS + 1 }, (_, index) => {
    const percent = low + ((high - low) * index) / CHART_POINTS;
    const value = presentValue(flows, Math.expm1(Math.log1p(percent / 100) / perYear));
    return [percent, value] as const;
  }).filter(([, value]) => Math.abs(value) < 1e15);
  if (points.length < 2) return [];
  const [root] = marks;
  return [
    {
      id: "npv",
      title: texts.title,
      ...concluded(
        root && marks.length === roots.length && roots.length === 1
          ? texts.zeroAt({ value: root.x, format: { kind: "percent", decimals: 2 } })
          : undefined,
      ),
      summary: texts.summary,
      kind: "lines",
      x: { label: texts.rate, format: { kind: "percent", decimals: 1 } },
      y: { label: texts.npv, format: { kind: "money" } },
      series: [{ id: "npv", label: texts.npv, points }],
      ...(root && { home: root.x }),
      marks: [...marks, { x: Math.min(discount * 100, WIDEST), label: texts.discountRate }],
    },
  ];
}

export function flowTable(
  flows: readonly Discounted[],
  first: { label: string; format: ValueFormat },
): Table {
  const money = { kind: "money" } as const;
  const texts = messages.tables.flows;
  const table = {
    id: "flows",
    title: texts.title,
    columns: [
      { id: "time", ...first },
      { id: "amount", label: texts.amount, format: money },
      { id: "factor", label: texts.factor, format: { kind: "number", significant: 6 } as const },
      { id: "present", label: texts.present, format: money },
      { id: "total", label: texts.total, format: money },
    ],
    rows: flows.map(({ label, amount, factor, present, total }) => [label, amount, factor, present, total]),
  };
  return flows.length > 40 ? { ...table, folded: true } : table;
}
