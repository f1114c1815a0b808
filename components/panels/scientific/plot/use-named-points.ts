"use client";

import { useEffect, useState } from "react";
import { type NamedPoints, pointSearch } from "@/lib/calculators/scientific/graph/points";
import type { View } from "@/lib/calculators/scientific/view";
import type { Curve } from "./curves";

/** Delay before the search, in ms. */
const REST = 120;
const NONE: NamedPoints = { points: [], complete: true };

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
      const { done, value } = search.next();
      if (done) setLatest({ of: curves, named: value });
      else timer = setTimeout(step);
    }
    return () => clearTimeout(timer);
  }, [curves, xMin, xMax]);

  return latest.of === curves ? latest.named : NONE;
}
