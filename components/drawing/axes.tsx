import { Label, look, type Point } from "./marks";

/** Rectangle of a graph in user units. */
export interface Plane {
  left: number;
  right: number;
  top: number;
  bottom: number;
  x: readonly [least: number, most: number];
  y: readonly [least: number, most: number];
}

/** Returns the place of a value on a plane with linear axes. */
export const placeOn = ({ left, right, top, bottom, x, y }: Plane, across: number, up: number): Point => [
  left + ((right - left) * (across - x[0])) / (x[1] - x[0]),
  bottom - ((bottom - top) * (up - y[0])) / (y[1] - y[0]),
];

/** Path through points, in straight pieces. */
export const pathThrough = (points: readonly Point[]): string =>
  `M${points.map((point) => point.map((value) => value.toFixed(1)).join(" ")).join("L")}`;

interface AxesProps {
  plane: Plane;
  /** Values with their texts. */
  across: readonly (readonly [value: number, text: string])[];
  up: readonly (readonly [value: number, text: string])[];
}

/** Grid, axes and their texts. */
export const Axes = ({ plane, across, up }: AxesProps) => (
  <>
    {up.map(([value, text]) => {
      const [, y] = placeOn(plane, plane.x[0], value);
      return (
        <g key={value}>
          <path d={`M${plane.left} ${y}H${plane.right}`} className={look("grid")} />
          <Label at={[plane.left - 6, y + 4]} anchor="end" kind="quiet">
            {text}
          </Label>
        </g>
      );
    })}
    {across.map(([value, text]) => {
      const [x] = placeOn(plane, value, plane.y[0]);
      return (
        <g key={value}>
          <path d={`M${x} ${plane.top}V${plane.bottom}`} className={look("grid")} />
          <Label at={[x, plane.bottom + 17]} anchor="middle" kind="quiet">
            {text}
          </Label>
        </g>
      );
    })}
    <path d={`M${plane.left} ${plane.top}V${plane.bottom}H${plane.right}`} />
  </>
);
