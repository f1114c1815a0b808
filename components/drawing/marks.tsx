import type { ReactNode } from "react";
import { roundTo } from "@/lib/core/numeric/round";
import styles from "./drawing.module.css";

export type Point = readonly [x: number, y: number];

/** Meaning of a line; the style sheet gives it color and weight. */
export type Tone = "accent" | "cold" | "hot" | "fine" | "hidden" | "strong";

/** Returns the style sheet's classes of the names, for a `className`. */
export const joinClasses = (...names: readonly string[]): string =>
  names.map((name) => styles[name]).join(" ");

/** Returns points in the syntax of SVG's `points` attribute. */
export const formatPoints = (points: readonly Point[]): string =>
  points.map((point) => point.join(",")).join(" ");

/** Length of an arrowhead, in user units. */
const HEAD_LENGTH = 8;

/** Returns the corners of an arrowhead at a tip, in the direction from a tail. */
function arrowheadCorners([fromX, fromY]: Point, [x, y]: Point): Point[] {
  const length = Math.hypot(x - fromX, y - fromY) || 1;
  const [dx, dy] = [((x - fromX) / length) * HEAD_LENGTH, ((y - fromY) / length) * HEAD_LENGTH];
  return [
    [x, y],
    [roundTo(x - dx - dy / 2, 2), roundTo(y - dy + dx / 2, 2)],
    [roundTo(x - dx + dy / 2, 2), roundTo(y - dy - dx / 2, 2)],
  ];
}

/** Arrow through points, with its head at the last one. */
export function Arrow({ through, tone }: { through: readonly Point[]; tone?: Tone }) {
  const [tail, tip] = [through.at(-2), through.at(-1)];
  if (!tail || !tip) return null;
  const classes = tone ? [tone] : [];
  return (
    <>
      <polyline points={formatPoints(through)} className={joinClasses(...classes)} />
      <polygon
        points={formatPoints(arrowheadCorners(tail, tip))}
        className={joinClasses("solid", ...classes)}
      />
    </>
  );
}

interface LabelProps {
  at: Point;
  anchor?: "start" | "middle" | "end";
  /** A name is bold, a note is quiet. */
  kind?: "name" | "quiet" | undefined;
  children: ReactNode;
}

/** Text at a point of its baseline. */
export const Label = ({ at: [x, y], anchor = "start", kind, children }: LabelProps) => (
  <text x={x} y={y} textAnchor={anchor} className={kind && styles[kind]}>
    {children}
  </text>
);

/** Numbered disk that a list next to the drawing refers to. */
export const NumberMarker = ({ at: [x, y], number }: { at: Point; number: number }) => (
  <>
    <circle cx={x} cy={y} r="10" className={joinClasses("accent", "solid")} />
    <text x={x} y={y + 4.5} textAnchor="middle" className={joinClasses("reverse", "name")}>
      {number}
    </text>
  </>
);
