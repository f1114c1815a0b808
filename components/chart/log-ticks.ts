import { ticks } from "d3-array";

const STEPS = [[1, 2, 3, 4, 5, 6, 7, 8, 9], [1, 2, 5], [1, 3], [1]] as const;

/** Number of decades above which only every second, fifth ... is a tick. */
const MOST_DECADES = 400;

/** Returns two to `count` round values of a logarithmic axis: decades, and their ones, twos and fives. */
export function logTicks(min: number, max: number, count: number): readonly number[] {
  const most = Math.max(2, count);
  for (const steps of STEPS) {
    const marks = stepsWithin(min, max, steps, 1);
    if (marks.length >= 2 && marks.length <= most && (steps.length < 9 || max < 10 * min)) return marks;
  }
  for (let every = 2; every < MOST_DECADES; every += 1) {
    const marks = stepsWithin(min, max, [1], every);
    if (marks.length < 2) break;
    if (marks.length <= most) return marks;
  }
  const even = ticks(min, max, most).filter((value) => value > 0);
  return even.length >= 2 ? even : [min, max];
}

/** Pixels of a decade above which all its steps, or its two and five, fit. */
const [ALL_STEPS, FEW_STEPS] = [56, 18];

/** Returns the fine grid between ticks, for decades of this length in pixels. */
export function logGrid(min: number, max: number, decade: number): readonly number[] {
  if (max < 10 * min) return ticks(min, max, 20).filter((value) => value > 0);
  if (decade < FEW_STEPS) return [];
  return stepsWithin(min, max, decade < ALL_STEPS ? [1, 2, 5] : STEPS[0], 1);
}

function stepsWithin(min: number, max: number, steps: readonly number[], every: number): readonly number[] {
  const marks: number[] = [];
  const [first, last] = [Math.floor(Math.log10(min)), Math.ceil(Math.log10(max))];
  for (let decade = Math.floor(first / every) * every; decade <= last; decade += every) {
    for (const step of steps) {
      const value = Number(`${step}e${decade}`);
      if (value >= min * (1 - 1e-12) && value <= max * (1 + 1e-12) && value > 0) marks.push(value);
    }
  }
  return marks;
}
