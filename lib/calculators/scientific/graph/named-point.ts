export type PointKind = "root" | "minimum" | "maximum" | "intersection" | "hole" | "pole";

export interface NamedPoint {
  kind: PointKind;
  /** Indexes of its functions. */
  of: readonly number[];
  x: number;
  /** NaN at a pole. */
  y: number;
  /** Exact coordinate, if proven: "π/3". */
  exactX?: string;
  exactY?: string;
}
