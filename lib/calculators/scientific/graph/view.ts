/** Range of x and y that a plot displays. */
export interface View {
  xMin: number;
  xMax: number;
  yMin: number;
  yMax: number;
}

export interface Tick {
  value: number;
  label: string;
}

export const DEFAULT_VIEW: View = { xMin: -10, xMax: 10, yMin: -10, yMax: 10 };

/** Minimum width relative to the distance from zero: below it, doubles cannot separate neighboring pixels. */
const NARROWEST = 1e-9;
const WIDEST = 1e12;

/** Tolerance at the edges, as a part of a step. */
const EDGE = 1e-9;

/** Moves the view by fractions of its width and height: (0.5, 0) moves half a width to the right. */
export function pan(view: View, horizontally: number, vertically: number): View {
  const dx = (view.xMax - view.xMin) * horizontally;
  const dy = (view.yMax - view.yMin) * vertically;
  return valid(view, {
    xMin: view.xMin + dx,
    xMax: view.xMax + dx,
    yMin: view.yMin + dy,
    yMax: view.yMax + dy,
  });
}

/** Scales the view about a fixed point: a factor of 0.5 halves the ranges. */
export function zoom(view: View, factor: number, x: number, y: number): View {
  return valid(view, {
    xMin: x + (view.xMin - x) * factor,
    xMax: x + (view.xMax - x) * factor,
    yMin: y + (view.yMin - y) * factor,
    yMax: y + (view.yMax - y) * factor,
  });
}

/** True if the ranges of a view are within the precision of doubles and readable. */
export function isUsable({ xMin, xMax, yMin, yMax }: View): boolean {
  return isRange(xMin, xMax) && isRange(yMin, yMax);
}

/** Returns 2 to about `count` round marks (1, 2 or 5 times a power of ten) from min to max. */
export function ticks(min: number, max: number, count: number): readonly Tick[] {
  if (!isRange(min, max)) return [];
  const raw = (max - min) / Math.max(1, count);
  const exponent = Math.floor(Math.log10(raw));
  const mantissa = raw / 10 ** exponent;
  const multiple = mantissa <= 1 ? 1 : mantissa <= 2 ? 2 : mantissa <= 5 ? 5 : 10;
  const decimals = Math.max(0, multiple === 10 ? -exponent - 1 : -exponent);
  const step = multiple * 10 ** exponent;
  const first = Math.ceil(min / step - EDGE);
  const last = Math.floor(max / step + EDGE);
  return Array.from({ length: last - first + 1 }, (_, i) => {
    const value = Number(((first + i) * step).toPrecision(12));
    return { value, label: tickLabel(value, decimals) };
  });
}

/** Steps of marks in parts of π: the usual angles below π; 1, 2 and 5 times powers of ten above. */
const PI_STEPS = [1 / 12, 1 / 6, 1 / 4, 1 / 2, 1];

/** Returns {@link ticks} at multiples of π: "−π/2", "3π". Uses decimals for steps below π/12. */
export function piTicks(min: number, max: number, count: number): readonly Tick[] {
  if (!isRange(min, max)) return [];
  const raw = (max - min) / Math.PI / Math.max(1, count);
  if (raw < 1 / 24) return ticks(min, max, count);
  const whole = ticks(0, (max - min) / Math.PI, count);
  const step = PI_STEPS.find((each) => each >= raw) ?? (whole[1]?.value ?? 1) - (whole[0]?.value ?? 0);
  const first = Math.ceil(min / Math.PI / step - EDGE);
  const last = Math.floor(max / Math.PI / step + EDGE);
  return Array.from({ length: last - first + 1 }, (_, i) => {
    const parts = (first + i) * step;
    return { value: parts * Math.PI, label: piLabel(Math.round(parts * 12), 12) };
  });
}

function piLabel(numerator: number, denominator: number): string {
  if (numerator === 0) return "0";
  const common = [12, 6, 4, 3, 2].find((each) => numerator % each === 0 && denominator % each === 0) ?? 1;
  const [above, below] = [Math.abs(numerator) / common, denominator / common];
  return `${numerator < 0 ? "−" : ""}${above === 1 ? "" : above}π${below === 1 ? "" : `/${below}`}`;
}

/** Gives both axes the same scale, in a frame of this aspect; keeps x, and a visible zero. */
export function equalScale(view: View, heightToWidth: number): View {
  const center = (view.yMin + view.yMax) / 2;
  const half = ((view.xMax - view.xMin) * heightToWidth) / 2;
  const isLost = view.yMin <= 0 && view.yMax >= 0 && Math.abs(center) > half;
  const middle = isLost ? 0 : center;
  return valid(view, { ...view, yMin: middle - half, yMax: middle + half });
}

function tickLabel(value: number, decimals: number): string {
  if (value === 0) return "0";
  const magnitude = Math.abs(value);
  const plain = magnitude >= 1e-4 && magnitude < 1e6;
  const text = plain ? value.toFixed(decimals) : value.toExponential().replace("e+", "e");
  return text.replaceAll("-", "−");
}

const valid = (before: View, after: View): View => (isUsable(after) ? after : before);

function isRange(min: number, max: number): boolean {
  const width = max - min;
  const farthest = Math.max(Math.abs(min), Math.abs(max));
  return width > 0 && farthest <= WIDEST && width >= NARROWEST * Math.max(farthest, NARROWEST);
}
