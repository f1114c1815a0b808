import type { ReactNode } from "react";
import styles from "./drawing.module.css";

export type Point = readonly [x: number, y: number];

/** Meaning of a line; the style sheet gives it color and weight. */
export type Tone = "accent" | "cold" | "hot" | "fine" | "hidden" | "strong";

/** Classes of the style sheet, joined. */
export const look = (...names: readonly string[]): string => names.map((name) => styles[name]).join(" ");

const HEAD = 8;

/** Returns the corners of an arrowhead at `tip`, in the direction from `tail`. */
function headOf([fromX, fromY]: Point, [x, y]: Point): string {
  const length = Math.hypot(x - fromX, y - fromY) || 1;
  const [dx, dy] = [((x - fromX) / length) * HEAD, ((y - fromY) / length) * HEAD];
  const corners = [
    [x, y],
    [x - dx - dy / 2, y - dy + dx / 2],
    [x - dx + dy / 2, y - dy - dx / 2],
  ];
  return corners.map((corner) => corner.map((value) => value.toFixed(2)).join(",")).join(" ");
}

/** Arrow through points, with its head at the last one. */
export function Arrow({ through, tone }: { through: readonly Point[]; tone?: Tone }) {
  const [tail, tip] = [through.at(-2), through.at(-1)];
  if (!tail || !tip) return null;
  const classes = tone ? [tone] : [];
  return (
    <>
      <polyline points={through.map((point) => point.join(",")).join(" ")} className={look(...classes)} />
      <polygon points={headOf(tail, tip)} className={look("solid", ...classes)} />
    </>
  );
}

interface LabelProps {
  at: Point;
  anchor?: "start" | "middle" | "end";
  /** A name is bold, a note is quiet. */
  kind?: "name" | "quiet";
  children: ReactNode;
}

/** Text at a point of its base line. */
export const Label = ({ at: [x, y], anchor = "start", kind, children }: LabelProps) => (
  <text x={x} y={y} textAnchor={anchor} className={kind && styles[kind]}>
    {children}
  </text>
);
