import type { Sentence } from "../fields/sentence.ts";
import type { ValueFormat } from "../fields/value-format.ts";

/**
 * Chart of an answer, as data. Numbers are those of outputs: the SI base unit of a quantity, major units of
 * money, seconds, days since 1970-01-01. The `format` of an axis decides the displayed unit and digits; its
 * ticks are round in that unit. Non-finite values are omitted.
 */
export type Chart = LineChart | ScatterChart | StackChart | CategoryChart | PartsChart | ScaleChart;

interface Titled {
  id: string;
  title: string;
  /**
   * Conclusion from the chart, if there is one: the heading, with the title in small type above it. No period
   * at its end.
   */
  finding?: Sentence;
  summary: Sentence;
}

/** Lines over a number: a balance over time, curves of friction, a water supply on N^1.85 paper. */
export interface LineChart extends Titled, Plane {
  kind: "lines";
  series: readonly Line[];
  /**
   * Second axis on the right, with its lines. Only for physically related quantities (a fan’s pressure and
   * its power over the flow): two axes make unrelated lines intersect.
   */
  y2?: ScaledAxis & { series: readonly Line[] };
  /** Labeled points that are not on a line: the test of a hydrant, the demand. */
  points?: readonly LabeledPoint[];
  /** Lines of the chart paper, such as wet bulbs on a psychrometric chart: no readout. */
  guides?: readonly Guide[];
}

/** Unconnected points with optional labels: pumps by flow and head, rooms by area and load. */
export interface ScatterChart extends Titled, Plane {
  kind: "scatter";
  series: readonly { id: string; label: string; points: readonly ScatterPoint[] }[];
  /** Lines of equal merit across the cloud: displayed as far as the axes reach, without a readout. */
  guides?: readonly Guide[];
}

/** Areas or bars on top of each other over a number, with their sum: principal and interest by year. */
export interface StackChart extends Titled {
  kind: "stacked-areas" | "stacked-bars";
  x: Axis;
  y: Axis;
  series: readonly Line[];
  marks?: readonly Mark[];
  home?: number;
}

/** Bars by name: the load of each room, the rain of each month. Horizontal if names need width. */
export interface CategoryChart extends Titled {
  kind: "categories";
  categories: { label: string; names: readonly string[] };
  y: Axis;
  /** Values in the order of the names; null if missing. */
  series: readonly { id: string; label: string; values: readonly (number | null)[] }[];
  /** "stacked" for the parts of a whole, with their sum; "beside" to compare. No effect on a single series. */
  bars: "stacked" | "beside";
}

/** The parts of one whole: a ring with amounts and shares. */
export interface PartsChart extends Titled {
  kind: "parts";
  /** Quantity of the parts, with its format. */
  value: Axis;
  parts: readonly { id: string; label: string; value: number }[];
}

/** One value on a row of named bands: a BMI, a noise criterion. */
export interface ScaleChart extends Titled {
  kind: "scale";
  x: Axis;
  /** Adjacent bands from left to right. */
  bands: readonly { from: number; to: number; label: string; tone: Tone }[];
  value: Mark;
}

/** Parts that all charts with two numeric axes share. */
interface Plane {
  x: ScaledAxis;
  y: ScaledAxis;
  /** Result of the inputs: a prominent marker, where the readout starts. On `y`. */
  point?: LabeledPoint;
  marks?: readonly Mark[];
  /** Initial x of the readout if there is no point: an intersection, a payoff, a peak. Default: the end. */
  home?: number;
  /** Regions behind the lines: comfortable, noisy, not allowed. */
  bands?: readonly Band[];
}

export interface Axis {
  label: string;
  format: ValueFormat;
}

export interface ScaledAxis extends Axis {
  /** Scale of the axis; linear by default. */
  scale?: AxisScale;
}

/**
 * "log": equal factors; values of 0 and below are omitted with a note. "power": equal steps of the value to
 * the exponent; 1.85 on x makes lines of water supplies straight (Hazen-Williams).
 */
export type AxisScale = { kind: "log" } | { kind: "power"; exponent: number };

export interface Line {
  id: string;
  label: string;
  /** Points by ascending x, joined by straight lines on the rendered axes. */
  points: readonly Point[];
  /** "step": a value holds until the x of the next point: tariffs, stages. */
  shape?: "step";
}

export interface Guide {
  id: string;
  /** Label at the end of the guide, if there is room. */
  label?: string;
  /** Points by ascending x. */
  points: readonly Point[];
  /** True for the edge of the chart’s valid region, which is rendered like an axis. */
  isEdge?: true;
}

export type Point = readonly [x: number, y: number];

export interface LabeledPoint {
  x: number;
  y: number;
  label: string;
}

export interface ScatterPoint {
  x: number;
  y: number;
  label?: string;
  /** Range of possible values: a bar over the marker, or a box if both ranges exist. */
  xRange?: Point;
  yRange?: Point;
}

/** Named place on x: break-even, the end of insurance. */
export interface Mark {
  x: number;
  label: string;
}

/** Region between two values of an axis; without `from` or `to` it extends to the end of the axis. */
export interface Band {
  axis: "x" | "y";
  from?: number;
  to?: number;
  label: string;
  tone: Tone;
}

export type Tone = "good" | "caution" | "bad" | "neutral";
