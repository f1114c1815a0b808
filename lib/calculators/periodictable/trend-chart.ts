import { formatNumber } from "../../core/numeric/text.ts";
import type { LineChart, ScatterChart } from "../../kit/calculator/chart.ts";
import { concluded } from "../../kit/calculator/findings.ts";
import { messages } from "./messages.ts";
import { numberOf, type PropertyId, properties } from "./properties.ts";
import type { TableElement } from "./table-element.ts";

export type Along = "number" | "period" | "group";

const nameOf = (id: PropertyId): string => properties.find((each) => each.id === id)?.label ?? "";

const numbers = { kind: "number", decimals: 4 } as const;

/**
 * Plots a property over the atomic number, in lines that break at the noble gases; or over the period, a line
 * for each group.
 */
export function trendChart(
  elements: readonly TableElement[],
  id: PropertyId,
  along: Along,
  logarithmic: boolean,
): LineChart {
  const property = properties.find((each) => each.id === id);
  const { label = "", unit = "" } = property ?? {};
  const yLabel = unit === "" ? label : `${label} (${unit})`;
  const line = (name: string, members: readonly TableElement[], x: (element: TableElement) => number) => ({
    id: name.toLowerCase().replace(/\W+/g, "-"),
    label: name,
    points: members.flatMap((element) => {
      const y = numberOf(element, id);
      return y === undefined ? [] : [[x(element), y] as const];
    }),
  });
  const byNumber = ({ z }: TableElement): number => z;
  const byPeriod = ({ period }: TableElement): number => period;
  const series =
    along === "number"
      ? [line(label, elements, byNumber)]
      : along === "period"
        ? [1, 2, 3, 4, 5, 6, 7].map((period) =>
            line(
              messages.trend.periodNumber(period),
              elements.filter((element) => element.period === period),
              byNumber,
            ),
          )
        : [1, 2, 13, 14, 15, 16, 17, 18].map((group) =>
            line(
              messages.trend.groupNumber(group),
              elements.filter((element) => element.group === group),
              byPeriod,
            ),
          );
  const count = series.flatMap(({ points }) => points).length;
  return {
    kind: "lines",
    id: `trend-${id}-${along}`,
    title: along === "group" ? messages.trend.titleByPeriod(label) : messages.trend.titleByNumber(label),
    ...concluded(trendFinding(elements, id)),
    summary: messages.trend.summary(count),
    x: {
      label: along === "group" ? messages.trend.period : messages.trend.atomicNumber,
      format: { kind: "number", decimals: 0 },
    },
    y: {
      label: yLabel,
      format: id === "discovered" ? { kind: "number", decimals: 0 } : numbers,
      ...(logarithmic && { scale: { kind: "log" } as const }),
    },
    series: series.filter(({ points }) => points.length > 0),
  };
}

function trendFinding(elements: readonly TableElement[], id: PropertyId): string | undefined {
  const listed = elements.flatMap((element) => {
    const value = numberOf(element, id);
    return value === undefined ? [] : [{ name: element.name.toLowerCase(), value }];
  });
  const ranked = listed.toSorted((a, b) => a.value - b.value);
  const [least, most] = [ranked[0], ranked.at(-1)];
  if (!least || !most || most.value <= least.value) return undefined;
  return id === "discovered"
    ? messages.trend.firstAndLatestDiscovery({
        first: { name: least.name, year: least.value },
        latest: { name: most.name, year: most.value },
      })
    : messages.trend.highestAndLowest({
        highest: { name: most.name, value: formatNumber(most.value) },
        lowest: { name: least.name, value: formatNumber(least.value) },
      });
}

/** Rank correlation (Spearman’s) from which two properties are called related. */
const STRONG = 0.7;

/** Describes the correlation of two properties over all elements that have both; undefined if it is weak. */
function scatterFinding(pairs: readonly (readonly [number, number])[], x: string, y: string) {
  if (pairs.length < 10) return undefined;
  const rho = correlation(ranks(pairs.map(([a]) => a)), ranks(pairs.map(([, b]) => b)));
  if (Math.abs(rho) < STRONG) return undefined;
  return messages.scatter.correlation({ x: x.toLowerCase(), y: y.toLowerCase(), isPositive: rho > 0 });
}

/** Returns the rank of each value, from 1; equal values share their average rank. */
function ranks(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b);
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2 + 1);
}

function correlation(a: readonly number[], b: readonly number[]): number {
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanA, meanB] = [mean(a), mean(b)];
  const sum = (of: (index: number) => number): number => a.reduce((total, _, index) => total + of(index), 0);
  const [da, db] = [(i: number) => (a[i] ?? 0) - meanA, (i: number) => (b[i] ?? 0) - meanB];
  return sum((i) => da(i) * db(i)) / Math.sqrt(sum((i) => da(i) ** 2) * sum((i) => db(i) ** 2));
}

export function scatterChart(
  elements: readonly TableElement[],
  [x, y]: readonly [PropertyId, PropertyId],
  logarithmic: { x: boolean; y: boolean },
): ScatterChart {
  const axis = (id: PropertyId, isLogarithmic: boolean) => {
    const { label = "", unit = "" } = properties.find((each) => each.id === id) ?? {};
    return {
      label: unit === "" ? label : `${label} (${unit})`,
      format: id === "discovered" ? ({ kind: "number", decimals: 0 } as const) : numbers,
      ...(isLogarithmic && { scale: { kind: "log" } as const }),
    };
  };
  const blocks = ["s", "p", "d", "f"] as const;
  return {
    kind: "scatter",
    id: `scatter-${x}-${y}`,
    title: messages.scatter.title({ x: axis(x, false).label, y: axis(y, false).label }),
    ...concluded(
      scatterFinding(
        elements.flatMap((element) => {
          const [left, up] = [numberOf(element, x), numberOf(element, y)];
          return left === undefined || up === undefined ? [] : [[left, up] as const];
        }),
        nameOf(x),
        nameOf(y),
      ),
    ),
    summary: messages.scatter.summary,
    x: axis(x, logarithmic.x),
    y: axis(y, logarithmic.y),
    series: blocks.map((block) => ({
      id: block,
      label: messages.scatter.block(block),
      points: elements.flatMap((element) => {
        const [left, up] = [numberOf(element, x), numberOf(element, y)];
        return element.block !== block || left === undefined || up === undefined
          ? []
          : [{ x: left, y: up, label: element.symbol }];
      }),
    })),
  };
}
