import type { CompiledFunction } from "./compile.ts";
import { joinRanges, type Range, RESOLUTION } from "./isolate.ts";

/** Uncertain ranges this close together, as a part of the whole, are one for a reader. */
const GAP = 0.005;

/** Joins uncertain ranges that are close together. */
export const joinUncertain = (uncertain: readonly Range[], { low, high }: Range): readonly Range[] =>
  joinRanges(uncertain, GAP * (high - low));

/** Values that are compared in a range without visible change. */
const PROBES = 33;
const INVISIBLE = 1e-12;

/**
 * Keeps the parts of ranges in which a curve changes: where it does not, no point is missing that anyone could see. Jumps
 * at places that are not smooth do not count.
 */
export function keepVisible(
  uncertain: readonly Range[],
  f: CompiledFunction,
  criticals: readonly Range[],
  range: Range,
): readonly Range[] {
  const margin = (RESOLUTION / 2) * (range.high - range.low);
  const places = criticals.map(({ low, high }) => ({ low: low - margin, high: high + margin }));
  return uncertain.flatMap((each) => removeParts(each, joinRanges(places))).filter((each) => varies(f, each));
}

/** Cuts parts out of a range. */
function removeParts({ low, high }: Range, parts: readonly Range[]): readonly Range[] {
  const ends = [low, ...parts.flatMap((part) => [part.low, part.high]), high];
  return ends.flatMap((end, i): Range[] => {
    const next = ends[i + 1];
    if (i % 2 === 1 || next === undefined) return [];
    const rest = { low: Math.max(low, end), high: Math.min(high, next) };
    return rest.low < rest.high ? [rest] : [];
  });
}

function varies({ at }: CompiledFunction, { low, high }: Range): boolean {
  const values = Array.from({ length: PROBES }, (_, i) =>
    at(low + ((high - low) * (i + 0.5)) / PROBES),
  ).filter(Number.isFinite);
  if (values.length === 0) return false;
  const size = Math.max(...values.map(Math.abs));
  const height = Math.max(...values) - Math.min(...values);
  return !(height <= INVISIBLE * size || size < Number.MIN_VALUE * 2 ** 52);
}
