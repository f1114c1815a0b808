import type { ReactNode } from "react";

export const WIDTH = 480;
export const HEIGHT = 270;

interface SheetProps {
  /** Description of the drawing, in a sentence. */
  label: string;
  children: ReactNode;
}

/** Sheet of a drawing: lines in the text color, dimensions in the accent color. */
export const Sheet = ({ label, children }: SheetProps) => (
  <svg
    role="img"
    aria-label={label}
    viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
    className="h-full w-full rounded-lg border border-line bg-surface fill-none stroke-ink"
    strokeWidth={1.5}
    strokeLinejoin="round"
    strokeLinecap="round"
  >
    {children}
  </svg>
);

interface NoteProps {
  x: number;
  y: number;
  anchor?: "start" | "middle" | "end";
  /** True for the unknown. */
  strong?: boolean;
  children: ReactNode;
}

/** Text on a drawing, with a halo that separates it from lines. */
export const Note = ({ x, y, anchor = "middle", strong = false, children }: NoteProps) => (
  <text
    x={x}
    y={y}
    textAnchor={anchor}
    strokeWidth={5}
    paintOrder="stroke"
    className={`tabular stroke-surface text-[15px] ${strong ? "fill-accent font-semibold" : "fill-ink"}`}
  >
    {children}
  </text>
);

export function Arrow({ from, to, className = "" }: { from: Place; to: Place; className?: string }) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  if (length < 1) return null;
  const [ux, uy] = [dx / length, dy / length];
  const head = Math.min(9, length / 2);
  const side = (sign: number): string =>
    `${to[0] - head * ux + sign * 0.45 * head * uy},${to[1] - head * uy - sign * 0.45 * head * ux}`;
  return (
    <g className={className}>
      <path d={`M${from.join(" ")}L${to.join(" ")}`} />
      <path d={`M${side(1)}L${to.join(",")}L${side(-1)}`} />
    </g>
  );
}

export type Place = readonly [x: number, y: number];

export const pathOf = (places: readonly Place[]): string =>
  places.map(([x, y], index) => `${index === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
