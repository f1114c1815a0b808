import { type Levels, levelsOf, type Place } from "../../core/numeric/levels/levels.ts";
import type { Domain, Search } from "../../core/numeric/levels/search.ts";
import { roundTo } from "../../core/numeric/round.ts";
import { domainOf, numberText } from "./inputs.ts";
import { type Candidate, Sight, type SightTask } from "./sight.ts";

/** Value of the input that yields the goal. */
export interface Solution extends Candidate {
  /** True if the form already contains it. */
  isCurrent: boolean;
  /** True if the formatted figure equals the goal. */
  isExact: boolean;
  /** Range in which every value yields the goal. */
  stretch?: { from: string; to: string };
}

type Jumps = readonly { from: Candidate; to: Candidate; isGap: boolean }[];

export type Solved =
  | { kind: "found"; solutions: readonly Solution[]; isCut: boolean }
  /** The figure jumps over the goal, between two values without answers in between. */
  | { kind: "jumps"; jumps: Jumps }
  /** The input does not affect the figure. */
  | { kind: "unmoved"; figureText: string; from: string; to: string }
  | { kind: "unreachable"; least: Candidate; most: Candidate; from: string; to: string }
  /** No tested value of the input has an answer. */
  | { kind: "unanswered"; from: string; to: string };

export interface SolveTask extends SightTask {
  goal: number;
  /** Returns false when no time is left for details. */
  mayGoOn?: () => boolean;
}

/** Maximum number of solutions and jumps. */
const MOST = 8;
/** Relative distance of a number from the end of the jump that it represents. */
const ROUNDING_DISTANCE = 0.003;

/**
 * Finds the values of an input that yield the goal of a figure, the nearest to the current one first.
 * Requests the figure in the answers’ unit, for numbers in the field.
 */
export function* solved(task: SolveTask): Search<Solved> {
  const { input, units, figure, context, mayGoOn } = task;
  const { decimals } = context.currency;
  const goal = figure.format.kind === "money" ? roundTo(task.goal, decimals) : task.goal;
  const sight = new Sight(task);
  const whole = domainOf(input, units);
  const domain = { ...whole, step: yield* stepOf(whole, sight) };
  const levels = yield* sight.through(levelsOf({ ...domain, target: goal, ...(mayGoOn && { mayGoOn }) }));
  const [from, to] = [numberText(input, domain.low, units), numberText(input, domain.high, units)];
  const { least, most } = levels;
  if (!least || !most) return { kind: "unanswered", from, to };
  const solutions = yield* solutionsIn(levels, sight, domain, sight.formatValue(goal));
  if (solutions.length > 0) {
    const isCut = levels.isCut || solutions.length > MOST;
    return { kind: "found", solutions: solutions.slice(0, MOST), isCut };
  }
  if (least.y === most.y) return { kind: "unmoved", figureText: sight.figureText(least.x), from, to };
  if (levels.jumps.length > 0) return { kind: "jumps", jumps: yield* jumpsIn(levels, sight, domain) };
  const [lowest, highest] = [
    yield* shortenedNear(least.x, Math.round),
    yield* shortenedNear(most.x, Math.round),
  ];
  return {
    kind: "unreachable",
    least: sight.candidateAt(lowest),
    most: sight.candidateAt(highest),
    from,
    to,
  };

  function* shortenedNear(x: number, rounding: (value: number) => number): Search<number> {
    return domain.step > 0 ? x : yield* sight.shortened(x, rounding, ROUNDING_DISTANCE);
  }
}

/** Fractions that fields may implicitly require, the finest first: months of a year, quarters of an hour. */
const FRACTIONS: readonly number[] = [0.01, 1 / 12, 0.1, 0.25, 0.5, 1];
/** Offsets that are multiples of none of them. */
const ODD: readonly number[] = [0.0382719, -0.0461773];

/** Finds the step of a field: its own, or the one that its calculator requires; 0 without one. */
function* stepOf({ step, start, low, high }: Domain, sight: Sight): Search<number> {
  if (step > 0 || start === undefined || (yield* sight.valueAt(start)) === undefined) return step;
  const isTaken = function* (places: readonly number[]): Search<boolean> {
    for (const place of places)
      if (place >= low && place <= high && (yield* sight.valueAt(place)) === undefined) return false;
    return true;
  };
  if (yield* isTaken(ODD.map((odd) => start + odd))) return 0;
  for (const fraction of FRACTIONS)
    if (yield* isTaken([1, 2, 5, -1, -2, -5].map((count) => start + count * fraction))) return fraction;
  return 0;
}

