import type { Line, LineChart, Point } from "../../kit/calculator/chart.ts";
import type { Values } from "../../kit/formulas/expression.ts";
import { messages } from "./messages.ts";
import { type Root, solve } from "./solve.ts";
import type { Domain, PhysicsView } from "./view.ts";

const POINTS = 160;
const NEAR = 1e-9;

/** Builds the chart of the solutions over one input, with the visitor’s point. */
export function curveOf(
  view: PhysicsView,
  unknown: string,
  root: Root,
  inputs: Values,
  along: string,
): LineChart | undefined {
  const [sought, input] = [view.variables[unknown], view.variables[along]];
  const at = inputs[along];
  if (!sought || !input || at === undefined) return undefined;
  const range = rangeOf(
    at,
    input.domain,
    input.format.kind === "quantity" && input.format.converter === "temperature",
  );
  const xs = samples(range, at, input.domain.whole);
  const lines = new Map<string, Point[]>();
  for (const x of xs) {
    const solved = solve(view, unknown, { ...inputs, [along]: x });
    if (!solved.ok) continue;
    solved.value.forEach(({ value, formula }, index) => {
      const id = formula ?? String(index);
      const line = lines.get(id) ?? [];
      line.push([x, value]);
      lines.set(id, line);
    });
  }
  const several = lines.size > 1;
  const series: Line[] = [...lines].map(([id, points], index) => ({
    id,
    label: several ? messages.chart.seriesOfSolution({ label: sought.label, index }) : sought.label,
    points,
  }));
  if (series.every(({ points }) => points.length < 2)) return undefined;
  const inputName = lowerFirst(input.label);
  return {
    id: "curve",
    kind: "lines",
    title: messages.chart.title({ result: sought.label, input: inputName }),
    finding: messages.chart.finding({
      result: { label: sought.label, value: { value: root.value, format: sought.format } },
      input: { label: inputName, value: { value: at, format: input.format } },
    }),
    summary: messages.chart.summary,
    x: { label: input.label, format: input.format },
    y: { label: sought.label, format: sought.format },
    series,
    point: { x: at, y: root.value, label: messages.chart.pointLabel },
  };
}

const lowerFirst = (text: string): string =>
  text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());

interface Range {
  from: number;
  to: number;
}

/** Returns the range from 0 to twice the value, within the domain; the complete domain if it is bounded. */
function rangeOf(at: number, { above, below, min, max }: Domain, isTemperature: boolean): Range {
  const [low, high] = [above ?? min, below ?? max];
  if (low !== undefined && high !== undefined) return { from: low, to: high };
  if (isTemperature) return { from: at * 0.75, to: at * 1.25 };
  const reach = at === 0 ? 1 : Math.abs(at) * 2;
  const from = low ?? (at < 0 ? -reach : at === 0 ? -reach : 0);
  const to = high ?? (at < 0 && low === undefined ? 0 : Math.max(reach, from + reach));
  return { from: Math.min(from, at), to: Math.max(to, at) };
}

function samples({ from, to }: Range, at: number, whole: true | undefined): number[] {
  if (whole) {
    const first = Math.max(1, Math.ceil(from));
    return Array.from(
      { length: Math.min(Math.max(Math.ceil(to), first + 5) - first + 1, 40) },
      (_, i) => first + i,
    );
  }
  const width = to - from;
  // Excludes the ends, where many formulas have no value.
  const xs = Array.from({ length: POINTS + 1 }, (_, i) => from + (width * i) / POINTS);
  xs[0] = from + width * NEAR;
  xs[POINTS] = to - width * NEAR;
  return [...xs, at].sort((a, b) => a - b);
}
