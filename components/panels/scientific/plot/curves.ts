import type { FUNCTION_NAMES } from "@/lib/calculators/scientific/address-angle";
import type { Letter } from "@/lib/calculators/scientific/graph/address";
import { type CompiledFunction, compileFunction } from "@/lib/calculators/scientific/graph/compile";
import { blankDefinition } from "@/lib/calculators/scientific/graph/definition";
import type { Segment } from "@/lib/calculators/scientific/graph/plot";
import type { View } from "@/lib/calculators/scientific/graph/view";
import type { Result } from "@/lib/core/result/result";
import type { AngleUnit } from "@/lib/science/functions/angle-unit";

/** Functions of a plot, each with a distinct color and pattern. */
export const CURVES = [
  { name: "f", stroke: "stroke-(--chart-1)", fill: "fill-(--chart-1)", dashes: undefined },
  { name: "g", stroke: "stroke-(--chart-2)", fill: "fill-(--chart-2)", dashes: "9 5" },
  { name: "h", stroke: "stroke-(--chart-3)", fill: "fill-(--chart-3)", dashes: "2 5" },
  { name: "u", stroke: "stroke-(--chart-4)", fill: "fill-(--chart-4)", dashes: "14 4 2 4" },
  { name: "v", stroke: "stroke-(--chart-5)", fill: "fill-(--chart-5)", dashes: "5 3" },
  { name: "w", stroke: "stroke-(--chart-6)", fill: "fill-(--chart-6)", dashes: "16 6" },
] as const satisfies readonly { name: (typeof FUNCTION_NAMES)[number]; [key: string]: unknown }[];

type CurveStyle = (typeof CURVES)[number];

/** One line of the list of functions, as typed. */
export interface Entry {
  style: CurveStyle;
  text: string;
  /** Parsed text; null while it is empty. */
  read: Result<CompiledFunction> | null;
}

export interface Curve {
  style: CurveStyle;
  text: string;
  at: (x: number) => number;
  read: CompiledFunction;
}

export const entriesOf = (
  texts: readonly string[],
  angle: AngleUnit,
  letters: Readonly<Record<string, Letter>>,
): readonly Entry[] => {
  const values = new Map(Object.entries(letters).map(([name, { value }]) => [name, value]));
  return CURVES.flatMap((style, i) => {
    const text = texts[i];
    if (text === undefined) return [];
    return [{ style, text, read: text.trim() === "" ? null : compileFunction(text, angle, values) }];
  });
};

export const curvesOf = (entries: readonly Entry[]): readonly Curve[] =>
  entries.flatMap(({ style, text, read }) =>
    read?.ok ? [{ style, text: blankDefinition(text).trim(), at: read.value.at, read: read.value }] : [],
  );

/** Returns true for a function, which has values; a line “x = 3” has none. */
export const isFunction = ({ read }: Curve): boolean => read.vertical === undefined;

/** Formats “f(x) = x²”, or “x = 3”. */
export const equationOf = (curve: Curve): string =>
  isFunction(curve) ? `${curve.style.name}(x) = ${curve.text}` : curve.text;

/** Lists the free letters of functions, in order of appearance. */
export const lettersOf = (curves: readonly Curve[]): readonly string[] => [
  ...new Set(curves.flatMap(({ read }) => read.letters)),
];

/** The plot on the screen, in pixels. */
export interface Frame {
  width: number;
  height: number;
}

export const xToPixel = (x: number, { xMin, xMax }: View, { width }: Frame): number =>
  ((x - xMin) / (xMax - xMin)) * width;

export const yToPixel = (y: number, { yMin, yMax }: View, { height }: Frame): number =>
  ((yMax - y) / (yMax - yMin)) * height;

export function pathOf(segments: readonly Segment[], view: View, frame: Frame): string {
  return segments
    .map((segment) =>
      segment
        .map(({ x, y }, i) => {
          const [px, py] = [xToPixel(x, view, frame), yToPixel(y, view, frame)];
          return `${i === 0 ? "M" : "L"}${px.toFixed(1)} ${py.toFixed(1)}`;
        })
        .join(""),
    )
    .join("");
}

/** Returns x at a fraction of the view's width, to the decimals that a thousand pixels resolve. */
export function xAt(across: number, { xMin, xMax }: View): number {
  const decimals = Math.ceil(-Math.log10((xMax - xMin) / 1000));
  return Number((xMin + (xMax - xMin) * across).toFixed(Math.max(0, Math.min(15, decimals)))) + 0;
}