/** Lists the current value first if it reaches the goal, then the others, the nearest first. */
function* solutionsIn(
  levels: Levels,
  sight: Sight,
  { start, step }: Domain,
  goalText: string,
): Search<Solution[]> {
  if (start !== undefined) yield* sight.valueAt(start);
  const isThere = start !== undefined && sight.figureText(start) === goalText;
  const current = isThere ? sight.candidateAt(start) : undefined;
  let currentStretch: Solution["stretch"];
  const solutions: { x: number; solution: Solution }[] = [];
  for (const place of [...levels.places, ...nearlyIn(levels, sight, goalText)]) {
    const stretch = yield* stretchOf(place, sight);
    if (isThere && (yield* isSame(place, start, sight, goalText))) {
      currentStretch ??= stretch;
      continue;
    }
    const x = yield* numberAt(place, sight, start, step);
    const candidate = sight.candidateAt(x);
    if (solutions.some(({ solution }) => solution.inputText === candidate.inputText)) continue;
    const isExact = candidate.figureText === goalText;
    solutions.push({ x, solution: { ...candidate, isCurrent: false, isExact, ...(stretch && { stretch }) } });
  }
  const others = solutions
    .toSorted((a, b) => Math.abs(a.x - (start ?? 0)) - Math.abs(b.x - (start ?? 0)))
    .map(({ solution }) => solution);
  return current
    ? [
        { ...current, isCurrent: true, isExact: true, ...(currentStretch && { stretch: currentStretch }) },
        ...others,
      ]
    : others;
}

const nearlyIn = ({ jumps }: Levels, sight: Sight, goalText: string): Place[] =>
  jumps.flatMap(({ from, to }) => {
    const at = [from, to].find(({ y }) => sight.formatValue(y) === goalText);
    return at ? [{ at }] : [];
  });

/** Returns true if a place is equivalent to a number that yields the goal. */
function* isSame({ at, stretch }: Place, x: number, sight: Sight, goalText: string): Search<boolean> {
  if (stretch) return stretch.from <= x && x <= stretch.to;
  if (at.x === x) return true;
  const middle = yield* sight.valueAt(at.x / 2 + x / 2);
  return middle !== undefined && sight.formatValue(middle) === goalText;
}

/** Returns the number of a place; for an interval the end nearer to the current value. */
function* numberAt({ at, stretch }: Place, sight: Sight, start = -Infinity, step: number): Search<number> {
  if (!stretch) return yield* sight.shortened(at.x, Math.round);
  const x = start <= stretch.from ? stretch.from : stretch.to;
  return step > 0 ? x : yield* sight.shortened(x, x === stretch.from ? Math.ceil : Math.floor);
}

function* stretchOf({ stretch }: Place, sight: Sight): Search<Solution["stretch"]> {
  if (!stretch) return undefined;
  const from = sight.inputText(yield* sight.shortened(stretch.from, Math.ceil, ROUNDING_DISTANCE));
  const to = sight.inputText(yield* sight.shortened(stretch.to, Math.floor, ROUNDING_DISTANCE));
  return from === to ? undefined : { from, to };
}

/** Lists jumps over the goal, the nearest first. */
function* jumpsIn({ jumps }: Levels, sight: Sight, { start = 0, step }: Domain): Search<Jumps> {
  const nearest = jumps.toSorted((a, b) => Math.abs(a.from.x - start) - Math.abs(b.from.x - start));
  const reported = [];
  for (const { from, to, isGap = false } of nearest.slice(0, MOST)) {
    const [low, high] =
      step > 0
        ? [from.x, to.x]
        : [
            yield* sight.shortened(from.x, Math.floor, ROUNDING_DISTANCE),
            yield* sight.shortened(to.x, Math.ceil, ROUNDING_DISTANCE),
          ];
    reported.push({ from: sight.candidateAt(low), to: sight.candidateAt(high), isGap });
  }
  return reported;
}
