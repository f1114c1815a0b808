"use client";

import { useEffect, useState } from "react";
import { type PlotState, plotFromQuery, plotQuery } from "@/lib/calculators/scientific/graph/address";

/** Delay before the address follows, in ms: browsers limit its changes. */
const REST = 300;

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
