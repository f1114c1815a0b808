import type { ReactNode } from "react";
import { roundTo } from "@/lib/core/numeric/round";
import { joinClasses, Label, type Point } from "./marks";

/** Axis of a plot: its range, the values at its ticks, and their text. */
export interface Axis {
  from: number;
  to: number;
  ticks: readonly number[];
  format: (value: number) => string;
  /** Quantity and unit, in words. */
  name: string;
}

/** Rectangle of a plot in user units: left, top, right and bottom edge. */
export type Area = readonly [left: number, top: number, right: number, bottom: number];

/** Creates the function that maps a point of the x and y axes to user units of the area. */
export function createPlacement(x: Pick<Axis, "from" | "to">, y: Pick<Axis, "from" | "to">, area: Area) {
  const [left, top, right, bottom] = area;
  return (at: Point): Point => [
    roundTo(left + ((at[0] - x.from) / (x.to - x.from)) * (right - left), 2),
    roundTo(bottom - ((at[1] - y.from) / (y.to - y.from)) * (bottom - top), 2),
  ];
}

/** Returns `count` + 1 evenly spaced values from `from` to `to`. */
export const valuesBetween = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count + 1 }, (_, index) => from + ((to - from) * index) / count);

interface AxesProps {
  x: Axis;
  y: Axis;
  area: Area;
  children?: ReactNode;
}

/** Horizontal hairlines at the ticks of y, a baseline, and the numbers and names of both axes. */
export function Axes({ x, y, area, children }: AxesProps) {
  const [left, top, right, bottom] = area;
  const place = createPlacement(x, y, area);
  return (
    <>
      {y.ticks.map((tick) => {
        const [, height] = place([x.from, tick]);
        return (
          <g key={tick}>
            <path d={`M${left} ${height}H${right}`} className={joinClasses("grid")} />
            <Label at={[left - 6, height + 4]} anchor="end" kind="quiet">
              {y.format(tick)}
            </Label>
          </g>
        );
      })}
      <path d={`M${left} ${bottom}H${right}`} className={joinClasses("fine")} />
      {x.ticks.map((tick) => (
        <Label key={tick} at={[place([tick, y.from])[0], bottom + 16]} anchor="middle" kind="quiet">
          {x.format(tick)}
        </Label>
      ))}
      <Label at={[0, top - 12]}>{y.name}</Label>
      <Label at={[right, bottom + 33]} anchor="end">
        {x.name}
      </Label>
      {children}
    </>
  );
}

interface LegendProps {
  at: Point;
  /** Classes of a swatch, its name, and the width that it takes. */
  entries: readonly (readonly [classes: readonly string[], name: string, width: number])[];
}

/** Swatches with their names, in a row. */
export const Legend = ({ at: [x, y], entries }: LegendProps) =>
  entries.map(([classes, name], index) => {
    const left = entries.slice(0, index).reduce((sum, [, , width]) => sum + width, x);
    return (
      <g key={name}>
        <rect x={left} y={y - 9} width="10" height="10" className={joinClasses(...classes)} />
        <Label at={[left + 15, y]}>{name}</Label>
      </g>
    );
  });
