import type { AngleUnit } from "../../../science/functions/angle-unit.ts";
import { angleFromQuery, FUNCTION_NAMES, mayDependOnAngle } from "../address-angle.ts";
import { DEFAULT_LETTER, isFreeLetter, MOST_LETTERS } from "./compile.ts";
import { isUsable, type View } from "./view.ts";

export interface Letter {
  value: number;
  min: number;
  max: number;
}

export interface PlotState {
  /** Raw functions of x. */
  texts: readonly string[];
  angle: AngleUnit;
  /** View that the visitor moved to; null if it follows the functions. */
  view: View | null;
  letters: Readonly<Record<string, Letter>>;
  pi: boolean | null;
  /** True if a unit has the same length on both axes. */
  equal: boolean;
}

export const LONGEST_FUNCTION = 200;

export const DEFAULT_SLIDER: Letter = { value: DEFAULT_LETTER, min: -5, max: 5 };
export const INITIAL_PLOT: PlotState = {
  texts: ["sin(x)"],
  angle: "deg",
  view: null,
  letters: {},
  pi: null,
  equal: false,
};

/** Maximum end of a slider. */
const FARTHEST = 1e6;
/** Digits of a view’s edges: enough for pixels. */
const VIEW_DIGITS = 6;

/** Serializes a plot as query parameters, without defaults. Names the angle unit wherever it matters. */
export function plotQuery({ texts, angle, view, letters, pi, equal }: PlotState): URLSearchParams {
  const query = new URLSearchParams({ page: "plot" });
  texts.forEach((text, i) => {
    const name = FUNCTION_NAMES[i];
    if (name && text.trim() !== "") query.set(name, text);
  });
  if (texts.some(mayDependOnAngle)) query.set("angle", angle);
  if (view)
    query.set(
      "view",
      [view.xMin, view.xMax, view.yMin, view.yMax].map((edge) => shortEdge(edge, view)).join(","),
    );
  for (const [letter, { value, min, max }] of Object.entries(letters)) {
    const ends = min === DEFAULT_SLIDER.min && max === DEFAULT_SLIDER.max ? [] : [min, max];
    if (ends.length > 0 || value !== DEFAULT_SLIDER.value) query.set(letter, [value, ...ends].join(","));
  }
  if (pi !== null) query.set("pi", pi ? "1" : "0");
  if (equal) query.set("equal", "1");
  return query;
}

function shortEdge(edge: number, { xMin, xMax, yMin, yMax }: View): number {
  const finest = Math.min(xMax - xMin, yMax - yMin);
  const decimals = Math.min(15, Math.max(0, VIEW_DIGITS - Math.floor(Math.log10(finest))));
  return Number(edge.toFixed(decimals)) + 0;
}

/**
 * Reads a plot from query parameters. Invalid parameters fall back to the initial plot.
 * @param angle unit of a plot whose address implies none
 */
export function plotFromQuery(query: URLSearchParams, angle: AngleUnit = INITIAL_PLOT.angle): PlotState {
  const functions = FUNCTION_NAMES.flatMap((name) => {
    const text = query.get(name);
    return text === null || text.trim() === "" ? [] : [text.slice(0, LONGEST_FUNCTION)];
  });
  const expression = query.get("expression")?.slice(0, LONGEST_FUNCTION);
  const texts = functions.length > 0 ? functions : expression ? [expression] : INITIAL_PLOT.texts;
  const pi = query.get("pi");
  return {
    texts,
    angle: angleFromQuery(query) ?? angle,
    view: viewFrom(query.get("view")),
    letters: lettersFrom(query),
    pi: pi === "1" ? true : pi === "0" ? false : null,
    equal: query.get("equal") === "1",
  };
}

function viewFrom(text: string | null): View | null {
  const edges = numbersIn(text);
  const [xMin, xMax, yMin, yMax] = edges;
  if (edges.length !== 4 || xMin === undefined || xMax === undefined) return null;
  if (yMin === undefined || yMax === undefined) return null;
  const view = { xMin, xMax, yMin, yMax };
  return isUsable(view) ? view : null;
}

function lettersFrom(query: URLSearchParams): Readonly<Record<string, Letter>> {
  const letters = [...query.keys()].filter(isFreeLetter).slice(0, MOST_LETTERS);
  return Object.fromEntries(
    letters.flatMap((name) => {
      const [value, min = DEFAULT_SLIDER.min, max = DEFAULT_SLIDER.max] = numbersIn(query.get(name));
      return value === undefined ? [] : [[name, sliderOf(value, min, max)] as const];
    }),
  );
}

/** Builds a slider with its ends in order and in range, wide enough for its value. */
export function sliderOf(value: number, min: number, max: number): Letter {
  const within = (each: number) => Math.max(-FARTHEST, Math.min(FARTHEST, each));
  const held = within(value);
  const [low, high] = [within(Math.min(min, max)), within(Math.max(min, max))];
  return low < high
    ? { value: held, min: Math.min(low, held), max: Math.max(high, held) }
    : { value: held, min: held - 5, max: held + 5 };
}

const LONGEST_NUMBERS = 120;

/** Reads comma-separated numbers; empty if one is invalid. */
function numbersIn(text: string | null): readonly number[] {
  if (text === null || text === "" || text.length > LONGEST_NUMBERS) return [];
  const numbers = text.split(",").map((part) => (part.trim() === "" ? Number.NaN : Number(part)));
  return numbers.every(Number.isFinite) ? numbers : [];
}
