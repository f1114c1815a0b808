import type { Chart, Table } from "../../kit/calculator/computation.ts";
import { concluded } from "../../kit/calculator/findings.ts";
import { formatOf } from "../../kit/fields/quantity-format.ts";
import type { Sentence } from "../../kit/fields/sentence.ts";
import { courseOf } from "../../science/health/weight-plan.ts";
import type { Timeline } from "./goal.ts";
import { messages } from "./messages.ts";
import { weight } from "./quantities.ts";

const weightFormat = formatOf(weight, { decimals: 1 });

/** Maximum number of points of a line. */
const MOST_POINTS = 110;

/** Computes the weight at the end of each week: by the rule, and with the need recalculated, ±10%. */
function lines({
  projection,
  pace,
  goal,
  weeks,
}: Timeline): { id: string; label: string; weights: number[] }[] {
  const rule = Array.from({ length: weeks + 1 }, (_, week) => {
    const weight = projection.weight + pace * week;
    return goal === undefined ? weight : pace < 0 ? Math.max(goal, weight) : Math.min(goal, weight);
  });
  const shifted = (share: number): number[] =>
    courseOf({ ...projection, needAt: (weight) => share * projection.needAt(weight) }, weeks);
  return [
    { id: "rule", label: messages.charts.timeline.lines.rule, weights: rule },
    { id: "falling", label: messages.charts.timeline.lines.falling, weights: shifted(1) },
    { id: "higher", label: messages.charts.timeline.lines.higher, weights: shifted(1.1) },
    { id: "lower", label: messages.charts.timeline.lines.lower, weights: shifted(0.9) },
  ];
}

export function timelineChart(timeline: Timeline): Chart {
  const every = Math.max(1, Math.ceil(timeline.weeks / MOST_POINTS));
  return {
    id: "timeline",
    title: messages.charts.timeline.title,
    ...concluded(timelineFinding(timeline)),
    summary: messages.charts.timeline.summary(timeline.weeks),
    kind: "lines",
    x: { label: messages.charts.timeline.weeks, format: { kind: "count" } },
    y: { label: messages.charts.timeline.weight, format: weightFormat },
    series: lines(timeline).map(({ id, label, weights }) => ({
      id,
      label,
      points: weights
        .map((weight, week) => [week, weight] as const)
        .filter(([week]) => week % every === 0 || week === timeline.weeks),
    })),
  };
}

/** Names the last weight of the recalculated line; undefined if it hardly differs from the present weight. */
function timelineFinding({ projection, weeks }: Timeline): Sentence | undefined {
  const end = courseOf(projection, weeks).at(-1);
  if (end === undefined || Math.abs(end - projection.weight) < 0.1) return undefined;
  const inWeight = (value: number) => ({ value, format: weightFormat });
  return messages.charts.timeline.finding({ start: inWeight(projection.weight), end: inWeight(end), weeks });
}

export function timelineTable(timeline: Timeline): Table {
  const columns = lines(timeline);
  return {
    id: "timeline",
    title: messages.tables.timeline.title,
    columns: [
      { id: "week", label: messages.tables.timeline.week, format: { kind: "count" } },
      ...columns.map(({ id, label }) => ({ id, label, format: weightFormat })),
    ],
    rows: Array.from({ length: timeline.weeks + 1 }, (_, week) => [
      week,
      ...columns.map(({ weights }) => weights[week] ?? null),
    ]),
    ...(timeline.weeks > 40 ? { folded: true as const } : {}),
  };
}
