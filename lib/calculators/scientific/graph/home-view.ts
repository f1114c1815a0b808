import type { AngleUnit } from "../../../science/functions/angle-unit.ts";
import { DEFAULT_VIEW, isUsable, type View } from "./view.ts";

const SAMPLES = 241;
/** Half the width of the view for functions of an angle: one turn. */
const TURN: Readonly<Record<AngleUnit, number>> = { deg: 360, rad: 2 * Math.PI, grad: 400 };
/** True if the text contains a function of an angle, such as sine. */
export const isOfAngle = (text: string): boolean => OF_ANGLE.test(text);

const OF_ANGLE = /(?:sin|cos|tan|sec|csc|cot)(?!h)[\s(^²³⁻-]/;

/** Fraction of the samples at either end that is ignored if it is far from the rest: poles. */
const TAIL = 0.03;
const FAR = 4;
/** Margin above and below the curves, as a fraction of their height. */
const ROOM = 0.1;

/**
 * Returns the initial view: ten to either side, or a full turn for functions of an angle; as high as the
 * values, except near poles.
 */
export function homeView(
  functions: readonly { text: string; at: (x: number) => number }[],
  angle: AngleUnit,
): View {
  const half = functions.some(({ text }) => isOfAngle(text)) ? TURN[angle] : DEFAULT_VIEW.xMax;
  const across: View = { ...DEFAULT_VIEW, xMin: -half, xMax: half };
  const values = functions
    .flatMap(({ at }) => Array.from({ length: SAMPLES }, (_, i) => at((2 * i * half) / (SAMPLES - 1) - half)))
    .filter(Number.isFinite)
    .toSorted((a, b) => a - b);
  const [yMin, yMax] = heightOf(values);
  const view = { ...across, yMin, yMax };
  return isUsable(view) ? view : across;
}

function heightOf(sorted: readonly number[]): [yMin: number, yMax: number] {
  const tail = Math.floor(sorted.length * TAIL);
  let [low, high] = [sorted[tail], sorted.at(-1 - tail)];
  const [least, most] = [sorted[0], sorted.at(-1)];
  if (low === undefined || high === undefined || least === undefined || most === undefined) {
    return [DEFAULT_VIEW.yMin, DEFAULT_VIEW.yMax];
  }
  if (most - least <= FAR * (high - low)) [low, high] = [least, most];
  const room = (high - low) * ROOM || Math.max(1, Math.abs(high) / 2);
  return [low - room, high + room];
}
