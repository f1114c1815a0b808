"use client";

import { useEffect, useState } from "react";
import { type PlotState, plotFromQuery, plotQuery } from "@/lib/calculators/scientific/graph/address";

/** Milliseconds of rest before the address follows: browsers allow few changes of it. */
const REST = 300;

/** Reads the state of the plot from the address and saves it there while the plot is the visible page. */
export function usePlotState(active: boolean) {
  const [state, setState] = useState<PlotState>(() => plotFromQuery(new URLSearchParams(location.search)));

  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => {
      const wanted = `${location.pathname}?${plotQuery(state)}${location.hash}`;
      if (wanted !== location.pathname + location.search + location.hash)
        history.replaceState(history.state, "", wanted);
    }, REST);
    return () => clearTimeout(timer);
  }, [state, active]);

  const change = (part: Partial<PlotState>) => setState((before) => ({ ...before, ...part }));
  return { state, change, setState };
}
