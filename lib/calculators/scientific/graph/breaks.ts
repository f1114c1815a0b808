import { type CompiledFunction, functionOf } from "./compile.ts";
import { criticalsOf } from "./critical.ts";
import { featuresOf } from "./features.ts";
import { sampled } from "./zeros.ts";

/** Place without a value: a pole, a hole, an end or a jump. */
export interface Break {
  kind: "pole" | "hole" | "gap";
  x: number;
  /** Limit at a hole, else NaN. */
  y: number;
}

const MOST = 60;

/** Finds places in a range where a function has no value but its neighbors do. */
export function breaksOf(
  { node, at, angle }: CompiledFunction,
  xMin: number,
  xMax: number,
  isLate: () => boolean,
): readonly Break[] {
  const width = xMax - xMin;
  const breaks: number[] = [];
  for (const { node: critical, some } of criticalsOf(node)) {
    if (isLate() || breaks.length >= MOST) break;
    const zeroAt = functionOf(critical, angle);
    const samples = sampled(zeroAt, xMin, xMax, [], isLate);
    for (const x of featuresOf(zeroAt, samples, width, MOST, isLate).zeros)
      if (!(some && Number.isFinite(at(x))) && breaks.every((each) => Math.abs(each - x) > 1e-9 * width))
        breaks.push(x);
  }
  return breaks.toSorted((a, b) => a - b).flatMap((x) => breakAt(at, x, width, breaks));
}

/** Steps toward a place, as parts of the available room. */
const STEPS = [1e-2, 1e-3, 1e-4] as const;

function breakAt(at: (x: number) => number, x: number, width: number, all: readonly number[]): Break[] {
  const room = Math.min(
    width / 10,
    ...all.filter((each) => each !== x).map((each) => Math.abs(each - x) / 2),
  );
  const [left, right] = [approach(at, x, -room), approach(at, x, room)];
  if (left === "infinite" || right === "infinite") return [{ kind: "pole", x, y: Number.NaN }];
  if (left === "none" && right === "none") return [];
  if (left === "finite" && right === "finite") {
    const mean = (step: number) => (at(x - room * step) + at(x + room * step)) / 2;
    // Richardson extrapolation of three steps leaves a sixth-order error.
    const [wide, half, quarter] = [mean(4e-2), mean(2e-2), mean(1e-2)];
    const y = (64 * quarter - 20 * half + wide) / 45;
    const gap = Math.abs(at(x + room * 1e-4) - at(x - room * 1e-4));
    const slope = Math.abs(at(x + room * 1e-2) - at(x - room * 1e-2));
    if (Number.isFinite(y) && gap <= 0.1 * slope + 1e-9 * Math.max(1, Math.abs(y)))
      return [{ kind: "hole", x, y: Number(y.toPrecision(10)) + 0 }];
  }
  return [{ kind: "gap", x, y: Number.NaN }];
}

/** Returns the behavior of a function near a place, from one side. */
function approach(at: (x: number) => number, x: number, room: number): "finite" | "infinite" | "none" {
  const [far = Number.NaN, near = Number.NaN, nearest = Number.NaN] = STEPS.map((step) =>
    at(x + room * step),
  );
  if (![far, near, nearest].every(Number.isFinite)) return "none";
  const [first, second] = [Math.abs(near - far), Math.abs(nearest - near)];
  if (second <= 0.6 * first || second <= 1e-9 * Math.max(1, Math.abs(nearest))) return "finite";
  return Math.abs(nearest) > Math.abs(near) && Math.sign(nearest) === Math.sign(near) ? "infinite" : "none";
}
