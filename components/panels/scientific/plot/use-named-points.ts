"use client";

import { useEffect, useState } from "react";
import { type NamedPoints, pointSearch } from "@/lib/calculators/scientific/graph/points";
import type { View } from "@/lib/calculators/scientific/graph/view";
import type { Curve } from "./curves";

/** Delay before the search, in ms. */
const REST = 120;
/** Time of a step, in ms. */
const STEP_MS = 6;
const NONE: NamedPoints = { points: [], complete: true, uncertain: [] };

/**
 * Searches for named points of the curves once the plot is at rest, one step at a time, so that the page
 * stays responsive; never returns points of other curves. `initial`: points of the first curves, if they were
 * searched for before.
 */
export function useNamedPoints(
  curves: readonly Curve[],
  { xMin, xMax }: View,
  initial?: NamedPoints,
): NamedPoints {
  const [latest, setLatest] = useState({ of: initial ? curves : [], named: initial ?? NONE });

  useEffect(() => {
    const search = pointSearch(
      curves.map(({ read }) => read),
      { xMin, xMax },
    );
    let timer = setTimeout(step, REST);
    function step() {
      const end = performance.now() + STEP_MS;
      let next = search.next();
      while (!next.done && performance.now() < end) next = search.next();
      if (next.done) setLatest({ of: curves, named: next.value });
      else timer = setTimeout(step);
    }
    return () => clearTimeout(timer);
  }, [curves, xMin, xMax]);

  return latest.of === curves ? latest.named : NONE;
}
