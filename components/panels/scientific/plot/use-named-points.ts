"use client";

import { useEffect, useState } from "react";
import { type NamedPoints, pointSearch } from "@/lib/calculators/scientific/graph/points";
import type { View } from "@/lib/calculators/scientific/view";
import type { Curve } from "./curves";

/** Milliseconds without a change before they are looked for. */
const REST = 120;
const NONE: NamedPoints = { points: [], complete: true };

/**
 * The points of the curves that have a name, looked for when the plot rests, a step at a time, so that the page answers
 * meanwhile; none of other curves.
 */
export function useNamedPoints(curves: readonly Curve[], { xMin, xMax }: View): NamedPoints {
  const [latest, setLatest] = useState<{ of: readonly Curve[]; named: NamedPoints }>({ of: [], named: NONE });

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
