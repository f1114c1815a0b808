import type { LineChart, ScatterChart } from "../chart.ts";
import { numberOf, type PropertyId, properties } from "./properties.ts";
import type { TableElement } from "./table-element.ts";

/** Against the atomic number, as one line or one for each period; or along groups, one line for each. */
export type Along = "number" | "period" | "group";

const numbers = { kind: "number", decimals: 4 } as const;

/** A property over the atomic number, in lines that break at the noble gases; or over the period, a line for each group. */
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
              `Period ${period}`,
              elements.filter((element) => element.period === period),
              byNumber,
            ),
          )
        : [1, 2, 13, 14, 15, 16, 17, 18].map((group) =>
            line(
              `Group ${group}`,
              elements.filter((element) => element.group === group),
              byPeriod,
            ),
          );
  const known = series.flatMap(({ points }) => points).length;
  return {
    kind: "lines",
    id: `trend-${id}-${along}`,
    title: along === "group" ? `${label} by period, main groups` : `${label} by atomic number`,
    summary: `${known} values; elements whose value is not known are left out.`,
    x: {
      label: along === "group" ? "Period" : "Atomic number",
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

/** Two properties against each other, a marker for each element. */
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
    title: `${axis(y, false).label} against ${axis(x, false).label}`,
    summary: "A marker for each element for which both values are known.",
    x: axis(x, logarithmic.x),
    y: axis(y, logarithmic.y),
    series: blocks.map((block) => ({
      id: block,
      label: `${block}-block`,
      points: elements.flatMap((element) => {
        const [left, up] = [numberOf(element, x), numberOf(element, y)];
        return element.block !== block || left === undefined || up === undefined
          ? []
          : [{ x: left, y: up, label: element.symbol }];
      }),
    })),
  };
}
